import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { type Limit, openCounter, openLimits } from "./rate-limits.ts";

let database: TestDatabase;
let limits = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const aLimit = (calls: number, more: Partial<Limit> = {}): Limit => {
  limits += 1;
  return { name: `limit-${limits}`, calls, seconds: 3600, ...more };
};
/** How many of these calls are let through. */
async function passed(limit: Limit, addresses: readonly string[], count = openLimits(database.pool)): Promise<number> {
  let through = 0;
  for (const address of addresses) {
    await count(limit, address).then(
      () => (through += 1),
      () => {},
    );
  }
  return through;
}
const many = (count: number, address: (index: number) => string) => Array.from({ length: count }, (_, i) => address(i));

describe("a limit counts together", () => {
  it.each<[calls: string, addresses: string[], passed: number]>([
    ["calls of one address", many(8, () => "203.0.113.9"), 5],
    [
      "all spellings of one address",
      ["203.0.113.9", "::ffff:203.0.113.9", "203.0.113.9:80", "::ffff:cb00:7109", "203.0.113.9", "203.0.113.9"],
      5,
    ],
    ["all addresses of an IPv6 line", many(8, (i) => `2001:db8:0:1::${i}`), 5],
    [
      "all IPv6 lines of one customer, at four times as many",
      many(40, (i) => `2001:db8:0:2${i.toString(16).padStart(2, "0")}::1`),
      20,
    ],
    ["whatever is no address", many(8, (i) => `garbage ${i}`), 5],
  ])("%s", async (_calls, addresses, through) => expect(await passed(aLimit(5), addresses)).toBe(through));
});

it("a limit counts networks apart", async () => {
  const addresses = [...many(6, () => "203.0.113.1"), ...many(6, () => "203.0.113.2")];
  expect(await passed(aLimit(5), addresses)).toBe(10);
});

it("all processes count together", async () => {
  const limit = aLimit(5);
  const [one, other] = [openLimits(database.pool), openLimits(database.pool)];
  const first = await passed(
    limit,
    many(3, () => "203.0.113.3"),
    one,
  );
  expect(
    first +
      (await passed(
        limit,
        many(6, () => "203.0.113.3"),
        other,
      )),
  ).toBe(5);
});

it("a refusal says when to come again, in the limit's own words where it has any", async () => {
  const count = openCounter(database.pool);
  const fallback = aLimit(1);
  await count(fallback, "anna");
  await expect(count(fallback, "anna")).rejects.toMatchObject({
    kind: "too-many",
    message: "Rate limit exceeded",
    code: "RATE_LIMIT_EXCEEDED",
    retryAfterSeconds: 3600,
  });
  const worded = aLimit(1, { message: (minutes) => `In ${minutes} minutes.` });
  await count(worded, "anna");
  await expect(count(worded, "anna")).rejects.toMatchObject({ message: "In 60 minutes." });
});
