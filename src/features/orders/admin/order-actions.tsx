import { ChevronDown, Ellipsis } from "lucide-react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import { Button } from "#ui/button.tsx";
import { DropdownMenu, type MenuItem } from "#ui/dropdown-menu.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
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

/** What is done with an order besides shipping it, and has no place in one of its parts. Wide screens have a button for the slip. */
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
  const slip = { label: messages.slip, to: `/admin/orders/${order.id}/packing-slip`, isForPhone: true };
  const acts = [
    ...item(offersPart(order), messages.actions.shipPart, () => shipPart(true)),
    ...item(offersAgain(order), messages.actions.sendAgain, () => sendAgain(true)),
    ...item(mayCorrect, messages.actions.correct, () => correct(true)),
    ...item(!order.is_erased, messages.goods.batches.note, () => noteBatches(true)),
  ];
  const ends = item(STATUS_MEANING[order.status].isOpen, listMessages.cancel.confirm, cancel, true);
  const isForPhone = acts.length + ends.length === 0;
  return (
    <DropdownMenu
      groups={acts.length > 0 ? [[slip, ...acts], ends].filter((items) => items.length > 0) : [[slip, ...ends]]}
      trigger={
        <Button variant="secondary" className={isForPhone ? "max-sm:w-11 md:hidden" : "max-sm:w-11"}>
          <span className="max-sm:sr-only">{uiMessages.more}</span>
          <Ellipsis aria-hidden="true" className="size-4 shrink-0 sm:hidden" />
          <ChevronDown aria-hidden="true" className="ml-2 size-4 max-sm:hidden" />
        </Button>
      }
    />
  );
}
