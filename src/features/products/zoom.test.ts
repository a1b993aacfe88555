import { describe, expect, it } from "vitest";
import { CLOSE_UP, FITTED, isFitted, moved, zoomed } from "./zoom.ts";

/** A phone held upright, and an image of 4 to 5: 400 by 500 as it fits. */
const PANE = { x: 400, y: 800 };
const RATIO = 4 / 5;
const near = (at: { x: number; y: number }) => zoomed(FITTED, CLOSE_UP, at, PANE, RATIO);

describe("an image that is looked at closely", () => {
  it("comes 2.5 times as near and no nearer, and no further away than whole", () => {
    expect(near({ x: 0, y: 0 })).toEqual({ scale: 2.5, x: 0, y: 0 });
    expect(zoomed(FITTED, 9, { x: 0, y: 0 }, PANE, RATIO).scale).toBe(2.5);
    expect(isFitted(zoomed(near({ x: 50, y: 50 }), 0.2, { x: 9, y: 9 }, PANE, RATIO))).toBe(true);
  });

  it("keeps what is under the finger under it", () => {
    const { x, y, scale } = near({ x: 60, y: -40 });
    expect([60 * scale + x, -40 * scale + y]).toEqual([60, -40]);
  });

  it.each([
    ["its left edge", { x: 5_000, y: 0 }, { x: 300, y: 0 }],
    ["its right edge", { x: -5_000, y: 0 }, { x: -300, y: 0 }],
    ["its upper edge", { x: 0, y: 5_000 }, { x: 0, y: 225 }],
  ])("is not dragged past %s", (_edge, by, place) => {
    expect(moved(near({ x: 0, y: 0 }), by, PANE, RATIO)).toEqual({ scale: 2.5, ...place });
  });

  it("does not move while all of it is in view", () => {
    expect(moved(FITTED, { x: 90, y: -90 }, PANE, RATIO)).toEqual(FITTED);
  });

  it("goes back to the middle when it goes back to its size", () => {
    const aside = moved(near({ x: 0, y: 0 }), { x: 200, y: 200 }, PANE, RATIO);
    expect(zoomed(aside, 1, { x: 10, y: 10 }, PANE, RATIO)).toEqual(FITTED);
  });
});
