import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/past-orders.page";
import { messages } from "./messages.ts";
import { PastOrders } from "./past-orders.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function PastOrdersPage() {
  return <PastOrders timeZone={useStore().settings.timeZone} />;
}
