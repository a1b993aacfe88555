// What shoppers type into a shop that `npm run seed` filled: more than 200 different queries, the same in each run.

/** Each alone, as measured since the search was made. */
export const SINGLE_QUERIES = [
  "lavander oil",
  "calm diffuser",
  "oil",
  "walnut",
  "smoke glas",
  "lemon",
  "mentha",
  "bergamot oil",
  "duftsteine",
  "gift",
  "l",
  "seed-004711",
  "xyzzy",
  "calm diffuser 4711",
  "the walnut stand for oil",
];

const MOODS = ["still", "morning", "amber", "winter", "harbour", "meadow", "linen", "evening", "northern", "quiet"];
const GOODS = [
  "ceramic diffuser",
  "glass diffuser",
  "stone diffuser",
  "oak diffuser",
  "oil box",
  "oil stand",
  "scent stones",
  "lavender oil",
  "cedar oil",
  "orange oil",
  "mint oil",
  "rosemary oil",
  "pine oil",
  "carafe",
];
/** Of names, texts, synonyms and attributes, in several languages. */
const WORDS = [
  "oil",
  "diffuser",
  "glass",
  "stone",
  "lavender",
  "cedar",
  "stand",
  "box",
  "oak",
  "ceramic",
  "walnut",
  "smoke",
  "bathroom",
  "bedroom",
  "madagascar",
  "frankreich",
  "ungari",
  "180 ml",
  "citrus",
  "woody",
  "relax",
  "timer",
  "lavendel",
  "piparmünt",
  "lavandula",
  "mentha piperita",
  "hajuti",
  "difuzorius",
  "olejek",
  "zubehör",
  "gift box",
  "office mint",
  "floral oil",
  "oil from france",
  "automatic shut-off",
  "steam distilled",
  "hand finished",
  "cord",
];
/** As they are typed, letter by letter. */
const TYPED = ["lavender oil", "oak diffuser", "rosemary", "quiet glass", "bedroom"];
const MISTYPED = [
  "lavander",
  "levender",
  "lavendr",
  "difuser",
  "diffusor",
  "difusser",
  "ceramci",
  "cermic",
  "rosmary",
  "rosemarry",
  "eucaliptus",
  "pepermint",
  "bergamto",
  "sandelwood",
  "frankinsense",
  "lemongras",
  "travertin",
  "geranum",
  "wallnut",
  "harbuor diffuser",
  "medow oil",
  "evning glass",
  "nothern oak",
  "quite mint oil",
  "linnen box",
  "morningg stones",
  "ambre glass",
  "wintr cedar oil",
  "stil orange",
  "sceent stones",
  "caraffe",
  "badrooom",
  "madagasker",
  "distiled",
];
const NOTHING = ["xyzzy", "humidifier xl", "qwertz", "bluetooth speaker", "4711 0815"];

const numbers = (count) => Array.from({ length: count }, (_, at) => 1 + ((at * 7919) % 99_991));
const articleOf = (number) => `SEED-${String(number).padStart(6, "0")}`;

/** Products that the mix asks for by their names, by their article numbers. */
export const NAMED = numbers(15).map(articleOf);

/** @param names of the products `NAMED` */
export const mixedQueries = (names) => [
  ...new Set([
    ...WORDS,
    ...MOODS,
    ...MOODS.flatMap((mood, at) => [0, 1, 2].map((more) => `${mood} ${GOODS[(at + more * 4) % GOODS.length]}`)),
    ...MOODS.flatMap((mood, at) => ["oil", "glass", "diffuser"].map((word) => `${mood} ${word}`).slice(at % 2)),
    ...GOODS,
    ...names,
    ...numbers(40)
      .slice(15)
      .map((number, at) => (at % 2 ? articleOf(number) : articleOf(number).toLowerCase().replace("-", ""))),
    ...TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1).trim())),
    ...MISTYPED,
    ...NOTHING,
  ]),
];
