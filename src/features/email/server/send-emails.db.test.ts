import { beforeEach, describe, expect, it } from "vitest";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Delivery, Email, EmailSender } from "#platform/email/email.ts";
import {
  aProvider,
  aQueuedEmail,
  aStoredCampaign,
  away,
  lost,
  notThisOne,
  type QueuedEmail,
  taken,
  templates,
} from "#tests/emails.ts";
import { anOrderFor, aProduct, checkout } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { endLostClaims } from "./claim-email.ts";
import type { Templates } from "./email-templates.ts";
import { sendDueEmails } from "./send-emails.ts";

const shop = await shopOfFile();
beforeEach(() => shop.pool.query("TRUNCATE emails, email_attempts, suppressed_addresses, campaigns CASCADE"));

const through = (email: EmailSender) => ({ ...shop, email });

const aEmail = (input?: QueuedEmail) => aQueuedEmail(shop, input);
const aCampaign = (status?: string) => aStoredCampaign(shop, status);
const fate = (id: string) => shop.row("SELECT state, attempts, last_error FROM emails WHERE id = $1", id);
const outcomes = async (id: string) =>
  (await shop.rows("SELECT outcome FROM email_attempts WHERE email_id = $1 ORDER BY id", id)).map(
    ({ outcome }) => outcome,
  );
const isDueNow = () => shop.pool.query("UPDATE emails SET next_attempt_at = now() WHERE state = 'queued'");

it.each([
  ["another address sends", "Aurelle <no-reply@mail.shop.test>", true],
  ["the shop's own address sends", undefined, false],
])("answers go to the shop's address where %s", async (_case, sentFrom, isNamed) => {
  await aEmail();
  const asked: Email[] = [];
  const provider = aProvider((email) => {
    asked.push(email);
    return taken;
  });
  const { MAIL_FROM: _, ...config } = shop.config;
  await sendDueEmails(
    { ...through(provider), config: { ...config, ...(sentFrom && { MAIL_FROM: sentFrom }) } },
    templates,
  );
  const { storeEmail } = await storeSettings(shop.db);
  expect(asked.map(({ replyTo }) => replyTo)).toEqual([isNamed ? storeEmail : undefined]);
});

describe("emails about one order", () => {
  const subject = (data: Record<string, unknown>) => ({ subject: String(data.news), html: "<p>Hi</p>", text: "Hi" });
  const news: Templates = {
    news: async (data) => {
      if (data.news === "broken") throw new Error("a fault of ours");
      return subject(data);
    },
  };
  /** An email about an order; `data.news` becomes the subject. */
  const tell = (order: string, what: string, more: Record<string, string | number> = {}) =>
    aEmail({ data: { news: what }, more: { kind: "news", order_id: order, ...more } });
  const anOrder = async () => (await checkout(shop, anOrderFor([[await aProduct(shop), 1]]))).orderId;
  /** Sends what is due and answers what arrived, in order. */
  async function arrived(answer: (email: Email) => Delivery = () => taken): Promise<string[]> {
    const subjects: string[] = [];
    const provider = aProvider((email) => {
      const delivery = answer(email);
      if (delivery.outcome === "accepted") subjects.push(email.subject);
      return delivery;
    });
    await sendDueEmails(through(provider), news);
    return subjects;
  }

  it("arrive in the order in which they were written, also after an outage", async () => {
    const order = await anOrder();
    await tell(order, "paid");
    expect(await arrived(() => away)).toEqual([]);
    // The first waits for its next attempt; this one is due at once.
    await tell(order, "shipped");
    await tell(order, "refunded");
    expect(await arrived()).toEqual([]);
    await isDueNow();
    expect(await arrived()).toEqual(["paid", "shipped", "refunded"]);
  });

  it("hold up no other order's, and none to somebody else", async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    await tell(first, "refused");
    await tell(first, "behind");
    await tell(second, "another order");
    await tell(first, "to the shopkeeper", { recipient: "keeper@example.com" });
    const sent = await arrived(({ subject }) => (subject === "refused" ? notThisOne : taken));
    expect(sent.toSorted()).toEqual(["another order", "to the shopkeeper"]);
  });

  it.each([
    ["is given up", () => ({ outcome: "rejected", reason: "550" }) as const],
    ["goes out", () => taken],
  ])("go on once the one before %s", async (_what, answer) => {
    const order = await anOrder();
    await tell(order, "first");
    await tell(order, "second");
    expect(await arrived((email) => (email.subject === "first" ? answer() : taken))).toContain("second");
  });

  it("go on past one that the shop cannot write", async () => {
    const order = await anOrder();
    await tell(order, "broken");
    await tell(order, "shipped");
    expect(await arrived()).toEqual(["shipped"]);
  });
});

