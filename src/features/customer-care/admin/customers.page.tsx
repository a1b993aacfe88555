import { shopOf, useShop } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/customers.page";
import { Customers } from "./customers.tsx";
import { texts } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.title);

export default function CustomersPage() {
  return <Customers timeZone={useShop().settings.timeZone} />;
}
