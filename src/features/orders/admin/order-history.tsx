import { momentIn } from "#backoffice/moments.ts";
import { labelOf } from "#shared/label-of.ts";
import { statusInSentence } from "../state-names.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { Panel } from "./panel.tsx";

const words = messages.history;
type Entry = OrderDetail["history"][number];

const actorOf = ({ to, action }: Entry): string =>
  to ? words.status(statusInSentence(to)) : labelOf(words.actions, action ?? "");

/** Who did what, newest first. */
export const OrderHistory = ({ order, timeZone }: { order: OrderDetail; timeZone: string }) => (
  <Panel title={words.title}>
    <ol className="grid gap-4 border-l border-beige pl-4">
      {order.history.map((entry) => (
        <li key={`${entry.at} ${entry.to} ${entry.action}`}>
          <p>{actorOf(entry)}</p>
          {entry.reason && <p className="text-xs">{entry.reason}</p>}
          <p className="text-xs break-words text-stone">
            {momentIn(timeZone, entry.at)} · {entry.by ?? words.by[entry.actor]}
          </p>
        </li>
      ))}
    </ol>
  </Panel>
);
