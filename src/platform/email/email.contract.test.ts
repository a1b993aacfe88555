import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMailServer, aScriptedServer, type Step } from "../../../tests/contracts/mail-servers.ts";
import { aResend, type Fault, RESEND_KEY } from "../../../tests/contracts/resend-emulator.ts";
import { freshDatabase } from "../../../tests/database.ts";
import type { Attachment, Email, EmailSender } from "./email.ts";
import { mailboxSender } from "./mailbox.ts";
import { resendSender } from "./resend.ts";
import { smtpSender } from "./smtp.ts";

interface Arrived {
  messageId: string;
  recipient: string;
  sender: string;
  subject: string;
  /** Names and texts of the documents that came with it. */
  attachments: [filename: string, content: string][];
}

interface Post {
  sender: EmailSender;
  /** The emails that arrived: a repeated Message-ID is one email. */
  arrived(): Promise<Arrived[]>;
  close(): Promise<void>;
}

let made = 0;
const aEmail = (changes: Partial<Email> = {}): Email => ({
  messageId: `order-${++made}@shop.test`,
  from: "Aurelle <hello@shop.test>",
  to: "maret@example.com",
  subject: "Your order AU-100234",
  html: "<p>Thank you, Märet.</p>",
  text: "Thank you, Märet.",
  headers: { "List-Unsubscribe": "<https://shop.test/unsubscribe/1>" },
  ...changes,
});

const posts: [name: string, open: () => Promise<Post>][] = [
  ["the mailbox", mailbox],
  ["SMTP", smtp],
  ["Resend", resend],
];

describe.each(posts)("emails through %s", (_name, open) => {
  let post: Post;
  beforeAll(async () => {
    post = await open();
  });
  afterAll(() => post.close());

  it("arrive with everything that was written on them", async () => {
    const email = aEmail({ to: "Maret Tamm <maret@example.com>" });
    expect(await post.sender.send(email)).toMatchObject({ outcome: "accepted" });
    expect(await post.arrived()).toContainEqual({
      messageId: email.messageId,
      recipient: email.to,
      sender: email.from,
      subject: email.subject,
      attachments: [],
    });
  });

  it("L36: carry a document, letter by letter", async () => {
    const content = `<!doctype html><title>Leping</title><p>Õigus taganeda – 14 päeva.</p>\n${"long line ".repeat(300)}\n.\nend`;
    const email = aEmail({
      attachments: [{ filename: "AU-100234.html", contentType: "text/html; charset=utf-8", content }],
    });
    expect(await post.sender.send(email)).toMatchObject({ outcome: "accepted" });
    const arrived = (await post.arrived()).find(({ messageId }) => messageId === email.messageId);
    expect(arrived?.attachments).toEqual([["AU-100234.html", content]]);
  });

  it("are known again when they are sent again", async () => {
    const email = aEmail();
    await Promise.all([post.sender.send(email), post.sender.send(email)]);
    expect(await post.sender.send(email)).toMatchObject({ outcome: "accepted" });
    expect((await post.arrived()).filter(({ messageId }) => messageId === email.messageId)).toHaveLength(1);
  });

  it.each<[string, Partial<Email>]>([
    ["a line break in the subject", { subject: "Hello\r\nBcc: spy@example.com" }],
    ["a bare line feed in the subject", { subject: "Hello\nBcc: spy@example.com" }],
    ["a line break in the recipient", { to: "maret@example.com\r\nRCPT TO:<spy@example.com>" }],
    ["a line break in the recipient's name", { to: "Maret\r\nBcc: spy@example.com <maret@example.com>" }],
    ["a line break in the sender", { from: "Aurelle\r\nBcc: spy@example.com <hello@shop.test>" }],
    ["a line break in the Message-ID", { messageId: "1@shop.test>\r\nBcc: spy@example.com" }],
    ["a line break in a header", { headers: { "X-Note": "1\r\nBcc: spy@example.com" } }],
    ["a line break in a header's name", { headers: { "X-Note: 1\r\nBcc": "spy@example.com" } }],
    ["two recipients", { to: "maret@example.com, spy@example.com" }],
    ["two recipients in brackets", { to: "<maret@example.com>,<spy@example.com>" }],
    ["no recipient", { to: "" }],
    ["a recipient that is no address", { to: "maret" }],
    ["a NUL character", { text: "a\0b" }],
    [
      "a line break in an attachment's name",
      { attachments: [{ filename: "a\r\nBcc: x", contentType: "text/html; charset=utf-8", content: "" }] },
    ],
    [
      "an attachment named as a path",
      { attachments: [{ filename: "../a.html", contentType: "text/html; charset=utf-8", content: "" }] },
    ],
  ])("are rejected for %s", async (_fault, changes) => {
    const before = await post.arrived();
    expect(await post.sender.send(aEmail(changes))).toMatchObject({ outcome: "rejected" });
    expect(await post.arrived()).toEqual(before);
  });
});

