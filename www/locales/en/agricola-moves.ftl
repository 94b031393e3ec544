### Agricola's moves in words, where no button says them.

agricola-move-place = { $what }
agricola-move-room = Room in row { $row }, column { $column }
agricola-move-stable = Stable in row { $row }, column { $column }
agricola-move-plow = Plow row { $row }, column { $column }
agricola-move-fence = Fence row { $row }, column { $column }
agricola-move-sow = Sow { $what }
agricola-move-bake = Bake { $what } grain
agricola-move-build = Buy { $what }
agricola-move-play = Play “{ $what }”
agricola-move-take = Take { $what }
agricola-move-convert = Turn { $what } into food
agricola-move-use = Use { $what }
agricola-move-sow-on = Sow on “{ $what }”
