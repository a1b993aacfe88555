import { beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "#app/endpoints.ts";
import { firstSuperuser } from "#features/administrators/server/first-superuser.ts";
import { addAdministrator, allAdministrators } from "#features/administrators/server/manage-administrators.ts";
import { endSession } from "#features/administrators/server/sessions.ts";
import { DAY_MS } from "#shared/day.ts";
import type { Role } from "#shared/role.ts";
import { aSession } from "#tests/makers.ts";
import { servedShopOfFile, type TestShop } from "#tests/shop.ts";
import { poolOf } from "./concurrency-limits.ts";

const WHO = ["nobody", "expired", "revoked", "administrator", "superuser"] as const;

const shop = await servedShopOfFile();
const tokens: Partial<Record<(typeof WHO)[number], string>> = {};
beforeAll(async () => {
  await firstSuperuser(shop.db, "owner@example.com", "walnut and brass");
  const [first] = await allAdministrators(shop.db);
  const mariAsks = { email: "mari@example.com", password: "linen and oak" };
  await addAdministrator(shop, mariAsks, { administratorId: first?.id ?? null, requestId: "test" });
  const { rows } = await shop.pool.query("SELECT id FROM administrators ORDER BY role");
  const [mari, owner] = rows.map(({ id }) => String(id));
  const open = (id = "", now = shop.clock.now()) => aSession(shop, id, now);
  tokens.expired = await open(owner, new Date(Date.now() - DAY_MS));
  tokens.revoked = await open(owner);
  await endSession(shop.db, tokens.revoked);
  tokens.administrator = await open(mari);
  tokens.superuser = await open(owner);
});

/** What a call without any body comes to, as far as the right to make it goes. */
const EXPECTED = {
  administrator: { nobody: 401, expired: 401, revoked: 401, administrator: "through", superuser: "through" },
  superuser: { nobody: 401, expired: 401, revoked: 401, administrator: 403, superuser: "through" },
} as const satisfies Record<Role, object>;

// The description needs no shop that is open.
const guarded = allEndpoints({ config: {} } as TestShop).filter(({ access }) => access in EXPECTED);

it("the checkout has a pool of its own", () => {
  const checkout = allEndpoints({ config: {} } as TestShop).find(({ name }) => name === "stripe-checkout");
  expect(checkout && poolOf(checkout)).toBe("checkouts");
});

it("there are functions to guard", () => expect(guarded.length).toBeGreaterThan(3));

it("whatever is for administrators is named so, and nothing else is", () => {
  const PUBLIC = ["admin-auth", "admin-password-reset", "admin-passkey-sign-in"];
  // Back office 7 names it.
  const GUARDED = ["send-status-update", "send-tracking-email", "test-webhook"];
  for (const { name, access } of allEndpoints(shop)) {
    expect(access in EXPECTED, name).toBe(
      GUARDED.includes(name) || (name.startsWith("admin-") && !PUBLIC.includes(name)),
    );
  }
});

it("a kept answer is public, as it is sent before anybody is asked who they are", () => {
  const kept = allEndpoints(shop).filter(({ cached }) => cached);
  expect(kept.length).toBeGreaterThan(0);
  for (const { method, name, access } of kept) expect([method, access], name).toEqual(["GET", "public"]);
});

describe.each(
  guarded.map(({ method, name, access }) => [`${method} ${name}`, access as keyof typeof EXPECTED] as const),
)("%s", (call, access) => {
  it.each(WHO)("asked by %s", async (who) => {
    const [method, name] = call.split(" ");
    const token = tokens[who];
    const answer = await fetch(`${shop.url}/functions/v1/${name}`, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const expected = EXPECTED[access][who];
    if (expected === "through") expect([401, 403]).not.toContain(answer.status);
    else expect(answer.status).toBe(expected);
  });
});
