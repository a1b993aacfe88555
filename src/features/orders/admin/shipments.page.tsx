import { shopOf, useShop } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/shipments.page";
import { Shipments } from "./shipments.tsx";
import { texts } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.shipments.title);

export default function ShipmentsPage() {
  return <Shipments timeZone={useShop().settings.timeZone} />;
}
