import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import type { MenuItem } from "#ui/dropdown-menu.tsx";
import { MoreMenu } from "#ui/more-menu.tsx";
import { hasLeft, isCorrectable } from "../correctable.ts";
import { offersAgain, offersPart } from "../offers-shipment.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { messages as listMessages } from "./messages.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import type { StatusAsked } from "./status-dialog.tsx";

interface OrderActionsProps {
  order: OrderDetail;
  ask: (asked: StatusAsked) => void;
}

/** What is done with an order besides shipping it, and has no place in one of its parts. */
export function OrderActions({ order, ask }: OrderActionsProps) {
  const [, shipPart] = useOpenedBy("part");
  const [, sendAgain] = useOpenedBy("again");
  const [, correct] = useOpenedBy("correct");
  const [, noteBatches] = useOpenedBy("batches");
  const { data } = useEndpointQuery("GET admin-order-corrections", { query: { order_id: order.id } });
  const mayCorrect = data && isCorrectable(order, data.corrections) && !hasLeft(order);
  const item = (isOffered: boolean | undefined, label: string, onSelect: () => void, danger = false): MenuItem[] =>
    isOffered ? [{ label, onSelect, danger }] : [];
  const cancel = () => ask({ order, to: "cancelled", set: () => {} });
  const acts = [
    ...item(offersPart(order), messages.actions.shipPart, () => shipPart(true)),
    ...item(offersAgain(order), messages.actions.sendAgain, () => sendAgain(true)),
    ...item(mayCorrect, messages.actions.correct, () => correct(true)),
    ...item(!order.is_erased, messages.goods.batches.note, () => noteBatches(true)),
  ];
  const ends = item(STATUS_MEANING[order.status].isOpen, listMessages.cancel.confirm, cancel, true);
  return acts.length + ends.length > 0 && <MoreMenu groups={[acts, ends]} />;
}
