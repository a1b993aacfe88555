import { shopOf, useShop } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/orders.page";
import { Orders } from "./orders.tsx";
import { texts } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.orders.title);

export default function OrdersPage() {
  return <Orders timeZone={useShop().settings.timeZone} />;
}
