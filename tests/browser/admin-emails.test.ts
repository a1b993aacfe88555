import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { SUPERUSER } from "../filled-home.ts";
import { ask, eventually } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const open = (page: Page, path = "/admin/emails") => arriveAsAdmin(page, shop.url, path);
const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const block = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });
const subscribe = (email: string, confirmed = true) =>
  ask(
    home,
    "INSERT INTO subscribers (email, source, confirmed_at) VALUES ($1, 'footer', CASE WHEN $2 THEN now() END)",
    [email, confirmed],
  );
const aCampaign = async (name: string, more: Record<string, unknown> = {}): Promise<string> => {
  const row = {
    name,
    subject: `About ${name}`,
    body: JSON.stringify([{ type: "text", html: "<p>Hello.</p>" }]),
    ...more,
  };
  const columns = Object.keys(row);
  const [made] = await ask<{ id: string }>(
    home,
    `INSERT INTO campaigns (${columns}) VALUES (${columns.map((_, i) => `$${i + 1}`)}) RETURNING id`,
    Object.values(row),
  );
  return made?.id ?? "";
};
const emailsTo = (email: string) =>
  ask<{ subject: string; html: string }>(home, "SELECT * FROM mailbox_emails WHERE recipient = $1 ORDER BY id", [
    email,
  ]);

