import { expect, it } from "vitest";
import { masked } from "./order-view.ts";

it.each([
  ["Jaan Tamm", "J*** T***"],
  ["  Anna-Maria  ", "A***"],
  ["", ""],
  ["Õie", "Õ***"],
])("%j is shown to strangers as %j", (name, shown) => expect(masked(name)).toBe(shown));
