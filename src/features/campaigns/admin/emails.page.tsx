import { storeOf, useStore } from "#api-client/use-store.ts";
import { messages } from "#features/subscribers/admin/messages.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/emails.page";
import { Emails } from "./emails.tsx";

const { emails: words } = messages;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export default function EmailsPage() {
  return <Emails timeZone={useStore().settings.timeZone} />;
}
