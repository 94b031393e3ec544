//! Rooms, fields, stables and crops (A-3, A-13, A-15, A-17).

use crate::games::agricola::farm::{Cell, Cells, Crop, Farm, FarmFile, House};

fn cells(names: &str) -> Cells {
    names
        .split_whitespace()
        .map(|name| name.parse::<Cell>().expect("a cell"))
        .collect()
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

#[test]
fn a_3_the_start_farm() {
    let farm = Farm::default();
    assert_eq!(farm.rooms(), cells("10 20"));
    assert_eq!(farm.house(), House::Wood);
    assert_eq!(farm.unused().len(), 13);
    assert_eq!((farm.stables_left(), farm.fences_left()), (4, 15));
    assert!(farm.audit().is_ok());
    assert!(size_of::<Farm>() <= 40);
}

#[test]
fn a_3_3_names_of_edges() {
    let names: Vec<String> = cells("12").ring().names().collect();
    assert_eq!(names, ["h12", "h22", "v12", "v13"]);
    let names: Vec<String> = cells("24").ring().names().collect();
    assert_eq!(names, ["h24", "h34", "v24", "v25"]);
    assert_eq!(Cells::ALL.ring().len(), 16);
    let inside: u8 = 38 - 16;
    let all: u8 = Cells::ALL
        .iter()
        .map(|cell| Cells::only(cell).ring().len())
        .sum();
    assert_eq!(all, 16 + 2 * inside);
}

#[test]
fn a_1_6_adjacent_is_never_diagonal() {
    assert_eq!(cells("12").neighbours(), cells("02 11 13 22"));
    assert_eq!(cells("04").neighbours(), cells("03 14"));
    assert_eq!(cells("10").neighbours(), cells("00 11 20"));
    assert!(!cells("03 14").is_connected());
    assert!(!cells("04 10").is_connected());
}

#[test]
fn a_13_3_rooms_beside_the_house() {
    let mut farm = Farm::default();
    assert_eq!(farm.room_cells(), cells("00 11 21"));
    farm.build_room(cell("00"));
    assert_eq!(farm.room_cells(), cells("01 11 21"));
}

#[test]
fn c_045_a_room_beside_the_room_just_built() {
    let mut farm = Farm::default();
    farm.build_room(cell("00"));
    assert!(farm.room_cells().contains(cell("01")));
    farm.build_room(cell("01"));
    assert_eq!(farm.rooms().len(), 4);
    assert!(farm.audit().is_ok());
}

#[test]
fn c_046_no_cell_for_a_room() {
    let mut farm = Farm::default();
    farm.plow(cell("00"));
    farm.build_stable(cell("11"));
    farm.enclose(cells("21"));
    assert_eq!(farm.room_cells(), Cells::NONE);
}

#[test]
fn a_13_7_one_step_of_renovation() {
    let mut farm = Farm::default();
    farm.renovate();
    assert_eq!(farm.house(), House::Clay);
    farm.renovate();
    assert_eq!(farm.house(), House::Stone);
    assert_eq!(farm.house().renovated(), None);
}

#[test]
fn c_059_fields_hang_together() {
    let mut farm = Farm::default();
    assert_eq!(farm.field_cells(), farm.unused());
    farm.plow(cell("02"));
    assert_eq!(farm.field_cells(), cells("01 03 12"));
}

#[test]
fn c_061_no_field_in_a_pasture_or_on_a_stable() {
    let mut farm = Farm::default();
    farm.build_stable(cell("04"));
    farm.enclose(cells("13 14"));
    let free = farm.field_cells();
    assert!(!free.meets(cells("04 13 14 10 20")));
    assert_eq!(free.len(), 10);
}

#[test]
fn c_109_c_098_stables_anywhere_but_on_rooms_and_fields() {
    let mut farm = Farm::default();
    farm.plow(cell("02"));
    farm.enclose(cells("14"));
    let free = farm.stable_cells();
    assert!(free.contains(cell("14")) && free.contains(cell("03")) && free.contains(cell("11")));
    assert!(!free.meets(cells("02 10 20")));
}

#[test]
fn c_110_no_fifth_stable() {
    let mut farm = Farm::default();
    cells("00 01 02 03")
        .iter()
        .for_each(|cell| farm.build_stable(cell));
    assert_eq!(farm.stable_cells(), Cells::NONE);
    assert_eq!(farm.stables_left(), 0);
}

#[test]
fn a_15_6_and_c_062_sowing_and_harvest() {
    let mut farm = Farm::default();
    farm.plow(cell("02"));
    farm.plow(cell("03"));
    assert_eq!(farm.empty_fields(), cells("02 03"));
    farm.sow(cell("02"), Crop::Grain, 3);
    farm.sow(cell("03"), Crop::Vegetable, 2);
    assert_eq!(farm.empty_fields(), Cells::NONE);
    assert_eq!(farm.crops(), [3, 2]);
    assert_eq!(farm.fields_of(Crop::Vegetable), cells("03"));
    assert_eq!(farm.harvest(), [1, 1]);
    assert_eq!(farm.harvest(), [1, 1]);
    assert_eq!(farm.crop(cell("02")), Some((Crop::Grain, 1)));
    assert_eq!(farm.empty_fields(), cells("03"));
    assert_eq!(farm.harvest(), [1, 0]);
    assert_eq!(farm.harvest(), [0, 0]);
    farm.sow(cell("02"), Crop::Vegetable, 2);
    assert_eq!(farm.crops(), [0, 2]);
}

#[test]
fn a_farm_survives_json() {
    let mut farm = Farm::default();
    farm.plow(cell("02"));
    farm.plow(cell("03"));
    farm.sow(cell("03"), Crop::Vegetable, 2);
    farm.build_stable(cell("24"));
    farm.enclose(cells("24 23"));
    farm.enclose(cells("24"));
    farm.renovate();
    let text = serde_json::to_string(&farm).expect("JSON");
    let back: Farm = serde_json::from_str(&text).expect("a farm");
    assert_eq!(back, farm);
}

#[test]
fn a_farm_that_cannot_be_is_refused() {
    let refused = [
        (
            r#"{"house":"wood","rooms":["10","20"],"stables":["10"]}"#,
            "A-3.4",
        ),
        (r#"{"house":"wood","rooms":["10","21"]}"#, "A-13.3"),
        (r#"{"house":"wood","rooms":[]}"#, "A-13.3"),
        (
            r#"{"house":"wood","rooms":["10"],"fields":[{"cell":"02"},{"cell":"04"}]}"#,
            "A-15.2",
        ),
        (
            r#"{"house":"wood","rooms":["10"],"fields":[{"cell":"02","crop":"grain"}]}"#,
            "A-15.5",
        ),
        (
            r#"{"house":"wood","rooms":["10"],"stables":["00","01","02","03","04"]}"#,
            "A-2.1",
        ),
        (
            r#"{"house":"wood","rooms":["10"],"pastures":[["10"]]}"#,
            "A-3.4",
        ),
        (
            r#"{"house":"wood","rooms":["10"],"pastures":[["03","14"]]}"#,
            "A-18.4",
        ),
        (
            r#"{"house":"wood","rooms":["10"],"pastures":[["03","04"],["04"]]}"#,
            "A-18.4",
        ),
        (
            r#"{"house":"wood","rooms":["10"],"pastures":[["03"],["14"]]}"#,
            "A-18.6",
        ),
        (
            r#"{"house":"wood","rooms":["10"],"pastures":[["00","01","02","03","04","14","24","23"]]}"#,
            "A-18.8",
        ),
    ];
    for (text, clause) in refused {
        let file: FarmFile = serde_json::from_str(text).expect("readable");
        let refusal = Farm::try_from(file).expect_err(text);
        assert_eq!(refusal.clause, Some(clause), "{text}");
    }
}
