import { type ComponentType, type ReactNode, useState } from "react";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { OrderStatus } from "../order-status.ts";
import { statusInSentence } from "../state-names.ts";
import { questionOf, type StatusQuestion, type StatusWarning, warningOf } from "../status-question.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { messages } from "./messages.ts";
import type { OrderListItem } from "./order-list-item.ts";

export interface ShipOrderProps {
  order: OrderListItem;
  onClose: () => void;
}

/** A status that was chosen and asks first. */
export interface StatusAsked {
  order: OrderListItem;
  to: OrderStatus;
  /** Sets it, where no dialog of its own does. */
  set: () => void;
}

/**
 * What a status asks before it is set. The dialog stands beside the rows: a row goes to another page of the list while
 * somebody types. Shipping is a later feature's.
 */
export function useStatusDialog(ShippedDialog: ComponentType<ShipOrderProps>): {
  ask: (asked: StatusAsked) => void;
  dialog: ReactNode;
} {
  const [asked, ask] = useState<StatusAsked | null>(null);
  if (!asked) return { ask, dialog: null };
  // As it was asked: an answer counts for the order that was seen.
  const { order, to, set } = asked;
  const close = () => ask(null);
  if (to === "shipped") return { ask, dialog: <ShippedDialog order={order} onClose={close} /> };
  if (to === "cancelled") return { ask, dialog: <CancelDialog order={order} onClose={close} /> };
  const question = questionOf(order, to);
  if (question === null || question === "cancel") return { ask, dialog: null };
  const dialog = (
    <ConfirmDialog
      open
      onOpenChange={close}
      variant="primary"
      title={messages.questions.title(order.order_number, statusInSentence(to))}
      description={inWords(question, warningOf(order, to))}
      confirmLabel={messages.questions.confirm(statusInSentence(to))}
      onConfirm={() => {
        close();
        set();
      }}
    />
  );
  return { ask, dialog };
}

const inWords = (question: Exclude<StatusQuestion, "cancel">, warning: StatusWarning | null): string =>
  [...new Set([question, warning ?? question])].map((one) => messages.questions[one]).join(" ");
