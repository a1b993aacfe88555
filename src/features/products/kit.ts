import { z } from "zod";
import { allotted, type Cents, cents, minus } from "#shared/money.ts";
import { messages } from "./kit-messages.ts";

export const MAX_PARTS = 20;
/** Of one part in one kit. */
export const MAX_PIECES = 100;

/** A part as it is set: a product by its article number, and how many pieces of it one kit has. */
export interface Part {
  sku: string;
  quantity: number;
}

const part = z.object({
  sku: z.string().trim().min(1).max(64),
  quantity: z
    .int({ error: () => messages.pieces(MAX_PIECES) })
    .min(1, { error: () => messages.pieces(MAX_PIECES) })
    .max(MAX_PIECES, { error: () => messages.pieces(MAX_PIECES) }),
});

/** In their order; none of a product that is no kit. */
export const partList = z
  .array(part)
  .max(MAX_PARTS, { error: () => messages.tooMany(MAX_PARTS) })
  .refine((parts) => new Set(parts.map(({ sku }) => sku)).size === parts.length, { error: () => messages.twice });

/** `OIL-1 x 2 | BOX-1`, as a file has it. A number that itself ends like a count is written with one. */
export const partsText = (parts: readonly Part[]): string =>
  parts.map(({ sku, quantity }) => (quantity !== 1 || COUNTED.test(sku) ? `${sku} x ${quantity}` : sku)).join(" | ");

const COUNTED = /^(.*\S)\s+[x×]\s*(-?\d+)$/i;

/** A number as it is typed, even a wrong one, with few enough digits for `partsText`. */
export const typedPieces = (typed: string): number => Math.max(-9999, Math.min(Math.trunc(Number(typed)) || 0, 9999));

/** @throws Error with a sentence for its author */
export function readParts(text: string): Part[] {
  if (text.trim() === "") return [];
  return text.split(/\s+\|\s+/).map((written) => {
    const [, sku = written.trim(), count = "1"] = COUNTED.exec(written.trim()) ?? [];
    if (sku === "") throw new Error(messages.unreadable);
    return { sku, quantity: Number(count) };
  });
}

/** What was paid for the pieces of a part, of which the VAT is a part. */
export interface PaidShare {
  gross: Cents;
  net: Cents;
  vat: Cents;
}

/**
 * What was paid for a kit, spread over its parts by what they cost by themselves, with the largest remainder, so that the shares add up
 * to the cent.
 */
export function spreadOverParts(
  paid: { gross: Cents; vat: Cents },
  parts: readonly { price: Cents; quantity: number }[],
): PaidShare[] {
  const gross = allotted(
    paid.gross,
    parts.map(({ price, quantity }) => price * quantity),
  );
  const vat = allotted(paid.vat, gross);
  return gross.map((share, place) => {
    const ofVat = vat[place] ?? cents(0);
    return { gross: share, vat: ofVat, net: minus(share, ofVat) };
  });
}
