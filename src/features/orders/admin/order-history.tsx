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
    <ol className="grid gap-3 border-l border-beige pl-4">
      {order.history.map((entry, place) => (
        <li key={`${entry.at} ${entry.to} ${entry.action}`}>
          <p>{actOf(entry, place === order.history.length - 1)}</p>
          {entry.reason && <p className="text-xs wrap-anywhere">{entry.reason}</p>}
          <p className="figures text-xs break-words text-stone">
            {momentIn(timeZone, entry.at)} · {entry.by ?? words.by[entry.actor]}
          </p>
        </li>
      ))}
    </ol>
  </Panel>
);
