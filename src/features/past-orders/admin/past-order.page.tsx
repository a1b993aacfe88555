import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/past-order.page";
import { messages } from "./messages.ts";
import { PastOrder } from "./past-order.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function PastOrderPage({ params }: Route.ComponentProps) {
  return <PastOrder id={params.id} timeZone={useStore().settings.timeZone} />;
}
