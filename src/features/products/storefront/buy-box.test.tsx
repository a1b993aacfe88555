import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { MINT } from "#tests/products.ts";
import type { Product } from "../product.ts";
import { productData } from "../structured-data.ts";
import { BuyBox } from "./buy-box.tsx";

const oil: Product = { ...MINT, discountPercentage: 20 };
const shown = (change: Partial<Product>, notSoldTo: string[] = []) =>
  renderToStaticMarkup(
    <BuyBox product={{ ...oil, ...change }} isRated={false} notSoldTo={notSoldTo} onAdd={() => true} />,
  );

it("L2: a discount that the history does not bear shows today's price alone", () => {
  const page = shown({});
  expect(page).toContain("€40.00");
  expect(page).not.toMatch(/<s |%|€50|Lowest|Reduced/);
});
it("L2: a reduction is shown from the lowest price before", () => {
  const page = shown({ reduction: { from: cents(4500), percent: 11 } });
  expect(page).toMatch(/<s [^>]*>.*€45.00<\/s>/);
  expect(page).toContain("−11%");
  expect(page).toContain("Lowest price in 30 days before the reduction: €45.00");
});
it("L6: the price of a litre stands beside the price", () => expect(shown({})).toContain("10\u00a0ml, €4,000.00/l"));
it("L1, L25: VAT, delivery cost and delivery time are told beside the price", () => {
  const page = shown({});
  expect(page).toContain("VAT included, shipping calculated at checkout");
  expect(page).toContain("Delivery estimate 3-5 business days");
});
it("L7: the types of hazard stand before the button", () => {
  const page = shown({ hazards: "Danger: flammable" });
  expect(page.indexOf("Danger: flammable")).toBeGreaterThan(0);
  expect(page.indexOf("Danger: flammable")).toBeLessThan(page.indexOf("Add to cart"));
});
it("L23: no rating is shown or told to search engines where the shop has none, and an invented one says so", () => {
  expect(shown({})).not.toMatch(/\bstars\b|rating|review/i);
  const data = productData(
    { shopUrl: "https://shop.example.com", storeName: "Linden" },
    { product: oil, maker: null, hasStartReturns: true },
  );
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  const rated = renderToStaticMarkup(<BuyBox product={oil} isRated notSoldTo={[]} onAdd={() => true} />);
  expect(rated).toMatch(/aria-label="[^"]*sample[^"]*"/i);
});
it("what is read about it follows the button", () => {
  const page = shown({ description: "Cool and clean" });
  expect(page.indexOf("Cool and clean")).toBeGreaterThan(page.indexOf("Add to cart"));
});
it("L60: the warning for California stands before the button", () => {
  const page = shown({ prop65Warning: "WARNING: myrcene" });
  expect(page.indexOf("WARNING: myrcene")).toBeGreaterThan(0);
  expect(page.indexOf("WARNING: myrcene")).toBeLessThan(page.indexOf("Add to cart"));
});
it("L62: countries that it is not sent to stand before the button", () =>
  expect(shown({}, ["Sweden", "United States"])).toContain("Not sent to: Sweden and United States"));
