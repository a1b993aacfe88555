import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/shipments.page";
import { messages } from "./messages.ts";
import { Shipments } from "./shipments.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.shipments.title);

export default function ShipmentsPage() {
  return <Shipments timeZone={useStore().settings.timeZone} />;
}
