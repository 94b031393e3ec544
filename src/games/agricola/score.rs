//! The score table, and the targets of a solo series.

use super::data::DATA;
use super::farm::{Farm, Herd, House};
use crate::kernel::{Data, Message, TallyLine};

const SCORING: &Data = DATA.get("scoring");
const TABLE: &Data = SCORING.get("table");
const PIECE: &Data = SCORING.get("per_piece");
const MAJORS: &[Data] = DATA.get("major_improvements").list();
const SERIES: &Data = DATA.get("solo").get("series");

/// Lines of the sheet.
pub const LINE_COUNT: usize = SCORING.get("sheet_order").list().len();
/// The lines of the sheet, from top to bottom, as the data file names them.
pub const LINES: [&str; LINE_COUNT] = {
    let order = SCORING.get("sheet_order").list();
    let mut lines = [""; LINE_COUNT];
    let mut i = 0;
    while i < LINE_COUNT {
        lines[i] = order[i].text();
        i += 1;
    }
    lines
};

/// Steps of a line of the table: points of nothing at all, then four more.
const STEPS: usize = 5;
/// Lines that go by the table; they are the first ones.
pub(super) const TABLE_LINES: usize = 7;
/// The last lines: the points that cards show, and their bonus points.
const CARD_LINES: usize = 2;
/// For each line of the table the amounts that bring more points, and those points.
static SLOPES: [[(u8, i16); STEPS]; TABLE_LINES] = {
    let mut slopes = [[(0, 0); STEPS]; TABLE_LINES];
    let mut line = 0;
    while line < TABLE_LINES {
        let steps = TABLE.get(LINES[line]).list();
        let mut step = 0;
        while step < STEPS {
            let pair = steps[step].list();
            slopes[line][step] = (pair[0].u8(), number(&pair[1]));
            step += 1;
        }
        line += 1;
    }
    slopes
};

const fn number(data: &Data) -> i16 {
    match data {
        Data::Number(n) => *n as i16,
        _ => panic!("the data file has something else where a number is expected"),
    }
}

const UNUSED: i16 = number(PIECE.get("unused_cell"));
const FENCED_STABLE: i16 = number(PIECE.get("fenced_stable"));
const WOOD_ROOM: i16 = number(PIECE.get("wood_room"));
const CLAY_ROOM: i16 = number(PIECE.get("clay_room"));
const STONE_ROOM: i16 = number(PIECE.get("stone_room"));
const PERSON: i16 = number(PIECE.get("person"));
const BEGGING: i16 = number(PIECE.get("begging_card"));

/// What is counted of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Field tiles.
    pub fields: u8,
    /// Pastures.
    pub pastures: u8,
    /// Grain: supply, fields and cards.
    pub grain: u8,
    /// Vegetables: supply, fields and cards.
    pub vegetables: u8,
    /// Animals.
    pub herd: Herd,
    /// Unused cells.
    pub unused: u8,
    /// Stables in pastures.
    pub fenced_stables: u8,
    /// Rooms.
    pub rooms: u8,
    /// What they are made of.
    pub house: House,
    /// Persons, newborns among them.
    pub persons: u8,
    /// Begging cards.
    pub begging: u8,
    /// Points printed on cards.
    pub card_points: i16,
    /// Bonus points.
    pub bonus: i16,
}

impl Counts {
    /// What a farm shows by itself. Crops are those on its fields.
    pub fn of(farm: &Farm) -> Self {
        let [grain, vegetables] = farm.crops();
        Self {
            fields: farm.fields().len(),
            pastures: farm.pasture_count(),
            grain,
            vegetables,
            unused: farm.unused().len(),
            fenced_stables: farm.stables().len() - farm.unfenced_stables().len(),
            rooms: farm.rooms().len(),
            house: farm.house(),
            ..Self::default()
        }
    }

