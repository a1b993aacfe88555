import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ask, useDeed } from "#client/ask.ts";
import { badgeLooks } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.ts";
import { ORDER_STATUSES, type OrderStatus } from "../order-status.ts";
import { type ListedOrder, statusWords } from "./listed-order.ts";
import { statusName, statusTone } from "./order-status-badge.tsx";
import { ShippedDialog } from "./shipped-dialog.tsx";
import { texts } from "./texts.ts";
import { TOUCHED } from "./touched.ts";

const words = texts.orders;

type StatusChoiceProps = {
  order: Pick<ListedOrder, "id" | "order_number" | "status" | "payment_state" | "parcel_machines">;
};

/** Any status may be chosen; shipped asks for a tracking code first, the others take effect at once (B 4). */
export function StatusChoice({ order }: StatusChoiceProps) {
  const { id, order_number, status } = order;
  const [isShipping, setShipping] = useState(false);
  const navigate = useNavigate();
  const update = useDeed(
    (to: OrderStatus) =>
      ask("POST admin-orders", { body: { action: "update", orderId: id, status: to, seenStatus: status } }),
    TOUCHED,
  );
  const choose = async (to: OrderStatus) => {
    if (to === status || update.isPending) return;
    if (to === "shipped") return setShipping(true);
    try {
      const answer = await update.mutateAsync(to);
      const offersRefund = "offers_refund" in answer && answer.offers_refund;
      toast({
        title: words.statusUpdated(order_number, statusWords(to)),
        tone: "success",
        description: offersRefund ? words.refundOffered : undefined,
        action: offersRefund
          ? { label: words.refund, onPress: () => void navigate(`/admin/orders/${id}?refund=open`) }
          : undefined,
      });
    } catch (error) {
      toast({ title: words.statusFailed, description: (error as Error).message || words.unknown, tone: "danger" });
    }
  };
  const shown = update.isPending ? update.variables : status;
  return (
    <>
      <span
        className={classes(
          "relative inline-grid w-fit items-center rounded-sm border text-xs font-medium",
          badgeLooks[statusTone(shown)],
        )}
      >
        <select
          aria-label={texts.row.statusOf(order_number)}
          aria-busy={update.isPending || undefined}
          value={shown}
          onChange={(event) => void choose(event.target.value as OrderStatus)}
          className="min-h-(--button-height) appearance-none rounded-sm bg-transparent pr-7 pl-2.5"
        >
          {ORDER_STATUSES.map((one) => (
            <option key={one} value={one} className="bg-paper text-espresso">
              {statusName(one)}
            </option>
          ))}
        </select>
        {update.isPending ? (
          <Spinner className="pointer-events-none absolute right-2 size-3.5" />
        ) : (
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-3.5" />
        )}
      </span>
      {isShipping && <ShippedDialog order={order} onClose={() => setShipping(false)} />}
    </>
  );
}