describe("an email about an order", () => {
  it("goes out and is logged", async () => {
    const id = await aEmail();
    expect(await sendDueEmails(through(aProvider(() => taken)), templates)).toBe(1);
    expect(await fate(id)).toEqual({ state: "sent", attempts: 1, last_error: null });
    expect(await outcomes(id)).toEqual(["sent"]);
  });

  it("goes out again under the same Message-ID where the answer was lost", async () => {
    const id = await aEmail();
    const ids: string[] = [];
    const provider = aProvider(({ messageId }) => (ids.push(messageId) === 1 ? lost : taken));
    await sendDueEmails(through(provider), templates);
    await isDueNow();
    await sendDueEmails(through(provider), templates);
    expect(await fate(id)).toMatchObject({ state: "sent", attempts: 2 });
    expect(ids[0]).toBe(ids[1]);
  });

  it("goes out again where the process died while sending", async () => {
    const id = await aEmail({ more: { state: "sending", attempts: 1, claimed_until: "2020-01-01" } });
    await sendDueEmails(through(aProvider(() => taken)), templates);
    expect(await fate(id)).toMatchObject({ state: "sent", attempts: 2 });
    expect(await outcomes(id)).toEqual(["uncertain", "sent"]);
  });

  it("stays with the worker whose claim lasts", async () => {
    const id = await aEmail({ more: { state: "sending", attempts: 1, claimed_until: "2099-01-01" } });
    expect(await sendDueEmails(through(aProvider(() => taken)), templates)).toBe(0);
    expect(await fate(id)).toMatchObject({ state: "sending" });
  });

  it("is dead where it is refused, and says why", async () => {
    const id = await aEmail();
    await sendDueEmails(through(aProvider(() => ({ outcome: "rejected", reason: "550 nobody here" }))), templates);
    expect(await fate(id)).toMatchObject({ state: "dead", last_error: "550 nobody here" });
  });

  it.each([
    [71, 300, "queued"],
    [73, 3, "dead"],
  ])("that nobody took for %i hours in %i attempts is %s", async (hours, attempts, state) => {
    const since = new Date(Date.now() - hours * 3_600_000).toISOString();
    const id = await aEmail({ more: { attempts, tried_since: since } });
    await sendDueEmails(through(aProvider(() => notThisOne)), templates);
    expect(await fate(id)).toMatchObject({ state });
  });

  it("that cannot be written waits, and the others go out", async () => {
    const broken = await aEmail({ more: { kind: "unheard-of" } });
    const well = await aEmail();
    await sendDueEmails(through(aProvider(() => taken)), templates);
    expect([await fate(broken), await fate(well)]).toMatchObject([{ state: "queued" }, { state: "sent" }]);
  });

  it("is not sent to an address that takes none, and says so", async () => {
    await shop.pool.query("INSERT INTO suppressed_addresses (email, reason) VALUES ('gone@example.com', 'bounced')");
    const id = await aEmail({ to: "Gone <Gone@example.com>" });
    const provider = aProvider(() => taken);
    await sendDueEmails(through(provider), templates);
    expect(provider.asked).toEqual([]);
    expect(await fate(id)).toMatchObject({ state: "suppressed", last_error: "This address takes no letters." });
    expect(await outcomes(id)).toEqual(["suppressed"]);
  });

  it("of an order is tried again a month after its address bounced, other emails are not", async () => {
    await shop.pool.query(
      `INSERT INTO suppressed_addresses (email, reason, since)
       VALUES ('back@example.com', 'bounced', now() - interval '31 days'), ('full@example.com', 'bounced', now() - interval '29 days')`,
    );
    const { orderId } = await checkout(shop, anOrderFor([[await aProduct(shop), 1]]));
    const [back, full] = [
      await aEmail({ to: "back@example.com", more: { order_id: orderId } }),
      await aEmail({ to: "full@example.com", more: { order_id: orderId } }),
    ];
    const invitation = await aEmail({ to: "back@example.com" });
    await sendDueEmails(through(aProvider(() => taken)), templates);
    expect([await fate(back), await fate(full), await fate(invitation)].map(({ state }) => state)).toEqual([
      "sent",
      "suppressed",
      "suppressed",
    ]);
  });

  it("of an order goes to somebody who complained, nothing that advertises does; a recall and a reset link go to any address", async () => {
    await shop.pool.query(
      "INSERT INTO suppressed_addresses (email, reason) VALUES ('cross@example.com', 'complained')",
    );
    const order = await aEmail({ to: "cross@example.com" });
    const advertising = await Promise.all(
      ["campaign", "back-in-stock"].map((kind) => aEmail({ to: "cross@example.com", more: { kind } })),
    );
    await shop.pool.query("INSERT INTO suppressed_addresses (email, reason) VALUES ('full@example.com', 'bounced')");
    const always = await Promise.all(
      ["product-recall", "password-reset"].flatMap((kind) =>
        ["cross@example.com", "full@example.com"].map((to) => aEmail({ to, more: { kind } })),
      ),
    );
    await sendDueEmails(through(aProvider(() => taken)), {
      ...templates,
      "product-recall": async () => ({ subject: "Recall", html: "", text: "" }),
      "password-reset": async () => ({ subject: "Reset", html: "", text: "" }),
    });
    expect(await fate(order)).toMatchObject({ state: "sent" });
    for (const id of always) expect(await fate(id)).toMatchObject({ state: "sent" });
    for (const id of advertising) expect(await fate(id)).toMatchObject({ state: "suppressed" });
  });
});

