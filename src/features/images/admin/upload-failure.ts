import { ApiError, errorMessage, Unreachable } from "#api-client/api-client.ts";
import { messages } from "./messages.ts";

/** Why a file did not arrive (back office 8): beside the file, and in the toast. */
export function uploadFailure(error: unknown): { reason: string; summary: string } {
  if (error instanceof Unreachable && error.why === "unreadable")
    return { reason: messages.noData, summary: messages.noData };
  if (error instanceof Unreachable) return { reason: error.message, summary: messages.failedLine };
  const said = error instanceof ApiError ? errorMessage(error) : "";
  return { reason: said || messages.failed, summary: messages.failedText };
}
