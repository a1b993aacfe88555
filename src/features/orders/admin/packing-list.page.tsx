import { shopOf, useShop } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/packing-list.page";
import { texts } from "./order-detail-texts.ts";
import { PackingList } from "./packing-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.packing.listTitle);

export default function PackingListPage() {
  return <PackingList timeZone={useShop().settings.timeZone} />;
}
