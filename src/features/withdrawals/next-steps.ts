import { messages } from "./messages.ts";
import type { ReturnGround } from "./return.ts";

const { done } = messages;

/** What follows a statement of withdrawal, by what it came in time for: in none but the law's the shop answers first. */
export const nextSteps = (ground: ReturnGround | null): string[] =>
  ground === "withdrawal" ? [done.sendBack, done.refund] : [ground === null ? done.over : done.byPolicy];
