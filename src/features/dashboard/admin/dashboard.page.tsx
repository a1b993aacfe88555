import { privatePage } from "#frame/page-meta.ts";
import { shopOf, useShop } from "#frame/use-shop.ts";
import type { Route } from "./+types/dashboard.page";
import { DashboardScreen } from "./dashboard-screen.tsx";
import { texts } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.title);

export default function DashboardPage() {
  return <DashboardScreen timeZone={useShop().settings.timeZone} />;
}
