//! Views of a position, and positions that a seat cannot tell from it.

use super::action::{Part, Source};
use super::cards::{Card, CardSet, way_goods};
use super::data::{ROUNDS, STAGE_OF, harvest_after};
use super::farm::{self, Cell, Cells, Edges};
use super::goods::{Good, Goods};
use super::kitchen::WORKSHOPS;
use super::majors::Major;
use super::moves::{Move, Price};
use super::pay::{EDIBLE, stock};
use super::play::Few;
use super::spaces::{Space, SpaceKind};
use super::state::{Position, Window};
use super::task::{Act, Ask, Purchase, Task, bits};
use super::view::*;
use crate::kernel::{Chance, Seat, Target, Viewer, sort_few};

impl Position {
    pub(super) fn view_of(&self, viewer: Viewer) -> View {
        View {
            family: self.family,
            series: self.series_view(),
            round: self.round,
            stage: self.stage(),
            window: self.window,
            marker: self.marker,
            order: self.order(),
            next_harvest: self.next_harvest(),
            task: self.task_view(viewer),
            spaces: self
                .in_play
                .iter()
                .map(|space| self.space_view(space))
                .collect(),
            rounds: (1..=ROUNDS).map(|round| self.round_view(round)).collect(),
            majors: Major::all()
                .map(|major| self.major_view(viewer, major))
                .collect(),
            seats: self
                .all_seats()
                .map(|seat| self.seat_view(viewer, seat))
                .collect(),
        }
    }

    /// The seats that place next, as long as everybody who has persons at home can place them.
    fn order(&self) -> Vec<Seat> {
        if self.window != Window::Placement {
            return Vec::new();
        }
        let asked = self.task().is_some_and(|task| task.ask == Ask::Place);
        let mut home: Vec<u8> = self
            .all_seats()
            .map(|seat| self.player(seat).home)
            .collect();
        let mut seat = if asked {
            self.deciding().unwrap_or(self.active)
        } else {
            self.active
        };
        let mut order = Vec::new();
        while home.iter().any(|left| *left > 0) {
            if home[seat.index()] > 0 {
                home[seat.index()] -= 1;
                order.push(seat);
            }
            seat = seat.next(self.players.count);
        }
        order
    }

    fn next_harvest(&self) -> Option<u8> {
        let over = self.window == Window::Over;
        (self.round..=ROUNDS).find(|round| !over && harvest_after(*round))
    }

    fn space_view(&self, space: Space) -> SpaceView {
        let standing = self.standing[space.index()];
        let persons = self.all_seats().flat_map(|seat| {
            let adults = std::iter::repeat_n(false, standing.persons(seat).into());
            let newborn = standing.newborn(seat).then_some(true);
            adults
                .chain(newborn)
                .map(move |newborn| PersonView { seat, newborn })
        });
        let revealed = self.deck.iter().position(|card| *card == space);
        let adds = self.adds(space);
        SpaceView {
            id: space,
            round: match space.data().kind {
                SpaceKind::Round(_) => revealed.map(|index| index as u8 + 1),
                SpaceKind::Printed | SpaceKind::Green => None,
            },
            goods: self.lies(space),
            adds: adds.map_or(Goods::NONE, |(good, count)| Goods::of(good, count)),
            persons: persons.collect(),
        }
    }

    fn round_view(&self, round: u8) -> RoundView {
        let index = usize::from(round - 1);
        let promised = self.all_seats().map(|seat| PromiseView {
            seat,
            goods: self.promised(seat, round),
        });
        RoundView {
            round,
            stage: STAGE_OF[index],
            card: (round <= self.round).then(|| self.deck[index]),
            harvest: harvest_after(round),
            promised: promised
                .filter(|promise| !promise.goods.is_none())
                .collect(),
        }
    }

    fn major_view(&self, viewer: Viewer, major: Major) -> MajorView {
        let data = major.data();
        let prices = match viewer.filter(|seat| seat.0 < self.players.count) {
            Some(seat) => self.prices(seat, Purchase::Major(major)).iter().collect(),
            None => vec![Price::of(data.cost)],
        };
        MajorView {
            id: major,
            points: data.points,
            owner: self.owner(major),
            prices: prices.into_iter().map(PriceView::of).collect(),
        }
    }

