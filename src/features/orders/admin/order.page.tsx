import { shopOf, useShop } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/order.page";
import { OrderDesk } from "./order-detail-screen.tsx";
import { texts } from "./order-detail-texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.titleUnknown);

export default function OrderPage({ params }: Route.ComponentProps) {
  return <OrderDesk key={params.id} id={params.id} timeZone={useShop().settings.timeZone} />;
}
