import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { emailLink } from "../../src/features/subscribers/server/subscriber-key.ts";
import { ask, eventually } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectFocused, holdBack } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop({ LIMIT_NEWSLETTER: "1000" });

const field = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const button = (page: Page) => page.getByRole("button", { name: /^Subscrib/ });
const FUNCTION = "**/functions/v1/newsletter-subscribe";

async function told(page: Page, title: string, description: string): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: title }).first();
  await toast.getByText(description).waitFor();
}

/** Pixels between the form's end and the toast that tells about it. */
async function roomBelowForm(page: Page): Promise<number> {
  const form = await page.locator("footer form").boundingBox();
  const toast = await page.locator("[data-sonner-toast]").first().boundingBox();
  if (!form || !toast) return Number.NaN;
  return toast.y - form.y - form.height;
}

const subscriber = async (email: string) =>
  (
    await ask<{ status: string; confirmed_at: Date | null }>(home, "SELECT * FROM subscribers WHERE email = $1", [
      email,
    ])
  )[0];

/** A link in the email to somebody. */
async function linkTo(email: string, purpose: "confirm" | "unsubscribe"): Promise<string> {
  const [message] = await eventually(
    () => ask<{ plain: string }>(home, "SELECT plain FROM mailbox_emails WHERE recipient = $1", [email]),
    (messages) => messages.length > 0,
  );
  return new RegExp(`${shop.url}/newsletter/${purpose}\\S+`).exec(message?.plain ?? "")?.[0] ?? "";
}

