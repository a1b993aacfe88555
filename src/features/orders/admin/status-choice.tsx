import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { ORDER_STATUSES, type OrderStatus } from "../order-status.ts";
import { statusName } from "../state-names.ts";
import { questionOf } from "../status-question.ts";
import { messages } from "./messages.ts";
import type { OrderListItem } from "./order-list-item.ts";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import type { StatusAsked } from "./status-dialog.tsx";
import { useStatusChange } from "./use-status-change.ts";

type StatusChoiceProps = {
  order: OrderListItem;
  /** For a status that asks first. */
  ask: (asked: StatusAsked) => void;
};

/**
 * Any status may be chosen (back office 4). A status that affects goods, money or an email asks first; any other takes effect
 * at once and can be undone.
 */
export function StatusChoice({ order, ask }: StatusChoiceProps) {
  const { order_number, status } = order;
  const { set, update } = useStatusChange(order);
  const choose = (to: OrderStatus) => {
    if (to === status || update.isPending) return;
    const act = () => void set(to, status);
    if (to === "shipped" || questionOf(order, to)) ask({ order, to, set: act });
    else act();
  };
  const shown = update.isPending ? update.variables.to : status;
  const Sign = update.isPending ? Spinner : ChevronDown;
  return (
    <DropdownMenu
      align="start"
      groups={[ORDER_STATUSES.map((one) => ({ label: statusName(one), onSelect: () => choose(one) }))]}
      checked={statusName(shown)}
      trigger={
        <button
          type="button"
          aria-label={messages.row.statusOf(order_number, statusName(shown))}
          aria-busy={update.isPending || undefined}
          className="group relative hit-area inline-flex min-h-8 w-fit items-center gap-1"
        >
          <OrderStatusBadge status={shown} />
          <Sign className="size-3.5 text-stone group-hover:text-espresso" aria-hidden="true" />
        </button>
      }
    />
  );
}
