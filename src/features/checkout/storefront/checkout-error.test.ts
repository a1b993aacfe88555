import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, Unreachable } from "#api-client/api-client.ts";
import { messages } from "../messages.ts";
import { errorMessage, problemsOf } from "./checkout-error.ts";
import { orderFrom, sendOrder } from "./send-order.ts";

afterEach(() => vi.unstubAllGlobals());

const issue = (sentence: string, whatToDo = "Please try again.") => ({
  title: "Checkout Error",
  description: `There was an issue processing your request: ${sentence} ${whatToDo}`,
});
const HTML = "<html><h1>Forbidden</h1></html>";

it.each<[string, unknown, object]>([
  ["too many attempts", new ApiError(429, { error: "Rate limit exceeded" }), messages.tooMany],
  [
    "too many attempts, and when the next one counts",
    new ApiError(429, { code: "RATE_LIMIT_EXCEEDED" }, 200),
    {
      title: "Too many checkout attempts",
      description: "Please wait a few minutes before trying again. You can order again in 4 minutes.",
    },
  ],
  ["too small", new ApiError(400, { error: "amount_too_small: at least €0.50" }), messages.tooSmall("€0.50")],
  ["blocked", new ApiError(400, { error: "Request was blocked" }), messages.blocked],
  ["the page of a filter", new ApiError(403, {}), messages.blocked],
  ["a page in the place of the answer", new Unreachable("", { why: "unreadable" }), messages.blocked],
  [
    "reasons",
    new ApiError(400, { error: "Validation failed", details: ["A state is required.", "No such machine."] }),
    { title: "Checkout Error", description: "Validation failed: A state is required. No such machine." },
  ],
  [
    "what is wrong with a field",
    new ApiError(400, { error: "Validation failed", details: ["Email must be an email address."] }),
    { title: "Checkout Error", description: "Validation failed: Email must be an email address." },
  ],
  [
    "what was sold out meanwhile",
    new ApiError(409, { error: "Not enough in stock", code: "SOLD_OUT", details: ["“Lune” is sold out."] }),
    { title: "Not enough in stock", description: "“Lune” is sold out." },
  ],
  ["anything else", new ApiError(400, { error: "Boom" }), issue("Boom.")],
  [
    "a provider that does not answer, and says when",
    new ApiError(503, { error: "The payment provider does not answer at the moment. Nothing was charged." }, 5),
    issue("The payment provider does not answer at the moment. Nothing was charged.", "Please try again in 5 seconds."),
  ],
  ["no reason", new ApiError(200, { success: false }), issue("The shop could not do this.")],
  [
    "a fault",
    new ApiError(500, { error: "Error: relation does not exist" }),
    issue("Something went wrong on our side."),
  ],
  ["an answer that takes too long", new Unreachable("", { why: "slow" }), issue("The shop takes too long to answer.")],
])("%s", (_situation, error, message) => expect(errorMessage(error)).toEqual(message));

it("what only the server finds wrong with a field is told beside that field", () => {
  const fields = { "customer.phone": "must be one line", "business.register": "must be one line", "items.0.name": "?" };
  expect(problemsOf(new ApiError(400, { error: "Validation failed", fields }))).toEqual({
    phoneNumber: "must be one line",
    companyRegister: "must be one line",
  });
  expect(problemsOf(new ApiError(409, { error: "Not enough in stock" }))).toEqual({});
});

describe("an order whose answer is not the shop's", () => {
  const fields = {
    deliveryMethod: "courier",
    countryCode: "+372",
    phoneNumber: "5123 4567",
    company: "",
    zip: "",
  } as never;
  it.each<[string, number, string | null, object]>([
    ["an empty object", 200, "{}", messages.blocked],
    ["no success", 200, JSON.stringify({ success: false }), issue("The shop could not do this.")],
    ["a page", 200, HTML, messages.blocked],
    ["a page of a proxy", 502, HTML, issue("The shop is busy at the moment.")],
    ["nothing", 200, null, messages.blocked],
    [
      "success without an address",
      200,
      JSON.stringify({ success: true }),
      { title: "Checkout Error", description: "Failed to create checkout session - no URL returned." },
    ],
  ])("%s", async (_situation, status, body, message) => {
    vi.stubGlobal("navigator", { onLine: true, language: "en" });
    vi.stubGlobal("fetch", async () => new Response(body, { status }));
    expect(await sendOrder(orderFrom([], fields, 1), "key")).toEqual({
      ok: false,
      error: message,
      problems: {},
      code: undefined,
    });
  });
});