    fn seat_view(&self, viewer: Viewer, seat: Seat) -> SeatView {
        let player = self.player(seat);
        let housing = self.housing(seat);
        let herd = player.goods.animals();
        let homes = farm::arrange(&player.farm, herd, &housing)
            .or_else(|| farm::arrange(&player.farm, [0; 3], &housing))
            .unwrap_or_default();
        let mut goods = player.goods;
        goods.set_animals([0; 3]);
        let values = EDIBLE.map(|good| (good, self.food_value(seat, good)));
        let food_value = values
            .iter()
            .fold(Goods::NONE, |goods, (good, value)| goods.and(*good, *value));
        SeatView {
            goods,
            animals: animals(herd),
            room_for: animals(farm::room_for(&player.farm, herd, &housing)),
            food_value,
            house: player.farm.house(),
            cells: Cell::all()
                .map(|cell| self.cell_view(seat, cell, &homes))
                .collect(),
            pets: animals(homes.house),
            on_cards: animals(homes.cards),
            fences: player.farm.fences(),
            fences_left: player.farm.fences_left(),
            stables_left: player.farm.stables_left(),
            persons: player.persons(),
            newborns: player.newborns,
            at_home: player.home,
            majors: player.majors.iter().collect(),
            used: player.used.iter().collect(),
            occupations: self.front_of(seat, true),
            minors: self.front_of(seat, false),
            hand: (viewer == Some(seat)).then(|| self.hand(seat).iter().collect()),
            hand_occupations: self.hand(seat).occupations().count() as u8,
            hand_minors: self.hand(seat).minors().count() as u8,
            notes: self.notes(seat),
            known: self.known_in_hand(seat),
            begging: player.begging,
            feed: self.feed_view(seat),
            score: self.points(seat),
        }
    }

    fn cell_view(&self, seat: Seat, cell: Cell, homes: &farm::Arrangement) -> CellView {
        let farm = &self.player(seat).farm;
        let mut pastures = farm.pastures().zip(0..);
        let pasture = pastures.find(|(pasture, _)| pasture.cells.contains(cell));
        let crop = farm.crop(cell);
        let kind = if farm.rooms().contains(cell) {
            CellKind::Room
        } else if farm.fields().contains(cell) {
            CellKind::Field
        } else if farm.stables().contains(cell) {
            CellKind::Stable
        } else {
            CellKind::Empty
        };
        CellView {
            cell,
            kind,
            crop: crop.map(|(crop, _)| match crop {
                farm::Crop::Grain => Good::Grain,
                farm::Crop::Vegetable => Good::Vegetable,
            }),
            count: crop.map_or(0, |(_, count)| count),
            pasture: pasture.map(|(_, index)| index),
            capacity: homes.room[cell.index()],
            animals: animals(homes.cells[cell.index()]),
        }
    }

    /// What is noted on cards in front of a player.
    fn notes(&self, seat: Seat) -> Vec<NoteView> {
        let front = self.front(seat).iter().copied();
        let notes = front.map(|card| NoteView {
            card,
            count: self.shown_note(seat, card),
        });
        notes.filter(|note| note.count > 0).collect()
    }

    /// The occupations, or the minor improvements, in front of a player.
    fn front_of(&self, seat: Seat, occupations: bool) -> Vec<Card> {
        let front = self.front(seat).iter().copied();
        front
            .filter(|card| card.is_occupation() == occupations)
            .collect()
    }

    /// The next harvest, if it came now.
    fn feed_view(&self, seat: Seat) -> FeedView {
        let player = self.player(seat);
        let eaten = stock(&player.goods).into_iter().zip(EDIBLE);
        let cooked: u16 = eaten
            .map(|(count, good)| u16::from(count) * u16::from(self.food_value(seat, good)))
            .sum();
        let made = player.majors.iter().filter_map(|major| {
            let workshop = WORKSHOPS[major.index()].as_ref()?;
            let unused = !player.used.contains(major) || self.window < Window::FieldStart;
            (unused && player.has(Good::ALL[workshop.good]) > 0).then_some(workshop.food)
        });
        FeedView {
            need: self.need(seat),
            food: player.has(Good::Food),
            could: cooked + made.map(u16::from).sum::<u16>(),
        }
    }

