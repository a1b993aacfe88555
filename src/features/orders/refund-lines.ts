import { allotted, atLeastZero, type Cents, cents, minus, sum } from "#shared/money.ts";
import { vatWithin } from "./vat.ts";

/** What an order was paid for: one of its lines, or its shipping, after all discounts. */
export interface SalePart {
  /** Of the line; null for shipping. */
  position: number | null;
  quantity: number;
  gross: Cents;
  net: Cents;
  vat: Cents;
  /** Percent, of the day of the sale. */
  rate: number;
}

/**
 * What a refund gives back of a part. A quantity of 0 is a part of the price without goods. `surplus` is money beyond the sale,
 * which has no VAT.
 */
export interface RefundLine extends SalePart {
  kind: "goods" | "shipping" | "surplus";
  /** Of the price of its pieces, kept for goods that lost value. */
  deduction?: Deduction | undefined;
}

interface Deduction {
  cents: Cents;
  /** null once the person is erased. */
  reason: string | null;
}

/** Pieces of a line, with what is kept of their price: at most all of it. */
export interface RefundedPieces {
  position: number;
  quantity: number;
  deduction?: Deduction | undefined;
}

/**
 * What a refund is asked for: all that is left, an amount, which first gives back the `surplus` that is held beyond the sale, or pieces of
 * lines with or without shipping.
 */
export type RefundRequest =
  | { kind: "rest" }
  | { kind: "amount"; cents: Cents; surplus?: Cents }
  | { kind: "lines"; lines: readonly RefundedPieces[]; shipping: boolean };

interface Left {
  part: SalePart;
  gross: Cents;
  /** Of that, what is still kept for pieces that are back. */
  deducted: Cents;
  quantity: number;
  given: Cents;
  givenVat: Cents;
}

/**
 * The parts of a sale that `received` cents paid. Another amount that was accepted changes the price: the difference is spread
 * over all parts, and VAT is that of what was paid (directive 2006/112/EC, article 73).
 */
export function partsPaid(parts: readonly SalePart[], received: Cents): SalePart[] {
  const asked = sum(parts.map(({ gross }) => gross));
  if (asked === received) return [...parts];
  const paid = allotted(
    received,
    parts.map(({ gross }) => gross),
  );
  return parts.map((part, place) => {
    const gross = paid[place] ?? cents(0);
    return { ...part, gross, ...vatWithin(gross, part.rate) };
  });
}

/** What is left of each part after earlier refunds. */
function leftOf(parts: readonly SalePart[], given: readonly RefundLine[]): Left[] {
  return parts.map((part) => {
    const of = given.filter(({ kind, position }) => kind !== "surplus" && position === part.position);
    const back = sum(of.map(({ gross }) => gross));
    const pieces = of.reduce((total, { quantity }) => total + quantity, 0);
    const deducted = sum(of.map(({ deduction }) => deduction?.cents ?? cents(0)));
    // Money without pieces gives back first what was kept.
    const alone = sum(of.map(({ quantity, gross }) => (quantity === 0 ? gross : cents(0))));
    return {
      part,
      gross: minus(part.gross, back),
      deducted: atLeastZero(deducted - alone),
      quantity: part.quantity - pieces,
      given: back,
      givenVat: sum(of.map(({ vat }) => vat)),
    };
  });
}

/** Cents of the sale that no refund has given back. */
export const leftToRefund = (parts: readonly SalePart[], given: readonly RefundLine[]): Cents =>
  sum(leftOf(parts, given).map(({ gross }) => gross));

/**
 * What a refund gives back, part by part: never more than what is left of it. VAT follows the share of the part that is given
 * back, so that the last refund takes the rest. Answers null where lines are asked for that are not there any more.
 */
export function refundLines(
  parts: readonly SalePart[],
  given: readonly RefundLine[],
  request: RefundRequest,
): RefundLine[] | null {
  const left = leftOf(parts, given);
  if (request.kind === "lines") return ofLines(left, request);
  const rest = sum(left.map(({ gross }) => gross));
  if (request.kind === "rest") return left.flatMap((one) => taken(one, one.gross, one.quantity));
  const ofSale = Math.min(atLeastZero(request.cents - (request.surplus ?? 0)), rest);
  const shares = allotted(
    cents(ofSale),
    left.map(({ gross }) => gross),
  );
  const surplus = cents(request.cents - ofSale);
  return [
    ...left.flatMap((one, place) => taken(one, shares[place] ?? cents(0), ofSale === rest ? one.quantity : 0)),
    ...(surplus > 0 ? [{ ...SURPLUS, gross: surplus, net: surplus }] : []),
  ];
}

