embed-step = Step { $number } of { $count }
embed-start = The position
embed-back = One step back
embed-on = One step on
embed-refused = Not allowed: { $reason }
embed-problem = Nothing can be shown here: { $reason }
embed-attribute = the attribute “{ $name }” cannot be read (“{ $value }”)
embed-unknown = what was given cannot be read
