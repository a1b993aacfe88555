import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { transact } from "#platform/database/database.ts";
import { DAY_MS } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import { aHandOrder, handOrderTools } from "#tests/corrections.ts";
import { anAdministrator, aProduct, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import type { DraftData } from "../draft.ts";
import { type HandOrder, placeHandOrder } from "./hand-order.ts";
import { listDrafts, removeDraft, removeDraftsOf, removeOldDrafts, saveDraft } from "./order-drafts.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { place } = handOrderTools(shop, administratorId);
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 20, stock: 10 });
});

const anOrder = (change?: Partial<HandOrder>) => aHandOrder([[lavender, 2]], change);

describe("a draft", () => {
  const data = {} as DraftData;
  it("reserves nothing, and becomes one order however often it is placed", async () => {
    const { id } = await saveDraft(shop, { data, administratorId });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 10, reserved: 0 });
    const both = await Promise.all([place(anOrder(), "link", id), place(anOrder(), "link", id)]);
    expect(new Set(both).size).toBe(1);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 2 });
    expect(await listDrafts(shop.db)).toEqual([]);
  });

  it("kept again after a lost answer is one draft, with what was written last", async () => {
    const id = randomUUID();
    const first = await saveDraft(shop, { id, data, administratorId });
    expect(await saveDraft(shop, { id, data, administratorId })).toEqual(first);
    const later = await saveDraft(shop, { id, data: { ...data, firstName: "Mari" }, administratorId });
    expect(later).toEqual({ id, version: 2 });
    await expect(saveDraft(shop, { id, data, administratorId })).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
    expect((await listDrafts(shop.db)).filter((one) => one.id === id)).toMatchObject([{ data: { firstName: "Mari" } }]);
    await place(anOrder(), "link", undefined, id);
    expect((await listDrafts(shop.db)).filter((one) => one.id === id)).toEqual([]);
  });

  it("that somebody placed is not placed or kept again by another who has it open", async () => {
    const { id, version } = await saveDraft(shop, { data, administratorId });
    const placed = await place(anOrder(), "link", id);
    expect(await place(anOrder(), "link", id)).toBe(placed);
    const { order_number: number } = await shop.row("SELECT order_number FROM orders WHERE id = $1", placed);
    const refusal = { code: "KEY_REUSED", message: expect.stringContaining(number) };
    await expect(place(anOrder({ firstName: "Anna" }), "link", id)).rejects.toMatchObject(refusal);
    await expect(saveDraft(shop, { id, version, data, administratorId })).rejects.toMatchObject(refusal);
    await expect(saveDraft(shop, { id, data, administratorId })).rejects.toMatchObject(refusal);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 8, reserved: 2 });
  });

  it("of two administrators at once keeps the first change and tells the second", async () => {
    const { id, version } = await saveDraft(shop, { data, administratorId });
    const change = (firstName: string) =>
      saveDraft(shop, { id, version, data: { ...data, firstName }, administratorId });
    const both = await Promise.allSettled([change("Mari"), change("Anna")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [kept] = (await listDrafts(shop.db)).filter((one) => one.id === id);
    // The same again, as after a lost answer.
    expect(await change(kept?.data.firstName ?? "")).toEqual({ id, version: 2 });
  });

  it("that somebody else changed stays where the older one is placed or kept; one that is gone says so", async () => {
    const { id: draftId, version: draftVersion } = await saveDraft(shop, { data, administratorId });
    const written = { ...data, firstName: "Mari" };
    const newer = await saveDraft(shop, { id: draftId, version: draftVersion, data: written, administratorId });
    const key = randomUUID();
    const seen = cents(4899);
    const asked = { key, order: anOrder(), way: "link", seen, draftId, draftVersion, administratorId } as const;
    await expect(placeHandOrder(shop, asked)).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
    const older = () => saveDraft(shop, { id: draftId, version: draftVersion, data, administratorId });
    await expect(older()).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
    await expect(removeDraft(shop.db, draftId, draftVersion)).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
    expect((await listDrafts(shop.db)).find(({ id }) => id === draftId)).toMatchObject(newer);
    await placeHandOrder(shop, { ...asked, draftVersion: newer.version });
    await expect(older()).rejects.toMatchObject({ code: "KEY_REUSED" });
    const removed = await saveDraft(shop, { data, administratorId });
    await removeDraft(shop.db, removed.id);
    await expect(saveDraft(shop, { ...removed, data, administratorId })).rejects.toMatchObject({ code: "DRAFT_GONE" });
    await expect(saveDraft(shop, { version: 1, data, administratorId })).rejects.toMatchObject({ code: "DRAFT_GONE" });
    await expect(placeHandOrder(shop, { ...asked, key: randomUUID(), draftId: removed.id })).rejects.toMatchObject({
      code: "DRAFT_GONE",
    });
  });
});

it("drafts of a person are erased with them, and all of them after 30 days", async () => {
  const of = (email: string) => saveDraft(shop, { data: { email } as DraftData, administratorId });
  await of("Mari@Example.com");
  await of("other@example.com");
  await transact(shop.db, (tx) => removeDraftsOf(tx, "mari@example.com"));
  expect((await listDrafts(shop.db)).some(({ data }) => data.email === "Mari@Example.com")).toBe(false);
  shop.clock.forward(31 * DAY_MS);
  await removeOldDrafts(shop);
  expect(await listDrafts(shop.db)).toEqual([]);
});
