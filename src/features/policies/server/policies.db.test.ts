import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { saveSetting } from "#features/settings/server/save-setting.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { SettingKey } from "#features/settings/setting.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { DAY_MS, dayAfter, dayIn } from "#shared/day.ts";
import { LANGUAGES, type Language } from "#shared/language.ts";
import { SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { ORDER_YEARS, PEOPLE_KEPT_DAYS } from "../keep-periods.ts";
import { type NewVersion, newVersion, type Policy } from "../policy.ts";
import { messages as problems } from "../problem-messages.ts";
import type { Processors } from "./policy-facts.ts";
import { isStartText, policyInForce } from "./policy-queries.ts";
import { policyVersions } from "./policy-versions-table.ts";
import { policyText } from "./render-policy.ts";
import { addPolicyVersion, beginDue, withdrawPolicyVersion } from "./save-policy.ts";

const shop = await shopOfFile();
beforeEach(() => shop.db.delete(policyVersions));

const set = (key: SettingKey, value: string) => saveSetting(shop, { key, value }, SOMEBODY);
const add = (more: Partial<NewVersion> = {}) =>
  addPolicyVersion(
    shop,
    newVersion.parse({
      policy: "terms-of-service",
      language: "en",
      title: "Terms",
      lead: "Short.",
      body: "<p>One.</p>",
      valid_from: null,
      seen: 0,
      ...more,
    }),
    SOMEBODY,
  );
const inForce = async (policy: Policy = "terms-of-service") => {
  const { timeZone } = await storeSettings(shop.db);
  return policyInForce(shop.db, { policy, at: shop.clock.now(), timeZone });
};
const shown = async (policy: Policy, processors?: Processors) => {
  const settings = await storeSettings(shop.db);
  const { sections } = policyText(policy, await inForce(policy), settings, processors);
  return sections.map(({ html }) => html).join("\n");
};
const today = async () => dayIn((await storeSettings(shop.db)).timeZone, shop.clock.now());

it("knows in which languages the shopkeeper's own text is in force, and from when", async () => {
  const policy = "shipping-policy";
  await add({ policy });
  await add({ policy, language: "et", valid_from: dayAfter(await today(), 1) });
  const starts = (language: Language, days: number) => {
    const clock = { now: () => new Date(shop.clock.now().getTime() + days * DAY_MS) };
    return withLanguage(language, () => isStartText({ ...shop, clock }, policy));
  };
  expect([await starts("en", 0), await starts("et", 0), await starts("lv", 0)]).toEqual([false, true, true]);
  expect([await starts("et", 2), await starts("lv", 2)]).toEqual([false, true]);
});

it.each(LANGUAGES)(
  "L50: the privacy policy in %s names who is switched on, and nobody else, and the periods of the shop",
  (language) =>
    withLanguage(language, async () => {
      const processors = { payment: ["Stripe", "Montonio"], email: ["Resend"], paymentFields: "Stripe" };
      const html = await shown("privacy-policy", processors);
      for (const named of ["(Stripe, Montonio)", "(Resend)", "(VIES)", `${ORDER_YEARS} `, `${PEOPLE_KEPT_DAYS.email} `])
        expect(html).toContain(named);
      expect(html.match(/Stripe/g)).toHaveLength(2);
      expect(await shown("privacy-policy")).not.toMatch(/Stripe|Resend|\{\w+\}/);
    }),
);

it("a version sent again after a lost answer is one, and another text is told as changed", async () => {
  const body = '<p onclick="x()">Two.</p>';
  const later = { valid_from: dayIn("UTC", new Date(shop.clock.now().getTime() + 3 * DAY_MS)) };
  for (const sent of [{ body }, { body, seen: 1, ...later }]) {
    const first = await add(sent);
    expect(await add(sent)).toEqual(first);
    const changed = { code: "CHANGED", more: { version: first.version } };
    await expect(add({ ...sent, lead: "Long." })).rejects.toMatchObject(changed);
    await expect(add({ ...sent, valid_from: "2099-01-01" })).rejects.toMatchObject(changed);
  }
});

describe("the imprint", () => {
  it("L49: names the trader with address, email, phone, register, VAT number and supervisory body", async () => {
    await set("trader_name", "Linden & Salt OÜ");
    await set("trader_address", "Pikk 1\n10123 Tallinn\nEstonia");
    await set("store_email", "hello@linden.example");
    await set("trader_phone", "+372 555 1234");
    await set("trader_register", "Commercial Register of Estonia");
    await set("trader_register_number", "12345678");
    await set("trader_vat_number", "EE 123456789");
    await set("trader_supervisor", "Tarbijakaitse ja Tehnilise Järelevalve Amet");
    const html = await shown("imprint");
    for (const fact of [
      "Trader: <strong>Linden &amp; Salt OÜ</strong>",
      "Address: <strong>Pikk 1, 10123 Tallinn, Estonia</strong>",
      'Email: <a href="mailto:hello@linden.example">hello@linden.example</a>',
      "Phone: <strong>+372 555 1234</strong>",
      "Register: <strong>Commercial Register of Estonia</strong>",
      "Register number: <strong>12345678</strong>",
      "VAT number: <strong>EE123456789</strong>",
      "Supervisory body: <strong>Tarbijakaitse ja Tehnilise Järelevalve Amet</strong>",
    ])
      expect(html).toContain(fact);
  });

  it("L54: names the numbers of a producer by country, and leaves the section out without any", async () => {
    expect(await shown("imprint")).not.toContain("Registered as a producer");
    await set("epr_packaging", "DE: LUCID DE123\nFR: IDU FR000_01ABC");
    await set("epr_weee", "DE: WEEE-Reg.-Nr. DE 12345678");
    const html = await shown("imprint");
    expect(html).toContain("Packaging, Germany: <strong>LUCID DE123</strong>");
    expect(html).toContain("Packaging, France: <strong>IDU FR000_01ABC</strong>");
    expect(html).toContain("Electrical equipment, Germany: <strong>WEEE-Reg.-Nr. DE 12345678</strong>");
  });

  it("L45: no policy leads to the platform for disputes that the EU has closed, L55: Portugal's book is there", async () => {
    for (const policy of ["imprint", "terms-of-service", "return-refund-policy"] as const)
      expect(await shown(policy)).not.toContain("ec.europa.eu/consumers/odr");
    expect(await shown("imprint")).toContain("https://www.livroreclamacoes.pt/");
  });
});

describe("a version of a policy", () => {
  it("takes the place of the start text in its language only, and keeps its predecessors", async () => {
    expect(await inForce()).toMatchObject({ version: 0, title: "Terms of Service" });
    await add({ title: "Our terms" });
    expect(await inForce()).toMatchObject({ version: 1, title: "Our terms" });
    expect(await withLanguage("de", () => inForce())).toMatchObject({ version: 0 });
    await add({ title: "Our new terms", seen: 1 });
    expect(await inForce()).toMatchObject({ version: 2 });
    expect(await shop.db.select().from(policyVersions)).toHaveLength(2);
    const actions = await shop.db.select().from(auditLog);
    expect(actions.at(-1)).toMatchObject({ action: "policy.changed", details: { language: "en", version: 2 } });
  });

  it("that begins on a later day is not shown before, and outdates the cached page on that day", async () => {
    await add({ title: "Later", valid_from: dayAfter(await today(), 1) });
    await beginDue(shop);
    expect(await inForce()).toMatchObject({ version: 0 });
    shop.clock.forward(2 * DAY_MS);
    expect(await inForce()).toMatchObject({ version: 1, title: "Later" });
    const told: (string | undefined)[] = [];
    const listener = await shop.pool.connect();
    listener.on("notification", ({ payload }) => told.push(payload));
    await listener.query("LISTEN events");
    await beginDue(shop);
    await listener.query("SELECT 1");
    expect(told).toEqual(['{"kind" : "content", "id" : "policy"}']);
    await beginDue(shop);
    await listener.query("SELECT 1");
    expect(told).toHaveLength(1);
    await listener.query("UNLISTEN events");
    listener.release();
  });

  it("is refused for a day that has passed, without a text, and where somebody else has saved one since", async () => {
    await expect(add({ valid_from: dayAfter(await today(), -1) })).rejects.toThrow(problems.past);
    expect(newVersion.safeParse({ policy: "imprint", language: "en", title: "A", lead: "", body: "<p> </p>" }).success) //
      .toBe(false);
    await add();
    await expect(add({ lead: "Long." })).rejects.toMatchObject({ kind: "conflict", more: { version: 1 } });
  });

  it("of two that are saved at the same moment is one, and the other administrator is told", async () => {
    const saved = await Promise.allSettled(["One.", "Two.", "Three."].map((lead) => add({ lead })));
    expect(saved.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
    for (const one of saved) if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "conflict" });
  });

  it("holds no script, not even one that comes with a fact", async () => {
    await set("trader_name", "javascript:alert(1)");
    await add({ body: '<h2>One</h2><p><a href="{traderName}">x</a><script>x()</script><b onclick="x()">y</b></p>' });
    const html = await shown("terms-of-service");
    expect(html).not.toMatch(/script:alert\(1\)"|<script|onclick/);
  });

  it("in another language leads to its pages, also where a link names the language already", async () => {
    const body = '<p><a href="/products">a</a> <a href="/et/blog">b</a> <a href="/storage/x.pdf">c</a></p>';
    await add({ language: "et", body });
    const html = await withLanguage("et", () => shown("terms-of-service"));
    for (const path of ["/et/products", "/et/blog", "/storage/x.pdf"]) expect(html).toContain(`href="${path}"`);
  });

  it("keeps the addresses of sections whose headings stay", async () => {
    await add({
      policy: "return-refund-policy",
      body: "<h2>14 days to withdraw, by law</h2><p>a</p><h2>Mine</h2><p>b</p>",
    });
    const html = await shown("return-refund-policy");
    expect(html).toContain('<h2 id="withdrawal">');
    expect(html).toContain('<h2 id="mine">');
  });
});

describe("a planned version", () => {
  const which = { policy: "terms-of-service", language: "en" } as const;

  it("L32: can be taken back before it begins, and its number is not used again", async () => {
    const { version } = await add({ valid_from: dayAfter(await today(), 7) });
    await withdrawPolicyVersion(shop, { ...which, version }, SOMEBODY);
    const later = { ...shop.clock, now: () => new Date(shop.clock.now().getTime() + 30 * DAY_MS) };
    await beginDue({ ...shop, clock: later });
    const { timeZone } = await storeSettings(shop.db);
    const inAMonth = await policyInForce(shop.db, { policy: which.policy, at: later.now(), timeZone });
    expect(inAMonth.version).toBe(0);
    expect((await add({ seen: version })).version).toBe(version + 1);
  });

  it("L32: cannot be taken back once it has begun, and only once", async () => {
    const { version } = await add();
    await expect(withdrawPolicyVersion(shop, { ...which, version }, SOMEBODY)).rejects.toThrow(problems.begun);
    const planned = await add({ seen: version, valid_from: dayAfter(await today(), 7) });
    const take = () => withdrawPolicyVersion(shop, { ...which, version: planned.version }, SOMEBODY);
    const outcomes = await Promise.allSettled([take(), take()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});