const joined = async (email: string) => {
  const answer = await fetch(`${shop.url}/functions/v1/newsletter-subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
};

describe("the form at the foot of every page", () => {
  it.each([390, 1440])("is not covered by what is told of it in a window of %d px", async (width) => {
    const { page, leave } = await aVisitor(browser);
    await page.setViewportSize({ width, height: 900 });
    await page.route(FUNCTION, (route) => route.fulfill({ json: { success: true } }));
    await page.goto(`${shop.url}/contact`);
    await button(page).click();
    await told(page, "Email required", "Please enter your email address");
    await expect.poll(() => roomBelowForm(page)).toBeGreaterThan(0);
    await field(page).fill("eva@example.com");
    await field(page).press("Enter");
    await told(page, "Successfully subscribed!", "Thank you for subscribing to our newsletter.");
    await expect.poll(() => roomBelowForm(page)).toBeGreaterThan(0);
    await page.locator("footer form").getByText("One more step: press the link").waitFor();
    await leave();
  });

  it("asks for an address that is one, then takes it and says so", async () => {
    const { page, leave } = await aVisitor(browser, [/409/]);
    await page.goto(`${shop.url}/faq`);
    await button(page).click();
    await told(page, "Email required", "Please enter your email address");
    await expectFocused(field(page));
    await field(page).fill("ada@example");
    await field(page).press("Enter");
    await told(page, "Invalid email", "Please enter a valid email address");
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
    await field(page).fill("  Ada@Example.com ");
    await field(page).press("Enter");
    await told(page, "Successfully subscribed!", "Thank you for subscribing to our newsletter.");
    await expect.poll(() => field(page).inputValue()).toBe("");
    await field(page).fill("ada@example.com");
    await field(page).press("Enter");
    await told(page, "Already subscribed", "This email is already subscribed to our newsletter.");
    // Each takes the place of the one before, which it may contradict.
    await expect.poll(() => page.locator("[data-sonner-toast]").count()).toBe(1);
    await expect.poll(() => field(page).inputValue()).toBe("ada@example.com");
    expect(await field(page).getAttribute("maxlength")).toBe("254");
    await leave();
  });

  it("sends what is specified, reads Subscribing... meanwhile, and is not sent twice", async () => {
    const { page, leave } = await aVisitor(browser);
    const bodies: unknown[] = [];
    const answer = await holdBack(page, FUNCTION, async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ json: { success: true } });
    });
    await page.goto(`${shop.url}/faq`);
    await field(page).fill("Bea@Example.com");
    await button(page).click();
    await page.getByRole("button", { name: "Subscribing..." }).waitFor();
    await field(page).press("Enter");
    answer();
    await told(page, "Successfully subscribed!", "Thank you");
    expect(bodies).toEqual([{ email: "bea@example.com", firstName: null, source: "footer" }]);
    await leave();
  });

  it.each([
    [
      "a refusal is told in its words",
      [[200, { success: false, error: "Not today." }]],
      "Subscription failed",
      "Not today.",
    ],
    [
      "a limit",
      [[429, { success: false, error: "Rate limit exceeded" }]],
      "Subscription failed",
      "There were too many attempts in a short time. Please try again.",
    ],
    ["a page in the place of both answers", ["page", "page"], "Subscription failed", "There was an error subscribing."],
    ["a refusal without words", [[200, { success: false }]], "Subscription failed", "Please try again."],
    [
      "success false may mean already",
      [[200, { success: false, error: "Email already subscribed" }]],
      "Already subscribed",
      "This email is already subscribed",
    ],
    [
      "a broken call whose repetition is a 409",
      [
        [500, {}],
        [409, {}],
      ],
      "Already subscribed",
      "This email is already subscribed",
    ],
    [
      "a broken call whose repetition works",
      [
        [500, {}],
        [200, { success: true }],
      ],
      "Successfully subscribed!",
      "Thank you",
    ],
    [
      "two broken calls",
      [
        [500, {}],
        [500, {}],
      ],
      "Subscription failed",
      "There was an error subscribing. Please try again.",
    ],
    [
      "a shop out of reach",
      ["lost", "lost"],
      "Subscription failed",
      "There was an error subscribing. Please try again.",
    ],
  ] as const)("%s", async (_situation, answers, title, description) => {
    const { page, leave } = await aVisitor(browser, [/Failed to load resource/]);
    let calls = 0;
    await page.route(FUNCTION, async (route) => {
      const answer = answers[calls];
      calls += 1;
      if (answer === undefined || answer === "lost") return route.abort();
      if (answer === "page") return route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Portal</h1>" });
      await route.fulfill({ status: answer[0], json: answer[1] });
    });
    await page.goto(`${shop.url}/faq`);
    await field(page).fill("cleo@example.com");
    await button(page).click();
    await told(page, title, description);
    expect(calls).toBe(answers.length);
    await leave();
  });

  it("works before scripts arrive", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const send = async (typed: string) => {
      await page.goto(`${shop.url}/faq`);
      await field(page).fill(typed);
      await button(page).click();
      return page.getByRole("heading", { level: 1 }).innerText();
    };
    expect(await send("plain")).toBe("Invalid email");
    // The page of the answer asks once more.
    await page.getByRole("main").getByLabel("Email address").fill("again@example.com");
    await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
    await page.getByRole("heading", { level: 1, name: "Successfully subscribed!" }).waitFor();
    expect(await send("plain@example.com")).toBe("Successfully subscribed!");
    expect(await send("plain@example.com")).toBe("Already subscribed");
    expect(await subscriber("plain@example.com")).toMatchObject({ status: "active" });
    await context.close();
  });
});

describe("the email", () => {
  it("L57: is confirmed by a press of the button, not by looking", async () => {
    await joined("dora@example.com");
    const { page, leave } = await aVisitor(browser);
    const link = await linkTo("dora@example.com", "confirm");
    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: "One last step" }).waitFor();
    await expectAccessible(page);
    expect((await subscriber("dora@example.com"))?.confirmed_at).toBeNull();
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await page.getByRole("heading", { level: 1, name: "Your subscription is confirmed" }).waitFor();
    expect((await subscriber("dora@example.com"))?.confirmed_at).not.toBeNull();
    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: "Your subscription is confirmed" }).waitFor();
    await leave();
  });

  it("L57: ends the subscription by its page, and by the mail program's own button without cookie", async () => {
    await joined("emil@example.com");
    const { page, leave } = await aVisitor(browser);
    await page.goto(await linkTo("emil@example.com", "unsubscribe"));
    expect(await subscriber("emil@example.com")).toMatchObject({ status: "active" });
    await page.getByRole("main").getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("heading", { level: 1, name: "You are unsubscribed" }).waitFor();
    await expectAccessible(page);
    await leave();

    await joined("fay@example.com");
    const oneClick = await fetch(await linkTo("fay@example.com", "unsubscribe"), {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(oneClick.status).toBe(200);
    expect(await subscriber("fay@example.com")).toMatchObject({ status: "unsubscribed" });
  });

  it("with a changed link does nothing and tells nothing", async () => {
    await joined("gus@example.com");
    const link = (await linkTo("gus@example.com", "unsubscribe")).replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await fetch(link, { method: "POST" })).status).toBe(404);
    expect(await subscriber("gus@example.com")).toMatchObject({ status: "active" });
    const { page, leave } = await aVisitor(browser, [/404/]);
    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: "This link does not work" }).waitFor();
    await page.getByRole("main").getByRole("textbox", { name: "Email address" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Email address" }).count()).toBe(1);
    await leave();
  });
});

it("preferences are seen and changed by the link of an email, with and without scripts", async () => {
  await joined("hedda@example.com");
  const [{ secret, id } = { secret: Buffer.alloc(0), id: "" }] = await ask<{ secret: Buffer; id: string }>(
    home,
    "SELECT secret, subscribers.id FROM installation, subscribers WHERE email = 'hedda@example.com'",
  );
  const link = shop.url + emailLink(secret, "preferences", id);
  const { page, leave } = await aVisitor(browser);
  await page.goto(link);
  await page.getByText("What comes to h***@example.com.").waitFor();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Every letter" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("One more step: press the link").waitFor();
  expect(await subscriber("hedda@example.com")).toMatchObject({ status: "active" });
  await leave();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link);
  await plain.getByRole("radio", { name: "None" }).check();
  await plain.getByRole("main").getByRole("button", { name: "Save" }).click();
  await plain.getByText("No more letters will come.").waitFor();
  expect(await subscriber("hedda@example.com")).toMatchObject({ status: "unsubscribed" });
  expect((await plain.goto(link.replace(/.$/, (last) => (last === "A" ? "B" : "A"))))?.status()).toBe(404);
  await context.close();
});
