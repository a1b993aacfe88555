import { storeOf, useStore } from "#api-client/use-store.ts";
import { SuperusersOnly } from "#backoffice/superusers-only.tsx";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/audit-log.page";
import { AuditLog } from "./audit-log.tsx";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function AuditLogPage() {
  return (
    <SuperusersOnly>
      <AuditLog timeZone={useStore().settings.timeZone} />
    </SuperusersOnly>
  );
}
