import { setTimeout as pause } from "node:timers/promises";
import { type S3Keys, signed } from "./s3-signature.ts";

export interface S3Store extends S3Keys {
  /** Such as https://s3.eu-north-1.amazonaws.com; the bucket is named in the path. */
  url: string;
  bucket: string;
}

const TIME_LIMIT_MS = 30_000;
const READS = 3;
const NOTHING: Uint8Array = new Uint8Array();

export interface S3Call {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Within the bucket, with its query. */
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  timeLimitMs?: number;
}

/** Sends signed requests to one bucket. */
export function s3Caller(store: S3Store): (call: S3Call) => Promise<Response> {
  const base = `${store.url.replace(/\/+$/, "")}/${store.bucket}/`;
  return ({ method, path, headers = {}, body = NOTHING, timeLimitMs = TIME_LIMIT_MS }) => {
    const url = new URL(base + path);
    return fetch(url, {
      method,
      headers: signed({ method, url, headers, body, now: new Date() }, store),
      body: method === "PUT" || method === "POST" ? Buffer.from(body) : undefined,
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: "error",
    });
  };
}

/** null for the statuses that mean no. @throws Error for other failures, with the store's message. */
export async function accepted(answer: Response, no: readonly number[], asked: string): Promise<Response | null> {
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

/** Repeats what may be repeated, while the store is busy or away. */
export async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt === READS || (error instanceof StoreError && !error.mayPass)) throw error;
      await pause(100 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** What a listing goes on with: objects have a token, unfinished uploads their last key and upload. */
const MARKERS = {
  "continuation-token": "NextContinuationToken",
  "key-marker": "NextKeyMarker",
  "upload-id-marker": "NextUploadIdMarker",
};

/** All pages of a listing such as `list-type=2`, as XML. `get` answers the body of a path. */
export async function* listingPages(get: (path: string) => Promise<string>, query: string): AsyncGenerator<string> {
  let after: string | null = "";
  while (after !== null) {
    const page = await get(`?${query}${after}`);
    yield page;
    const markers = Object.entries(MARKERS).map(([name, next]) => [name, tag(page, next)] as const);
    const more = markers.filter(([, value]) => value !== "");
    const isTruncated = tag(page, "IsTruncated") === "true" && more.length > 0;
    after = isTruncated ? more.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join("") : null;
  }
}

/** The first text in a tag of the store's XML; empty where there is none. */
export const tag = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll("&amp;", "&") ?? "";
