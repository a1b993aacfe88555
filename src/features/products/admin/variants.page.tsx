import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { messages } from "../variant-messages.ts";
import type { Route } from "./+types/variants.page";
import { VariantsScreen } from "./variants-screen.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function VariantsPage({ params }: Route.ComponentProps) {
  return <VariantsScreen key={params.id} productId={params.id} />;
}
