import { shopOf, useShop } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/dashboard.page";
import { DashboardScreen } from "./dashboard-screen.tsx";
import { texts } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.title);

export default function DashboardPage() {
  return <DashboardScreen timeZone={useShop().settings.timeZone} />;
}
