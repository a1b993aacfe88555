import type { CartLine } from "#features/cart/cart-line.ts";
import { phoneNumber } from "../delivery-rules.ts";
import type { Fields } from "../form-problems.ts";
import type { OrderRequest } from "../order-request.ts";
import { texts } from "../texts.ts";
import { type CheckoutAnswer, type Trouble, troubleOf } from "../trouble.ts";

export interface CheckoutSession {
  orderId: string;
  orderNumber: string;
  checkoutUrl: string;
}

export type Outcome =
  | { ok: true; session: CheckoutSession }
  | { ok: false; trouble: Trouble /** A name of the refusal, where it has one. */; code: string | undefined };

/** Asks for a payment session. The same key never makes a second order, so a lost answer may be asked for again. */
export async function sendOrder(order: OrderRequest, key: string): Promise<Outcome> {
  let answer: CheckoutAnswer;
  try {
    const response = await fetch("/functions/v1/stripe-checkout", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(order),
    });
    answer = (await response.json()) ?? {};
  } catch {
    return { ok: false, trouble: navigator.onLine ? texts.blocked : texts.offline, code: undefined };
  }
  const { checkoutUrl, orderId, orderNumber } = answer;
  if (answer.success && checkoutUrl && orderId && orderNumber)
    return { ok: true, session: { checkoutUrl, orderId, orderNumber } };
  return { ok: false, trouble: troubleOf(answer), code: answer.code };
}

/** The payload of S 3 from what was typed and what is in the cart. */
export function orderFrom(lines: readonly CartLine[], fields: Fields, totalAmount: number): OrderRequest {
  const isToMachine = fields.deliveryMethod === "parcel_machine";
  return {
    items: lines.map(({ productId, name, price, quantity, category, discount_percentage }) => ({
      id: productId,
      name,
      price,
      quantity,
      category,
      discount_percentage,
    })),
    customer: {
      firstName: fields.firstName,
      lastName: fields.lastName,
      email: fields.email,
      address: fields.address,
      city: fields.city,
      zip: fields.zip,
      phone: phoneNumber(fields.countryCode, fields.phoneNumber) ?? fields.countryCode + fields.phoneNumber,
      country: fields.mainDeliveryCountry,
      state: fields.state,
    },
    delivery: {
      method: isToMachine ? "parcel_machine" : "courier",
      country: isToMachine ? fields.deliveryCountry : null,
      parcelMachineId: isToMachine ? fields.selectedParcelMachine : null,
      mainDeliveryCountry: fields.mainDeliveryCountry,
    },
    totalAmount,
    locale: navigator.language.slice(0, 35),
  };
}
