import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/packing-list.page";
import { messages } from "./messages.ts";
import { PackingList } from "./packing-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.packing.listTitle);

export default function PackingListPage() {
  const { storeName, storeEmail, timeZone } = useStore().settings;
  return <PackingList storeName={storeName} storeEmail={storeEmail} timeZone={timeZone} />;
}
