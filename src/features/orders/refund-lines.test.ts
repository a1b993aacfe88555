import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents, sum } from "#shared/money.ts";
import {
  cutRefundLines,
  leftToRefund,
  partsPaid,
  type RefundLine,
  type RefundRequest,
  refundLines,
  type SalePart,
} from "./refund-lines.ts";
import { vatWithin } from "./vat.ts";

const part = (position: number | null, quantity: number, gross: number, rate = 24): SalePart => ({
  position,
  quantity,
  gross: cents(gross),
  rate,
  ...vatWithin(cents(gross), rate),
});

const sale = [part(1, 3, 1000), part(2, 1, 7900), part(null, 1, 899)];
const total = (lines: readonly RefundLine[] | null) => sum((lines ?? []).map(({ gross }) => gross));

describe("a refund of lines", () => {
  it.each<[string, RefundRequest, number | null]>([
    ["one piece of three", { kind: "lines", lines: [{ position: 1, quantity: 1 }], shipping: false }, 333],
    ["two pieces of three", { kind: "lines", lines: [{ position: 1, quantity: 2 }], shipping: false }, 667],
    ["a whole line", { kind: "lines", lines: [{ position: 1, quantity: 3 }], shipping: false }, 1000],
    [
      "the same line twice",
      { kind: "lines", lines: Array(2).fill({ position: 1, quantity: 1 }), shipping: false },
      667,
    ],
    ["shipping alone", { kind: "lines", lines: [], shipping: true }, 899],
    ["more pieces than were bought", { kind: "lines", lines: [{ position: 1, quantity: 4 }], shipping: false }, null],
    ["a line that is not there", { kind: "lines", lines: [{ position: 9, quantity: 1 }], shipping: false }, null],
    ["no piece", { kind: "lines", lines: [{ position: 1, quantity: 0 }], shipping: false }, null],
  ])("%s", (_situation, request, gross) => {
    const lines = refundLines(sale, [], request);
    expect(lines && total(lines)).toBe(gross);
  });

  it("refuses a piece that was given back already, and shipping a second time", () => {
    const first = refundLines(sale, [], { kind: "lines", lines: [{ position: 2, quantity: 1 }], shipping: true });
    expect(
      refundLines(sale, first ?? [], { kind: "lines", lines: [{ position: 2, quantity: 1 }], shipping: false }),
    ).toBe(null);
    expect(refundLines(sale, first ?? [], { kind: "lines", lines: [], shipping: true })).toBe(null);
  });

  it("gives back what is left of a line whose price was lowered before", () => {
    const goodwill = refundLines([part(1, 2, 2000)], [], { kind: "amount", cents: cents(500) }) ?? [];
    const all = refundLines([part(1, 2, 2000)], goodwill, {
      kind: "lines",
      lines: [{ position: 1, quantity: 2 }],
      shipping: false,
    });
    expect(total(all)).toBe(1500);
  });
});

it("a deduction counts its piece, lowers the price, and is not given back with the last pieces of the line", () => {
  const of = (quantity: number, kept: number) => [
    { position: 1, quantity, deduction: { cents: cents(kept), reason: "worn" } },
  ];
  const worn = refundLines(sale, [], { kind: "lines", lines: of(1, 100), shipping: false }) ?? [];
  expect(worn).toMatchObject([{ quantity: 1, gross: 233, deduction: { cents: 100, reason: "worn" } }]);
  const rest = refundLines(sale, worn, { kind: "lines", lines: [{ position: 1, quantity: 2 }], shipping: false });
  expect(total(rest)).toBe(667);
  const regretted: RefundLine = {
    kind: "goods",
    position: 1,
    quantity: 0,
    gross: cents(100),
    net: cents(81),
    vat: cents(19),
    rate: 24,
  };
  const whole = { kind: "lines", lines: [{ position: 1, quantity: 2 }], shipping: false } as const;
  expect(total(refundLines(sale, [...worn, regretted], whole)), "money given back without pieces was kept before").toBe(
    667,
  );
  const twice = refundLines(sale, [], { kind: "lines", lines: [...of(1, 100), ...of(1, 0)], shipping: false });
  expect(twice).toMatchObject([{ quantity: 2, deduction: { cents: 100, reason: "worn" } }]);
  expect(refundLines(sale, [], { kind: "lines", lines: of(1, 900), shipping: false })).toMatchObject([
    { gross: 0, deduction: { cents: 333 } },
  ]);
  const [first, second] = cutRefundLines(worn, [cents(200), cents(33)]);
  expect([first, second].map((lines) => lines?.map(({ deduction }) => deduction?.cents))).toEqual([[100], [undefined]]);
});

