import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/campaign.page";
import { CampaignScreen } from "./campaign-screen.tsx";
import { messages } from "./messages.ts";

const { editor: words } = messages;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export default function CampaignPage({ params: { id } }: Route.ComponentProps) {
  return <CampaignScreen key={id} id={id} timeZone={useStore().settings.timeZone} />;
}