    fn task_view(&self, viewer: Viewer) -> Option<TaskView> {
        let task = self.task()?;
        let seat = task.seat;
        let decides = viewer == Some(seat);
        let act = match task.ask {
            Ask::Act(act) => Some(act),
            _ => None,
        };
        let parts: Vec<Part> = act.map_or(Vec::new(), |act| {
            // what the others do not know of the hand they are not told by this
            let possible = |part: &Part| !decides || self.possible(seat, act.source, *part);
            let parts = bits(self.parts_of(&act)).map(|index| act.part(index));
            parts.filter(possible).collect()
        });
        let price = |what| {
            let prices = self.prices(seat, what);
            let price = prices.iter().find(|price| self.affords(seat, price));
            price.map(PriceView::of)
        };
        let farm = &self.player(seat).farm;
        let mut view = TaskView {
            kind: match task.ask {
                Ask::Act(_) | Ask::Receive | Ask::Moment(_) | Ask::Debt { .. } => TaskKind::Act,
                Ask::Place => TaskKind::Place,
                Ask::Buy { settled: false, .. } => TaskKind::Price,
                Ask::Buy { .. } => TaskKind::Raise,
                Ask::Choose { .. } => TaskKind::Choose,
                Ask::House { cook: true } => TaskKind::Keep,
                Ask::House { cook: false } => TaskKind::Breed,
                Ask::Feed => TaskKind::Feed,
                Ask::Offer(_) => TaskKind::Offer,
                Ask::Discard(_) => TaskKind::Discard,
                Ask::Answer(_) => TaskKind::Answer,
            },
            seat,
            source: self.source_of_task().map(|source| source.to_string()),
            parts: parts.iter().map(|part| part.name()).collect(),
            room: None,
            stable: None,
            renovation: None,
            fences: None,
            draft: None,
            forced: Vec::new(),
            owed: match task.ask {
                Ask::Feed => Some(self.need(seat)),
                Ask::Buy { settled: true, .. } => Some(self.bill.goods[Good::Food]),
                _ => None,
            },
            choices: Vec::new(),
        };
        for part in parts.into_iter().filter(|_| decides) {
            match part {
                Part::Rooms(_) => {
                    let cell = farm.room_cells().first();
                    view.room = cell.and_then(|cell| price(Purchase::Room(cell)));
                }
                Part::Stables { wood, .. } => {
                    let cell = farm.stable_cells().first();
                    view.stable = cell.and_then(|cell| price(Purchase::Stable(cell, wood)));
                }
                Part::Renovate => {
                    let house = farm.house().renovated();
                    view.renovation = house.and_then(|house| price(Purchase::Renovation(house)));
                }
                Part::Fences | Part::FreeFences | Part::FenceOne => {
                    view.fences = Some(self.fences_at_most(seat, part));
                }
                _ => {}
            }
        }
        if decides {
            view.draft = self.draft_view(seat);
            view.forced = self.forced_drafts(task);
            self.each_move(seat, &mut |mv| {
                view.choices.extend(self.choice_view(seat, mv))
            });
        }
        Some(view)
    }

    /// The space or card whose action is carried out: that of the action which is still on the agenda.
    fn source_of_task(&self) -> Option<Source> {
        let acts = self.agenda.iter().rev().map(|task| task.ask);
        let mut sources = acts.filter_map(|ask| match ask {
            Ask::Act(act) => Some(act.source),
            _ => None,
        });
        sources.next()
    }

    /// Whether the pasture that is being made may be closed as it stands.
    fn may_close(&self, seat: Seat) -> bool {
        let mut closes = false;
        self.each_move(seat, &mut |mv| closes |= mv == Move::Close);
        closes
    }

