import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, callEndpoint } from "./api-client.ts";
import { failureOf, failureText, inWords, timeInWords } from "./failure.ts";

afterEach(() => vi.unstubAllGlobals());

const HTML = "<html><body><h1>502 Bad Gateway</h1>nginx</body></html>";
const AGAIN = "Please try again.";

const toldOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => "no failure",
    (error) => {
      const failure = failureOf(error);
      return failure && inWords(failure);
    },
  );
const cart = () => callEndpoint("POST cart-products", { body: { ids: [], names: [] }, needs: ["products"] });
const answers = (status: number, body: BodyInit | null, headers: HeadersInit = {}) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers }));
const json = (value: unknown) => JSON.stringify(value);

describe("whatever comes in the place of an answer is told in a sentence of the shop", () => {
  it.each<[string, number, string | null, HeadersInit, string]>([
    ["an empty object", 200, "{}", {}, `The answer of the shop could not be read. ${AGAIN}`],
    [
      "success without what was asked for",
      200,
      json({ success: true }),
      {},
      `The answer of the shop could not be read. ${AGAIN}`,
    ],
    ["a list", 200, "[]", {}, `The answer of the shop could not be read. ${AGAIN}`],
    ["null", 200, "null", {}, `The answer of the shop could not be read. ${AGAIN}`],
    ["a page of a proxy that says it is well", 200, HTML, {}, `The answer of the shop could not be read. ${AGAIN}`],
    ["nothing at all", 200, "", {}, `The answer of the shop could not be read. ${AGAIN}`],
    ["no success and no reason", 200, json({ success: false }), {}, `The shop could not do this. ${AGAIN}`],
    ["a page of a proxy", 502, HTML, {}, `The shop is busy at the moment. ${AGAIN}`],
    ["null with a status", 502, "null", {}, `The shop is busy at the moment. ${AGAIN}`],
    [
      "JSON of a proxy",
      504,
      json({ message: "upstream", error: { code: 1 } }),
      {},
      `The shop is busy at the moment. ${AGAIN}`,
    ],
    ["a page that stands in the error", 500, json({ error: HTML }), {}, `Something went wrong on our side. ${AGAIN}`],
    [
      "a stack trace",
      500,
      json({ error: "TypeError: x is not a function\n at a.js:1" }),
      {},
      `Something went wrong on our side. ${AGAIN}`,
    ],
    [
      "a fault of ours",
      500,
      json({ error: "Something went wrong on our side. Please try again." }),
      {},
      `Something went wrong on our side. ${AGAIN}`,
    ],
    [
      "a busy shop that says when",
      503,
      json({ error: "The shop is busy for a moment. Please try again." }),
      { "retry-after": "2" },
      "The shop is busy for a moment. Please try again in 2 seconds.",
    ],
    [
      "a limit that says when",
      429,
      json({ error: "Rate limit exceeded" }),
      { "retry-after": "200" },
      "There were too many attempts in a short time. Please try again in 4 minutes.",
    ],
    ["a limit that does not", 429, HTML, {}, `There were too many attempts in a short time. ${AGAIN}`],
    ["a refusal in the shop's words", 409, json({ error: "Not today.." }), {}, "Not today."],
    [
      "reasons in the shop's words",
      409,
      json({ error: "Prices have changed", details: ["“Lune” now costs €83.00.", "The total is now €83.00."] }),
      {},
      "“Lune” now costs €83.00. The total is now €83.00.",
    ],
    [
      "what is wrong with fields",
      400,
      json({
        error: "Validation failed",
        details: ["First name must not be empty.", "Postal code must be one line."],
      }),
      {},
      "First name must not be empty. Postal code must be one line.",
    ],
    [
      "no reasons",
      400,
      json({ error: "Validation failed" }),
      {},
      "The shop could not do this. Please check what you entered.",
    ],
    ["reasons that are no list", 400, json({ error: "No.", details: "because" }), {}, "No."],
    ["what is not there", 404, HTML, {}, "This no longer exists."],
  ])("%s", async (_situation, status, body, headers, told) => {
    answers(status, body, headers);
    expect(await toldOf(cart())).toBe(told);
  });

  it.each<[string, Error, boolean, string | null]>([
    [
      "no connection",
      new TypeError("Failed to fetch"),
      true,
      "The shop cannot be reached. Please check your connection and try again.",
    ],
    [
      "no network",
      new TypeError("Failed to fetch"),
      false,
      "You are offline. Please try again once you are connected.",
    ],
    [
      "an answer that takes too long",
      new DOMException("Timed out", "TimeoutError"),
      true,
      `The shop takes too long to answer. ${AGAIN}`,
    ],
    ["a call given up", new DOMException("Aborted", "AbortError"), true, null],
  ])("%s", async (_situation, thrown, onLine, told) => {
    vi.stubGlobal("navigator", { onLine });
    vi.stubGlobal("fetch", () => Promise.reject(thrown));
    expect(await toldOf(cart())).toBe(told);
  });

  it("names of a hundred products are shown, a page of a proxy is not", async () => {
    const names = `Product "Moonlight" not found in database. Available products: ${"Amber Stone Diffuser, ".repeat(99)}Sage`;
    answers(400, json({ error: names }));
    expect(await toldOf(cart())).toBe(`${names}.`);
    answers(400, json({ error: "nginx ".repeat(2_000) }));
    expect(await toldOf(cart())).toBe("The shop could not do this. Please check what you entered.");
  });

  it("a line cut in the middle of the answer", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const truncated = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
    vi.stubGlobal("fetch", async () => new Response(truncated));
    expect(await toldOf(cart())).toBe("The shop cannot be reached. Please check your connection and try again.");
  });

  it.each<[string, unknown, string]>([
    [
      "a proxy's page in the place of ours",
      { status: 502, statusText: "", data: HTML },
      `The shop is busy at the moment. ${AGAIN}`,
    ],
    [
      "a fault while a page is drawn",
      new TypeError("Cannot read properties of undefined"),
      `Something went wrong on our side. ${AGAIN}`,
    ],
  ])("%s", (_situation, error, told) => {
    const failure = failureOf(error);
    expect(failure && inWords(failure)).toBe(told);
  });
});

it.each([
  [1, "1 second"],
  [59.2, "60 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [240, "4 minutes"],
  [3_600, "60 minutes"],
  [6_000, "2 hours"],
])("%d s are %s", (seconds, words) => expect(timeInWords(seconds)).toBe(words));

describe("in the back office", () => {
  it.each<[string, ApiError, string]>([
    [
      "a refusal is told as the server words it",
      new ApiError(409, { error: "The books are closed." }),
      "The books are closed.",
    ],
    ["a status without words says what to do", new ApiError(502, {}), `The shop is busy at the moment. ${AGAIN}`],
    [
      "a limit says when to try again",
      new ApiError(429, { error: "Rate limit exceeded" }, 30),
      "There were too many attempts in a short time. Please try again in 30 seconds.",
    ],
    ["an answer without success and without words has those of its screen", new ApiError(200, {}), "Unknown error"],
  ])("%s", (_situation, error, words) => expect(failureText(error, "Unknown error")).toBe(words));
});
