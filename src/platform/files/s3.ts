import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "#shared/app-error.ts";
import { checkPath, checkType, isPath, typeOf } from "./file-path.ts";
import type { Files } from "./files.ts";
import { type S3Keys, signed } from "./s3-signature.ts";

export interface S3Store extends S3Keys {
  /** Such as https://s3.eu-north-1.amazonaws.com; the bucket is named in the path. */
  url: string;
  bucket: string;
}

const TIME_LIMIT_MS = 30_000;
const READS = 3;
const NOTHING: Uint8Array = new Uint8Array();

/**
 * Files in a bucket of Amazon S3 or a compatible service with conditional writes. Without the official library, which is
 * larger than the rest of the server; five requests need little of it.
 */
export function s3Files(store: S3Store): Files {
  const base = `${store.url.replace(/\/+$/, "")}/${store.bucket}/`;
  const call = (method: string, path: string, headers: Record<string, string> = {}, body = NOTHING) => {
    const url = new URL(base + path);
    return fetch(url, {
      method,
      headers: signed({ method, url, headers, body, now: new Date() }, store),
      body: method === "PUT" ? Buffer.from(body) : undefined,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      redirect: "error",
    });
  };
  /** null if there is nothing. Reads are retried. */
  const find = (method: "GET" | "HEAD", path: string): Promise<Response | null> =>
    patiently(async () => accepted(await call(method, path), [404], `${method} ${path}`));
  return {
    put: async (path, bytes, contentType) => {
      checkPath(path);
      checkType(path, contentType);
      const answer = await call("PUT", path, { "content-type": contentType, "if-none-match": "*" }, bytes);
      // 409: another writer uses the same name.
      if (!(await accepted(answer, [409, 412], `PUT ${path}`))) {
        throw new AppError("conflict", "There is a file of this name already.");
      }
    },
    read: async (path) => {
      checkPath(path);
      const answer = await find("GET", path);
      return answer && { bytes: new Uint8Array(await answer.arrayBuffer()), contentType: typeOf(path) };
    },
    exists: async (path) => {
      checkPath(path);
      return (await find("HEAD", path)) !== null;
    },
    remove: async (path) => {
      checkPath(path);
      await accepted(await call("DELETE", path), [404], `DELETE ${path}`);
    },
    paths: async function* () {
      let next: string | undefined = "";
      while (next !== undefined) {
        const query: string = next && `&continuation-token=${encodeURIComponent(next)}`;
        const page = (await (await find("GET", `?list-type=2${query}`))?.text()) ?? "";
        for (const [, path = ""] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isPath(path)) yield path;
        next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]?.replaceAll("&amp;", "&");
      }
    },
  };
}

/** null for the statuses that mean no. @throws Error for other failures, with the store's message. */
async function accepted(answer: Response, no: readonly number[], asked: string): Promise<Response | null> {
  if (answer.ok) return answer;
  const code = /<Code>([^<]*)</.exec(await answer.text())?.[1] ?? "";
  if (no.includes(answer.status) && code !== "NoSuchBucket") return null;
  throw new StoreError(`The file store answered ${answer.status} ${code} to ${asked}.`, answer.status >= 500);
}

class StoreError extends Error {
  readonly mayPass: boolean;
  constructor(message: string, mayPass: boolean) {
    super(message);
    this.mayPass = mayPass;
  }
}

async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt === READS || (error instanceof StoreError && !error.mayPass)) throw error;
      await pause(100 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
