import { describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { newsletterEmailTemplates } from "#features/subscribers/server/confirmation-email.tsx";
import { preferencesOf } from "#features/subscribers/server/preferences.ts";
import { subscribe } from "#features/subscribers/server/subscribe.ts";
import { emailLink, subscriberOfLink } from "#features/subscribers/server/subscriber-key.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { DAY_MS } from "#shared/day.ts";
import type { Language } from "#shared/language.ts";
import { aShop, served, servedShopOfFile } from "#tests/shop.ts";
import { emailLinkState, followEmailLink, followPreferences } from "./answer-email-link.ts";

const shop = await servedShopOfFile({ env: { LIMIT_NEWSLETTER: "1000" } });

const call = async (body: unknown, at: { url: string } = shop) => {
  const answer = await fetch(`${at.url}/functions/v1/newsletter-subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};
const join = (email: string) => call({ email, firstName: null, source: "footer" });

const subscriber = (email: string) => shop.row("SELECT * FROM subscribers WHERE email = $1", email);
const emailsTo = async (email: string) =>
  (await shop.rows("SELECT kind FROM emails WHERE recipient = $1", email)).length;
const consentsOf = (email: string) =>
  shop.rows("SELECT given, source, wording FROM consents WHERE email = $1 ORDER BY id", email);

describe("subscribing", () => {
  it("takes the address in at once, keeps what was agreed to, and writes one email to confirm", async () => {
    expect(await join(" New@Example.COM ")).toEqual({ status: 200, body: { success: true } });
    expect(await subscriber("new@example.com")).toMatchObject({
      status: "active",
      source: "footer",
      first_name: null,
      confirmed_at: null,
    });
    expect(await consentsOf("new@example.com")).toEqual([
      { given: true, source: "footer", wording: expect.stringContaining("unsubscribe") },
    ]);
    expect(await emailsTo("new@example.com")).toBe(1);
  });

  it("answers 409 for an address that is there, also in other letters", async () => {
    await join("there@example.com");
    expect(await join("There@example.com")).toMatchObject({
      status: 409,
      body: { success: false, error: "Email already subscribed" },
    });
    expect(await consentsOf("there@example.com")).toHaveLength(1);
  });

  it("of many at once takes one and tells the others", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => join("many@example.com")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
    expect(await emailsTo("many@example.com")).toBe(1);
  });

  it("repeats the email for whoever has not confirmed, once a day at most", async () => {
    await join("waiting@example.com");
    await join("waiting@example.com");
    expect(await emailsTo("waiting@example.com")).toBe(1);
    await shop.pool.query(
      "UPDATE subscribers SET confirmation_sent_at = now() - interval '25 hours' WHERE email = 'waiting@example.com'",
    );
    await Promise.all([join("waiting@example.com"), join("waiting@example.com")]);
    expect(await emailsTo("waiting@example.com")).toBe(2);
  });

  it("writes no more to whoever has confirmed", async () => {
    await join("sure@example.com");
    await followEmailLink(shop, "confirm", (await subscriber("sure@example.com")).id);
    await shop.pool.query(
      "UPDATE subscribers SET confirmation_sent_at = now() - interval '9 days' WHERE email = 'sure@example.com'",
    );
    expect((await join("sure@example.com")).status).toBe(409);
    expect(await emailsTo("sure@example.com")).toBe(1);
  });

  it("lets somebody who left come back, to confirm anew", async () => {
    await join("back@example.com");
    const { id } = await subscriber("back@example.com");
    await followEmailLink(shop, "confirm", id);
    await followEmailLink(shop, "unsubscribe", id);
    shop.clock.forward(DAY_MS);
    expect((await join("back@example.com")).status).toBe(200);
    expect(await subscriber("back@example.com")).toMatchObject({
      id,
      status: "active",
      confirmed_at: null,
      unsubscribed_at: null,
    });
    expect((await consentsOf("back@example.com")).map(({ given }) => given)).toEqual([true, true, false, true]);
    expect(await emailsTo("back@example.com")).toBe(2);
  });

  it.each([
    ["nothing", {}],
    ["no address", { email: "" }],
    ["a word", { email: "ada" }],
    ["a second recipient", { email: "ada@example.com\r\nBcc: eve@example.com" }],
    ["a NUL", { email: "ada\0@example.com" }],
    ["a number", { email: 7 }],
    ["a list", { email: ["ada@example.com"] }],
    ["255 letters", { email: `${"a".repeat(243)}@example.com` }],
    ["an endless source", { email: "ada@example.com", source: "x".repeat(61) }],
  ])("refuses %s", async (_what, body) => {
    expect((await call(body)).status).toBe(400);
    expect(await subscriber("ada@example.com")).toBeUndefined();
  });

  it("is no proof of a followed link, whatever its source says", async () => {
    await call({ email: "claims@example.com", source: "confirm-link" });
    expect(await consentsOf("claims@example.com")).toMatchObject([{ given: true, source: "footer" }]);
  });

  it("is refused after ten an hour of one address", async () => {
    const ordinary = await aShop();
    const itsServer = await served(ordinary);
    const seen: number[] = [];
    for (let i = 0; i < 11; i += 1) seen.push((await call({ email: `ada${i}@example.com` }, itsServer)).status);
    expect(seen).toEqual([...Array(10).fill(200), 429]);
    await itsServer.close();
    await ordinary.close();
  });
});

describe("the links of an email", () => {
  const someone = async (email: string): Promise<string> => {
    await join(email);
    return (await subscriber(email)).id;
  };
  const search = (path: string) => new URL(path, "http://shop.test").searchParams;

  it("belong to one subscriber and one purpose", async () => {
    const [mine, other] = [await someone("mine@example.com"), await someone("other@example.com")];
    const link = emailLink(shop.secret, "confirm", mine);
    expect(subscriberOfLink(shop.secret, "confirm", search(link))).toBe(mine);
    expect(subscriberOfLink(shop.secret, "unsubscribe", search(link))).toBeNull();
    expect(subscriberOfLink(shop.secret, "confirm", search(link.replace(mine, other)))).toBeNull();
    for (const path of ["/", "/?id=1&key=2", `/?id=${mine}`, `/?id=${mine}&key=`, `/?id=${mine}'--&key=x`])
      expect(subscriberOfLink(shop.secret, "confirm", search(path))).toBeNull();
  });

  it("confirm once, however often they are followed, and looking changes nothing", async () => {
    const id = await someone("confirms@example.com");
    expect(await emailLinkState(shop, "confirm", id)).toBe("open");
    expect((await subscriber("confirms@example.com")).confirmed_at).toBeNull();
    expect(await followEmailLink(shop, "confirm", id)).toBe("done");
    const first = (await subscriber("confirms@example.com")).confirmed_at;
    shop.clock.forward(DAY_MS);
    expect(await followEmailLink(shop, "confirm", id)).toBe("done");
    expect((await subscriber("confirms@example.com")).confirmed_at).toEqual(first);
    expect(await consentsOf("confirms@example.com")).toHaveLength(2);
  });

  it("unsubscribe for good: an old confirmation brings nobody back", async () => {
    const id = await someone("leaves@example.com");
    expect(await followEmailLink(shop, "unsubscribe", id)).toBe("done");
    expect(await followEmailLink(shop, "unsubscribe", id)).toBe("done");
    expect(await followEmailLink(shop, "confirm", id)).toBe("gone");
    expect(await subscriber("leaves@example.com")).toMatchObject({ status: "unsubscribed", confirmed_at: null });
    expect((await consentsOf("leaves@example.com")).map(({ given }) => given)).toEqual([true, false]);
  });

  it("tell that a subscription that is deleted has ended, and offer no other one", async () => {
    const id = await someone("deleted@example.com");
    await shop.pool.query("DELETE FROM subscribers WHERE id = $1", [id]);
    expect(await followEmailLink(shop, "unsubscribe", id)).toBe("ended");
    expect(await followEmailLink(shop, "confirm", id)).toBe("gone");
  });

  it("are not sent where there is nothing to confirm any more", async () => {
    const id = await someone("quick@example.com");
    await followEmailLink(shop, "unsubscribe", id);
    await sendDueEmails(shop, newsletterEmailTemplates(shop));
    expect(await shop.rows("SELECT FROM mailbox_emails WHERE recipient = 'quick@example.com'")).toEqual([]);
  });

  it("stand in the email, with the mail program's own button to unsubscribe", async () => {
    const id = await someone("reads@example.com");
    await sendDueEmails(shop, newsletterEmailTemplates(shop));
    const { rows } = await shop.pool.query("SELECT * FROM mailbox_emails WHERE recipient = 'reads@example.com'");
    expect(rows).toHaveLength(1);
    const unsubscribe = shop.url + emailLink(shop.secret, "unsubscribe", id);
    expect(rows[0].plain).toContain(shop.url + emailLink(shop.secret, "confirm", id));
    expect(rows[0].headers).toEqual({
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});

describe("preferences", () => {
  const keep = (id: string, wantsEmails: boolean) => followPreferences(shop, id, wantsEmails, null);
  const isSuppressed = async (email: string) =>
    (await shop.rows("SELECT FROM suppressed_addresses WHERE email = $1", email)).length > 0;
  const confirmed = async (email: string) => {
    await join(email);
    const { id } = await subscriber(email);
    await followEmailLink(shop, "confirm", id);
    return id as string;
  };

  it("show an address only as far as its owner needs it", async () => {
    await join("hanna@example.com");
    const { id } = await subscriber("hanna@example.com");
    expect(await preferencesOf(shop, id)).toEqual({ email: "h***@example.com", wantsEmails: false });
    expect(await preferencesOf(shop, crypto.randomUUID())).toBeNull();
  });

  it("end letters, and nothing where nothing changes", async () => {
    const id = await confirmed("ida@example.com");
    expect(await keep(id, true)).toBe("kept");
    expect(await keep(id, false)).toBe("ended");
    expect(await keep(id, false)).toBe("kept");
    expect(await subscriber("ida@example.com")).toMatchObject({ status: "unsubscribed" });
    expect((await consentsOf("ida@example.com")).slice(2).map(({ given, source }) => ({ given, source }))).toEqual([
      { given: false, source: "preferences" },
    ]);
  });

  it("bring letters back only once the owner of the address confirms it by a new email", async () => {
    const id = await confirmed("forwards@example.com");
    await shop.pool.query(
      "INSERT INTO suppressed_addresses (email, reason) VALUES ('forwards@example.com', 'complained')",
    );
    await keep(id, false);
    expect(await keep(id, true)).toBe("asked");
    expect(await subscriber("forwards@example.com")).toMatchObject({ status: "active", confirmed_at: null });
    expect(await emailsTo("forwards@example.com")).toBe(2);
    expect(await isSuppressed("forwards@example.com")).toBe(true);
    expect(await keep(id, true)).toBe("asked");
    expect(await emailsTo("forwards@example.com")).toBe(2);
    await followEmailLink(shop, "confirm", id);
    expect(await preferencesOf(shop, id)).toMatchObject({ wantsEmails: true });
    expect(await isSuppressed("forwards@example.com")).toBe(false);
  });

  it("end what somebody else asked for: an address that was typed and never confirmed", async () => {
    await join("typed@example.com");
    const { id } = await subscriber("typed@example.com");
    expect(await keep(id, false)).toBe("ended");
    expect(await subscriber("typed@example.com")).toMatchObject({ status: "unsubscribed" });
    expect((await join("typed@example.com")).status).toBe(200);
    expect(await emailsTo("typed@example.com")).toBe(1);
  });

  it("make an address count as reachable again; a new subscription only where it bounced long ago", async () => {
    await shop.pool.query(
      `INSERT INTO suppressed_addresses (email, reason, since)
       VALUES ('jo@example.com', 'bounced', $1::timestamptz - interval '31 days'),
              ('kim@example.com', 'complained', $1::timestamptz - interval '31 days'),
              ('liv@example.com', 'bounced', $1::timestamptz - interval '29 days')`,
      [shop.clock.now()],
    );
    for (const name of ["jo", "kim", "liv"]) await join(`${name}@example.com`);
    const suppressed = ["jo", "kim", "liv"].map((name) => isSuppressed(`${name}@example.com`));
    expect(await Promise.all(suppressed)).toEqual([false, true, true]);
    await keep((await subscriber("liv@example.com")).id, true);
    expect(await isSuppressed("liv@example.com")).toBe(false);
    await followEmailLink(shop, "confirm", (await subscriber("kim@example.com")).id);
    expect(await isSuppressed("kim@example.com")).toBe(false);
    expect((await consentsOf("kim@example.com")).at(-1)).toMatchObject({ given: true, source: "confirm-link" });
  });

  it("change the reader's language; who only types the address changes that of nobody who has confirmed it", async () => {
    const language = async () => (await subscriber("reader@example.com")).language;
    const typeIn = (typed: Language) =>
      withLanguage(typed, () => subscribe(shop, { email: "reader@example.com", firstName: null, source: "footer" }));
    await join("reader@example.com");
    await typeIn("fi");
    expect(await language()).toBe("fi");
    const { id } = await subscriber("reader@example.com");
    await followEmailLink(shop, "confirm", id);
    await withLanguage("et", () => keep(id, true));
    await typeIn("fi");
    expect(await language()).toBe("et");
  });
});
