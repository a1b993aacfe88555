import { privatePage } from "#frame/page-meta.ts";
import { shopOf, useShop } from "#frame/use-shop.ts";
import type { Route } from "./+types/packing-list.page";
import { texts } from "./file-texts.ts";
import { PackingList } from "./packing-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.packing.listTitle);

export default function PackingListPage() {
  return <PackingList timeZone={useShop().settings.timeZone} />;
}
