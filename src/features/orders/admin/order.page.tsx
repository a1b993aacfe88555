import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/order.page";
import { messages } from "./order-detail-messages.ts";
import { OrderDetailScreen } from "./order-detail-screen.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.titleUnknown);

export default function OrderPage({ params }: Route.ComponentProps) {
  return <OrderDetailScreen key={params.id} id={params.id} timeZone={useStore().settings.timeZone} />;
}
