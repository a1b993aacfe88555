import { expect, it } from "vitest";
import { sentenceOf } from "../audit-actions.ts";
import { messages as en } from "../messages/action-messages.en.ts";
import { messages as et } from "../messages/action-messages.et.ts";
import { messages as lt } from "../messages/action-messages.lt.ts";
import { messages as lv } from "../messages/action-messages.lv.ts";
import { detailsInWords, subjectInWords } from "./details.ts";

it.each<[situation: string, details: Record<string, unknown>, words: string]>([
  ["a status", { from: "ready_to_ship", to: "shipped" }, "ready to ship → shipped"],
  ["an amount, without the id of its refund", { refundId: "2f1c", cents: 8900 }, "€89.00"],
  [
    "a price and a stock, with the fields by name",
    { fields: ["priceCents", "isNew"], price: { before: 8900, after: 7900 }, stock: { before: 3, after: 5 } },
    "new badge, price €89.00 → €79.00, stock 3 → 5",
  ],
  ["fields of several words", { fields: ["responsiblePerson", "gtin"] }, "responsible person, GTIN"],
  ["a setting", { before: "8.99", after: "9.99" }, "“8.99” → “9.99”"],
  ["a setting that was empty", { before: "", after: "Aurelle OÜ" }, "nothing → “Aurelle OÜ”"],
  ["a code that came first", { from: null, to: "DPD1" }, "DPD1"],
  ["a sign-in", { by: "passkey" }, "with a passkey"],
  ["a failed sign-in", { network: "10.17.1.0/24" }, "from 10.17.1.0/24"],
  ["a rate", { rate: 24, validFrom: "2025-07-01" }, "24% from 2025-07-01"],
  ["a file", { lines: 12, new: 3, confirmed: 0 }, "Lines: 12, New: 3"],
  ["what nobody knows", { xyzKey: { deep: 1 }, constructor: 1 }, ""],
])("%s is told in words", (_situation, details, words) => expect(detailsInWords(details)).toBe(words));

it("what later features call a state, a column or a setting is told by their words, and the rest as it is", () => {
  const names = {
    value: (key: string) => (key === "ready_to_ship" ? "valmis saatmiseks" : null),
    column: (key: string) => (key === "childResistant" ? "lapsekindel sulgur" : null),
    setting: (key: string) => (key === "store_email" ? "Poe e-post" : null),
  };
  expect(detailsInWords({ from: "ready_to_ship", to: "x_y" }, names)).toBe("valmis saatmiseks → x y");
  expect(detailsInWords({ fields: ["childResistant", "name", "futureField"] }, names)).toBe(
    "lapsekindel sulgur, name, future field",
  );
  expect(subjectInWords("setting", "store_email", null, names)).toMatchObject({ name: "Poe e-post" });
});

it.each([
  ["all that it tells", "refund.accepted", ["thing", "sum"], "Refunded €89.00 on AU-100127"],
  ["an older entry without the sum", "refund.accepted", ["thing"], "Refunded on AU-100127"],
  ["a thing that is gone", "product.changed", [], "Changed the product"],
  ["a thing", "product.changed", ["thing"], "Changed the product AU-100127"],
  ["an action about nothing", "administrator.signed-in", ["thing"], "Signed in"],
  ["an action of an older version", "order.vanished-key", ["thing"], "Something else"],
])("the sentence of %s", (_situation, action, has, sentence) => {
  const told = { thing: "AU-100127", sum: "€89.00" };
  const pieces = sentenceOf(action, (gap) => has.includes(gap));
  expect(pieces.map((piece) => ("text" in piece ? piece.text : told[piece.gap])).join("")).toBe(sentence);
});

it("no sentence of a language loses its thing, its sum, or a bracket", () => {
  for (const [language, { actions }] of Object.entries({ en, et, lv, lt }))
    for (const [action, template] of Object.entries<string>(actions)) {
      const gaps = (text: string) => [...text.matchAll(/\{([a-z]+)\}/g)].map(([, gap]) => gap).toSorted();
      expect([language, action, gaps(template)]).toEqual([
        language,
        action,
        gaps(en.actions[action as keyof typeof en.actions]),
      ]);
      const whole = sentenceOf(action, () => true).map((piece) => ("text" in piece ? piece.text : "x"));
      expect(whole.join("")).not.toMatch(/[[\]{}]/);
    }
});

it("what its sentence has told is not told again", () =>
  expect(detailsInWords({ cents: 8900, reason: "Broken" }, undefined, ["cents"])).toBe("Broken"));

it.each([
  ["order", "1f", "AU-100234", { kind: "Order", name: "AU-100234", to: "/admin/orders/1f" }],
  [
    "product",
    "1f",
    "Oil & Salt",
    { kind: "Product", name: "Oil & Salt", to: "/admin/products?search=Oil%20%26%20Salt" },
  ],
  ["product", "1f", null, { kind: "Product", name: null, to: null }],
  ["setting", "store_name", null, { kind: "Setting", name: "store name", to: "/admin/settings" }],
  ["no-such-kind", "1f", null, { kind: "Other", name: null, to: null }],
])("the subject %s %s called %s", (kind, id, name, words) => expect(subjectInWords(kind, id, name)).toEqual(words));
