import { expect, it } from "vitest";
import { returnedLines } from "./returned-lines.ts";

const lines = [
  { position: 1, quantity: 3, names: ["Lavendelöl", "Lavender Oil"] },
  { position: 2, quantity: 1, names: ["Amber Stone Diffuser"] },
];
const all = [
  { position: 1, quantity: 3 },
  { position: 2, quantity: 1 },
];

it.each([
  ["nothing: the whole order", null, all, true],
  ["one line by its name in the shopper's language", "das Lavendelöl bitte", [{ position: 1, quantity: 3 }], true],
  ["a number of pieces", "2 × lavender oil", [{ position: 1, quantity: 2 }], true],
  ["more pieces than there were", "9 Lavender Oil", [{ position: 1, quantity: 3 }], true],
  ["none of a piece", "0 x Lavender Oil", [{ position: 1, quantity: 1 }], true],
  ["both", "Lavender Oil, Amber Stone Diffuser", all, true],
  ["other words", "the lamp", all, false],
])("L41: a statement that names %s", (_situation, items, returned, isCertain) =>
  expect(returnedLines(items, lines)).toEqual({ lines: returned, isCertain }),
);

const similar = [
  { position: 1, quantity: 5, names: ["Lavender Oil"] },
  { position: 2, quantity: 1, names: ["Aroma Diffuser"] },
  { position: 3, quantity: 2, names: ["Aroma Diffuser Mini"] },
];

it.each([
  ["a name that contains another", "Aroma Diffuser Mini", [[3, 2]], true],
  [
    "both of them",
    "1 Aroma Diffuser Mini and the Aroma Diffuser",
    [
      [2, 1],
      [3, 1],
    ],
    true,
  ],
  ["a number behind the name", "Lavender Oil x 2", [[1, 2]], true],
  ["a number behind the name in brackets", "Lavender Oil (2 tk)", [[1, 2]], true],
  [
    "a number at the end of each line",
    "Lavender Oil - 1\nAroma Diffuser 1 tk",
    [
      [1, 1],
      [2, 1],
    ],
    true,
  ],
  [
    "a number at the end of a line and none on the next",
    "Lavender Oil: 1\r\nAroma Diffuser",
    [
      [1, 1],
      [2, 1],
    ],
    true,
  ],
  [
    "the numbers of a list",
    "1. Lavender Oil\n2) Aroma Diffuser",
    [
      [1, 5],
      [2, 1],
    ],
    true,
  ],
  [
    "a number that may be that of either name",
    "Lavender Oil 1 tk Aroma Diffuser 1 tk",
    [
      [1, 5],
      [2, 1],
      [3, 2],
    ],
    false,
  ],
  [
    "numbers behind and before",
    "Lavender Oil 2, 1 Aroma Diffuser Mini",
    [
      [1, 2],
      [3, 1],
    ],
    true,
  ],
  [
    "a number that is the next name's",
    "Aroma Diffuser 2 × Lavender Oil",
    [
      [1, 2],
      [2, 1],
    ],
    true,
  ],
  [
    "numbers bound to the name before",
    "Lavender Oil x 2 Aroma Diffuser Mini x 1",
    [
      [1, 2],
      [3, 1],
    ],
    true,
  ],
  [
    "pieces in Polish",
    "2 szt. Lavender Oil oraz Aroma Diffuser",
    [
      [1, 2],
      [2, 1],
    ],
    true,
  ],
  [
    "goods to keep",
    "Everything except the Lavender Oil",
    [
      [1, 5],
      [2, 1],
      [3, 2],
    ],
    false,
  ],
  [
    "a number that belongs to no name",
    "2 of the Lavender Oil",
    [
      [1, 5],
      [2, 1],
      [3, 2],
    ],
    false,
  ],
  [
    "two numbers for one name",
    "2 Lavender Oil 3",
    [
      [1, 5],
      [2, 1],
      [3, 2],
    ],
    false,
  ],
  [
    "a part of a word",
    "Lavender Oils",
    [
      [1, 5],
      [2, 1],
      [3, 2],
    ],
    false,
  ],
  [
    "a name twice",
    "Lavender Oil, 1 Lavender Oil",
    [
      [1, 5],
      [2, 1],
      [3, 2],
    ],
    false,
  ],
  [
    "marks of ours",
    "\uE0000\uE001",
    [
      [1, 5],
      [2, 1],
      [3, 2],
    ],
    false,
  ],
] as const)("a statement that names %s", (_situation, items, returned, isCertain) =>
  expect(returnedLines(items, similar)).toEqual({
    lines: returned.map(([position, quantity]) => ({ position, quantity })),
    isCertain,
  }),
);
