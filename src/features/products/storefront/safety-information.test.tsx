import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { MINT } from "#tests/products.ts";
import { withDefaultMaker } from "../default-maker.ts";
import type { Product } from "../product.ts";
import { PartsOfKit } from "./parts-of-kit.tsx";
import { SafetyInformation } from "./product-tabs.tsx";

const shown = (change: Partial<Product>) =>
  renderToStaticMarkup(<SafetyInformation product={{ ...MINT, ...change }} />);
const trader = { maker_name: "Linden OÜ", maker_address: "Pikk 1, Tallinn", maker_contact: "hello@linden.example" };

it("L13: names the maker with postal and electronic address, the responsible person and the warnings", () => {
  const page = shown({
    maker: "Salt Ltd",
    makerAddress: "1 High Street, London",
    makerContact: "salt.example/help",
    responsiblePerson: "Linden OÜ, Pikk 1, Tallinn",
    warning: "Keep upright.",
  });
  for (const part of [
    "Maker</h3>",
    "Salt Ltd, 1 High Street, London, salt.example/help",
    "Linden OÜ, Pikk 1",
    "Keep upright.",
  ])
    expect(page).toContain(part);
});

it("L13: the maker of the settings stands for a product that names none, and never mixes with one that does", () => {
  expect(withDefaultMaker(MINT, { trader })).toMatchObject({ maker: "Linden OÜ", makerAddress: "Pikk 1, Tallinn" });
  expect(withDefaultMaker({ ...MINT, maker: "Salt Ltd" }, { trader })).toMatchObject({
    maker: "Salt Ltd",
    makerAddress: null,
    makerContact: null,
  });
});

it("L14: pictograms have their meaning as text, and the demo's label says that it is a sample", () => {
  const page = shown({
    label: {
      pictograms: [{ code: "GHS08", name: "Serious health hazard" }],
      signal: "Danger",
      statements: ["May be fatal."],
      precautions: [],
      facts: [],
      closures: null,
      sample: "Sample data",
    },
  });
  expect(page).toMatch(/role="img" aria-label="Serious health hazard"/);
  expect(page).toContain("Sample data");
});

it("L18, L19: the crossed-out bin stands beside where it is taken back", () =>
  expect(shown({ takeBack: { bin: "Not for household waste", texts: ["Bring it back."] } })).toMatch(
    /aria-label="Not for household waste".*Bring it back\./s,
  ));

it("L14: a kit has the label and the warning of each part, below the part's name", () => {
  const part = { id: "1", quantity: 1, isRetired: false, isMissing: false };
  const label = { pictograms: [], signal: "Danger", statements: ["May be fatal."], precautions: [], facts: [] };
  const page = shown({
    partsInKit: [
      { ...part, name: "Mint Oil", warning: "Keep away.", label: { ...label, closures: null, sample: null } },
      { ...part, name: "Oil Box", warning: null, label: null },
    ],
  });
  expect(page).toMatch(/<h3[^>]*>Mint Oil<\/h3>.*Danger.*May be fatal\..*Keep away\./s);
  expect(page).not.toContain("Oil Box");
});

it("a part of a kit that is not in the shop is named without a link, as its page is gone", () => {
  const part = { quantity: 1, isMissing: true, warning: null, label: null };
  const partsInKit = [
    { ...part, id: "mint", name: "Mint Oil", isRetired: false },
    { ...part, id: "box", name: "Oil Box", isRetired: true },
  ];
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <PartsOfKit partsInKit={partsInKit} />
    </MemoryRouter>,
  );
  expect(page).toMatch(/<a [^>]*href="\/products\/mint"/);
  expect(page).toContain("Oil Box");
  expect(page).not.toContain("/products/box");
});

it("is not there where nothing is known", () => expect(shown({})).toBe(""));
