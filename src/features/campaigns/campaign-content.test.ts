import { describe, expect, it } from "vitest";
import { type Block, block, campaignContent, isEmailLink, unfinished } from "./campaign-content.ts";

describe("where a link of an email may lead", () => {
  it.each([
    ["the web", "https://example.com/a?b=c", true],
    ["a path of the shop", "/products", true],
    ["another site in disguise", "//evil.test", false],
    ["another site in a disguise that browsers mend", "/\\evil.test", false],
    ["a script", "javascript:alert(1)", false],
    ["data", "data:text/html,x", false],
    ["a broken address", "https://", false],
    ["an address with a space", "/products and more", false],
    ["nowhere", "", false],
  ])("%s", (_what, address, allowed) => expect(isEmailLink(address)).toBe(allowed));
});

describe("a campaign", () => {
  const campaign = { name: "Spring", subject: "", preview: "", body: [] };

  it("may be saved unfinished, but not without a name", () => {
    expect(campaignContent.safeParse(campaign).success).toBe(true);
    expect(campaignContent.safeParse({ ...campaign, name: " " }).error?.issues[0]?.message).toBe("Name is required.");
  });

  it.each(["Hello\r\nBcc: eve@example.com", "Hello\u2028\u0000", "x".repeat(201)])(
    "refuses the subject %j",
    (subject) => expect(campaignContent.safeParse({ ...campaign, subject }).success).toBe(false),
  );

  it.each<[string, unknown]>([
    ["a button without words", { type: "button", label: "", href: "/" }],
    ["a button that leads to a script", { type: "button", label: "Go", href: "javascript:1" }],
    ["an image from elsewhere", { type: "image", path: "https://evil.test/a.png", alt: "", href: "" }],
    ["an image outside the store", { type: "image", path: "../secret.png", alt: "", href: "" }],
    ["a product that was not chosen", { type: "product", productId: "" }],
    ["a kind that nobody knows", { type: "script", html: "" }],
  ])("refuses %s", (_what, one) => expect(block.safeParse(one).success).toBe(false));

  it.each<[string, string, Block[], string | null]>([
    ["no subject", "", [{ type: "button", label: "Go", href: "/" }], "A subject is required before it can be sent."],
    ["no block", "Hello", [], "There is nothing in the email yet."],
    ["an empty text", "Hello", [{ type: "text", html: "<p>&nbsp;</p>" }], "There is nothing in the email yet."],
    ["a text", "Hello", [{ type: "text", html: "<p>Hi</p>" }], null],
  ])("with %s tells what is missing", (_what, subject, body, problem) =>
    expect(unfinished({ subject, body })).toBe(problem),
  );
});
