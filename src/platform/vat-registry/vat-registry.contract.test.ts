import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { pretendRegistry } from "./pretend.ts";
import { RequesterRefused, VatRegistryUnavailable } from "./vat-registry.ts";
import { viesRegistry } from "./vies.ts";

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

type Answer = (response: ServerResponse, asked: Record<string, string>) => void;

/** Answers as the published description of `POST /check-vat-number` says, or as the test wants; notes what it was asked. */
async function aVies(answer: Answer) {
  const asked: unknown[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push([request.method, request.url, JSON.parse(body || "null")]);
    answer(response, JSON.parse(body || "{}"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}/rest-api`;
  let now = Date.parse("2026-11-23T12:00:00Z");
  const clock = { now: () => new Date(now) };
  const pass = (ms: number) => {
    now += ms;
  };
  return { asked, registry: viesRegistry({ url, clock, timeoutMs: 500 }), pass };
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const valid: Answer = (response, { countryCode, vatNumber }) =>
  json(response, 200, {
    countryCode,
    vatNumber,
    valid: true,
    requestDate: "2026-11-23T12:00:00.000Z",
    requestIdentifier: "WAPIAAAAaEDkvhHx",
    name: "Muster GmbH",
    address: "Hauptstr. 1\n10115 Berlin",
  });
const refusing =
  (code: string, status = 200): Answer =>
  (response) =>
    json(response, status, { actionSucceed: false, errorWrappers: [{ error: code }] });

describe("VIES", () => {
  it("is asked in the name of the shop and gives a consultation number", async () => {
    const { registry, asked } = await aVies(valid);
    expect(await registry.check("DE123456789", "EE101234567")).toEqual({
      isValid: true,
      consultationNumber: "WAPIAAAAaEDkvhHx",
      name: "Muster GmbH",
      address: "Hauptstr. 1 10115 Berlin",
    });
    const body = {
      countryCode: "DE",
      vatNumber: "123456789",
      requesterMemberStateCode: "EE",
      requesterNumber: "101234567",
    };
    expect(asked).toEqual([["POST", "/rest-api/check-vat-number", body]]);
  });

  it("does not know a number", async () => {
    const { registry } = await aVies((response, { countryCode, vatNumber }) =>
      json(response, 200, { countryCode, vatNumber, valid: false, requestIdentifier: "", name: "---", address: "---" }),
    );
    expect(await registry.check("DE111111111", "EE101234567")).toEqual({
      isValid: false,
      consultationNumber: null,
      name: null,
      address: null,
    });
  });

  it("finds the shape of a number wrong", async () => {
    const { registry } = await aVies(refusing("INVALID_INPUT"));
    expect((await registry.check("DE123456789", "EE101234567")).isValid).toBe(false);
  });

  it.each<[string, Answer]>([
    ...[
      "MS_UNAVAILABLE",
      "MS_MAX_CONCURRENT_REQ",
      "GLOBAL_MAX_CONCURRENT_REQ",
      "TIMEOUT",
      "SERVICE_UNAVAILABLE",
      "VAT_BLOCKED",
      "IP_BLOCKED",
      "SOMETHING_NEW",
    ].map((code): [string, Answer] => [`answers ${code}`, refusing(code)]),
    ["answers MS_UNAVAILABLE as an error", refusing("MS_UNAVAILABLE", 500)],
    ["answers an error page", (response) => response.writeHead(500).end("<html>")],
    ["answers HTML", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>valid</html>")],
    ["answers nothing", (response) => response.writeHead(200).end()],
    ["does not answer", () => undefined],
    ["begins and never ends", (response) => response.writeHead(200).write('{"valid":true,')],
    ["answers without end", (response) => response.writeHead(200).end(`{"x":"${"x".repeat(100_000)}"}`)],
    ["sends elsewhere", (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
    [
      "answers about another number",
      (response) => json(response, 200, { countryCode: "DE", vatNumber: "999999999", valid: true }),
    ],
    ["answers yes in other words", (response) => json(response, 200, { valid: "true" })],
  ])("%s: nothing is known", async (_situation, answer) => {
    const { registry } = await aVies(answer);
    await expect(registry.check("DE123456789", "EE101234567")).rejects.toThrow(VatRegistryUnavailable);
  });

  it("leaves a state's register alone for half a minute after it was away, and asks others meanwhile", async () => {
    let isAway = true;
    const { registry, asked, pass } = await aVies((response, about) =>
      isAway && about.countryCode === "DE" ? refusing("MS_UNAVAILABLE")(response, about) : valid(response, about),
    );
    const check = (number: string) => registry.check(number, "EE101234567");
    await expect(check("DE123456789")).rejects.toThrow("MS_UNAVAILABLE");
    await expect(check("DE987654321")).rejects.toThrow("a moment ago");
    expect((await check("LV12345678901")).isValid).toBe(true);
    isAway = false;
    pass(31_000);
    expect((await check("DE123456789")).isValid).toBe(true);
    expect(asked).toHaveLength(3);
  });

  it("goes on asking about others after a number that is blocked", async () => {
    const { registry } = await aVies((response, about) =>
      (about.vatNumber === "111111111" ? refusing("VAT_BLOCKED") : valid)(response, about),
    );
    await expect(registry.check("DE111111111", "EE101234567")).rejects.toThrow("VAT_BLOCKED");
    expect((await registry.check("DE123456789", "EE101234567")).isValid).toBe(true);
  });

  it("refuses the shop's own number and is not taken for away: a corrected one is answered at once", async () => {
    const { registry } = await aVies((response, about) =>
      (about.requesterNumber === "101234567" ? valid : refusing("INVALID_REQUESTER_INFO"))(response, about),
    );
    await expect(registry.check("DE123456789", "EE999999999")).rejects.toThrow(RequesterRefused);
    await expect(registry.check("DE123456789", "EE999999999")).rejects.toThrow(RequesterRefused);
    expect((await registry.check("DE123456789", "EE101234567")).isValid).toBe(true);
  });

  it("asks nothing for half a minute after it was asked too often", async () => {
    const { registry, asked } = await aVies(refusing("GLOBAL_MAX_CONCURRENT_REQ"));
    await expect(registry.check("DE123456789", "EE101234567")).rejects.toThrow("GLOBAL_MAX");
    await expect(registry.check("LV12345678901", "EE101234567")).rejects.toThrow("a moment ago");
    expect(asked).toHaveLength(1);
  });
});

it("the register of a demo knows, does not know and is silent by the last digit, and refuses an own number that ends in 0", async () => {
  let now = 0;
  const registry = pretendRegistry(() => now);
  expect((await registry.check("DE123456781", "EE101234567")).isValid).toBe(true);
  expect((await registry.check("DE123456780", "EE101234567")).isValid).toBe(false);
  await expect(registry.check("DE123456789", "EE101234567")).rejects.toThrow(VatRegistryUnavailable);
  await expect(registry.check("DE123456788", "EE101234567")).rejects.toThrow(VatRegistryUnavailable);
  await expect(registry.check("DE123456781", "EE101234560")).rejects.toThrow(RequesterRefused);
  now += 2 * 60_000;
  expect((await registry.check("DE123456788", "EE101234567")).isValid).toBe(true);
});
