import { describe, expect, it } from "vitest";
import { afterParcel, linesOnce, possessionOf, stillHere } from "./parcel.ts";

const line = (position: number, quantity: number) => ({ position, quantity });

describe("what remains after a parcel", () => {
  it.each([
    ["some pieces of a line", [line(1, 3), line(2, 1)], [line(1, 2)], [line(1, 1), line(2, 1)]],
    ["all of it", [line(1, 3)], [line(1, 3)], []],
    ["more than remains", [line(1, 3)], [line(1, 4)], null],
    ["a line that the order does not have", [line(1, 3)], [line(9, 1)], null],
  ])("%s", (_situation, remaining, taken, after) => expect(afterParcel(remaining, taken)).toEqual(after));

  it("a line that is named twice counts once, with all its pieces", () =>
    expect(linesOnce([line(2, 1), line(1, 1), line(2, 3)])).toEqual([line(1, 1), line(2, 4)]));
});

describe("which refunded pieces had not left", () => {
  const pieces = (bought: number, sent: number, refunded: number) => [
    {
      position: 1,
      bought,
      sent,
      refunded,
      returned: 0,
      remaining: Math.max(0, bought - sent - refunded),
      withdrawn: 0,
    },
  ];
  it.each([
    ["all, where enough had not left", pieces(5, 2, 2), 2, 2],
    ["those that had not left, where fewer were here", pieces(5, 4, 2), 2, 1],
    ["none, where all had left", pieces(5, 5, 1), 1, 0],
    ["none, where an earlier refund took the rest", pieces(5, 3, 4), 2, 0],
  ])("%s", (_situation, now, quantity, here) => expect(stillHere(now, [line(1, quantity)])).toEqual([line(1, here)]));
});

describe("the day from which a buyer may withdraw (directive 2011/83/EU, article 9(2)(b)(ii))", () => {
  const [first, second] = [new Date("2026-11-20T09:00:00Z"), new Date("2026-11-23T15:00:00Z")];
  it.each([
    ["is that of the last parcel", [{ deliveredAt: second }, { deliveredAt: first }], 0, second],
    ["has not come while a parcel is on its way", [{ deliveredAt: first }, { deliveredAt: null }], 0, null],
    ["has not come while pieces are still to leave", [{ deliveredAt: first }], 1, null],
    ["has not come before anything was sent", [], 0, null],
  ])("%s", (_situation, parcels, remaining, day) => expect(possessionOf(parcels, remaining)).toEqual(day));
});
