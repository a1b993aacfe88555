import { beforeEach, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { officeOfFile, PASSWORD } from "#tests/office.ts";
import { administratorEmailTemplates } from "./administrator-emails.tsx";

const office = await officeOfFile();
beforeEach(() => office.shop.pool.query("TRUNCATE emails, store_settings CASCADE"));

const set = (key: string, value: string, more: object = {}) =>
  office.call("PUT", "admin-settings", { token: office.owner(), body: { key, value, ...more } });
const emails = () => office.shop.rows("SELECT kind, recipient FROM emails ORDER BY kind, recipient");

it("a new store email is tried with one email to it", async () => {
  expect((await set("store_email", "hello@linden.example")).status).toBe(200);
  expect(await emails()).toContainEqual({ kind: "store-email-check", recipient: "hello@linden.example" });
  await office.shop.pool.query("TRUNCATE emails CASCADE");
  await set("store_email", "hello@linden.example");
  await set("store_name", "Linden");
  expect(await emails()).toEqual([]);
});

it("the bank account is set with the password of who does it, and superusers and the shop's address are told", async () => {
  const iban = "EE382200221020145685";
  await set("store_email", "hello@linden.example");
  await office.shop.pool.query("TRUNCATE emails CASCADE");
  expect((await set("trader_iban", iban)).status).toBe(400);
  expect((await set("trader_iban", iban, { password: "guess" })).status).toBe(400);
  expect(await emails()).toEqual([]);
  expect((await set("trader_iban", iban, { password: PASSWORD })).status).toBe(200);
  expect(await emails()).toEqual([
    { kind: "setting-changed", recipient: "hello@linden.example" },
    { kind: "setting-changed", recipient: "owner@example.com" },
  ]);
  const { shop } = office;
  await sendDueEmails(shop, { ...administratorEmailTemplates } as never);
  const { plain } = await shop.row("SELECT plain FROM mailbox_emails WHERE recipient = 'owner@example.com'");
  expect(plain).toContain(`owner@example.com changed it from nothing to ${iban}.`);
});

it("the address of the shop as it was is told of a new one", async () => {
  await set("store_email", "old@linden.example");
  await office.shop.pool.query("TRUNCATE emails CASCADE");
  await set("store_email", "new@linden.example");
  expect(await emails()).toEqual([
    { kind: "setting-changed", recipient: "old@linden.example" },
    { kind: "setting-changed", recipient: "owner@example.com" },
    { kind: "store-email-check", recipient: "new@linden.example" },
  ]);
});
