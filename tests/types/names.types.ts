// What must not compile. The type check fails where an expected error is missing.

import type { EndpointName } from "#api-client/api-client.ts";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import type { AuditAction, AuditSubject } from "#features/audit/audit-actions.ts";
import { SYSTEM, writeAudit } from "#features/audit/server/write-audit.ts";
import type { Tx } from "#platform/database/database.ts";
import { type EventKind, publish } from "#platform/events/events.ts";

declare const tx: Tx;
const save = async () => undefined;

publish(tx, { kind: "order", id: "1" });
// @ts-expect-error Nothing listens to this kind of event.
publish(tx, { kind: "oder", id: "1" });
// @ts-expect-error What each kind of event outdates is said for all kinds.
export const outdated: Record<EventKind, readonly string[]> = { order: [] };

export function useSaving() {
  useEndpointMutation(save, ["admin-orders"]);
  // @ts-expect-error No endpoint has this name.
  useEndpointMutation(save, ["admin-oders"]);
}
// @ts-expect-error A name is no method and name.
export const endpoint: EndpointName = "GET admin-orders";

writeAudit(tx, SYSTEM, { action: "order.paid", subject: { kind: "order", id: "1" } });
// @ts-expect-error No label says what this action is.
writeAudit(tx, SYSTEM, { action: "order.payed", subject: { kind: "order", id: "1" } });
// @ts-expect-error No label says what this subject is.
writeAudit(tx, SYSTEM, { action: "order.paid", subject: { kind: "oder", id: "1" } });
// @ts-expect-error A misspelt label belongs to no action.
export const labels = { "order.payed": "Paid" } satisfies Partial<Record<AuditAction, string>>;
// @ts-expect-error Every subject has a label.
export const subjects = { order: "Order" } satisfies Record<AuditSubject, string>;
