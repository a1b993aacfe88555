import { describe, expect, it } from "vitest";
import type { Delivery } from "#platform/email/email.ts";
import { openPace, type Pace } from "./send-rate.ts";

const taken: Delivery = { outcome: "accepted", providerId: null };
const away: Delivery = { outcome: "later", reason: "connection refused", isAway: true };
const notThisOne: Delivery = { outcome: "later", reason: "mailbox busy", isAway: false };

const pausesWhileAway = (pace: Pace, trials: number): number[] => {
  let now = 0;
  return Array.from({ length: trials }, () => {
    expect(pace.take(now)).toBe(0);
    pace.heard(away, now);
    const wait = pace.take(now);
    now += wait;
    return wait / 1000;
  });
};

it("lets so many letters go in a second, spread evenly", () => {
  const pace = openPace(2);
  expect([pace.take(0), pace.take(0), pace.take(499), pace.take(500), pace.take(600)]).toEqual([0, 500, 1, 0, 400]);
});

it("lets letters go as fast as they come where there is no limit", () => {
  const pace = openPace(null);
  expect([pace.take(0), pace.take(0), pace.take(0)]).toEqual([0, 0, 0]);
});

it("a turn without a letter is not used up", () => {
  const pace = openPace(2);
  pace.take(0);
  pace.unused();
  expect(pace.take(1)).toBe(0);
});

describe("while the provider is away", () => {
  it("pauses double, up to five minutes", () => {
    expect(pausesWhileAway(openPace(null), 8)).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it("five letters that fail together are one trouble", () => {
    const pace = openPace(null);
    for (let letter = 0; letter < 5; letter += 1) pace.take(0);
    for (let letter = 0; letter < 5; letter += 1) pace.heard(away, 10);
    expect(pace.take(10)).toBe(5_000);
  });

  it("one letter tries whether it is back, the others wait for what comes of it", () => {
    const pace = openPace(null);
    pace.take(0);
    pace.heard(away, 0);
    expect(pace.take(5_000)).toBe(0);
    expect(pace.take(5_000)).toBe(30_000);
    pace.heard(taken, 5_200);
    expect([pace.take(5_200), pace.take(5_200)]).toEqual([0, 0]);
  });

  it("a lost answer counts, for the next may be lost too", () => {
    const pace = openPace(null);
    pace.take(0);
    pace.heard({ outcome: "unknown", reason: "timeout" }, 0);
    expect(pace.take(0)).toBe(5_000);
  });
});

it("waits as long as the provider asks for, and an hour at most", () => {
  const pace = openPace(null);
  pace.take(0);
  pace.heard({ ...away, afterSeconds: 17 }, 0);
  expect(pace.take(0)).toBe(17_000);
  expect(pace.take(17_000)).toBe(0);
  pace.heard({ ...away, afterSeconds: 86_400 }, 17_000);
  expect(pace.take(17_000)).toBe(3_600_000);
});

it("what is wrong with one letter slows no other", () => {
  const pace = openPace(null);
  pace.take(0);
  pace.heard(notThisOne, 0);
  expect(pace.take(0)).toBe(0);
});