    /// The points of each line of the sheet.
    pub fn points(&self) -> [i16; LINE_COUNT] {
        let [sheep, boar, cattle] = self.herd;
        let slope = |line: usize, count: u8| {
            let mut reached = SLOPES[line].iter().filter(|(least, _)| *least <= count);
            reached.next_back().map_or(0, |(_, points)| *points)
        };
        let room = match self.house {
            House::Wood => WOOD_ROOM,
            House::Clay => CLAY_ROOM,
            House::Stone => STONE_ROOM,
        };
        [
            slope(0, self.fields),
            slope(1, self.pastures),
            slope(2, self.grain),
            slope(3, self.vegetables),
            slope(4, sheep),
            slope(5, boar),
            slope(6, cattle),
            UNUSED * i16::from(self.unused),
            FENCED_STABLE * i16::from(self.fenced_stables),
            room * i16::from(self.rooms),
            PERSON * i16::from(self.persons),
            self.card_points + BEGGING * i16::from(self.begging),
            self.bonus,
        ]
    }

    /// The amounts behind the points, line by line; points that cards bring are no amounts.
    fn amounts(&self) -> [u8; LINE_COUNT - CARD_LINES] {
        let [sheep, boar, cattle] = self.herd;
        [
            self.fields,
            self.pastures,
            self.grain,
            self.vegetables,
            sheep,
            boar,
            cattle,
            self.unused,
            self.fenced_stables,
            self.rooms,
            self.persons,
        ]
    }

    /// All points.
    pub fn total(&self) -> i16 {
        self.points().iter().sum()
    }
}

/// The lines of the sheet for all seats. The label of a line says how it is reckoned: the amounts that
/// bring 1, 2, 3 and 4 points, or the points for each piece.
pub fn tally_lines(counts: &[Counts]) -> Vec<TallyLine> {
    const KEYS: [&str; LINE_COUNT] = [
        "agricola-tally-fields",
        "agricola-tally-pastures",
        "agricola-tally-grain",
        "agricola-tally-vegetable",
        "agricola-tally-sheep",
        "agricola-tally-boar",
        "agricola-tally-cattle",
        "agricola-tally-unused-cells",
        "agricola-tally-fenced-stables",
        "agricola-tally-rooms",
        "agricola-tally-persons",
        "agricola-tally-card-points",
        "agricola-tally-bonus-points",
    ];
    let points: Vec<_> = counts.iter().map(Counts::points).collect();
    let label = |line: usize| {
        let label = Message::new(KEYS[line]);
        let each = |points: i16| Message::new(KEYS[line]).with("each", i32::from(points));
        match SLOPES.get(line) {
            Some([_, one, two, three, four]) => label
                .with("one", one.0)
                .with("two", two.0)
                .with("three", three.0)
                .with("four", four.0),
            None => match line - TABLE_LINES {
                0 => each(UNUSED),
                1 => each(FENCED_STABLE),
                2 => label
                    .with("clay", i32::from(CLAY_ROOM))
                    .with("stone", i32::from(STONE_ROOM)),
                3 => each(PERSON),
                4 => label.with("begging", i32::from(BEGGING)),
                _ => label,
            },
        }
    };
    (0..LINE_COUNT)
        .map(|line| TallyLine {
            label: label(line),
            values: points
                .iter()
                .map(|points| Some(points[line].into()))
                .collect(),
            counted: if line < LINE_COUNT - CARD_LINES {
                let amounts = counts.iter().map(|counts| counts.amounts()[line].into());
                amounts.collect()
            } else {
                Vec::new()
            },
        })
        .collect()
}

/// Bonus points for so many goods of which kind (0 wood, 1 clay, 2 reed, 3 stone) a major improvement
/// counts at the end.
pub fn end_bonus(major: usize, goods: [u8; 4]) -> i16 {
    const GOODS: [&str; 4] = ["wood", "clay", "reed", "stone"];
    let Some(bonus) = MAJORS.get(major).and_then(|major| major.find("end_bonus")) else {
        return 0;
    };
    let counted = GOODS.iter().zip(goods);
    let count: u8 = counted
        .filter(|(good, _)| bonus.get("good").is(good))
        .map(|(_, count)| count)
        .sum();
    let steps = bonus.get("steps").list().iter().map(Data::list);
    let mut reached = steps.filter(|step| step[0].u8() <= count);
    reached.next_back().map_or(0, |step| number(&step[1]))
}

