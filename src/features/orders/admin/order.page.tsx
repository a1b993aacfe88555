import { privatePage } from "#frame/page-meta.ts";
import { shopOf, useShop } from "#frame/use-shop.ts";
import type { Route } from "./+types/order.page";
import { texts } from "./file-texts.ts";
import { OrderDesk } from "./order-desk.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.titleUnknown);

export default function OrderPage({ params }: Route.ComponentProps) {
  return <OrderDesk key={params.id} id={params.id} timeZone={useShop().settings.timeZone} />;
}
