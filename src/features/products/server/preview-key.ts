import { isSignature, sign } from "#platform/signature.ts";
import { DAY_MS } from "#shared/day.ts";

/** So long a link to something that is not published works. */
const DAYS = 7;

/** The last part of a preview's address: the product, the second it ends, and a signature of both. */
export function previewKey(secret: Buffer, productId: string, now: Date): { key: string; expiresAt: Date } {
  const ends = Math.floor((now.getTime() + DAYS * DAY_MS) / 1_000);
  const signed = `${productId.replaceAll("-", "")}-${ends}`;
  return { key: `${signed}-${sign(secret, "preview", signed)}`, expiresAt: new Date(ends * 1_000) };
}

/** Null for a key that is forged or has expired. */
export function previewOf(secret: Buffer, key: string, now: Date): { productId: string; expiresAt: Date } | null {
  const [, signed, id = "", ends = "", signature] = /^(([0-9a-f]{32})-(\d{10,11}))-([\w-]{43})$/.exec(key) ?? [];
  if (!signed || !signature) return null;
  const expiresAt = new Date(Number(ends) * 1_000);
  if (!isSignature(sign(secret, "preview", signed), signature) || expiresAt <= now) return null;
  return { productId: id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5"), expiresAt };
}
