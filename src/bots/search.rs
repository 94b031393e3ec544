//! Information-set Monte Carlo tree search.
//!
//! One tree over what the deciding seat can see. Each iteration imagines a position that fits what
//! the seat knows (a determinization), walks down the tree with the moves that are legal there,
//! adds one node, plays on by the game's priors until the position is at rest, and judges it by the
//! game's evaluation. A node's worth is that for the seat that chose it, so every seat is taken to
//! look after itself.

use super::eyes::Eyes;
use super::playout::Playout;
use crate::kernel::{Chance, Journal, Seat, Sense, Turn};
use std::hash::{Hash, Hasher};

/// How much a prior and rarity count against the result so far (PUCT).
const EXPLORATION: f32 = 0.9;
/// How much worse than its parent an untried move is taken to be (first-play urgency).
const UNTRIED: f32 = 0.04;
/// Memory is bounded: beyond so many nodes the tree no longer grows.
const MAX_NODES: usize = 200_000;
/// And a node keeps dear priors for so many sets of legal moves.
const MAX_PRIORS: usize = 16;

#[derive(Debug)]
struct Node<M> {
    mv: Option<M>,
    visits: u32,
    /// Sum of the results for the seat that moved here.
    sum: f32,
    /// Sorted by move.
    children: Vec<u32>,
    /// Dear priors, each with the fingerprint of the legal moves that they are for: what is drawn on the way to a node
    /// decides which moves are legal there.
    priors: Vec<(u64, Box<[f32]>)>,
}

/// A search for one seat.
#[derive(Debug)]
pub(super) struct Search<G: Sense> {
    nodes: Vec<Node<G::Move>>,
    root: u32,
    turns: u32,
    playout: Playout<G>,
    moves: Vec<G::Move>,
    weights: Vec<f32>,
    path: Vec<(u32, Seat)>,
}

/// A move at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    pub(super) visits: u32,
    /// The mean result for the deciding seat.
    pub(super) mean: f32,
}

impl<G: Sense> Search<G> {
    /// A search whose playouts go on for `turns` turns.
    pub(super) fn new(turns: u32) -> Self {
        Self {
            nodes: vec![Node {
                mv: None,
                visits: 0,
                sum: 0.0,
                children: Vec::new(),
                priors: Vec::new(),
            }],
            root: 0,
            turns,
            playout: Playout::default(),
            moves: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Keeps what was found below a move that was played. Whether there was anything.
    pub(super) fn descend(&mut self, mv: G::Move) -> bool {
        let children = &self.nodes[self.root as usize].children;
        let found = children
            .iter()
            .find(|child| self.nodes[**child as usize].mv == Some(mv));
        let Some(&child) = found else { return false };
        self.root = child;
        true
    }

    /// One iteration.
    pub(super) fn iterate(&mut self, eyes: &Eyes<G>, chance: &mut Chance) {
        let mut world = eyes.imagine(chance);
        let mut node = self.root;
        self.path.clear();
        while let Some(seat) = world.to_act().first() {
            // where several decide at once, the bot finishes its own decision first; what the others
            // decide it cannot know, so that it is no branch of the tree
            let several = matches!(world.turn(), Turn::Several(_));
            let own = world.to_act().contains(eyes.seat());
            if several && !own {
                self.playout.step(&mut world, seat, chance);
                continue;
            }
            let seat = if own { eyes.seat() } else { seat };
            self.moves.clear();
            world.legal_moves(seat, &mut self.moves);
            self.ask_priors(&world, seat, node);
            let (mv, child) = self.select(node);
            world.play(seat, mv, &mut Journal::silent());
            let (next, grown) = match child {
                Some(child) => (child, false),
                None if self.nodes.len() < MAX_NODES => (self.grow(node, mv), true),
                None => break,
            };
            self.path.push((next, seat));
            node = next;
            if grown {
                break;
            }
        }
        let values = self.playout.judge(&mut world, self.turns, chance);
        self.nodes[self.root as usize].visits += 1;
        for &(node, seat) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.sum += values[seat.index()];
        }
    }

    /// Fills `self.weights` for `self.moves`.
    fn ask_priors(&mut self, world: &G, seat: Seat, node: u32) {
        if !G::DEAR_PRIORS {
            world.priors(seat, &self.moves, &mut self.weights);
            return;
        }
        let mut hasher = fnv::FnvHasher::default();
        self.moves.hash(&mut hasher);
        let moves = hasher.finish();
        let kept = &mut self.nodes[node as usize].priors;
        if let Some((_, priors)) = kept.iter().find(|(known, _)| *known == moves) {
            self.weights.clear();
            self.weights.extend_from_slice(priors);
            return;
        }
        world.priors(seat, &self.moves, &mut self.weights);
        if kept.len() < MAX_PRIORS {
            kept.push((moves, self.weights.as_slice().into()));
        }
    }

    /// The most promising of the legal moves in `self.moves`, and its node if it has one.
    fn select(&self, parent: u32) -> (G::Move, Option<u32>) {
        let parent = &self.nodes[parent as usize];
        let total: f32 = self.weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let mut children = parent.children.iter().copied().peekable();
        // visits in which one of these moves was tried, and what came of them
        let mut mean = 0.0;
        let mut tried = 0;
        for child in parent
            .children
            .iter()
            .map(|child| &self.nodes[*child as usize])
        {
            mean += child.sum;
            tried += child.visits;
        }
        let untried = if tried == 0 {
            0.5
        } else {
            mean / tried as f32 - UNTRIED
        };
        let scale = EXPLORATION * (parent.visits.max(1) as f32).sqrt();

        let mut best = (f32::NEG_INFINITY, self.moves[0], None);
        for (&mv, &weight) in self.moves.iter().zip(&self.weights) {
            let node = loop {
                let Some(&child) = children.peek() else {
                    break None;
                };
                match self.nodes[child as usize].mv {
                    Some(other) if other < mv => {
                        children.next();
                    }
                    Some(other) if other == mv => break Some(child),
                    _ => break None,
                }
            };
            let (visits, worth) = node.map_or((0, untried), |node| {
                let node = &self.nodes[node as usize];
                (node.visits, node.sum / node.visits.max(1) as f32)
            });
            let score = worth + scale * (weight / total) / (1 + visits) as f32;
            if score > best.0 {
                best = (score, mv, node);
            }
        }
        (best.1, best.2)
    }

    fn grow(&mut self, parent: u32, mv: G::Move) -> u32 {
        let child = self.nodes.len() as u32;
        self.nodes.push(Node {
            mv: Some(mv),
            visits: 0,
            sum: 0.0,
            children: Vec::new(),
            priors: Vec::new(),
        });
        let siblings = &self.nodes[parent as usize].children;
        let at = siblings.partition_point(|other| self.nodes[*other as usize].mv < Some(mv));
        self.nodes[parent as usize].children.insert(at, child);
        child
    }

    /// The moves tried at the root, in canonical order.
    pub(super) fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let children = self.nodes[self.root as usize].children.iter();
        children
            .filter_map(|child| {
                let node = &self.nodes[*child as usize];
                let mean = node.sum / node.visits.max(1) as f32;
                node.mv.map(|mv| Candidate {
                    mv,
                    visits: node.visits,
                    mean,
                })
            })
            .collect()
    }

    /// Whether `more` iterations could still change which move is visited most.
    pub(super) fn undecided(&self, more: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for child in &self.nodes[self.root as usize].children {
            let visits = self.nodes[*child as usize].visits;
            if visits > first {
                (first, second) = (visits, first);
            } else if visits > second {
                second = visits;
            }
        }
        first - second <= more
    }
}
