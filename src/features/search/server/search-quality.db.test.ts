import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillDemoShop } from "#app/demo.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { readSearch } from "../search-query.ts";
import { searchShop } from "./shop-search.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
  await fillDemoShop(shop, process.cwd());
}, 60_000);
afterAll(() => shop.close());

/** What shoppers type, and the first word or words of the product that they mean. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  Lavender: [
    "lavender",
    "Lavender oil",
    "lavender essential oil",
    "LAVENDER",
    "lavend",
    "lav",
    "Lavandula",
    "lavandula angustifolia",
  ],
  "Lavender ": [
    "lavendel",
    "Lavendelöl",
    "lavendli",
    "lavendliõli",
    "lavandas",
    "levandų",
    "laventeli",
    "lawenda",
    "levander oil",
    "AUR-O-001",
    "auro001",
    "O-001",
    "AUR-O-001 lavender",
    "lavender AUR-O-001",
    "lavendli õli koos",
    "lavandas priekš guļamistabas",
    "lawenda dla sypialni",
  ],
  Lemon: [
    "lemon",
    "lemons",
    "lemon oil",
    "citrus limon",
    "sidrun",
    "citrons",
    "citrina",
    "sitruuna",
    "zitrone",
    "cytryna",
    "AUR-O-007",
  ],
  Lemongrass: [
    "lemongrass",
    "lemon grass",
    "cymbopogon",
    "sidrunhein",
    "citronzāle",
    "sitruunaruoho",
    "zitronengras",
    "trawa cytrynowa",
  ],
  Peppermint: [
    "peppermint",
    "mint",
    "mint oil",
    "mentha",
    "piparmünt",
    "piparmētra",
    "pfefferminze",
    "mięta",
    "piparminttu",
    "pepper mint",
  ],
  Eucalyptus: [
    "eucalyptus",
    "eukalyptus",
    "eukalüpt",
    "eikalipts",
    "eukaliptas",
    "eukaliptus",
    "eucaliptus",
    "globulus",
  ],
  Rosemary: ["rosemary", "rosmarin", "rosmariin", "rozmarīns", "rozmarinas", "rozmaryn", "rosmarinus"],
  Bergamot: [
    "bergamot",
    "bergamotte",
    "bergamote",
    "bergamotti",
    "bergamotka",
    "citrus bergamia",
    "Bergamotte für Wohnzimmer",
  ],
  "Tea Tree": [
    "tea tree",
    "teatree",
    "tea tree oil",
    "teepuu",
    "teebaum",
    "teebaumöl",
    "tējas koks",
    "arbatmedis",
    "melaleuca",
    "tea tree 10ml",
    "tea tree, 30 ml",
  ],
  "Sweet Orange": [
    "orange",
    "sweet orange",
    "orange oil",
    "oranges",
    "apelsin",
    "apelsīns",
    "apelsinas",
    "appelsiini",
    "pomarańcza",
  ],
  "Ylang-Ylang": ["ylang", "ylang ylang", "ylang-ylang", "ilang", "cananga", "ylangylang"],
  Sandalwood: ["sandalwood", "sandal wood", "sandelholz", "sandlipuu", "santelipuu", "santalum", "sandałowy"],
  Frankincense: ["frankincense", "olibanum", "boswellia", "weihrauch", "viiruk", "kadzidło", "vīraks", "smilkalai"],
  Geranium: ["geranium", "geraniums", "geraanium", "ģerānija", "pelargonium", "pelargonija"],
  Cedarwood: ["cedarwood", "cedar oil", "cedrus", "zedernholz", "seedripuu", "setripuu", "kedras", "cedar wood"],
  "Lune Ceramic": [
    "lune",
    "ceramic diffuser",
    "ceramic",
    "keramik diffuser",
    "keraamiline difuuser",
    "dyfuzor ceramiczny",
  ],
  "Amber Stone": ["amber", "amber stone", "stone diffuser", "stein diffuser", "kividifuuser", "AUR-D-002", "D-002"],
  "Walnut Grove": ["walnut diffuser", "grove", "walnut grove", "nussholz diffuser"],
  "Smoke Glass": ["smoke glass", "smoke", "smoke diffuser", "rauchglas", "suitsuklaas"],
  "Pearl Teardrop": ["pearl", "teardrop", "pearl diffuser", "tropfen"],
  "Sage Nest": ["sage nest", "nest", "sage diffuser", "salbeigrün"],
  Travertine: ["travertine", "column diffuser", "travertin", "travertiin"],
  "Dusk Glass": ["dusk", "dusk glass"],
  "Dune Fluted": ["dune", "fluted", "fluted diffuser"],
  "Brass Oil Funnel": ["funnel", "brass funnel", "oil funnel", "lehter", "trichter", "suppilo"],
  "Terracotta Scent Stones": ["scent stones", "terracotta", "terrakotta", "duftsteine", "lõhnakivid"],
  "Linen Gift Box": ["gift box", "gift", "linen", "kinkekarp", "geschenk", "dāvana", "lahja", "Geschenk für"],
  "Glass Filling Carafe": ["carafe", "filling carafe", "karaffe", "karahvin"],
  "Walnut Oil Stand": ["oil stand", "walnut stand", "stojak"],
  "Cedar Oil Box": ["oil box", "cedar box", "ölkasten"],
};

/** The same, by values of attributes. */
const MEANT_BY_ATTRIBUTE: Readonly<Record<string, readonly string[]>> = {
  Lavender: ["oil from france", "oil prantsusmaa", "öl frankreich"],
  Peppermint: ["hungary", "ungari", "unkari", "węgry", "office mint", "minty office", "hungarry"],
  Rosemary: ["spain", "spanien", "hispaania", "hiszpania"],
  "Ylang-Ylang": ["madagascar", "madagaskar", "madagaskaras", "floral madagascar"],
  Frankincense: ["somalia", "somaalia", "resinous", "harzig", "żywiczny", "resinos"],
  Lemongrass: ["citrus india", "citrus bathroom", "zitrisch badezimmer", "indija"],
  Cedarwood: ["woody morocco", "cedar bedroom", "maroko", "holzig wohnzimmer"],
  "Amber Stone": ["180 ml", "180ml", "diffuser 180 ml"],
  "Pearl Teardrop": ["190 ml", "190ml bedroom", "diffuser 190ml"],
  "Sage Nest": ["110 ml diffuser", "110ml"],
  Eucalyptus: ["portugal", "minty bathroom"],
};

