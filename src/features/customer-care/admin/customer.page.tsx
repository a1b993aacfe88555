import { shopOf, useShop } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/customer.page";
import { CustomerProfile } from "./customer-profile.tsx";
import { texts } from "./profile-texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.title);

export default function CustomerPage({ params }: Route.ComponentProps) {
  return <CustomerProfile id={params.id} timeZone={useShop().settings.timeZone} />;
}
