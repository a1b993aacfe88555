import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/dashboard.page";
import { DashboardScreen } from "./dashboard-screen.tsx";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function DashboardPage() {
  return <DashboardScreen timeZone={useStore().settings.timeZone} />;
}