    /// The pastures that a single touch makes: for each cell that leaves nothing but to close.
    fn forced_drafts(&self, task: Task) -> Vec<DraftView> {
        let Ask::Act(act) = task.ask else {
            return Vec::new();
        };
        let mut cells = Cells::NONE;
        self.each_move(task.seat, &mut |mv| {
            if let Move::Fence(cell) = mv {
                cells = cells.with(cell);
            }
        });
        let after = |cell: Cell| {
            let ask = Ask::Act(Act {
                chosen: act.chosen.with(cell),
                ..act
            });
            let mut next = self.clone();
            next.set_task(ask);
            let forced = next.one_move(Task { ask, ..task }) == Few::One(Move::Close);
            forced.then(|| next.draft_view(task.seat)).flatten()
        };
        cells.iter().filter_map(after).collect()
    }

    fn draft_view(&self, seat: Seat) -> Option<DraftView> {
        let cells = self.chosen_by(seat);
        if cells.is_empty() {
            return None;
        }
        let farm = &self.player(seat).farm;
        let edges = farm.enclosure(cells);
        let closable = self.may_close(seat);
        let capacity = edges.map_or(0, |_| {
            let mut fenced = *farm;
            fenced.enclose(cells);
            let mut pastures = fenced.pastures();
            let made = pastures.find(|pasture| pasture.cells == cells);
            made.map_or(0, |pasture| pasture.capacity)
        });
        Some(DraftView {
            cells,
            closable,
            edges: edges.unwrap_or(Edges::NONE),
            capacity,
        })
    }

    /// What a button would bring; none for what lies on the board.
    fn choice_view(&self, seat: Seat, mv: Move) -> Option<ChoiceView> {
        if !mv.is_button() {
            return None;
        }
        let player = self.player(seat);
        let (mut costs, mut gives, mut back, mut begging) = (Goods::NONE, Goods::NONE, None, 0);
        match mv {
            Move::Sow(crop) => costs = Goods::of(crop, 1),
            Move::SowOn(card) => costs = self.sown_on(seat, card),
            Move::Bake(grain) => {
                costs = Goods::of(Good::Grain, grain);
                gives = Goods::of(Good::Food, self.kitchen(seat).bake(grain));
            }
            Move::Renovate(house) => {
                let prices = self.prices(seat, Purchase::Renovation(house));
                costs = prices.iter().next().unwrap_or_default().goods;
            }
            Move::Pay(price) => {
                costs = price.goods;
                back = price.back.map(|back| back.to_string());
            }
            Move::Take(good) => (costs, gives) = self.taken_by(good),
            Move::Keep(herd) => {
                let all = player.goods.animals();
                costs = animals(std::array::from_fn(|kind| all[kind] - herd[kind]));
                let cook = self.task().map(|task| task.ask) == Some(Ask::House { cook: true });
                let food = costs
                    .iter()
                    .map(|(good, count)| count.saturating_mul(self.food_value(seat, good)));
                if cook {
                    gives = Goods::of(Good::Food, food.fold(0, u8::saturating_add));
                }
            }
            Move::Convert(good) => {
                costs = Goods::of(good, 1);
                gives = Goods::of(Good::Food, self.food_value(seat, good));
            }
            Move::Use(major) => {
                if let Some(workshop) = &WORKSHOPS[major.index()] {
                    costs = Goods::of(Good::ALL[workshop.good], 1);
                    gives = Goods::of(Good::Food, workshop.food);
                }
            }
            Move::Card(card, way) => (costs, gives) = way_goods(card, way),
            Move::Feed => {
                let need = self.need(seat);
                let eaten = need.min(player.has(Good::Food));
                costs = Goods::of(Good::Food, eaten);
                begging = need - eaten;
            }
            _ => {}
        }
        let target = mv.targets(false).pop()?;
        Some(ChoiceView {
            target,
            costs,
            back,
            gives,
            begging,
        })
    }

    /// What taking a good costs and gives.
    fn taken_by(&self, good: Good) -> (Goods, Goods) {
        let one = (Goods::NONE, Goods::of(good, 1));
        let Some(Ask::Act(act)) = self.task().map(|task| task.ask) else {
            return one;
        };
        let part = act.part_of(Move::Take(good)).map(|index| act.part(index));
        match (part, act.source) {
            (Some(Part::Gain { goods, food }), _) => (Goods::of(Good::Food, food), goods),
            (Some(Part::All), Source::Space(space)) => (Goods::NONE, self.lies(space)),
            _ => one,
        }
    }

