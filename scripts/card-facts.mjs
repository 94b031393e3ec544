// webpack loader for a game's cards, read with `?facts`: what is printed on each of them by its id, without what the data file says for people.
const FOR_PLAYERS = ["type", "cost", "or_cost", "returns", "return_any_of", "prerequisite", "vp", "passing"];

export default function cardFacts(json) {
  const facts = JSON.parse(json).cards.map((card) => [card.id, Object.fromEntries(FOR_PLAYERS.filter((field) => field in card).map((field) => [field, card[field]]))]);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(facts)))});`;
}
