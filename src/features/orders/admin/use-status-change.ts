import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { toast } from "#ui/toast.ts";
import type { OrderStatus } from "../order-status.ts";
import { statusInSentence } from "../state-names.ts";
import { mayUndo } from "../status-question.ts";
import { INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";
import { type OrderListItem, statusSubject } from "./order-list-item.ts";

const words = messages.orders;

/** Sets the status of an order, says so, and offers to undo what needs no question. */
export function useStatusChange(order: Pick<OrderListItem, "id" | "order_number" | "status" | "payment_state">) {
  const { id, order_number } = order;
  const update = useEndpointMutation(
    ({ to, from, version }: { to: OrderStatus; from: OrderStatus; version?: number | undefined }) =>
      call("POST admin-orders", {
        body: { action: "update", orderId: id, status: to, seenStatus: from, seenVersion: version },
      }),
    INVALIDATES,
  );
  const failed = (error: unknown) =>
    toast({
      title: words.statusFailed,
      description: `${order_number}: ${reasonOf(error)}`,
      tone: "danger",
      subject: statusSubject(order_number),
    });
  const set = async (to: OrderStatus, from: OrderStatus, version?: number) => {
    try {
      await update.mutateAsync({ to, from, version });
      // A server of the version before tells no payment in the packing list.
      const isUndoable = order.payment_state !== undefined && mayUndo({ ...order, status: from }, to);
      toast({
        title: words.statusUpdated(order_number, statusInSentence(to)),
        tone: "success",
        subject: statusSubject(order_number),
        action: isUndoable ? { label: words.undo, onPress: () => void set(from, to) } : undefined,
      });
    } catch (error) {
      failed(error);
    }
  };
  return { set, update, failed };
}

/** An answer without words is told by its status (back office 8). */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.message && !error.body.error ? error.message : failureText(error, words.unknown);
