import { beforeEach, describe, expect, it } from "vitest";
import { makeCorrection, previewCorrection } from "#features/order-editing/server/make-correction.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { correctionTools, openPayLink } from "#tests/corrections.ts";
import { aBuyer, anAdministrator, aProduct, type Bought, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import { refundReturn } from "./refund-return.ts";
import { moveReturn } from "./returns.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { input, correct, states, agree, booksAgree } = correctionTools(shop, administratorId);
let oil: MadeProduct;
let lamp: MadeProduct;
let order: Bought;
beforeEach(async () => {
  oil = await aProduct(shop, { price: 40, stock: 10 });
  lamp = await aProduct(shop, { price: 20, stock: 10 });
  order = await aBuyer(shop, oil);
});

const declare = () =>
  declareWithdrawal(shop, { orderNumber: order.orderNumber, email: order.email, name: "Mari", items: "" });
async function refundWhatComesBack(): Promise<void> {
  const { id } = await shop.row("SELECT id FROM returns WHERE order_id = $1", order.id);
  for (const to of ["approved", "received"] as const) await moveReturn(shop, { id, to, administratorId });
  await refundReturn(shop, { id, shipping: true, restock: [], administratorId });
  expect(await shop.row("SELECT payment_state FROM orders WHERE id = $1", order.id)).toEqual({
    payment_state: "refunded",
  });
  await booksAgree();
}

describe("a withdrawal from an order whose correction waits", () => {
  it("for money ends the correction: what is paid for it goes back, and the return is of what was bought", async () => {
    await correct(order.id, [[lamp, 5]]);
    const page = await openPayLink(shop, order.id);
    await declare();
    expect(await states(order.id)).toEqual(["taken-back"]);
    expect(await levelsOf(shop, lamp.id)).toEqual({ available: 10, reserved: 0 });
    await shop.payment.pay(page.split("/").at(-1) ?? "");
    await askProvider(shop, order.id);
    await agree(order.id);
    await refundWhatComesBack();
  });

  it("for its refund is of what the order then is", async () => {
    const asked = await input(order.id, [[lamp, 1]]);
    const { after } = await previewCorrection(shop, asked);
    const refund: typeof shop.payment.refund = async (wanted) => {
      await declare();
      return shop.payment.refund(wanted);
    };
    const slow = { ...shop, payment: { ...shop.payment, refund } };
    await makeCorrection(slow, { ...asked, seen: after.totalCents });
    expect(await states(order.id)).toEqual(["applied"]);
    expect(await shop.row("SELECT lines FROM returns WHERE order_id = $1", order.id)).toEqual({
      lines: [{ position: 2, quantity: 1 }],
    });
    await refundWhatComesBack();
  });
});
