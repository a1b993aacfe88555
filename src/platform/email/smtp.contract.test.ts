import { describe, expect, it } from "vitest";
import { aMailServer, aScriptedServer, type Step } from "#tests/contracts/mail-servers.ts";
import { anEmail } from "#tests/emails.ts";
import { smtpSender } from "./smtp.ts";

describe("a mail server that refuses", () => {
  it.each([
    ["451 for the recipient", { recipient: 451 }, "later"],
    ["550 for the recipient", { recipient: 550 }, "rejected"],
    ["552 for the email", { email: 552 }, "rejected"],
    ["452 for the email", { email: 452 }, "later"],
    ["421 for the sender", { sender: 421 }, "later"],
    ["550 for the sender", { sender: 550 }, "later"],
    ["535 for our password", { password: 535 }, "later"],
  ])("with %s", async (_answer, refusing, outcome) => {
    const server = await aMailServer(refusing);
    const sender = smtpSender({ url: server.url, timeoutMs: 5_000 });
    try {
      const delivery = await sender.send(anEmail());
      expect(delivery).toMatchObject({ outcome, reason: expect.any(String) });
      // What is refused before the recipient is named would be refused for each email: the sender pauses.
      if ("sender" in refusing || "password" in refusing) expect(delivery).toMatchObject({ isAway: true });
      expect(server.emails).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

it("a server that offers no STARTTLS gets no password over the network", async () => {
  const server = await aMailServer({ password: 535 });
  const url = server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
  try {
    const delivery = await smtpSender({ url, timeoutMs: 5_000 }).send(anEmail());
    expect(delivery).toMatchObject({ outcome: "later", isAway: true, reason: expect.stringContaining("STARTTLS") });
  } finally {
    await server.close();
  }
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
      expect(await smtpSender({ url: server.url, timeoutMs: limit }).send(anEmail())).toMatchObject({ outcome });
      expect(performance.now() - began).toBeLessThan(limit + 1_000);
    } finally {
      await server.close();
    }
  });

  it("because no server listens", async () => {
    const server = await aScriptedServer("greeting", "cut");
    await server.close();
    expect(await smtpSender({ url: server.url }).send(anEmail())).toMatchObject({ outcome: "later" });
  });

  it("is waited for when the sender closes", async () => {
    const server = await aMailServer();
    const sender = smtpSender({ url: server.url });
    const delivery = sender.send(anEmail());
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
    for (let email = 0; email < 10; email += 1) await sender.send(anEmail());
    expect([server.emails.length, server.conversations()]).toEqual([10, 1]);
    await sender.close();
    await server.close();
  });

  it("that break while an email is on its way do not send it twice", async () => {
    const server = await aScriptedServer("message", "cut");
    const sender = smtpSender({ url: server.url, timeoutMs: 2_000 });
    expect(await sender.send(anEmail())).toMatchObject({ outcome: "unknown" });
    await sender.close();
    expect(server.emails).toHaveLength(1);
    await server.close();
  });

  it("are cancelled when the sender stops waiting", async () => {
    const server = await aScriptedServer("RCPT", "hang");
    const sender = smtpSender({ url: server.url, timeoutMs: 10_000 });
    const timeout = new AbortController();
    const delivery = sender.send(anEmail(), timeout.signal);
    timeout.abort();
    expect(await delivery).toMatchObject({ outcome: "later" });
    await sender.close();
    await server.close();
  });
});
