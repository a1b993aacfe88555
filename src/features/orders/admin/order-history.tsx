import { momentIn } from "#backoffice/moments.ts";
import { labelOf } from "#shared/label-of.ts";
import { statusInSentence } from "../state-names.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { Panel } from "./panel.tsx";

const words = messages.history;
type Entry = OrderDetail["history"][number];

/** The oldest entry is the order itself. */
const actOf = ({ to, action }: Entry, isOldest: boolean): string => {
  if (isOldest && to === "pending") return words.placed;
  return to ? words.status(statusInSentence(to)) : labelOf(words.actions, action ?? "");
};

/** Who did what, newest first. */
export const OrderHistory = ({ order, timeZone }: { order: OrderDetail; timeZone: string }) => (
  <Panel title={words.title}>
    <ol className="grid gap-x-6 gap-y-3 border-l border-beige pl-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      {order.history.map((entry, place) => (
        <li
          key={`${entry.at} ${entry.to} ${entry.action}`}
          className="sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:items-baseline"
        >
          <div className="min-w-0">
            <p>{actOf(entry, place === order.history.length - 1)}</p>
            {entry.reason && <p className="text-xs wrap-anywhere">{entry.reason}</p>}
          </div>
          <p className="figures text-xs break-words text-stone sm:order-first">
            {momentIn(timeZone, entry.at)} · {entry.by ?? words.by[entry.actor]}
          </p>
        </li>
      ))}
    </ol>
  </Panel>
);