describe("a refund of an amount", () => {
  it("is spread over goods and shipping by what is left of each, without pieces", () => {
    const lines = refundLines(sale, [], { kind: "amount", cents: cents(1000) });
    expect(lines?.map(({ position, gross, quantity }) => [position, gross, quantity])).toEqual([
      [1, 102, 0],
      [2, 806, 0],
      [null, 92, 0],
    ]);
  });

  it("first gives back what is held beyond the sale", () => {
    const lines = (amount: number) =>
      refundLines([part(1, 1, 1000)], [], { kind: "amount", cents: cents(amount), surplus: cents(300) })?.map(
        ({ kind, gross, quantity }) => [kind, gross, quantity],
      );
    expect(lines(200)).toEqual([["surplus", 200, 0]]);
    expect(lines(500)).toEqual([
      ["goods", 200, 0],
      ["surplus", 300, 0],
    ]);
    expect(lines(1300)).toEqual([
      ["goods", 1000, 1],
      ["surplus", 300, 0],
    ]);
  });

  it("keeps money beyond the sale apart, without VAT", () => {
    const lines = refundLines([part(1, 1, 1000)], [], { kind: "amount", cents: cents(1200) });
    expect(lines?.map(({ kind, gross, vat }) => [kind, gross, vat])).toEqual([
      ["goods", 1000, 194],
      ["surplus", 200, 0],
    ]);
  });

  it("takes the rate of the sale, whatever it is today", () =>
    expect(refundLines([part(1, 1, 1200, 20)], [], { kind: "rest" })).toMatchObject([{ rate: 20, vat: 200 }]));
});

it.each([
  ["less than was asked for", 9000],
  ["more than was asked for", 10_000],
  ["nothing but a cent", 1],
])("%s was accepted as the payment: parts add up to it", (_situation, received) => {
  const paid = partsPaid(sale, cents(received));
  expect(sum(paid.map(({ gross }) => gross))).toBe(received);
  for (const { gross, net, vat, rate } of paid) expect({ net, vat }).toEqual(vatWithin(gross, rate));
});

const anySale = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      gross: fc.integer({ min: 0, max: 50_000 }),
      rate: fc.constantFrom(0, 17, 24, 25.5),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((lines) =>
    fc.record({
      parts: fc.constant(lines.map(({ quantity, gross, rate }, place) => part(place + 1, quantity, gross, rate))),
      shipping: fc.integer({ min: 0, max: 1500 }),
    }),
  )
  .map(({ parts, shipping }) => [...parts, part(null, 1, shipping, parts[0]?.rate)]);

const anyRequest = fc.oneof(
  fc.record({ kind: fc.constant("amount" as const), share: fc.double({ min: 0.001, max: 0.9, noNaN: true }) }),
  fc.record({
    kind: fc.constant("line" as const),
    place: fc.nat(5),
    quantity: fc.integer({ min: 1, max: 9 }),
    shipping: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("failure" as const), place: fc.nat(7) }),
);

type Split = typeof refundLines;

