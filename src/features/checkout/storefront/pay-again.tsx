import { useState } from "react";
import { useNavigate } from "react-router";
import { failureOf, inWords } from "#api-client/failure.ts";
import { lineOf } from "#features/cart/cart-product.ts";
import { askCartProducts } from "#features/cart/storefront/fetch-products.ts";
import { keepPaidAgain } from "#features/cart/storefront/paid-again.ts";
import { cartActions } from "#features/cart/storefront/use-cart.ts";
import { wasPaid } from "#features/orders/order-payment-state.ts";
import type { OrderView } from "#features/orders/order-view.ts";
import { diallingCodeOfCountry } from "#features/shipping/dialling-codes.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Fields } from "../form-problems.ts";
import { messages } from "../messages.ts";
import { keepDraft } from "./checkout-draft.ts";

/** A reader who sees the order in full can pay an unpaid order again, and order a cancelled one again. */
export function PayAgain({ order }: { order: OrderView }) {
  const isCancelled = order.status === "cancelled";
  if (order.isMasked || !(order.canPayAgain || isCancelled)) return null;
  return <Again order={order} label={wasPaid(order.paymentState) ? messages.payAgain.order : messages.payAgain.pay} />;
}

/**
 * Brings an order back into the checkout: its goods as they are sold now, and its own data. Prices and stock are the
 * shop's of today, so this is a new attempt with a new order.
 */
function Again({ order, label }: { order: OrderView; label: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const products = await askCartProducts(order.lines);
      const lines = order.lines.flatMap(({ productId, quantity }) => {
        const product = products.find(({ id }) => id === productId);
        return product ? lineOf(product, quantity) : [];
      });
      if (lines.length === 0) return setProblem(messages.payAgain.nothingLeft);
      cartActions.atLeast(lines);
      keepDraft(draftOf(order));
      if (order.key && !wasPaid(order.paymentState)) keepPaidAgain({ orderId: order.id, key: order.key });
      await navigate("/checkout");
    } catch (error) {
      const failure = failureOf(error);
      setProblem(failure && inWords(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={press} busy={busy} busyLabel={messages.busy}>
        {label}
      </Button>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}

/** What was typed for the order, as the form takes it. */
function draftOf(order: OrderView): Fields {
  const code = diallingCodeOfCountry(order.country) ?? "";
  const isOwnCode = code !== "" && order.phone.startsWith(code);
  return {
    firstName: order.firstName,
    lastName: order.lastName,
    email: order.email,
    address: order.address,
    city: order.city,
    zip: order.zip,
    state: order.state ?? "",
    countryCode: code,
    phoneNumber: isOwnCode ? order.phone.slice(code.length) : order.phone,
    mainDeliveryCountry: order.country,
    deliveryMethod: order.machine ? "parcel_machine" : "courier",
    deliveryCountry: order.machine ? order.deliveryCountry : "",
    selectedParcelMachine: order.machineId ?? "",
    company: order.business?.company ?? "",
    companyRegister: order.business?.register ?? "",
    vatNumber: order.business?.vatNumber ?? "",
  };
}