describe("subscribers", () => {
  it("are none at first; then they are searched, filtered, deleted after one question", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page);
    await page.getByRole("heading", { name: "No subscribers yet" }).waitFor();
    await expectAccessible(page);
    for (const name of ["ada", "ben", "cat"]) await subscribe(`${name}@list.test`, name !== "ben");
    await page.reload();
    await tab(page, /^Subscribers 3/).waitFor();
    await page.getByRole("row", { name: /ben@list\.test.*Not confirmed/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole("searchbox", { name: "Search subscribers" }).fill("cat");
    await page.getByRole("row", { name: /ada@list/ }).waitFor({ state: "detached" });
    await page.waitForURL(/search=cat/);
    await page.getByLabel("Status").selectOption("Bounced");
    await page.getByRole("heading", { name: "No subscribers found" }).waitFor();
    await button(page, "Clear filters").click();
    await button(page, "Actions on cat@list.test").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete cat@list.test?" });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Delete subscriber" }).click();
    await toasted(page, "Subscriber deleted");
    await tab(page, /^Subscribers 2/).waitFor();
    await leave();
  });

  it("are exported as the filters leave them", async () => {
    await subscribe("=formula@file.test");
    const { page, leave } = await aVisitor(browser);
    await open(page, "/admin/emails?search=file.test");
    await page.getByRole("row", { name: /formula/ }).waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export CSV").click()]);
    expect(download.suggestedFilename()).toMatch(/^subscribers-export-\d{4}-\d\d-\d\d\.csv$/);
    const [header, ...rows] = readFileSync(await download.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(header).toBe(
      "Email,First Name,Last Name,Status,Source,Subscribed,Confirmed,Unsubscribed,Language,Consent date",
    );
    expect(rows).toEqual([expect.stringMatching(/^'=formula@file\.test,,,active,footer,/)]);
    await leave();
  });

  it("are imported after a trial that names every line that cannot be read", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page);
    await button(page, "Import").click();
    const dialog = page.getByRole("dialog", { name: "Import subscribers" });
    const choose = (text: string) =>
      dialog
        .getByLabel("Choose a file")
        .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await choose("Email,Consent date\nnew@import.test,2024-03-01\nnobody,yesterday\n");
    await dialog.getByText("1 new, 0 confirmed, 0 unchanged, 0 left alone, 1 that cannot be read").waitFor();
    await dialog.getByText(/not an address that email.*must be written as 2026-01-31/).waitFor();
    expect(await dialog.getByRole("button", { name: "Import", exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await choose("Email,Consent date\nnew@import.test,2024-03-01\n");
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await toasted(page, "Subscribers imported");
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("row", { name: /new@import\.test.*Active.*import/ }).waitFor();
    await leave();
  });

  it("that cannot be loaded or deleted say so", async () => {
    await subscribe("kept@trouble.test");
    const { page, leave } = await aVisitor(browser, [/400/]);
    const refuse = (action: string) =>
      page.route("**/functions/v1/admin-orders", (route) =>
        route.request().postData()?.includes(action)
          ? route.fulfill({ status: 400, json: { success: false, error: "Not today." } })
          : route.fallback(),
      );
    await refuse("fetch_subscribers");
    await open(page);
    await toasted(page, "Failed to load email data", "Not today.");
    await expectAccessible(page);
    await page.unrouteAll();
    await button(page, "Try again").click();
    await refuse("delete_subscriber");
    await button(page, "Actions on kept@trouble.test").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await button(page, "Delete subscriber").click();
    await toasted(page, "Failed to delete subscriber", "Not today.");
    await leave();
  });
});

describe("a campaign", () => {
  it("is written with every block, looked at, tested, sent, and counted", async () => {
    await ask(home, "DELETE FROM subscribers");
    for (const name of ["one", "two"]) await subscribe(`${name}@send.test`);
    await subscribe("unsure@send.test", false);
    const { page, leave } = await aVisitor(browser);
    await open(page);
    await tab(page, /^Campaigns/).click();
    await page.getByRole("heading", { name: "No campaigns yet" }).waitFor();
    await expectAccessible(page);
    await button(page, "New Campaign").click();
    await button(page, "Create").click();
    await page.getByText("Name is required.").waitFor();
    await page.getByRole("dialog").getByLabel("Name").fill("Spring & rain");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Spring & rain" }).waitFor();
    await button(page, "Send now").click();
    await toasted(page, "The email is not finished", "A subject is required before it can be sent.");

    await field(page, "Subject").fill("Spring is here");
    await field(page, "Preview line").fill("Three light scents");
    await button(page, "Add text").click();
    await block(page, "Text, block 1").getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("Good morning.");
    await button(page, "Remove Text, block 1").click();
    await button(page, "Undo").click();
    await block(page, "Text, block 1").getByText("Good morning.").waitFor();
    await button(page, "Add button").click();
    const press = block(page, "Button, block 2");
    await press.getByLabel("Link").fill("javascript:alert(1)");
    await button(page, "Save").click();
    await press.getByText("A button needs a label.").waitFor();
    await press.getByText("This must be a web address, or a path of the shop such as /products.").waitFor();
    await expectAccessible(page);
    await press.getByLabel("Button label").fill("See all scents");
    await press.getByLabel("Link").fill("/products");
    await button(page, "Add product").click();
    await block(page, "Product, block 3").getByRole("button", { name: "Choose a product" }).click();
    const choice = page.getByRole("dialog", { name: "Choose a product" });
    await choice.getByLabel("Search products").fill("amber stone");
    await choice.getByRole("button", { name: /Amber Stone Diffuser/ }).click();
    await button(page, "Add image").click();
    await block(page, "Image, block 4")
      .locator("input[type=file]")
      .setInputFiles({ name: "point.png", mimeType: "image/png", buffer: POINT });
    await block(page, "Image, block 4").getByRole("button", { name: "Choose another" }).waitFor();
    await block(page, "Image, block 4").getByLabel("What it shows").fill("A point of light");
    await button(page, "Move Image, block 4 up").click();
    await block(page, "Image, block 3").waitFor();
    await expectAccessible(page);

    await button(page, "Preview").click();
    const email = page.getByRole("dialog", { name: "Preview" }).frameLocator("iframe");
    await email.getByText("Good morning.").waitFor();
    await email.getByText("Amber Stone Diffuser").waitFor();
    await email.getByText(/€\d/).first().waitFor();
    await email.getByRole("link", { name: "See all scents" }).waitFor();
    await page.getByLabel("Language of preview and test").selectOption("Estonian");
    await email.getByRole("link", { name: "Loobu uudiskirjast" }).waitFor();
    await page.getByLabel("Language of preview and test").selectOption("English");
    await page.keyboard.press("Escape");
    await button(page, "Send test to me").click();
    await toasted(page, `Test email sent to ${SUPERUSER.email}`);
    const [test] = await eventually(
      () => emailsTo(SUPERUSER.email),
      ({ length }) => length > 0,
    );
    expect(test?.subject).toBe("[Test] Spring is here");

    await button(page, "Send now").click();
    const question = page.getByRole("alertdialog", { name: "Send to 2 subscribers?" });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Send campaign" }).click();
    await toasted(page, "Sending has started");
    await page.getByText("Sent", { exact: true }).first().waitFor();
    await eventually(
      () => emailsTo("two@send.test"),
      ({ length }) => length === 1,
    );
    expect(await emailsTo("unsure@send.test")).toEqual([]);

    const [{ html } = { html: "" }] = await emailsTo("one@send.test");
    const [, link = ""] = /href="([^"]*\/c\/[^"]+)"/.exec(html) ?? [];
    const [, pixel = ""] = /src="([^"]*open\.gif)"/.exec(html) ?? [];
    await page.request.get(pixel);
    const followed = await page.request.get(link, { maxRedirects: 0 });
    expect([followed.status(), followed.headers().location]).toEqual([302, `${shop.url}/products`]);
    expect((await page.request.get(`${shop.url}/c/00000000-0000-4000-8000-000000000000`)).status()).toBe(404);
    const unsubscribe = /href="([^"]*unsubscribe[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    await page.request.get(unsubscribe);
    expect(await ask(home, "SELECT 1 FROM subscribers WHERE status = 'unsubscribed'")).toEqual([]);
    await page.request.post(unsubscribe, { form: { "List-Unsubscribe": "One-Click" } });
    await page.reload();
    const figures = page.getByRole("region", { name: "Figures" });
    for (const figure of ["Recipients2", "Sent2", "Opened1", "Clicked1", "Unsubscribed1", "Bounced0"])
      await expect.poll(async () => (await figures.innerText()).replaceAll(/\s/g, "")).toContain(figure);
    await expectAccessible(page);
    await leave();
  });

  it("that was sent is not written on, but duplicated; a draft is deleted", async () => {
    const id = await aCampaign("Autumn", { status: "sent", sent_at: new Date(), queued_at: new Date() });
    const { page, leave } = await aVisitor(browser);
    await open(page, `/admin/emails/campaigns/${id}`);
    await page.getByRole("heading", { level: 1, name: "Autumn" }).waitFor();
    expect(await button(page, "Save").count()).toBe(0);
    await button(page, "Preview").click();
    await page.getByRole("dialog", { name: "Preview" }).getByText("With today’s prices and products").waitFor();
    await page.keyboard.press("Escape");
    await button(page, "Duplicate").click();
    await page.getByRole("heading", { level: 1, name: "Autumn (copy)" }).waitFor();
    await button(page, "Delete Autumn (copy)").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete campaign" }).click();
    await toasted(page, "Campaign deleted");
    await page.waitForURL(/tab=campaigns/);
    await page.getByRole("row", { name: /Autumn About Autumn/ }).waitFor();
    expect(await page.getByRole("row", { name: /copy/ }).count()).toBe(0);
    await leave();
  });

  it("waits for its time, is taken back, and cancelled after one question", async () => {
    await subscribe("patient@wait.test");
    const id = await aCampaign("Winter");
    const { page, leave } = await aVisitor(browser, [/400/]);
    await open(page, `/admin/emails/campaigns/${id}`);
    const when = page.getByLabel("Send automatically on");
    await when.fill("2020-01-01T09:00");
    const schedule = async () => {
      await button(page, "Schedule").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Schedule" }).click();
    };
    await schedule();
    await toasted(page, "Failed to change the campaign", "This time has passed.");
    await when.fill("2031-07-01T09:00");
    await schedule();
    await toasted(page, "Campaign scheduled");
    await page.getByText("Goes out on 1 Jul 2031, 09:00.").waitFor();
    await expectAccessible(page);
    await button(page, "Back to draft").click();
    await toasted(page, "Campaign is a draft again");
    await when.fill("2031-07-01T09:00");
    await schedule();
    await button(page, "Cancel campaign").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel campaign" }).click();
    await toasted(page, "Campaign cancelled");
    await page.getByText("Cancelled", { exact: true }).waitFor();
    await leave();
  });

  it("scheduled by somebody else meanwhile says so, and keeps what is typed until it is let go", async () => {
    const id = await aCampaign("Overtaken");
    const { page, leave } = await aVisitor(browser);
    await open(page, `/admin/emails/campaigns/${id}`);
    await field(page, "Subject").fill("Mine");
    await ask(
      home,
      "UPDATE campaigns SET status = 'scheduled', scheduled_at = now() + interval '9 days' WHERE id = $1",
      [id],
    );
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await page.getByRole("alert").getByText("Somebody else has sent or scheduled this campaign").waitFor();
    expect(await field(page, "Subject").inputValue()).toBe("Mine");
    await button(page, "Show the campaign").click();
    await page.getByText("Scheduled", { exact: true }).waitFor();
    await leave();
  });

  it("saved by somebody else meanwhile shows both emails, and is not left half written", async () => {
    const id = await aCampaign("Shared");
    const { page, leave } = await aVisitor(browser, [/409/]);
    await open(page, `/admin/emails/campaigns/${id}`);
    await field(page, "Subject").fill("Mine");
    await ask(home, "UPDATE campaigns SET subject = 'Theirs', version = version + 1 WHERE id = $1", [id]);
    await button(page, "Save").click();
    const choice = page.getByRole("dialog", { name: "Somebody else saved this while you were editing" });
    await choice.getByRole("group", { name: "Subject" }).getByText("Theirs", { exact: true }).waitFor();
    await expectAccessible(page);
    await choice.getByRole("button", { name: "Keep editing" }).click();
    expect(await field(page, "Subject").inputValue()).toBe("Mine");
    await page.getByRole("link", { name: "Back to campaigns" }).click();
    await page
      .getByRole("alertdialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Stay" })
      .click();
    await button(page, "Compare and choose").click();
    await choice.getByRole("radio", { name: "Saved now" }).check();
    await choice.getByRole("button", { name: "Use in the form" }).click();
    await expect.poll(() => field(page, "Subject").inputValue()).toBe("Theirs");
    await button(page, "Save").click();
    await toasted(page, "Campaign saved");
    await leave();
  });

  it("is written on a phone too", async () => {
    const id = await aCampaign("Small");
    const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
    await open(page, `/admin/emails/campaigns/${id}`);
    await block(page, "Text, block 1").getByRole("textbox").waitFor();
    for (const name of ["Add image", "Add button", "Add product"]) await button(page, name).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.evaluate(() => history.pushState({}, ""));
    await page.goto(`${shop.url}/admin/emails?tab=campaigns`).catch(() => undefined);
    await page.getByRole("row", { name: /Small/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await leave();
  });
});

/** An image of 40 by 40 points. */
const POINT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAMElEQVR42u3NQQkAAAgEsMtpOuMYyxKCn8H+y3S9iFgsFovFYrFYLBaLxWKxWHxnAcK1/RevOL2VAAAAAElFTkSuQmCC",
  "base64",
);