/** Each letter of these is left out, doubled, exchanged with its neighbour or another one, in turn. */
const MISTYPED = [
  "lavender",
  "eucalyptus",
  "peppermint",
  "bergamot",
  "rosemary",
  "geranium",
  "sandalwood",
  "frankincense",
  "lemongrass",
  "travertine",
];

function mistyped(word: string, at: number, way = at % 4): string {
  const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  switch (way) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + (after[0] ?? "") + letter + after.slice(1);
    default:
      return `${before}${letter === "e" ? "a" : "e"}${after}`;
  }
}

const queries = [
  ...[...Object.entries(MEANT), ...Object.entries(MEANT_BY_ATTRIBUTE)].flatMap(([product, typed]) =>
    typed.map((text) => ({ text, product: product.trim() })),
  ),
  ...MISTYPED.flatMap((word) =>
    Array.from(word, (_, at) => ({ text: mistyped(word, at), product: word[0]?.toUpperCase() + word.slice(1) })),
  ),
];

it("finds what is meant first in 95 of 100 queries, and among the first three in 99", async () => {
  const wrong: string[] = [];
  let first = 0;
  let three = 0;
  for (const { text, product } of queries) {
    const { products } = await searchShop(shop.db, readSearch(new URLSearchParams({ q: text })));
    const place = products.findIndex(({ name }) => name.startsWith(product));
    if (place === 0) first += 1;
    if (place >= 0 && place < 3) three += 1;
    if (place !== 0)
      wrong.push(`${text}: ${product} is ${place + 1}. of ${products.slice(0, 3).map(({ name }) => name)}`);
  }
  expect(first / queries.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.95);
  expect(three / queries.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.99);
});

it("corrects any one wrong letter of a short word", async () => {
  for (const word of ["lemon", "nest", "dune", "smoke", "amber", "pearl", "brass", "linen", "sage"])
    for (const wrong of Array.from(word, (_, at) => [0, 1, 2, 3].map((way) => mistyped(word, at, way))).flat()) {
      const { rows } = await shop.db.execute<{ known: boolean; close: string[] }>(sql`
        SELECT EXISTS (SELECT FROM search_words WHERE starts_with(word, ${wrong})) AS known, ARRAY(SELECT close_words(${wrong})) AS close`);
      if (!rows[0]?.known && wrong !== word) expect(rows[0]?.close, wrong).toContain(word);
    }
});
