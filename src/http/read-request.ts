import type { z } from "zod";
import { AppError } from "#shared/app-error.ts";
import { issueInWords } from "#shared/issue-in-words.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import { messages } from "./messages.ts";

const words = messages.body;

const BODY_LIMIT_BYTES = 64 * 1024;

/** Reads a body up to a limit, without trusting its length header. @throws AppError "too-large" */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws AppError "too-large" or "invalid" */
export async function readRaw(request: Request): Promise<string> {
  const bytes = await readBytes(request, BODY_LIMIT_BYTES);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("invalid", words.notUtf8);
  }
}

/**
 * A page of another site can send text or a form with the visitor's cookies, but not JSON without a preflight request.
 * @throws AppError "unsupported"
 */
export function requireJson(headers: Headers): void {
  if (/^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "")) return;
  throw new AppError("unsupported", words.mustBeJson);
}

/** The request with its complete body: a slow sender must not take a slot. @throws as `readRaw` */
export async function received(request: Request): Promise<Request> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const { url, method, headers, signal } = request;
  const body = await readRaw(request);
  // Form fields end up in the database, which cannot store NUL.
  if (/%00|\0/.test(body)) throw new AppError("invalid", words.nul);
  return new Request(url, { method, headers, signal, body });
}

const tooLarge = (limit: number) =>
  new AppError("too-large", words.tooLarge(limit < 1_000_000 ? `${limit / 1024} kB` : `${limit / 1_000_000} MB`));

/** What forms call the field at a path; undefined for what only programs fill in. */
export type FieldLabel = (path: readonly PropertyKey[]) => string | undefined;

/** @throws as `readValue` */
export function readJson<S extends z.ZodType>(raw: string, schema: S, labelOf: FieldLabel): z.output<S> {
  let value: unknown;
  try {
    value = raw === "" ? undefined : JSON.parse(raw);
  } catch {
    throw new AppError("invalid", words.notJson);
  }
  return readValue(value, schema, labelOf);
}

/** @throws AppError "invalid" with a sentence for each wrong field in `details`, and what is wrong by its path in `fields` */
export function readValue<S extends z.ZodType>(value: unknown, schema: S, labelOf: FieldLabel): z.output<S> {
  refuseUnstorable(value);
  const result = schema.safeParse(value, { error: issueInWords });
  if (result.success) return result.data;
  const found = result.error.issues.slice(0, 20);
  const fields = Object.fromEntries(found.map(({ path, message }) => [path.join("."), message]));
  const details = found.map(({ path, message }) => inASentence(labelOf(path) ?? path.join("."), message));
  throw new AppError("invalid", issues.invalid, { details: [...new Set(details)], more: { fields } });
}

/** A schema's own message is a sentence that needs no name before it. */
const inASentence = (label: string, message: string): string =>
  /[.!?]$/.test(message) || label === "" ? message : issues.sentence(label, message);

function refuseUnstorableText(text: string): void {
  if (text.includes("\0")) throw new AppError("invalid", words.nul);
  if (!text.isWellFormed()) throw new AppError("invalid", words.halfCharacter);
}

/** No valid body is nested deeper. */
const MAX_DEPTH = 32;

/**
 * Refuses text that the database cannot store. Without recursion, which thousands of nested brackets would exhaust.
 * @throws AppError "invalid"
 */
function refuseUnstorable(value: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [one, depth] = next;
    if (typeof one === "string") refuseUnstorableText(one);
    if (typeof one !== "object" || one === null) continue;
    if (depth >= MAX_DEPTH) throw new AppError("invalid", words.tooDeep);
    for (const [key, inner] of Object.entries(one)) waiting.push([key, depth + 1], [inner, depth + 1]);
  }
}
