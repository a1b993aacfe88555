import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";
import { statusInWords } from "../view/status-badge.tsx";
import { OrderNotice } from "./order-notice.tsx";

const TAKEN_BACK = { status: "processing", paymentState: "reversed", canPayAgain: true, isMasked: false } as OrderView;
const said = (order: Partial<OrderView>) =>
  renderToStaticMarkup(<OrderNotice order={{ ...TAKEN_BACK, ...order }} wayOn={null} />);

it("an order whose payment was taken back asks to pay again, until that is done", () => {
  expect(said({})).toContain("Pay again to get your goods");
  expect(said({ canPayAgain: false })).toContain(messages.paidSince);
  expect(statusInWords(TAKEN_BACK)).toBe(messages.onHold);
  expect(statusInWords({ ...TAKEN_BACK, paymentState: "paid" })).toBe("processing");
});

it("who found a parcel's code reads nothing about money", () => {
  expect(said({ canPayAgain: false, isMasked: true })).toBe("");
});

it("who withdrew before the goods left reads that they stay", () => {
  const withdrawn = { paymentState: "paid", isWithdrawnWhole: true } as const;
  expect(said(withdrawn)).toContain(messages.withdrawn);
  expect(said({ ...withdrawn, isMasked: true })).toBe("");
});
