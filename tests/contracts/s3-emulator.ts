import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type S3Keys, signed } from "#platform/files/s3-signature.ts";

export interface S3Emulator {
  url: string;
  keys(): string[];
  object(key: string): Buffer | undefined;
  /** Keys of uploads in parts that were neither completed nor aborted. */
  unfinished(): string[];
  /** Answers the next requests with 503, as a busy store does. */
  beBusy(times: number): void;
  /** Answers all parts of an upload from this one on with 403. */
  refusePartsFrom(number: number): void;
  /** Ends the next upload with a failure in an answer of 200, or keeps less than it was sent. */
  spoilNextUpload(how: "refused" | "short"): void;
  close(): Promise<void>;
}

/** So small that a few files need several pages. */
const PAGE = 3;
const CLOCK_SKEW_MS = 15 * 60_000;

type Said = [status: number, body?: string | Buffer, headers?: Record<string, string>];

/** One bucket of a store that checks signatures, contents and conditions as Amazon's does; some overwrite all the same. */
export async function startS3Emulator(bucket: string, keys: S3Keys, { overwrites = false } = {}): Promise<S3Emulator> {
  const objects = new Map<string, Buffer>();
  const uploads: Uploads = { open: new Map(), refusedFrom: Number.POSITIVE_INFINITY };
  let busy = 0;
  const answer = (request: IncomingMessage, body: Buffer): Said => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (busy > 0) {
      busy -= 1;
      return [503, fault("SlowDown")];
    }
    const refused = signatureError(request, url, body, keys);
    if (refused) return [403, fault(refused)];
    const [, asked, ...rest] = url.pathname.split("/");
    if (asked !== bucket) return [404, fault("NoSuchBucket")];
    const key = rest.join("/");
    if (key === "" && url.searchParams.has("uploads")) return [200, unfinishedUploads(uploads, url.searchParams)];
    if (key === "") return [200, listing(objects, url.searchParams)];
    const said = onUpload(objects, uploads, request.method ?? "", url.searchParams, key, body);
    if (said) return said;
    if (overwrites) delete request.headers["if-none-match"];
    return onObject(objects, request, key, body);
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await Array.fromAsync(request));
    const [status, said = "", headers = {}] = answer(request, body);
    response
      .writeHead(status, { "content-length": Buffer.byteLength(said), ...headers })
      .end(request.method === "HEAD" ? "" : said);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The emulator has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    keys: () => [...objects.keys()],
    object: (key) => objects.get(key),
    unfinished: () => [...uploads.open.values()].map(({ key }) => key),
    beBusy: (times) => {
      busy = times;
    },
    spoilNextUpload: (how) => {
      uploads.spoiled = how;
    },
    refusePartsFrom: (number) => {
      uploads.refusedFrom = number;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Signs again what was signed: method, address, the named headers, and the body that really came. */
function signatureError(request: IncomingMessage, url: URL, body: Buffer, keys: S3Keys): string | null {
  const names = /SignedHeaders=([^,]*)/.exec(request.headers.authorization ?? "")?.[1]?.split(";") ?? [];
  const time = String(request.headers["x-amz-date"]).replace(/^(....)(..)(..T..)(..)(..)Z$/, "$1-$2-$3:$4:$5Z");
  const now = new Date(time);
  if (!(Math.abs(Date.now() - now.getTime()) < CLOCK_SKEW_MS)) return "RequestTimeTooSkewed";
  if (createHash("sha256").update(body).digest("hex") !== request.headers["x-amz-content-sha256"]) {
    return "XAmzContentSHA256Mismatch";
  }
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  const expected = signed({ method: request.method ?? "", url, headers, body, now }, keys);
  return expected.authorization === request.headers.authorization ? null : "SignatureDoesNotMatch";
}

function onObject(objects: Map<string, Buffer>, request: IncomingMessage, key: string, body: Buffer): Said {
  const kept = objects.get(key);
  switch (request.method) {
    case "PUT":
      if (kept && request.headers["if-none-match"] === "*") return [412, fault("PreconditionFailed")];
      objects.set(key, body);
      return [200];
    case "DELETE":
      objects.delete(key);
      return [204];
    default:
      return kept ? ranged(kept, request.headers.range) : [404, fault("NoSuchKey")];
  }
}

function ranged(kept: Buffer, range = ""): Said {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  return from ? [206, kept.subarray(Number(from), Number(to) + 1)] : [200, kept];
}

interface Uploads {
  open: Map<string, { key: string; parts: Map<number, Buffer> }>;
  refusedFrom: number;
  spoiled?: "refused" | "short" | undefined;
}

const etagOf = (part: Buffer) => `"${createHash("md5").update(part).digest("hex")}"`;

/** An upload in parts, whose object appears when it is completed; null for other requests. */
function onUpload(
  objects: Map<string, Buffer>,
  uploads: Uploads,
  method: string,
  query: URLSearchParams,
  key: string,
  body: Buffer,
): Said | null {
  const { open, refusedFrom, spoiled } = uploads;
  if (method === "POST" && query.has("uploads")) {
    const id = randomUUID();
    open.set(id, { key, parts: new Map() });
    return [200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`];
  }
  const id = query.get("uploadId");
  if (id === null) return null;
  const upload = open.get(id);
  if (upload?.key !== key) return [404, fault("NoSuchUpload")];
  if (method === "PUT") {
    const number = Number(query.get("partNumber"));
    if (number >= refusedFrom) return [403, fault("AccessDenied")];
    upload.parts.set(number, body);
    return [200, "", { etag: etagOf(body) }];
  }
  if (method === "POST") {
    uploads.spoiled = undefined;
    if (spoiled === "refused") return [200, fault("InternalError")];
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
    const parts = named.map(([, number, etag]) => ({ part: upload.parts.get(Number(number)), etag }));
    if (parts.length === 0 || parts.some(({ part, etag }) => !part || etagOf(part) !== etag))
      return [200, fault("InvalidPart")];
    const whole = Buffer.concat(parts.map(({ part }) => part ?? Buffer.alloc(0)));
    objects.set(key, spoiled === "short" ? whole.subarray(1) : whole);
  }
  open.delete(id);
  return method === "DELETE" ? [204] : [200, "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>"];
}

function unfinishedUploads({ open }: Uploads, query: URLSearchParams): string {
  const after = [query.get("key-marker") ?? "", query.get("upload-id-marker") ?? ""].join("\n");
  const left = [...open]
    .map(([id, { key }]) => ({ id, key, place: `${key}\n${id}` }))
    .filter(({ key, place }) => key.startsWith(query.get("prefix") ?? "") && place > after)
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const page = left.slice(0, PAGE);
  const last = page.at(-1);
  const next = `<NextKeyMarker>${last?.key ?? ""}</NextKeyMarker><NextUploadIdMarker>${last?.id ?? ""}</NextUploadIdMarker>`;
  return `<ListMultipartUploadsResult>${next}<IsTruncated>${left.length > PAGE}</IsTruncated>${page
    .map(({ key, id }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
    .join("")}</ListMultipartUploadsResult>`;
}

function listing(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const left = [...objects.keys()].toSorted().filter((key) => key > after && key.startsWith(query.get("prefix") ?? ""));
  const page = left.slice(0, PAGE);
  const more = left.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${more !== ""}</IsTruncated>${page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`).join("")}${more}</ListBucketResult>`;
}

const fault = (code: string) => `<Error><Code>${code}</Code></Error>`;
