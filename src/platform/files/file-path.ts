import { extname } from "node:path";
import { AppError } from "#shared/app-error.ts";
import { messages } from "./messages.ts";

const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const MAX_LENGTH = 500;

const TYPES: ReadonlyMap<string, string> = new Map([
  [".avif", "image/avif"],
  [".webp", "image/webp"],
  [".jpg", "image/jpeg"],
  [".jpeg", "image/jpeg"],
  [".png", "image/png"],
  [".gif", "image/gif"],
  [".mp4", "video/mp4"],
  [".webm", "video/webm"],
  [".pdf", "application/pdf"],
  [".csv", "text/csv"],
  [".json", "application/json"],
  [".txt", "text/plain"],
]);

/** @throws AppError "invalid" for a path that could leave the store, be hidden, or be ambiguous. */
export function checkPath(path: string): void {
  if (!isPath(path)) throw new AppError("invalid", messages.noPath);
}

export const isPath = (path: string): boolean =>
  path.length <= MAX_LENGTH && path.split("/").every((part) => PART.test(part));

/** The type of a file by its extension, as a local disk stores no type. */
export const typeOf = (path: string): string => TYPES.get(extname(path).toLowerCase()) ?? "application/octet-stream";

/** Whether the shop stores files of this type: none that a browser would run. */
export const isKnownType = (path: string): boolean => TYPES.has(extname(path).toLowerCase());

/** @throws AppError "invalid" if the type does not follow from the name. */
export function checkType(path: string, contentType: string): void {
  if (typeOf(path) === contentType) return;
  throw new AppError("invalid", messages.wrongType(contentType));
}