describe("a mail server that refuses", () => {
  it.each([
    ["451 for the recipient", { recipient: 451 }, "later"],
    ["550 for the recipient", { recipient: 550 }, "rejected"],
    ["552 for the letter", { email: 552 }, "rejected"],
    ["452 for the letter", { email: 452 }, "later"],
    ["421 for the sender", { sender: 421 }, "later"],
    ["550 for the sender", { sender: 550 }, "rejected"],
    ["535 for our password", { password: 535 }, "later"],
  ])("with %s", async (_answer, refusing, outcome) => {
    const server = await aMailServer(refusing);
    const sender = smtpSender({ url: server.url, timeoutMs: 5_000 });
    try {
      expect(await sender.send(aEmail())).toMatchObject({ outcome, reason: expect.any(String) });
      expect(server.emails).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

describe("a mail server that fails", () => {
  it.each<[at: Step, how: "cut" | "hang", outcome: string]>([
    ["greeting", "cut", "later"],
    ["greeting", "hang", "later"],
    ["EHLO", "hang", "later"],
    ["MAIL", "cut", "later"],
    ["RCPT", "hang", "later"],
    ["DATA", "cut", "later"],
    ["message", "cut", "unknown"],
    ["message", "hang", "unknown"],
  ])("at the %s with a %s", async (at, how, outcome) => {
    const server = await aScriptedServer(at, how);
    const limit = how === "hang" ? 300 : 5_000;
    const began = performance.now();
    try {
      expect(await smtpSender({ url: server.url, timeoutMs: limit }).send(aEmail())).toMatchObject({ outcome });
      expect(performance.now() - began).toBeLessThan(limit + 1_000);
    } finally {
      await server.close();
    }
  });

  it("because no server listens", async () => {
    const server = await aScriptedServer("greeting", "cut");
    await server.close();
    expect(await smtpSender({ url: server.url }).send(aEmail())).toMatchObject({ outcome: "later" });
  });

  it("is waited for when the sender closes", async () => {
    const server = await aMailServer();
    const sender = smtpSender({ url: server.url });
    const delivery = sender.send(aEmail());
    await sender.close();
    expect(server.emails).toHaveLength(1);
    expect(await delivery).toMatchObject({ outcome: "accepted" });
    await server.close();
  });
});

describe("lines to a mail server", () => {
  it("are kept for the next emails", async () => {
    const server = await aMailServer();
    const sender = smtpSender({ url: server.url });
    for (let email = 0; email < 10; email += 1) await sender.send(aEmail());
    expect([server.emails.length, server.conversations()]).toEqual([10, 1]);
    await sender.close();
    await server.close();
  });

  it("that break while an email is on its way do not send it twice", async () => {
    const server = await aScriptedServer("message", "cut");
    const sender = smtpSender({ url: server.url, timeoutMs: 2_000 });
    expect(await sender.send(aEmail())).toMatchObject({ outcome: "unknown" });
    await sender.close();
    expect(server.emails).toHaveLength(1);
    await server.close();
  });

  it("are cancelled when the sender stops waiting", async () => {
    const server = await aScriptedServer("RCPT", "hang");
    const sender = smtpSender({ url: server.url, timeoutMs: 10_000 });
    const timeout = new AbortController();
    const delivery = sender.send(aEmail(), timeout.signal);
    timeout.abort();
    expect(await delivery).toMatchObject({ outcome: "later" });
    await sender.close();
    await server.close();
  });
});

describe("Resend answers", () => {
  const askedWith = async (fault: Fault, timeoutMs = 5_000) => {
    const server = await aResend(fault);
    const delivery = await resendSender({ apiKey: RESEND_KEY, apiUrl: server.url, timeoutMs }).send(aEmail());
    await server.close();
    return delivery;
  };

  it.each<[Fault, object]>([
    [{ status: 400, name: "validation_error" }, { outcome: "rejected" }],
    [{ status: 422, name: "invalid_from_address" }, { outcome: "rejected" }],
    [
      { status: 401, name: "missing_api_key" },
      { outcome: "later", isAway: true },
    ],
    [
      { status: 403, name: "invalid_api_key" },
      { outcome: "later", isAway: true },
    ],
    [
      { status: 409, name: "concurrent_idempotent_requests" },
      { outcome: "later", isAway: false },
    ],
    [{ status: 409, name: "invalid_idempotent_request" }, { outcome: "accepted" }],
    [
      { status: 429, name: "rate_limit_exceeded", retryAfter: "7" },
      { outcome: "later", isAway: true, afterSeconds: 7 },
    ],
    [
      { status: 429, name: "daily_quota_exceeded" },
      { outcome: "later", isAway: true },
    ],
    [{ status: 500 }, { outcome: "later", isAway: true }],
    [{ status: 503 }, { outcome: "later", isAway: true }],
  ])("%o", async (fault, expected) => expect(await askedWith(fault)).toMatchObject(expected));

  it.each<[Fault, string, number]>([
    ["hang", "unknown", 200],
    ["cut", "unknown", 5_000],
    ["cut after", "unknown", 5_000],
    ["half an answer", "accepted", 5_000],
  ])("with a %s", async (fault, outcome, timeoutMs) =>
    expect(await askedWith(fault, timeoutMs)).toMatchObject({ outcome }),
  );

  it("not at all: nothing was sent", async () => {
    const gone = await aResend();
    await gone.close();
    const sender = resendSender({ apiKey: RESEND_KEY, apiUrl: gone.url });
    expect(await sender.send(aEmail())).toMatchObject({ outcome: "later", isAway: true });
  });
});

it("keeps an email for later when the mailbox cannot be written", async () => {
  const broken = mailboxSender({ query: () => Promise.reject(new Error("the database is gone")) });
  expect(await broken.send(aEmail())).toEqual({ outcome: "later", reason: "the database is gone", isAway: true });
});

async function mailbox(): Promise<Post> {
  const database = await freshDatabase();
  return {
    sender: mailboxSender(database.pool),
    arrived: async () => {
      const emails =
        'SELECT message_id AS "messageId", recipient, sender, subject, attachments FROM mailbox_emails ORDER BY id';
      type Row = Omit<Arrived, "attachments"> & { attachments: Attachment[] };
      const { rows } = await database.pool.query<Row>(emails);
      return rows.map(({ attachments, ...email }) => ({
        ...email,
        attachments: attachments.map(({ filename, content }) => [filename, content]),
      }));
    },
    close: () => database.drop(),
  };
}

async function resend(): Promise<Post> {
  const server = await aResend();
  const sender = resendSender({ apiKey: RESEND_KEY, apiUrl: server.url });
  return {
    sender,
    arrived: async () =>
      server.emails.map(({ from, to, subject, headers, attachments = [] }) => ({
        messageId: headers["Message-ID"]?.slice(1, -1) ?? "",
        recipient: to.join(),
        sender: from,
        subject,
        attachments: attachments.map(({ filename, content }) => [filename, Buffer.from(content, "base64").toString()]),
      })),
    close: async () => {
      await sender.close();
      await server.close();
    },
  };
}

async function smtp(): Promise<Post> {
  const server = await aMailServer();
  const sender = smtpSender({ url: server.url, timeoutMs: 5_000 });
  const header = (email: string, name: string) => email.match(new RegExp(`^${name}: (.*)$`, "im"))?.[1] ?? "";
  return {
    sender,
    arrived: async () => {
      const emails = server.emails.map((email) => ({
        messageId: header(email, "Message-ID").slice(1, -1),
        recipient: header(email, "To"),
        sender: header(email, "From"),
        subject: header(email, "Subject"),
        attachments: attachmentsOf(email),
      }));
      return [...new Map(emails.map((email) => [email.messageId, email])).values()];
    },
    close: async () => {
      await sender.close();
      await server.close();
    },
  };
}

/** The parts of a MIME message that are attachments, decoded. */
function attachmentsOf(email: string): [string, string][] {
  return email.split(/\r?\n--[^\r\n]+(?:\r?\n|$)/).flatMap((part): [string, string][] => {
    const [head = "", ...body] = part.split(/\r?\n\r?\n/);
    const filename = /Content-Disposition: attachment; filename="?([^"\r\n]+)"?/i.exec(head)?.[1];
    if (!filename) return [];
    const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1];
    const written = body.join("\n\n");
    return [
      [filename, encoding === "base64" ? Buffer.from(written, "base64").toString() : fromQuotedPrintable(written)],
    ];
  });
}

const fromQuotedPrintable = (written: string): string =>
  Buffer.from(
    written
      .replaceAll(/=\r?\n/g, "")
      .replaceAll("\r\n", "\n")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