/** Refunds of one sale, one after the other, of which some fail later, and the rest at the end. */
function life(
  split: Split,
  parts: SalePart[],
  requests: readonly (typeof anyRequest extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const refunds: { lines: RefundLine[]; asked: Cents }[] = [];
  const given = () => refunds.flatMap(({ lines }) => lines);
  const make = (request: RefundRequest, asked?: Cents) => {
    const lines = split(parts, given(), request) ?? [];
    refunds.push({ lines, asked: asked ?? total(lines) });
  };
  for (const request of requests) {
    const left = leftToRefund(parts, given());
    if (request.kind === "failure") refunds.splice(request.place, 1);
    else if (request.kind === "line")
      make({
        kind: "lines",
        lines: [{ position: request.place + 1, quantity: request.quantity }],
        shipping: request.shipping,
      });
    else {
      const amount = cents(Math.ceil(left * request.share));
      make({ kind: "amount", cents: amount }, amount);
    }
  }
  make({ kind: "rest" }, leftToRefund(parts, given()));
  return { given: given(), asked: refunds.map(({ asked }) => asked) };
}

/** Every refund gives back what was asked, no part more than it cost, and all together the sale with its VAT. */
function faultsOf(parts: SalePart[], { given, asked }: ReturnType<typeof life>): string[] {
  const faults: string[] = [];
  if (total(given) !== sum(asked)) faults.push("amounts");
  for (const one of parts) {
    const of = given.filter(({ position }) => position === one.position);
    if (of.some(({ gross, net, vat }) => gross < 0 || net < 0 || vat < 0 || net + vat !== gross)) faults.push("signs");
    if (total(of) !== one.gross) faults.push("gross");
    if (sum(of.map(({ vat }) => vat)) !== one.vat) faults.push("VAT");
    if (of.reduce((pieces, { quantity }) => pieces + quantity, 0) !== one.quantity) faults.push("pieces");
  }
  return faults;
}

it(
  "any refunds of any sale add up to the sale, line by line and in VAT",
  () =>
    fc.assert(
      fc.property(
        anySale,
        fc.array(anyRequest, { maxLength: 8 }),
        (parts, requests) => faultsOf(parts, life(refundLines, parts, requests)).length === 0,
      ),
      { numRuns: 10_000, seed: 24 },
    ),
  30_000,
);

it("the same property sees a split that rounds VAT for each refund by itself", () => {
  const careless: Split = (parts, given, request) =>
    refundLines(parts, given, request)?.map((line) => ({ ...line, ...vatWithin(line.gross, line.rate) })) ?? null;
  const seen = fc.check(
    fc.property(
      anySale,
      fc.array(anyRequest, { maxLength: 8 }),
      (parts, requests) => faultsOf(parts, life(careless, parts, requests)).length === 0,
    ),
    { numRuns: 3000, seed: 24 },
  );
  expect(seen.failed).toBe(true);
});

describe("a refund that goes back over several payments", () => {
  const line = (position: number, gross: number, quantity: number) => ({
    kind: "goods" as const,
    position,
    quantity,
    gross: cents(gross),
    rate: 24,
    net: cents(gross - Math.round((gross * 24) / 124)),
    vat: cents(Math.round((gross * 24) / 124)),
  });
  it.each([
    ["the first payment has enough", [5000, 0]],
    ["a line is cut in two", [3100, 1900]],
    ["a payment has a cent", [1, 4999]],
  ])("%s", (_situation, shares) => {
    const lines = [line(1, 2000, 1), line(2, 3000, 2)];
    const cut = cutRefundLines(
      lines,
      shares.map((share) => cents(share)),
    );
    expect(cut.map((part) => sum(part.map(({ gross }) => gross)))).toEqual(shares);
    const whole = (of: "gross" | "net" | "vat") => sum(cut.flat().map((one) => one[of]));
    expect([whole("gross"), whole("net"), whole("vat")]).toEqual([
      5000,
      sum(lines.map(({ net }) => net)),
      sum(lines.map(({ vat }) => vat)),
    ]);
    expect(cut.flat().reduce((pieces, { quantity }) => pieces + quantity, 0)).toBe(3);
  });
});
