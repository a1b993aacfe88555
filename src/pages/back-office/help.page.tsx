import { storeOf } from "#api-client/use-store.ts";
import { HelpPage } from "#backoffice/help-page.tsx";
import { messages } from "#backoffice/messages.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/help.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.help.title);

/** The guide for the shopkeeper, or one task of it. */
export default function HelpOfTheBackOffice({ params }: Route.ComponentProps) {
  return <HelpPage task={params.task} />;
}