const SURPLUS = { kind: "surplus", position: null, quantity: 0, vat: cents(0), rate: 0 } as const;

function ofLines(
  left: readonly Left[],
  { lines, shipping }: Extract<RefundRequest, { kind: "lines" }>,
): RefundLine[] | null {
  const wanted = new Map<number | null, Omit<RefundedPieces, "position">>();
  for (const { position, quantity, deduction } of lines) {
    const before = wanted.get(position);
    const kept = cents((before?.deduction?.cents ?? 0) + (deduction?.cents ?? 0));
    const reason = deduction?.reason ?? before?.deduction?.reason ?? null;
    wanted.set(position, {
      quantity: (before?.quantity ?? 0) + quantity,
      deduction: kept > 0 ? { cents: kept, reason } : undefined,
    });
  }
  if (shipping) wanted.set(null, { quantity: 1 });
  const back: RefundLine[] = [];
  for (const [position, { quantity, deduction }] of wanted) {
    const one = left.find(({ part }) => part.position === position);
    if (!one || quantity < 1 || quantity > one.quantity) return null;
    const price = grossOfPieces(one, quantity);
    const kept = cents(Math.min(price, deduction?.cents ?? 0));
    for (const line of taken(one, minus(price, kept), quantity))
      back.push(deduction && kept > 0 ? { ...line, deduction: { cents: kept, reason: deduction.reason } } : line);
  }
  return back.toSorted((a, b) => (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE));
}

/** Pieces cost the same to the cent; the last ones take the rest. */
function grossOfPieces({ part, gross, deducted, quantity: leftPieces }: Left, quantity: number): Cents {
  const rest = atLeastZero(gross - deducted);
  if (quantity === leftPieces) return rest;
  const gone = part.quantity - leftPieces;
  const upTo = (pieces: number) => Math.round((part.gross * pieces) / part.quantity);
  return cents(Math.min(rest, upTo(gone + quantity) - upTo(gone)));
}

function taken({ part, given, givenVat }: Left, gross: Cents, quantity: number): RefundLine[] {
  if (gross === 0 && quantity === 0) return [];
  const backUpToNow = given + gross;
  const vatUpToNow = part.gross === 0 ? 0 : Math.floor((part.vat * backUpToNow) / part.gross + 0.5);
  // A refund that failed leaves a gap among the earlier ones: neither VAT nor net may be less than nothing, or more than is left.
  const [vatLeft, netLeft] = [part.vat - givenVat, part.net - (given - givenVat)];
  const vat = cents(Math.min(Math.max(vatUpToNow - givenVat, 0, gross - netLeft), gross, vatLeft));
  const { position, rate } = part;
  const kind = position === null ? ("shipping" as const) : ("goods" as const);
  return [{ kind, position, quantity, gross, net: minus(gross, vat), vat, rate }];
}

/**
 * The lines of a refund that goes back over several payments, cut so that they come to these shares. Pieces and deductions go with the first cents
 * of their line; VAT follows the share of the line, and the last share takes the rest.
 */
export function cutRefundLines(lines: readonly RefundLine[], shares: readonly Cents[]): RefundLine[][] {
  const left = lines.map((line) => ({
    line,
    gross: line.gross,
    vat: line.vat,
    quantity: line.quantity,
    deduction: line.deduction,
  }));
  return shares.map((share) => {
    let open: number = share;
    return left.flatMap((one) => {
      const gross = cents(Math.min(open, one.gross));
      if (gross === 0 && (one.gross > 0 || one.quantity === 0)) return [];
      const vat = gross === one.gross ? one.vat : cents(Math.floor((one.vat * gross) / one.gross + 0.5));
      const { quantity, deduction } = one;
      open -= gross;
      Object.assign(one, {
        gross: minus(one.gross, gross),
        vat: minus(one.vat, vat),
        quantity: 0,
        deduction: undefined,
      });
      return [{ ...one.line, quantity, deduction, gross, vat, net: minus(gross, vat) }];
    });
  });
}
