import { shopOf, useShop } from "#api-client/use-store.ts";
import { SuperusersOnly } from "#backoffice/superusers-only.tsx";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/audit-log.page";
import { AuditLog } from "./audit-log.tsx";
import { texts } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.title);

export default function AuditLogPage() {
  return (
    <SuperusersOnly>
      <AuditLog timeZone={useShop().settings.timeZone} />
    </SuperusersOnly>
  );
}
