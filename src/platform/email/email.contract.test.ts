import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMailServer } from "#tests/contracts/mail-servers.ts";
import { aResend, RESEND_KEY } from "#tests/contracts/resend-emulator.ts";
import { freshDatabase } from "#tests/database.ts";
import { anEmail } from "#tests/emails.ts";
import type { Attachment, Email, EmailSender } from "./email.ts";
import { mailboxSender } from "./mailbox.ts";
import { resendSender } from "./resend.ts";
import { smtpSender } from "./smtp.ts";

interface Arrived {
  messageId: string;
  recipient: string;
  sender: string;
  /** Empty where answers go to the sender. */
  replyTo: string;
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
    const email = anEmail({ to: "Maret Tamm <maret@example.com>" });
    expect(await post.sender.send(email)).toMatchObject({ outcome: "accepted" });
    expect(await post.arrived()).toContainEqual({
      messageId: email.messageId,
      recipient: email.to,
      sender: email.from,
      replyTo: "",
      subject: email.subject,
      attachments: [],
    });
  });

  it("name the address for answers, if it is another than the sender's", async () => {
    const email = anEmail({ replyTo: "help@shop.test" });
    expect(await post.sender.send(email)).toMatchObject({ outcome: "accepted" });
    expect(await post.arrived()).toContainEqual(
      expect.objectContaining({ messageId: email.messageId, replyTo: "help@shop.test" }),
    );
  });

  it("L36: carry a document, letter by letter", async () => {
    const content = `<!doctype html><title>Leping</title><p>Õigus taganeda – 14 päeva.</p>\n${"long line ".repeat(300)}\n.\nend`;
    const email = anEmail({
      attachments: [{ filename: "AU-100234.html", contentType: "text/html; charset=utf-8", content }],
    });
    expect(await post.sender.send(email)).toMatchObject({ outcome: "accepted" });
    const arrived = (await post.arrived()).find(({ messageId }) => messageId === email.messageId);
    expect(arrived?.attachments).toEqual([["AU-100234.html", content]]);
  });

  it("sends bytes as they are", async () => {
    const content = Buffer.from("%PDF-1.7 €").toString("base64");
    const invoice = {
      filename: "INV-2026-000001.pdf",
      contentType: "application/pdf",
      content,
      encoding: "base64",
    } as const;
    const email = anEmail({ attachments: [invoice] });
    expect(await post.sender.send(email)).toMatchObject({ outcome: "accepted" });
    const arrived = (await post.arrived()).find(({ messageId }) => messageId === email.messageId);
    expect(arrived?.attachments).toEqual([["INV-2026-000001.pdf", "%PDF-1.7 €"]]);
  });

  it("are known again when they are sent again", async () => {
    const email = anEmail();
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
    ["a line break in the address for answers", { replyTo: "help@shop.test\r\nBcc: spy@example.com" }],
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
    expect(await post.sender.send(anEmail(changes))).toMatchObject({ outcome: "rejected" });
    expect(await post.arrived()).toEqual(before);
  });
});

it("keeps an email for later when the mailbox cannot be written", async () => {
  const broken = mailboxSender({ query: () => Promise.reject(new Error("the database is gone")) });
  expect(await broken.send(anEmail())).toEqual({ outcome: "later", reason: "the database is gone", isAway: true });
});

async function mailbox(): Promise<Post> {
  const database = await freshDatabase();
  return {
    sender: mailboxSender(database.pool),
    arrived: async () => {
      const emails = `SELECT message_id AS "messageId", recipient, sender, coalesce(headers->>'Reply-To', '') AS "replyTo", subject, attachments
         FROM mailbox_emails ORDER BY id`;
      type Row = Omit<Arrived, "attachments"> & { attachments: Attachment[] };
      const { rows } = await database.pool.query<Row>(emails);
      return rows.map(({ attachments, ...email }) => ({
        ...email,
        attachments: attachments.map(({ filename, content, encoding }) => [
          filename,
          Buffer.from(content, encoding ?? "utf8").toString(),
        ]),
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
      server.emails.map(({ from, to, reply_to: replyTo = "", subject, headers, attachments = [] }) => ({
        messageId: headers["Message-ID"]?.slice(1, -1) ?? "",
        recipient: to.join(),
        sender: from,
        replyTo,
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
        replyTo: header(email, "Reply-To"),
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
