import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { messages } from "../operator-messages.ts";
import type { Route } from "./+types/taxes.page";
import { Taxes } from "./taxes.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function TaxesPage() {
  const { settings, isDemo } = useStore();
  return <Taxes timeZone={settings.timeZone} isDemo={isDemo} />;
}
