import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { deleteSubscriber } from "#features/subscribers/server/delete-subscriber.ts";
import { importSubscribers } from "#features/subscribers/server/import-subscribers.ts";
import { subscribe } from "#features/subscribers/server/subscribe.ts";
import { subscribersAfter, subscribersPage } from "#features/subscribers/server/subscriber-queries.ts";
import { EXPORT_HEADER } from "#features/subscribers/subscriber-csv.ts";
import { subscriberList } from "#features/subscribers/subscriber-list.ts";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { followEmailLink } from "./answer-email-link.ts";

const shop = await shopOfFile();
const actor = await anActor(shop);

const list = (input: object) => subscribersPage(shop.db, subscriberList.parse(input));
const emails = async (input: object) => (await list(input)).rows.map(({ email }) => email);
const row = (email: string) => shop.row("SELECT * FROM subscribers WHERE email = $1", email);
const aSubscriber = async (email: string, more: Record<string, unknown> = {}): Promise<string> => {
  const values = { email, source: "footer", ...more };
  const names = Object.keys(values);
  const { rows } = await shop.pool.query(
    `INSERT INTO subscribers (${names}) VALUES (${names.map((_, i) => `$${i + 1}`)}) RETURNING id`,
    Object.values(values),
  );
  return rows[0].id;
};
const take = (text: string, isTrial = false) => importSubscribers(shop, new TextEncoder().encode(text), actor, isTrial);
const outcomes = async (text: string) => (await take(text)).lines.map(({ outcome }) => outcome);

describe("the list of subscribers", () => {
  it("is searched by address and name, filtered by status, and says how many there are in all", async () => {
    await aSubscriber("list-ada@example.com", { first_name: "Ada", last_name: "Lovelace", confirmed_at: new Date() });
    await aSubscriber("list-ben@example.com");
    await aSubscriber("list-cat@example.com", { status: "unsubscribed", unsubscribed_at: new Date() });
    expect(await emails({ search: "ada love" })).toEqual(["list-ada@example.com"]);
    expect(await emails({ search: "list-", status: "unconfirmed" })).toEqual(["list-ben@example.com"]);
    expect(await emails({ search: "list-", status: "confirmed" })).toEqual(["list-ada@example.com"]);
    expect(await emails({ search: "list-", status: "unsubscribed" })).toEqual(["list-cat@example.com"]);
    await shop.pool.query("UPDATE subscribers SET language = 'et' WHERE email = 'list-ben@example.com'");
    expect(await emails({ search: "list-", language: "et" })).toEqual(["list-ben@example.com"]);
    expect(await list({ search: "list-" })).toMatchObject({ total: 3 });
    expect((await list({ search: "nobody%" })).all).toBeGreaterThanOrEqual(3);
  });

  it("comes part by part for a file, nobody twice", async () => {
    for (let i = 0; i < 5; i += 1) await aSubscriber(`part-${i}@example.com`);
    const filters = subscriberList.parse({ search: "part-" });
    const first = await subscribersAfter(shop.db, filters, undefined, 3);
    const second = await subscribersAfter(shop.db, filters, first.at(-1)?.id, 3);
    expect(new Set([...first, ...second].map(({ email }) => email)).size).toBe(5);
  });

  it("loses a deleted subscriber, but not the proof of consent", async () => {
    const id = await aSubscriber("gone@example.com");
    await shop.pool.query(
      "INSERT INTO consents (email, purpose, given, wording, source) VALUES ('gone@example.com', 'newsletter', true, 'x', 'footer')",
    );
    await deleteSubscriber(shop, id, actor);
    expect(await row("gone@example.com")).toBeUndefined();
    const { rows } = await shop.pool.query(
      "SELECT given, source FROM consents WHERE email = 'gone@example.com' ORDER BY id",
    );
    expect(rows).toEqual([
      { given: true, source: "footer" },
      { given: false, source: "administrator" },
    ]);
    await expect(deleteSubscriber(shop, id, actor)).rejects.toThrow("This subscriber is gone.");
  });

  it("keeps no address in the audit log", async () => {
    await deleteSubscriber(shop, await aSubscriber("secret@example.com"), actor);
    const { rows } = await shop.pool.query("SELECT 1 FROM audit_log WHERE audit_log::text LIKE '%secret@%'");
    expect(rows).toEqual([]);
  });
});

