import { beforeEach, expect, it } from "vitest";
import { officeOfFile } from "#tests/office.ts";

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