    /// Cells of a pasture that `seat` is making.
    pub(super) fn chosen_by(&self, seat: Seat) -> Cells {
        match self.task() {
            Some(task) if task.seat == seat => match task.ask {
                Ask::Act(Act { chosen, .. }) => chosen,
                _ => Cells::NONE,
            },
            _ => Cells::NONE,
        }
    }

    /// Whether a cell alone could mean a room and a stable.
    pub(super) fn is_ambiguous(&self) -> bool {
        let Some((seat, act)) = self.task().and_then(|task| match task.ask {
            Ask::Act(act) => Some((task.seat, act)),
            _ => None,
        }) else {
            return false;
        };
        let possible = |kind: fn(&Part) -> bool| {
            let mut parts = bits(self.parts_of(&act)).map(|index| act.part(index));
            parts.any(|part| kind(&part) && self.possible(seat, act.source, part))
        };
        possible(|part| matches!(part, Part::Rooms(_)))
            && possible(|part| matches!(part, Part::Stables { .. }))
    }

    pub(super) fn targets_for(&self, viewer: Viewer) -> Vec<Target> {
        let mut names: Vec<String> = Vec::new();
        names.extend(self.in_play.iter().map(|space| format!("space/{space}")));
        names.extend(Cell::all().map(|cell| format!("cell/{cell}")));
        names.extend(Major::all().map(|major| format!("major/{major}")));
        names.extend((1..=ROUNDS).map(|round| format!("round/{round}")));
        for seat in self.all_seats() {
            names.push(format!("seat/{seat}"));
            names.extend(self.front(seat).iter().map(|card| format!("front/{card}")));
            names.extend(Cell::all().map(|cell| format!("farm/{seat}/{cell}")));
        }
        if self.is_ambiguous() {
            names.extend(["part/rooms", "part/stables"].map(str::to_owned));
        }
        let mut targets: Vec<Target> = names.into_iter().map(Target).collect();
        if let Some(seat) = viewer.filter(|seat| seat.0 < self.players.count) {
            names_of_hand(&self.hand(seat), &mut targets);
            self.each_move(seat, &mut |mv| {
                if mv.is_button() {
                    targets.extend(mv.targets(false));
                }
            });
        }
        targets
    }

    /// Draws one of the positions that `seat` cannot tell from this one: the order of the round cards
    /// to come, the others' hands, and a pasture that somebody else has not finished.
    pub(super) fn determinized(&self, seat: Seat, chance: &mut Chance) -> Self {
        let mut drawn = self.clone();
        let mut at = usize::from(self.round);
        while at < drawn.deck.len() {
            let stage = STAGE_OF[at];
            let end = STAGE_OF.iter().filter(|other| **other <= stage).count();
            sort_few(&mut drawn.deck[at..end], Ord::cmp);
            chance.shuffle(&mut drawn.deck[at..end]);
            at = end;
        }
        if self.deciding() != Some(seat)
            && let Some(Ask::Act(act)) = drawn.task_mut()
        {
            act.chosen = Cells::NONE;
        }
        drawn.redeal_hands(seat, chance);
        drawn.chance = Chance::from_seed(chance.next_u64());
        drawn
    }
}

fn names_of_hand(hand: &CardSet, targets: &mut Vec<Target>) {
    targets.extend(hand.iter().map(|card| Target(format!("hand/{card}"))));
}

fn animals(herd: farm::Herd) -> Goods {
    let mut goods = Goods::NONE;
    goods.set_animals(herd);
    goods
}

impl Part {
    /// The part's name in views and locale keys.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Rooms(_) | Self::FreeRoom => "rooms",
            Self::Stables { .. } => "stables",
            Self::Plow(_) => "plow",
            Self::Sow | Self::SowOne(_) => "sow",
            Self::Bake => "bake",
            Self::Fences | Self::FreeFences | Self::FenceOne => "fences",
            Self::Renovate | Self::RenovateToClay => "renovate",
            Self::Growth { .. } => "growth",
            Self::Occupation(_) => "occupation",
            Self::Minor => "minor",
            Self::Major => "major",
            Self::Improvement => "improvement",
            Self::Marker => "marker",
            Self::All => "all",
            Self::Gain { .. } => "gain",
            Self::Choice(_) => "choice",
        }
    }
}
