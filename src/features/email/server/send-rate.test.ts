import { describe, expect, it } from "vitest";
import type { Delivery } from "#platform/email/email.ts";
import { openSendRate, type SendRate } from "./send-rate.ts";

const taken: Delivery = { outcome: "accepted", providerId: null };
const away: Delivery = { outcome: "later", reason: "connection refused", isAway: true };
const notThisOne: Delivery = { outcome: "later", reason: "mailbox busy", isAway: false };

const pausesWhileAway = (sendRate: SendRate, trials: number): number[] => {
  let now = 0;
  return Array.from({ length: trials }, () => {
    expect(sendRate.take(now)).toBe(0);
    sendRate.heard(away, now);
    const wait = sendRate.take(now);
    now += wait;
    return wait / 1000;
  });
};

it("while the provider takes emails they go at once", () => {
  const sendRate = openSendRate();
  expect([sendRate.take(0), sendRate.take(0), sendRate.take(0)]).toEqual([0, 0, 0]);
});

it("a try without an email is not used up", () => {
  const sendRate = openSendRate();
  sendRate.take(0);
  sendRate.heard(away, 0);
  sendRate.take(5_000);
  sendRate.unused();
  expect(sendRate.take(5_001)).toBe(0);
});

describe("while the provider is away", () => {
  it("pauses double, up to five minutes", () => {
    expect(pausesWhileAway(openSendRate(), 8)).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it("counts five emails that fail together as one outage", () => {
    const sendRate = openSendRate();
    for (let email = 0; email < 5; email += 1) sendRate.take(0);
    for (let email = 0; email < 5; email += 1) sendRate.heard(away, 10);
    expect(sendRate.take(10)).toBe(5_000);
  });

  it("tries one email, and the others wait for its outcome", () => {
    const sendRate = openSendRate();
    sendRate.take(0);
    sendRate.heard(away, 0);
    expect(sendRate.take(5_000)).toBe(0);
    expect(sendRate.take(5_000)).toBe(30_000);
    sendRate.heard(taken, 5_200);
    expect([sendRate.take(5_200), sendRate.take(5_200)]).toEqual([0, 0]);
  });

  it("a lost answer counts, for the next may be lost too", () => {
    const sendRate = openSendRate();
    sendRate.take(0);
    sendRate.heard({ outcome: "unknown", reason: "timeout" }, 0);
    expect(sendRate.take(0)).toBe(5_000);
  });
});

it("waits as long as the provider asks for, and an hour at most", () => {
  const sendRate = openSendRate();
  sendRate.take(0);
  sendRate.heard({ ...away, afterSeconds: 17 }, 0);
  expect(sendRate.take(0)).toBe(17_000);
  expect(sendRate.take(17_000)).toBe(0);
  sendRate.heard({ ...away, afterSeconds: 86_400 }, 17_000);
  expect(sendRate.take(17_000)).toBe(3_600_000);
});

it("a rejected email delays no other", () => {
  const sendRate = openSendRate();
  sendRate.take(0);
  sendRate.heard(notThisOne, 0);
  expect(sendRate.take(0)).toBe(0);
});
