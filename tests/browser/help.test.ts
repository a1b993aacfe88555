import { expect, it } from "vitest";
import { arriveAsAdmin } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectFocused, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, shop } = await openShop();

it("the question mark of a screen opens its tasks, by keys too, and gives the focus back", async () => {
  const { page, leave } = await aVisitor(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await arriveAsAdmin(page, shop.url, "/admin/orders");
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  const button = page.getByRole("button", { name: "Help" });
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(asked.filter((address) => /chapters|texts|help-contents/.test(address))).toEqual([]);

  await button.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Help" });
  await sheet.getByRole("heading", { name: "On this screen" }).waitFor();
  await sheet.getByRole("button", { name: "Ship an order" }).waitFor();
  expect(await sheet.getByRole("button", { name: "Add a product" }).count()).toBe(0);
  await expectAccessible(page);

  await sheet.getByRole("button", { name: "Ship an order" }).press("Enter");
  const title = sheet.getByRole("heading", { name: "Ship an order" });
  await expectFocused(title);
  await sheet.getByRole("img").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expectFocused(button);

  // What was read is there again.
  await page.keyboard.press("Enter");
  await title.waitFor();
  await sheet.getByRole("button", { name: "All tasks of this screen" }).click();
  await sheet.getByLabel("Search the guide").fill("customs of parcels no task has");
  await sheet.getByRole("heading", { name: "0 tasks found" }).waitFor();
  await sheet.getByLabel("Search the guide").fill("recovery codes");
  await sheet.getByRole("button", { name: "Invite colleagues and protect sign-in" }).waitFor();
  await sheet.getByRole("link", { name: "The whole guide" }).click();
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
  await page.getByRole("region", { name: "Orders" }).getByRole("link", { name: "Cancel or refund an order" }).click();
  await page.getByRole("heading", { level: 1, name: "Cancel or refund an order" }).waitFor();
  await page.getByRole("link", { name: "a return" }).click();
  await page.getByRole("heading", { level: 1, name: "Take goods back or exchange them" }).waitFor();
  await expectAccessible(page);

  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Orders, products, customers…").fill("refund order");
  await page.getByRole("option", { name: "Help: Cancel or refund an order" }).click();
  await sheet.getByRole("heading", { name: "Cancel or refund an order" }).waitFor();
  await leave();
});

it("a phone has help, the store and signing out behind one button, which gives the focus back", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await arriveAsAdmin(page, shop.url, "/admin/orders");
  const menu = page.getByRole("button", { name: "Account and store" });
  const help = page.getByRole("banner").getByRole("button", { name: "Help" });
  const out = page.getByRole("button", { name: "Sign Out" });
  await menu.waitFor();
  expect(await out.isVisible()).toBe(false);
  await menu.click();
  await page.getByText("Server-managed session").waitFor();
  await expectAccessible(page);
  await help.click();
  await page.getByRole("dialog", { name: "Help" }).getByRole("button", { name: "Close" }).click();
  await expectFocused(help);
  await page.keyboard.press("Escape");
  await out.waitFor({ state: "hidden" });
  await expectFocused(menu);
  await menu.click();
  await page.getByRole("banner").getByText("Admin Panel").click();
  await out.waitFor({ state: "hidden" });
  await expectToFit(page);
  await leave();
});
