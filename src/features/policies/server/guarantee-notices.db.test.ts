import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { missingOf } from "#features/settings/readiness.ts";
import { noticedLanguages, storeSettings } from "#features/settings/server/settings-queries.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { anActor, anAdministrator, aSession } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { addGuaranteeNotice, knownNotice } from "./guarantee-notices.ts";

const shop = await servedShopOfFile();
let token: string;
let notice: Buffer;
const aNotice = (width: number, background: string) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
beforeAll(async () => {
  token = await aSession(shop, await anAdministrator(shop));
  notice = await aNotice(800, "#003399");
});

const send = async (method: "POST" | "DELETE", language: string, body?: Uint8Array, headers: object = {}) => {
  const answer = await fetch(`${shop.url}/functions/v1/admin-guarantee-notices?language=${language}`, {
    method,
    ...(body ? { body: Buffer.from(body) } : {}),
    headers: { authorization: `Bearer ${token}`, "content-type": "image/png", ...headers },
  });
  return { status: answer.status, ...(await answer.json()) };
};
/** As a process that has just started reads it. */
const shown = (language: "en" | "et") =>
  withLanguage(language, () => knownNotice({ db: shop.db, events: { ...shop.events } }));

it("L30: the shopkeeper's file stands in its language byte for byte, is replaced, removed, and never lost", async () => {
  expect(await send("POST", "et", notice)).toMatchObject({ status: 200 });
  const first = await shown("et");
  expect(first).toMatchObject({ width: 800, height: 600 });
  expect(await shown("en")).toBeNull();
  expect(Buffer.from((await shop.files.read(first?.path ?? ""))?.bytes ?? [])).toEqual(notice);
  expect(await send("POST", "et", await aNotice(900, "#ffcc00"))).toMatchObject({ status: 200 });
  expect(await shown("et")).toMatchObject({ width: 900 });
  expect(await send("DELETE", "et")).toMatchObject({ status: 200 });
  expect(await shown("et")).toBeNull();
  expect(await send("DELETE", "et")).toMatchObject({
    status: 404,
    error: expect.stringContaining("no official notice"),
  });
  expect(await shop.files.exists(first?.path ?? "")).toBe(true);
  expect(await send("POST", "et", notice)).toMatchObject({ status: 200 });
  expect(await shown("et")).toEqual(first);
});

it("L30: it is on the list of what a live shop lacks until each published language has it", async () => {
  const isMissing = async () =>
    missingOf(await storeSettings(shop.db), await noticedLanguages(shop.db)).includes("guaranteeNotice");
  expect(await isMissing()).toBe(true);
  await send("POST", "en", notice);
  expect(await isMissing()).toBe(false);
});

it.each([
  ["an SVG with a script", () => Buffer.from("<?xml version='1.0'?><svg><script>alert(1)</script></svg>"), 400, "SVG"],
  ["a PDF", () => Buffer.from("%PDF-1.7\n%%EOF"), 400, "PDF"],
  ["a page of HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 400, "not an image"],
  ["a GIF", () => Buffer.from("GIF89a"), 400, "not an image"],
  ["an image that was cut", () => notice.subarray(0, notice.length / 2), 400, "damaged or incomplete"],
  ["a PNG of its first bytes only", () => Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1"), 400, "damaged or incomplete"],
  ["nothing", () => Buffer.alloc(0), 400, ""],
  ["one that is too small to be read", () => aNotice(200, "#003399"), 400, "200 pixels wide"],
  ["more than 2 MB", () => Buffer.alloc(2_000_001), 413, "larger than 2 MB"],
])("L30: refuses %s, and what stood there stays", async (_what, body, status, error) => {
  await send("POST", "en", notice);
  const before = await shown("en");
  expect(await send("POST", "en", await body())).toMatchObject({ status, error: expect.stringContaining(error) });
  expect(await shown("en")).toEqual(before);
});

it("takes nothing from a stranger, nor for a language that the shop does not have", async () => {
  expect(await send("POST", "en", notice, { authorization: "" })).toMatchObject({ status: 401 });
  expect(await send("POST", "xx", notice)).toMatchObject({ status: 400 });
});

it("of two who change it at once one is told", async () => {
  const actor = await anActor(shop);
  const images = await Promise.all(["#111111", "#222222", "#333333"].map((colour) => aNotice(800, colour)));
  const outcomes = await Promise.allSettled(
    images.map((bytes) => addGuaranteeNotice(shop, { language: "lv", bytes }, actor)),
  );
  expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "conflict" });
  const { rows } = await shop.pool.query("SELECT FROM guarantee_notices WHERE language = 'lv' AND removed_at IS NULL");
  expect(rows).toHaveLength(1);
});
