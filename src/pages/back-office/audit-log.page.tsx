import { storeOf, useStore } from "#api-client/use-store.ts";
import { SuperusersOnly } from "#backoffice/superusers-only.tsx";
import { AuditLog } from "#features/audit/admin/audit-log.tsx";
import type { AuditNames } from "#features/audit/admin/details.ts";
import { messages } from "#features/audit/admin/messages.ts";
import { messages as campaigns } from "#features/campaigns/admin/messages.ts";
import { messages as content } from "#features/content/admin/messages.ts";
import { messages as emails } from "#features/email/messages.ts";
import { messages as orders } from "#features/orders/state-messages.ts";
import { messages as products } from "#features/products/product-field-messages.ts";
import { messages as publication } from "#features/products/publication-messages.ts";
import { settingName } from "#features/settings/admin/setting-name.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/audit-log.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** What entries store as keys, by the names that later features give them. */
const names: AuditNames = {
  value: (key) => {
    const all: Readonly<Record<string, string>> = {
      ...campaigns.campaigns.statuses,
      ...content.pages.statuses,
      ...publication.states,
      ...orders.statuses,
      ...emails.kinds,
    };
    return all[key]?.toLowerCase() ?? null;
  },
  column: (key) => {
    const labels: Readonly<Record<string, string>> = products;
    return labels[key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]?.toLowerCase() ?? null;
  },
  setting: settingName,
};

export default function AuditLogPage() {
  return (
    <SuperusersOnly>
      <AuditLog timeZone={useStore().settings.timeZone} names={names} />
    </SuperusersOnly>
  );
}
