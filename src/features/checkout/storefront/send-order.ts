import { ApiError, callEndpoint } from "#api-client/api-client.ts";
import type { CartLine } from "#features/cart/cart-line.ts";
import { paidAgain } from "#features/cart/storefront/read-paid-again.ts";
import type { ErrorMessage } from "../checkout-errors.ts";
import { phoneNumber, postalCode } from "../delivery-rules.ts";
import type { Fields, Problems } from "../form-problems.ts";
import { messages } from "../messages.ts";
import type { OrderRequest } from "../order-request.ts";
import { errorMessage, problemsOf } from "./checkout-error.ts";
import { type EmbeddedPayment, prefersHostedPage } from "./payment-in-page.ts";

export interface CheckoutSession {
  orderId: string;
  orderNumber: string;
  /** The provider's page, or fields for a page of the shop. */
  payment: string | EmbeddedPayment;
}

export type Outcome =
  | { ok: true; session: CheckoutSession }
  | {
      ok: false;
      error: ErrorMessage;
      problems: Problems;
      /** The code of the error, if it has one. */
      code: string | undefined;
    };

/** Requests a payment session. The same key never makes a second order, so the call can be repeated after a lost answer. */
export async function sendOrder(order: OrderRequest, key: string): Promise<Outcome> {
  try {
    const { checkoutUrl, embedded, orderId, orderNumber } = await callEndpoint("POST stripe-checkout", {
      body: order,
      headers: { "idempotency-key": key },
      needs: ["success"],
      signal: AbortSignal.timeout(60_000),
    });
    const payment = checkoutUrl ?? embedded;
    if (payment && orderId && orderNumber) return { ok: true, session: { payment, orderId, orderNumber } };
    const message = { title: messages.blocked.title, description: messages.noAddress };
    return { ok: false, error: message, problems: {}, code: undefined };
  } catch (error) {
    const code = error instanceof ApiError ? error.body.code : undefined;
    return { ok: false, error: errorMessage(error), problems: problemsOf(error), code };
  }
}

/** How and where the parcel goes. */
export function deliveryOf(fields: Fields): OrderRequest["delivery"] {
  const isToMachine = fields.deliveryMethod === "parcel_machine";
  return {
    method: isToMachine ? "parcel_machine" : "courier",
    country: isToMachine ? fields.deliveryCountry : null,
    parcelMachineId: isToMachine ? fields.selectedParcelMachine : null,
    mainDeliveryCountry: fields.mainDeliveryCountry,
  };
}

/** The checkout request (storefront 3) from the form and the cart. */
export function orderFrom(lines: readonly CartLine[], fields: Fields, totalAmount: number): OrderRequest {
  const { company, vatNumber, companyRegister: register } = fields;
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
      zip: postalCode(fields.zip, fields.mainDeliveryCountry) ?? fields.zip,
      phone: phoneNumber(fields.countryCode, fields.phoneNumber) ?? fields.countryCode + fields.phoneNumber,
      country: fields.mainDeliveryCountry,
      state: fields.state,
    },
    delivery: deliveryOf(fields),
    ...(company.trim() ? { business: { company, vatNumber, register } } : {}),
    ...(prefersHostedPage() ? { paymentPage: "hosted" } : {}),
    ...(fields.paymentMethod ? { paymentMethod: fields.paymentMethod } : {}),
    payAgain: paidAgain(),
    totalAmount,
  };
}
