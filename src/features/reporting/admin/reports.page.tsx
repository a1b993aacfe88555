import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { messages } from "../report-messages.ts";
import type { Route } from "./+types/reports.page";
import { Reports } from "./reports.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function ReportsPage() {
  const { settings, isDemo } = useStore();
  return <Reports timeZone={settings.timeZone} isDemo={isDemo} />;
}