it("who complained and subscribes again is asked to confirm once", async () => {
  await shop.pool.query("INSERT INTO suppressed_addresses (email, reason) VALUES ('cross@example.com', 'complained')");
  const write = { "newsletter-confirmation": async () => ({ subject: "Confirm", html: "", text: "" }) };
  const states: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const id = await aEmail({ to: "cross@example.com", more: { kind: "newsletter-confirmation" } });
    await sendDueEmails(through(aProvider(() => taken)), write);
    states.push((await fate(id)).state);
  }
  expect(states).toEqual(["sent", "suppressed"]);
});

it("twenty workers send an email once", async () => {
  for (let message = 0; message < 50; message += 1) await aEmail({ to: `${message}@example.com` });
  const provider = aProvider(() => taken);
  await Promise.all(Array.from({ length: 4 }, () => sendDueEmails(through(provider), templates)));
  expect(provider.asked.toSorted()).toEqual([...new Set(provider.asked)].toSorted());
  expect(provider.asked).toHaveLength(50);
});

describe("a provider that is away", () => {
  it("is asked once, not once for each email that waits", async () => {
    for (let message = 0; message < 30; message += 1) await aEmail();
    const provider = aProvider(() => away, 2);
    await sendDueEmails(through(provider), templates);
    expect(provider.asked.length).toBeLessThanOrEqual(2);
    const { rows } = await shop.pool.query("SELECT count(*)::int FROM emails WHERE state = 'queued'");
    expect(rows[0].count).toBe(30);
  });

  it("makes each attempt wait longer than the one before", async () => {
    const id = await aEmail({ more: { attempts: 4 } });
    await sendDueEmails(through(aProvider(() => away)), templates);
    const { rows } = await shop.pool.query(
      "SELECT round(extract(epoch FROM next_attempt_at - now()))::int AS seconds FROM emails WHERE id = $1",
      [id],
    );
    expect(rows[0].seconds).toBeGreaterThan(150);
    expect(rows[0].seconds).toBeLessThanOrEqual(160);
  });
});

describe("an email of a campaign", () => {
  it("is never repeated automatically after a lost answer", async () => {
    const id = await aEmail({ campaign: await aCampaign() });
    const provider = aProvider(() => lost);
    await sendDueEmails(through(provider), templates);
    await isDueNow();
    await sendDueEmails(through(provider), templates);
    expect(provider.asked).toHaveLength(1);
    expect(await fate(id)).toMatchObject({ state: "uncertain", last_error: "no answer" });
  });

  it("is uncertain where the process died while sending", async () => {
    const more = { state: "sending", attempts: 1, claimed_until: "2020-01-01" };
    const id = await aEmail({ campaign: await aCampaign(), more });
    const provider = aProvider(() => taken);
    await sendDueEmails(through(provider), templates);
    expect(provider.asked).toEqual([]);
    expect(await fate(id)).toMatchObject({ state: "uncertain" });
    expect(await outcomes(id)).toEqual(["uncertain"]);
  });

  it("is sent after all where a slow worker knows better", async () => {
    const id = await aEmail({ campaign: await aCampaign() });
    const slow = aProvider(async () => {
      await shop.pool.query("UPDATE emails SET claimed_until = '2020-01-01'");
      await endLostClaims(shop.db);
      return taken;
    });
    await sendDueEmails(through(slow), templates);
    expect(await fate(id)).toMatchObject({ state: "sent", attempts: 1 });
  });

  it("is tried again where nothing was sent", async () => {
    const id = await aEmail({ campaign: await aCampaign() });
    await sendDueEmails(through(aProvider(() => notThisOne)), templates);
    await isDueNow();
    await sendDueEmails(through(aProvider(() => taken)), templates);
    expect(await fate(id)).toMatchObject({ state: "sent", attempts: 2 });
  });

  it.each(["draft", "scheduled", "paused", "cancelled", "sent"])("waits while its campaign is %s", async (status) => {
    const id = await aEmail({ campaign: await aCampaign(status) });
    await sendDueEmails(through(aProvider(() => taken)), templates);
    expect(await fate(id)).toMatchObject({ state: "queued", attempts: 0 });
  });

  it("is not sent where its template says that it is over", async () => {
    const id = await aEmail({ campaign: await aCampaign(), data: { isOver: true } });
    const provider = aProvider(() => taken);
    await sendDueEmails(through(provider), templates);
    expect(provider.asked).toEqual([]);
    expect(await fate(id)).toMatchObject({ state: "suppressed" });
  });

  it("delays an email about an order only by those that are being sent", async () => {
    const campaign = await aCampaign();
    for (let message = 0; message < 40; message += 1) await aEmail({ campaign, to: `${message}@example.com` });
    const provider = aProvider(async () => {
      if (provider.asked.length === 10) await aEmail({ to: "buyer@example.com" });
      return taken;
    }, 2);
    await sendDueEmails(through(provider), templates);
    expect(provider.asked.indexOf("buyer@example.com")).toBeLessThanOrEqual(12);
    expect(provider.asked).toHaveLength(41);
  });
});