describe("a list of people who agreed elsewhere", () => {
  it("is taken over with the date of consent, which counts as confirmed", async () => {
    const text = "Email;First name;Last name;Consent date\r\n NEW@Example.com ;Mari;O'Neil;2024-03-09\r\n";
    expect(await take(text)).toEqual({
      applied: true,
      problems: [],
      lines: [{ line: 2, name: "new@example.com", outcome: "new", notes: [] }],
    });
    expect(await row("new@example.com")).toMatchObject({
      first_name: "Mari",
      last_name: "O'Neil",
      status: "active",
      source: "import",
      confirmed_at: new Date("2024-03-08T22:00:00Z"),
    });
    const { rows } = await shop.pool.query("SELECT given, source, at FROM consents WHERE email = 'new@example.com'");
    expect(rows).toEqual([{ given: true, source: "import", at: new Date("2024-03-08T22:00:00Z") }]);
  });

  it("is written to in the language of its line, or else in that of the file", async () => {
    const text = "Email,Consent date,Language\nfirst@example.com,2024-01-01,et-EE\nsecond@example.com,2024-01-01,\n";
    await importSubscribers(shop, new TextEncoder().encode(text), actor, false, "lv");
    expect([(await row("first@example.com")).language, (await row("second@example.com")).language]).toEqual([
      "et",
      "lv",
    ]);
    const { lines } = await take("Email,Consent date,Language\nthird@example.com,2024-01-01,klingon\n");
    expect(lines[0]).toMatchObject({
      outcome: "refused",
      notes: [expect.stringMatching(/^The language must be one of en, et/)],
    });
  });

  it("says of each address whether it may be written to", async () => {
    await aSubscriber("spoken-for@example.com");
    await shop.pool.query("INSERT INTO suppressed_addresses VALUES ('spoken-for@example.com', 'complained')");
    expect((await list({ search: "spoken-for" })).rows).toMatchObject([{ isSuppressed: true }]);
  });

  it("is only looked at in a trial", async () => {
    const report = await take("Email,Consent date\ntrial@example.com,2024-01-01\n", true);
    expect(report).toMatchObject({ applied: false, lines: [{ outcome: "new" }] });
    expect(await row("trial@example.com")).toBeUndefined();
  });

  it("is taken over as a whole or not at all", async () => {
    expect(await outcomes("Email,Consent date\nwhole@example.com,2024-01-01\nnobody,2024-01-01\n")).toEqual([
      "new",
      "refused",
    ]);
    expect(await row("whole@example.com")).toBeUndefined();
  });

  it.each([
    ["without a date", "a1@example.com,", "The date of consent is missing."],
    ["with a day that is none", "a2@example.com,2024-02-30", "The date of consent must be written as 2026-01-31."],
    ["with a day to come", "a3@example.com,2999-01-01", "The date of consent lies in the future."],
    ["with a second recipient", '"a4@example.com,eve@example.com",2024-01-01', /not an address/],
    ["with a line break in the address", '"a5@example.com\r\nBcc: eve@example.com",2024-01-01', /not an address/],
    ["with an address of 300 letters", `${"a".repeat(288)}@example.com,2024-01-01`, /not an address/],
    ["with letters before the sign that mail servers differ on", "mülle@example.com,2024-01-01", /not an address/],
  ])("refuses a line %s", async (_what, line, note) => {
    const { lines } = await take(`Email,Consent date\n${line}\n`);
    expect(lines[0]?.outcome).toBe("refused");
    expect(lines[0]?.notes.join()).toMatch(note);
  });

  it("refuses a name of 300 letters", async () => {
    const { lines } = await take(`Email,First name,Consent date\nlong@example.com,${"x".repeat(300)},2024-01-01\n`);
    expect(lines[0]).toMatchObject({ outcome: "refused", notes: ["A name has at most 100 characters, in one line."] });
  });

  it("keeps a domain in other letters in the form that mail servers know", async () => {
    const { lines } = await take("Email,Consent date\nmari@õun.ee,2024-01-01\n");
    expect(lines[0]).toMatchObject({
      outcome: "new",
      name: expect.stringMatching(/^mari@xn--/),
      notes: [expect.stringContaining("xn--")],
    });
  });

  it("leaves alone who has left, bounced or withdrawn, and who stands there twice", async () => {
    const left = await aSubscriber("left@example.com", { confirmed_at: new Date() });
    await followEmailLink(shop, "unsubscribe", left);
    const deleted = await aSubscriber("withdrew@example.com");
    await followEmailLink(shop, "unsubscribe", deleted);
    await deleteSubscriber(shop, deleted, actor);
    await aSubscriber("typed@example.com", { confirmed_at: new Date() }).then((id) =>
      followEmailLink(shop, "unsubscribe", id),
    );
    await subscribe(shop, { email: "typed@example.com", firstName: null, source: "footer" });
    await aSubscriber("bounced@example.com", { status: "bounced" });
    await shop.pool.query("INSERT INTO suppressed_addresses VALUES ('reported@example.com', 'complained')");
    const addresses = ["left", "withdrew", "typed", "bounced", "reported", "twice", "twice"];
    const text = `Email,Consent date\n${addresses.map((one) => `${one}@example.com,2024-01-01`).join("\n")}\n`;
    expect(await outcomes(text)).toEqual(["skipped", "skipped", "skipped", "skipped", "skipped", "new", "skipped"]);
    expect(await row("left@example.com")).toMatchObject({ status: "unsubscribed" });
    expect(await row("withdrew@example.com")).toBeUndefined();
    expect(await row("typed@example.com")).toMatchObject({ status: "active", confirmed_at: null });
  });

  it("leaves out who was deleted, who may subscribe again themselves", async () => {
    const text = "Email,Consent date\nremoved@example.com,2024-01-01\n";
    expect(await outcomes(text)).toEqual(["new"]);
    await deleteSubscriber(shop, (await row("removed@example.com")).id, actor);
    expect(await outcomes(text)).toEqual(["skipped"]);
    // Before a deletion was noted.
    await shop.pool.query("DELETE FROM consents WHERE email = 'removed@example.com' AND NOT given");
    expect(await outcomes(text)).toEqual(["skipped"]);
    await subscribe(shop, { email: "removed@example.com", firstName: null, source: "footer" });
    expect(await row("removed@example.com")).toMatchObject({ status: "active", confirmed_at: null });
  });

  it("confirms who waits, and leaves who is there as he is", async () => {
    await aSubscriber("waits@example.com");
    await aSubscriber("there@example.com", { first_name: "Ada", confirmed_at: new Date("2023-01-01") });
    const text = "Email,First name,Consent date\nwaits@example.com,,2024-01-01\nthere@example.com,Eve,2024-01-01\n";
    expect(await outcomes(text)).toEqual(["changed", "unchanged"]);
    expect((await row("waits@example.com")).confirmed_at).not.toBeNull();
    expect(await row("there@example.com")).toMatchObject({ first_name: "Ada", confirmed_at: new Date("2023-01-01") });
  });

  it("exported by a shop takes in who is active and confirmed, and nobody else", async () => {
    const day = "2024-03-09";
    const lines = [
      ["in@example.com", "active", "et", day],
      ["unsure@example.com", "active", "en", ""],
      ["exported-left@example.com", "unsubscribed", "en", day],
      ["bounced@example.com", "bounced", "en", day],
    ].map(([email, status, language, date]) => [email, "", "", status, "footer", "", "", "", language, date].join());
    const { problems, lines: reports } = await take([EXPORT_HEADER.join(), ...lines].join("\n"));
    expect(problems).toEqual([]);
    expect(reports.map(({ outcome }) => outcome)).toEqual(["new", "skipped", "skipped", "skipped"]);
    expect(await row("in@example.com")).toMatchObject({ status: "active", language: "et" });
    expect(await row("exported-left@example.com")).toBeUndefined();
    expect(await outcomes(`Email,Consent date,Status\nodd@example.com,${day},perhaps\n`)).toEqual(["refused"]);
  });

  it("with columns that nobody knows, or without the needed ones, is named and not guessed", async () => {
    expect((await take("Email,Colour\na@example.com,red\n")).problems).toEqual([
      "Unknown column “Colour”.",
      "The column “Consent date” is missing.",
    ]);
    await expect(take("PK\u0003\u0004")).rejects.toThrow("This is not a text file.");
  });

  it("of thousands is taken over at once", async () => {
    const some = Array.from({ length: 5_000 }, () => `${randomUUID()}@example.com,2024-01-01`);
    const report = await take(`Email,Consent date\n${some.join("\n")}\n`);
    expect(report.applied).toBe(true);
    const { rows } = await shop.pool.query("SELECT count(*)::int AS n FROM subscribers WHERE source = 'import'");
    expect(rows[0].n).toBeGreaterThanOrEqual(5_000);
  });
});
