import { Refused, saidBy, Unreachable } from "#api-client/api-client.ts";
import { texts } from "./texts.ts";

/** Why a file did not arrive, in the words of B 8: beside the file, and in the toast. */
export function uploadFailure(error: unknown): { reason: string; summary: string } {
  if (error instanceof Unreachable && error.why === "unreadable")
    return { reason: texts.noData, summary: texts.noData };
  if (error instanceof Unreachable) return { reason: error.message, summary: texts.failedLine };
  const said = error instanceof Refused ? saidBy(error) : "";
  return { reason: said || texts.failed, summary: texts.failedText };
}
