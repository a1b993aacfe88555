import type { OrderStatus } from "./order-status.ts";
import { messages } from "./state-messages.ts";

/** "Ready to ship" */
export const statusName = (status: OrderStatus): string => messages.statuses[status];

/** "ready to ship" */
export const statusInSentence = (status: OrderStatus): string => statusName(status).toLowerCase();
