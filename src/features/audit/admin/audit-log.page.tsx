import { SuperusersOnly } from "#frame/admin/superusers-only.tsx";
import { privatePage } from "#frame/page-meta.ts";
import { shopOf, useShop } from "#frame/use-shop.ts";
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
