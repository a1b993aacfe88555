import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/customer.page";
import { CustomerProfile } from "./customer-profile.tsx";
import { messages } from "./profile-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function CustomerPage({ params }: Route.ComponentProps) {
  return <CustomerProfile id={params.id} timeZone={useStore().settings.timeZone} />;
}
