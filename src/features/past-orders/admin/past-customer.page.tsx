import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/past-customer.page";
import { messages } from "./messages.ts";
import { PastCustomer } from "./past-customer.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function PastCustomerPage({ params }: Route.ComponentProps) {
  return <PastCustomer id={params.id} timeZone={useStore().settings.timeZone} />;
}
