import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { euros } from "#shared/money.ts";
import { MAX_AMOUNT } from "#shared/store-settings.ts";
import { FreeShipping } from "./cart-hints.tsx";

it.each([
  ["within reach", euros(75), true],
  ["that means none", MAX_AMOUNT, false],
])("free shipping %s", (_situation, threshold, isShown) =>
  expect(renderToStaticMarkup(<FreeShipping goods={euros(30)} threshold={threshold} />) !== "").toBe(isShown),
);
