import { messages } from "./messages.ts";
import type { ReturnGround, Sending } from "./return.ts";

const { done } = messages;

interface Stated {
  /** false until a person finds the order: what applies to it is not known. */
  isMatched: boolean;
  /** What the statement came in time for. */
  ground: ReturnGround | null;
  /** Of the goods it names. */
  sending: Sending;
}

/** What follows a statement of withdrawal: in time for none but the law, the shop answers first. */
export function nextSteps({ isMatched, ground, sending }: Stated): string[] {
  if (!isMatched) return [done.unknown];
  if (ground !== "withdrawal") return [ground === null ? done.over : done.byPolicy];
  if (!sending.hasLeft) return [done.unsent, done.refund];
  return [done.sendBack, ...(sending.hasUnsent ? [done.stays] : []), refundOnceBack()];
}

/** When the money of goods that come back is refunded. */
export const refundOnceBack = (): string => `${done.refund} ${done.refundWaits}`;