/// The points to be reached in this game of a solo series, counted from 1.
pub fn solo_target(game: u32) -> u32 {
    let targets = SERIES.get("targets").list();
    let last = targets.len() - 1;
    let at = game.saturating_sub(1);
    let further = at.saturating_sub(last as u32);
    u32::from(targets[(at as usize).min(last)].u8()).saturating_add(further)
}

/// The food that a solo game brings for the next one of its series.
pub fn solo_food(points: i16, target: u32) -> u8 {
    let beyond = i64::from(points) - i64::from(target);
    (beyond / 2).clamp(0, u8::MAX.into()) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::agricola::farm::{Cell, Cells};

    fn slope(line: &str, count: u8) -> i16 {
        let at = LINES
            .iter()
            .position(|other| *other == line)
            .expect("a line");
        let mut counts = Counts::default();
        let [sheep, boar, cattle] = &mut counts.herd;
        let counted = match line {
            "fields" => &mut counts.fields,
            "pastures" => &mut counts.pastures,
            "grain" => &mut counts.grain,
            "vegetable" => &mut counts.vegetables,
            "sheep" => sheep,
            "boar" => boar,
            _ => cattle,
        };
        *counted = count;
        counts.points()[at]
    }

    #[test]
    fn a_23_2_the_table() {
        let rows: [(&str, [u8; 4]); TABLE_LINES] = [
            ("fields", [2, 3, 4, 5]),
            ("pastures", [1, 2, 3, 4]),
            ("grain", [1, 4, 6, 8]),
            ("vegetable", [1, 2, 3, 4]),
            ("sheep", [1, 4, 6, 8]),
            ("boar", [1, 3, 5, 7]),
            ("cattle", [1, 2, 4, 6]),
        ];
        for (line, least) in rows {
            for count in 0..12 {
                let reached = least.iter().filter(|least| **least <= count).count() as i16;
                let points = if reached == 0 { -1 } else { reached };
                assert_eq!(slope(line, count), points, "{line} {count}");
            }
        }
    }

    #[test]
    fn c_187_c_189_sheep_and_cattle() {
        assert_eq!([0, 3, 4, 7, 8].map(|n| slope("sheep", n)), [-1, 1, 2, 3, 4]);
        assert_eq!(
            [0, 1, 3, 5, 6].map(|n| slope("cattle", n)),
            [-1, 1, 2, 3, 4]
        );
    }

    #[test]
    fn c_183_a_23_14_the_start_position() {
        let counts = Counts {
            persons: 2,
            ..Counts::of(&Farm::default())
        };
        assert_eq!(counts.total(), -14);
    }

    fn cells(names: &str) -> Cells {
        names
            .split_whitespace()
            .map(|name| name.parse::<Cell>().expect("a cell"))
            .collect()
    }

    fn farm(house: u8, rooms: &str, fields: &str, pastures: &[&str], stables: &str) -> Farm {
        let mut farm = Farm::default();
        (0..house).for_each(|_| farm.renovate());
        cells(rooms).iter().for_each(|cell| farm.build_room(cell));
        cells(fields).iter().for_each(|cell| farm.plow(cell));
        cells(stables)
            .iter()
            .for_each(|cell| farm.build_stable(cell));
        for pasture in pastures {
            assert!(farm.enclosure(cells(pasture)).is_some(), "{pasture}");
            farm.enclose(cells(pasture));
        }
        farm.audit().expect("a farm that can be");
        farm
    }

    #[test]
    fn c_185_a_23_4_pastures_are_counted_and_not_their_cells() {
        let counts = Counts::of(&farm(0, "", "", &["03 04", "14"], ""));
        assert_eq!((counts.pastures, counts.points()[1]), (2, 2));
    }

    #[test]
    fn c_190_c_191_a_23_7_a_23_8_used_cells_and_stables() {
        let counts = Counts::of(&farm(0, "", "01", &["03", "04", "14"], "00 03 04 14"));
        assert_eq!(counts.unused, 8);
        assert_eq!(counts.points()[8], 3);
    }

    #[test]
    fn c_186_a_23_5_crops_in_supply_and_on_fields() {
        let mut sown = farm(0, "", "01 02", &[], "");
        sown.sow(
            "01".parse().expect("a cell"),
            crate::games::agricola::farm::Crop::Grain,
            3,
        );
        sown.sow(
            "02".parse().expect("a cell"),
            crate::games::agricola::farm::Crop::Vegetable,
            1,
        );
        let mut counts = Counts::of(&sown);
        counts.grain += 2;
        assert_eq!((counts.points()[2], counts.points()[3]), (2, 1));
    }

    #[test]
    fn c_193_a_23_10_persons_and_begging() {
        let counts = Counts {
            persons: 5,
            begging: 2,
            ..Counts::default()
        };
        assert_eq!((counts.points()[10], counts.points()[11]), (15, -6));
    }

    #[test]
    fn c_194_a_whole_farm() {
        let farm = farm(1, "00", "01 02 12 11", &["04", "03 13"], "04 24");
        let counts = Counts {
            grain: 5,
            herd: [4, 1, 2],
            persons: 3,
            card_points: 1,
            ..Counts::of(&farm)
        };
        assert_eq!(counts.points(), [3, 2, 2, -1, 2, 1, 2, -4, 1, 3, 9, 1, 0]);
        assert_eq!(counts.total(), 21);
    }

    #[test]
    fn c_195_a_full_farm() {
        let farm = farm(
            2,
            "00 01",
            "11 12 22 21 02",
            &["03 04", "13 23", "14", "24"],
            "03 13 14 24",
        );
        assert_eq!(farm.fences_left(), 0);
        let counts = Counts {
            grain: 8,
            vegetables: 4,
            herd: [8, 7, 6],
            persons: 5,
            card_points: 7,
            ..Counts::of(&farm)
        };
        assert_eq!(counts.points(), [4, 4, 4, 4, 4, 4, 4, 0, 4, 8, 15, 7, 0]);
        assert_eq!(counts.total(), 62);
    }

    #[test]
    fn c_123_c_213_a_20_13_bonus_of_the_workshops() {
        const JOINERY: usize = 6;
        assert_eq!(end_bonus(JOINERY, [6, 9, 9, 9]), 2);
        assert_eq!(end_bonus(JOINERY + 1, [9, 7, 9, 9]), 3);
        assert_eq!(end_bonus(JOINERY + 2, [9, 9, 4, 9]), 2);
        assert_eq!(end_bonus(JOINERY, [2, 9, 9, 9]), 0);
        assert_eq!(end_bonus(JOINERY, [5, 0, 0, 0]), 2, "C-213");
        assert_eq!(end_bonus(0, [9; 4]), 0);
    }

    #[test]
    fn c_181_a_25_8_a_25_13_targets() {
        let targets: Vec<u32> = (1..=10).map(solo_target).collect();
        assert_eq!(targets, [50, 55, 59, 62, 64, 65, 66, 67, 68, 69]);
    }

    #[test]
    fn c_177_c_178_c_179_a_25_11_food_for_the_next_game() {
        assert_eq!(solo_food(53, 50), 1, "C-177");
        assert_eq!(solo_food(60, 55), 2, "C-178");
        assert_eq!(solo_food(49, 50), 0, "C-179");
    }

    #[test]
    fn a_23_15_the_sheet() {
        let lines = tally_lines(&[Counts::default(), Counts::default()]);
        assert_eq!(lines.len(), LINE_COUNT);
        for (line, id) in lines.iter().zip(LINES) {
            assert_eq!(
                line.label.key,
                format!("agricola-tally-{}", id.replace('_', "-"))
            );
            assert_eq!(line.values.len(), 2);
        }
    }
}
