import { expect, it } from "vitest";
import { CENTRE, focusIn, focusPoint, focusText } from "./media.ts";

it.each([
  [{ x: 30, y: 70 }, "30,70"],
  [{ x: 0, y: 100 }, "0,100"],
  [CENTRE, null],
])("the point %j is kept as %s and read again", (point, text) => {
  expect(focusText(point)).toBe(text);
  expect(focusIn(text)).toEqual(point);
});

it.each([{ x: -1, y: 0 }, { x: 0, y: 101 }, { x: 1.5, y: 0 }, { x: "1", y: 0 }, {}])("%j is no point", (point) =>
  expect(focusPoint.safeParse(point).success).toBe(false),
);
