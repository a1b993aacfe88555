import { expect, it } from "vitest";
import { previewKey, previewOf } from "./preview-key.ts";

const secret = Buffer.alloc(32, 7);
const id = "7d2f1f4e-6a35-4a6f-9b1c-0f0f3a1b2c3d";
const now = new Date("2026-11-23T12:00:00Z");
const { key, expiresAt } = previewKey(secret, id, now);

it("leads to its product for seven days", () => {
  expect(expiresAt).toEqual(new Date("2026-11-30T12:00:00Z"));
  expect(previewOf(secret, key, now)).toEqual({ productId: id, expiresAt });
  expect(previewOf(secret, key, new Date(expiresAt.getTime() - 1))).not.toBeNull();
});

it.each([
  ["has expired", key, expiresAt, secret],
  ["is another product's", key.replace("7d2f", "7d2e"), now, secret],
  ["ends later than it was signed for", key.replace(/-(\d{10})-/, (_, ends) => `-${Number(ends) + 9}-`), now, secret],
  ["was signed by another shop", key, now, Buffer.alloc(32, 8)],
  ["has lost its signature", key.slice(0, 44), now, secret],
  ["has a signature of another length", `${key}A`, now, secret],
  ["is empty", "", now, secret],
  ["has letters of two bytes in its signature", `${key.slice(0, -1)}õ`, now, secret],
  ["is long", "a".repeat(100_000), now, secret],
])("leads nowhere where the key %s", (_situation, given, at, by) => expect(previewOf(by, given, at)).toBeNull());
