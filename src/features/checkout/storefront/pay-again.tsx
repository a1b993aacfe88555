import { useState } from "react";
import { useNavigate } from "react-router";
import { failureOf, inWords } from "#api-client/failure.ts";
import { lineOf } from "#features/cart/cart-product.ts";
import { askCartProducts } from "#features/cart/storefront/fetch-products.ts";
import { keepPaidAgain } from "#features/cart/storefront/paid-again.ts";
import { cartActions } from "#features/cart/storefront/use-cart.ts";
import { wasPaid } from "#features/orders/order-payment-state.ts";
import type { OrderView } from "#features/orders/order-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../messages.ts";
import { draftOf, keepDraft } from "./checkout-draft.ts";

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
