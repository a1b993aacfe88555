import { describe, expect, it } from "vitest";
import { aResend, type Fault, RESEND_KEY } from "#tests/contracts/resend-emulator.ts";
import { anEmail } from "#tests/emails.ts";
import { resendSender } from "./resend.ts";

describe("Resend answers", () => {
  const askedWith = async (fault: Fault, timeoutMs = 5_000) => {
    const server = await aResend(fault);
    const delivery = await resendSender({ apiKey: RESEND_KEY, apiUrl: server.url, timeoutMs }).send(anEmail());
    await server.close();
    return delivery;
  };

  it.each<[Fault, object]>([
    [{ status: 400, name: "validation_error" }, { outcome: "rejected" }],
    [
      { status: 422, name: "invalid_from_address" },
      { outcome: "later", isAway: true },
    ],
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

  it("an email whose sender has a comma, a quote or a dot in the name", async () => {
    const server = await aResend();
    const sender = resendSender({ apiKey: RESEND_KEY, apiUrl: server.url });
    const froms = ['Aurelle, home "scents" <shop@example.com>', "Aurelle <shop@example.com>", "shop@example.com"];
    for (const from of froms)
      expect(await sender.send(anEmail({ from, messageId: from.replaceAll(/\W/g, "") }))).toMatchObject({
        outcome: "accepted",
      });
    expect(server.emails.map(({ from }) => from)).toEqual([
      '"Aurelle, home \\"scents\\"" <shop@example.com>',
      ...froms.slice(1),
    ]);
    await server.close();
  });

  it("not at all: nothing was sent", async () => {
    const gone = await aResend();
    await gone.close();
    const sender = resendSender({ apiKey: RESEND_KEY, apiUrl: gone.url });
    expect(await sender.send(anEmail())).toMatchObject({ outcome: "later", isAway: true });
  });
});
