import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/customers.page";
import { Customers } from "./customers.tsx";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function CustomersPage() {
  return <Customers timeZone={useStore().settings.timeZone} />;
}
