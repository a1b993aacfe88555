import { ChevronDown } from "lucide-react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { badgeLooks } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.ts";
import { ORDER_STATUSES, type OrderStatus, STATUS_MEANING } from "../order-status.ts";
import { statusInSentence, statusName } from "../state-names.ts";
import { mayUndo, questionOf } from "../status-question.ts";
import { INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";
import { type OrderListItem, statusSubject } from "./order-list-item.ts";
import type { StatusAsked } from "./status-dialog.tsx";

const words = messages.orders;

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
  const { id, order_number, status } = order;
  const update = useEndpointMutation(
    ({ to, from }: { to: OrderStatus; from: OrderStatus }) =>
      call("POST admin-orders", { body: { action: "update", orderId: id, status: to, seenStatus: from } }),
    INVALIDATES,
  );
  const set = async (to: OrderStatus, from: OrderStatus) => {
    try {
      await update.mutateAsync({ to, from });
      toast({
        title: words.statusUpdated(order_number, statusInSentence(to)),
        tone: "success",
        subject: statusSubject(order_number),
        action: mayUndo({ ...order, status: from }, to)
          ? { label: words.undo, onPress: () => void set(from, to) }
          : undefined,
      });
    } catch (error) {
      toast({
        title: words.statusFailed,
        description: `${order_number}: ${failureText(error, words.unknown)}`,
        tone: "danger",
        subject: statusSubject(order_number),
      });
    }
  };
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
          className={classes(
            "inline-flex min-h-8 min-w-30 w-fit justify-between pointer-coarse:min-h-(--button-height) items-center gap-1.5 rounded-sm border px-2.5 text-xs font-medium whitespace-nowrap",
            badgeLooks[STATUS_MEANING[shown].tone],
          )}
        >
          {statusName(shown)}
          <Sign className="size-3.5" aria-hidden="true" />
        </button>
      }
    />
  );
}
