import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/new-order.page";
import { messages } from "./messages.ts";
import { NewOrder } from "./new-order.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.byHand.title);

export default function NewOrderPage() {
  return <NewOrder settings={useStore().settings} />;
}
