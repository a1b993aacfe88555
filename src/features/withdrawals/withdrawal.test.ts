import { describe, expect, it } from "vitest";
import { readStatement, statementProblems } from "./withdrawal.ts";

const typed = (fields: Record<string, string>) => readStatement(new URLSearchParams(fields));

describe("an order number", () => {
  it.each(["AU-100234", "au-100234", " AU 100234 ", "#AU-100234", "100234", "au100234"])(
    "may be typed as %j",
    (number) => expect(typed({ orderNumber: number }).orderNumber).toBe("AU-100234"),
  );

  it("that is none stays as it was typed", () =>
    expect(typed({ orderNumber: "my order" }).orderNumber).toBe("my order"));
});

it("what is typed is tidied, and lines count once however the browser ends them", () =>
  expect(typed({ name: " Mari \t\0 Maasikas\r\n", email: " Mari@Example.com ", items: "one\r\ntwo " })).toEqual({
    orderNumber: "",
    name: "Mari Maasikas",
    email: "Mari@Example.com",
    items: "one\ntwo",
  }));

const right = { orderNumber: "AU-100234", name: "Mari", email: "mari@example.com", items: "" };

it("a statement without items is whole", () => expect(statementProblems(right)).toEqual({}));

it("a name may have initials", () => expect(statementProblems({ ...right, name: "J.R. Smith Jr." })).toEqual({}));

it.each([
  ["no order number", { orderNumber: "" }, { orderNumber: "Please enter your order number" }],
  ["no name", { name: "" }, { name: "Please enter your name" }],
  ["a name without end", { name: "a".repeat(201) }, { name: "Please shorten this to 200 characters" }],
  ["no address", { email: "mari" }, { email: "Please enter a valid email address" }],
  ["two addresses", { email: "mari@example.com,jaan@example.com" }, { email: "Please enter a valid email address" }],
  ["an address with a name", { email: "Mari<mari@example.com>" }, { email: "Please enter a valid email address" }],
  ["an address with two signs", { email: "@@example.com" }, { email: "Please enter a valid email address" }],
  ["a link among the items", { items: "see https://evil.example" }, { items: "Please write this without links" }],
  ["a link for a name", { name: "www.evil.example" }, { name: "Please write this without links" }],
  ["a bare domain for a number", { orderNumber: "evil.com" }, { orderNumber: "Please write this without links" }],
  ["a link for a number", { orderNumber: "evil.example/win" }, { orderNumber: "Please write this without links" }],
  ["an essay of items", { items: "a".repeat(1001) }, { items: "Please shorten this to 1,000 characters" }],
])("%s is told beside its field", (_what, change, problems) =>
  expect(statementProblems({ ...right, ...change })).toEqual(problems),
);

it("what is sent without end is looked at without delay", () => {
  const sent = typed({ orderNumber: `#${" ".repeat(200_000)}x`, email: "@".repeat(200_000) });
  expect(statementProblems({ ...sent, name: "Mari" })).toEqual({ email: "Please enter a valid email address" });
});
