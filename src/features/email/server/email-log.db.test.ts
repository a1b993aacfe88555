import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anAdministrator } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { emailsInLog, kindsInLog, undeliveredEmails, waitingEmails } from "./email-log-queries.ts";
import { sendEmailAgain } from "./send-again.ts";

const shop = await shopOfFile();
let administratorId: string;
beforeAll(async () => {
  administratorId = await anAdministrator(shop);
});
beforeEach(() => shop.pool.query("TRUNCATE emails, email_attempts, audit_log CASCADE"));

async function aEmail(more: Record<string, unknown> = {}): Promise<string> {
  const row: Record<string, unknown> = {
    dedupe_key: randomUUID(),
    message_id: randomUUID(),
    kind: "order-confirmation",
    recipient: "mari@example.com",
    data: { orderId: "1" },
    ...more,
  };
  if (row.state === "sent") row.sent_at = new Date();
  const places = Object.keys(row).map((_, place) => `$${place + 1}`);
  const sql = `INSERT INTO emails (${Object.keys(row)}) VALUES (${places}) RETURNING id`;
  return (await shop.pool.query(sql, Object.values(row))).rows[0].id;
}
const all = () => shop.rows("SELECT id, state, priority, dedupe_key, message_id FROM emails ORDER BY created_at, id");
const press = (id: string, isSure = false, name?: string) =>
  sendEmailAgain(shop, id, { from: "log", isSure, press: name, administratorId, requestId: "test" });
const found = async (input: Partial<Parameters<typeof emailsInLog>[1]>) =>
  (await emailsInLog(shop.db, { search: "", ...input })).map(({ recipient }) => recipient);

describe("the log", () => {
  it("is searched by any part of the recipient, and signs of a pattern are only signs", async () => {
    await aEmail({ recipient: "Mari <Mari_M@example.com>" });
    await aEmail({ recipient: "marim@example.com" });
    expect(await found({ search: "I_M@" })).toEqual(["Mari <Mari_M@example.com>"]);
    expect(await found({ search: "%" })).toEqual([]);
  });

  it("is narrowed by state and kind", async () => {
    await aEmail({ recipient: "a@example.com", state: "dead" });
    await aEmail({ recipient: "b@example.com", state: "dead", kind: "campaign" });
    await aEmail({ recipient: "c@example.com" });
    expect(await found({ state: "dead", kind: "campaign" })).toEqual(["b@example.com"]);
    await aEmail({ recipient: "old@example.com", state: "dead", next_attempt_at: "2020-01-01" });
    expect(await undeliveredEmails(shop.db)).toEqual({ dead: 2, uncertain: 0 });
    expect(await kindsInLog(shop.db)).toEqual(["campaign", "order-confirmation"]);
  });

  it("tells how many to one person should have gone out, and the provider's last answer", async () => {
    const tried = { next_attempt_at: "2199-01-01", tried_since: "2020-01-01" };
    await aEmail({ last_error: "535 wrong password", attempts: 3, ...tried });
    await aEmail({ kind: "campaign", priority: 5, last_error: "421 busy", ...tried });
    await aEmail({ next_attempt_at: "2020-01-01" });
    await aEmail();
    expect(await waitingEmails(shop.db)).toEqual({ count: 2, reason: "535 wrong password" });
  });

  it("continues after an email, also among emails of the same moment, and misses none", async () => {
    for (let email = 0; email < 60; email += 1)
      await aEmail({ recipient: `${email}@example.com`, created_at: "2026-11-21T10:00:00Z" });
    const seen: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const emails = (await emailsInLog(shop.db, { search: "", before })).slice(0, 25);
      seen.push(...emails.map(({ id }) => id));
      before = seen.at(-1);
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
  });
});

describe("sending again", () => {
  it("a failed email is sent under the same Message-ID", async () => {
    const id = await aEmail({ state: "dead", attempts: 9, tried_since: "2020-01-01" });
    const [before] = await all();
    await press(id);
    expect(await all()).toEqual([{ ...before, state: "queued" }]);
  });

  it("a sent email is queued as a second one with its own Message-ID", async () => {
    const id = await aEmail({ state: "sent" });
    await press(id);
    const [first, second] = await all();
    expect([first.state, second.state]).toEqual(["sent", "queued"]);
    expect(first.message_id).not.toBe(second.message_id);
  });

  it.each(["sent", "dead"])(
    "a %s email goes out once where the answer to pressing is lost, and again where it is pressed anew",
    async (state) => {
      const id = await aEmail({ state });
      const name = randomUUID();
      await press(id, false, name);
      await shop.pool.query("UPDATE emails SET state = 'sent', sent_at = now()");
      await press(id, false, name);
      const once = state === "sent" ? 2 : 1;
      expect(await all()).toHaveLength(once);
      await press(id, false, randomUUID());
      expect(await all()).toHaveLength(once + 1);
    },
  );

  it("one of a campaign whose fate is uncertain only for somebody who is sure, and without waiting for the campaign", async () => {
    const id = await aEmail({ kind: "campaign", state: "uncertain", priority: 5 });
    await expect(press(id)).rejects.toMatchObject({ kind: "conflict", code: "CONFIRM" });
    await press(id, true);
    expect(await all()).toMatchObject([{ state: "queued", priority: 4 }]);
  });

  it("pressed twice at once it goes out once", async () => {
    const id = await aEmail({ state: "dead" });
    const pressed = await Promise.allSettled([press(id), press(id)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is written into the journal, without the recipient", async () => {
    const id = await aEmail({ state: "dead" });
    await press(id);
    const { rows } = await shop.pool.query("SELECT actor_id, action, subject_id, details FROM audit_log");
    expect(rows).toEqual([
      {
        actor_id: administratorId,
        action: "email.sent-again",
        subject_id: id,
        details: { kind: "order-confirmation", was: "dead" },
      },
    ]);
  });

  it("one that was held back, as its address bounced, goes, and the address takes emails again", async () => {
    await shop.pool.query("INSERT INTO suppressed_addresses (email, reason) VALUES ('back@example.com', 'bounced')");
    const id = await aEmail({
      state: "suppressed",
      recipient: "Back@example.com",
      last_error: "This address takes no letters.",
    });
    await press(id);
    expect(await shop.rows("SELECT state FROM emails WHERE id = $1", id)).toEqual([{ state: "queued" }]);
    expect(await shop.rows("SELECT FROM suppressed_addresses WHERE email = 'back@example.com'")).toEqual([]);
  });

  it.each([
    ["waits", { state: "queued" }],
    ["is being sent", { state: "sending" }],
    ["is held back", { state: "suppressed" }],
    ["was erased", { state: "dead", data: {} }],
  ])("not one that %s", async (_what, more) => {
    await expect(press(await aEmail(more))).rejects.toMatchObject({ code: "NOT_AGAIN" });
  });

  it("not one that is gone", async () => {
    await expect(press(randomUUID())).rejects.toMatchObject({ kind: "not-found" });
  });
});
