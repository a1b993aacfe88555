import { useEffect } from "react";
import { callEndpoint } from "#api-client/api-client.ts";
import { keep } from "#shared/browser-storage.ts";
import { storedJson } from "#shared/stored-json.ts";
import { toast } from "#ui/toast.ts";
import { messages } from "../messages.ts";

/** The checkout stores the order under this key until it is confirmed (storefront 3). */
const PENDING = "pendingOrder";

interface PendingOrder {
  orderId: string;
  orderNumber: string;
  customerEmail: string;
  customerName: string;
  items: unknown;
  totalAmount: number;
}

/** The browser that ordered asks for the email, in case the payment event did not arrive (storefront 4). */
export function useConfirmationEmail(orderId: string, isPaid: boolean): void {
  useEffect(() => {
    const pending = isPaid ? takePending(orderId) : null;
    if (pending) void askForEmail(pending);
  }, [orderId, isPaid]);
}

async function askForEmail({ orderId, orderNumber, customerEmail, customerName, items, totalAmount }: PendingOrder) {
  try {
    // Only the id counts (decision 25); the rest belongs to the call (storefront 7).
    const body = {
      order_id: orderId,
      customer_email: customerEmail,
      customer_name: customerName,
      order_number: orderNumber,
      total_amount: totalAmount,
      items,
    };
    await callEndpoint("POST send-order-confirmation", { body, needs: ["success"] });
    toast({ title: messages.confirmationSent, tone: "success" });
  } catch {
    // Offline: the server sends the email of a paid order anyway, and logs any other failure.
  }
}

/** Takes the stored order, once, and only if it is this one. Another stored order stays. */
function takePending(orderId: string): PendingOrder | null {
  const pending = storedJson("localStorage", PENDING) as PendingOrder | null;
  if (pending?.orderId !== orderId || !keep("localStorage", PENDING, null)) return null;
  return pending;
}
