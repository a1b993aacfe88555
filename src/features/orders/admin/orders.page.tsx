import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/orders.page";
import { messages } from "./messages.ts";
import { Orders } from "./orders.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.orders.title);

export default function OrdersPage() {
  return <Orders timeZone={useStore().settings.timeZone} />;
}
