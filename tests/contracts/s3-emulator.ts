import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type S3Keys, signed } from "#platform/files/s3-signature.ts";

export interface S3Emulator {
  url: string;
  keys(): string[];
  /** Answers the next requests with 503, as a busy store does. */
  beBusy(times: number): void;
  close(): Promise<void>;
}

/** So small that a few files need several pages. */
const PAGE = 3;
const CLOCK_SKEW_MS = 15 * 60_000;

type Said = [status: number, body?: string | Buffer];

/** One bucket of a store that checks signatures, contents and conditions as Amazon's does; some overwrite all the same. */
export async function startS3Emulator(bucket: string, keys: S3Keys, { overwrites = false } = {}): Promise<S3Emulator> {
  const objects = new Map<string, Buffer>();
  let busy = 0;
  const answer = (request: IncomingMessage, body: Buffer): Said => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (busy > 0) {
      busy -= 1;
      return [503, fault("SlowDown")];
    }
    const refused = appError(request, url, body, keys);
    if (refused) return [403, fault(refused)];
    const [, asked, ...rest] = url.pathname.split("/");
    if (asked !== bucket) return [404, fault("NoSuchBucket")];
    const key = rest.join("/");
    if (key === "") return [200, listing(objects, url.searchParams)];
    if (overwrites) delete request.headers["if-none-match"];
    return onObject(objects, request, key, body);
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await Array.fromAsync(request));
    const [status, said = ""] = answer(request, body);
    response
      .writeHead(status, { "content-length": Buffer.byteLength(said) })
      .end(request.method === "HEAD" ? "" : said);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The emulator has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    keys: () => [...objects.keys()],
    beBusy: (times) => {
      busy = times;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Signs again what was signed: method, address, the named headers, and the body that really came. */
function appError(request: IncomingMessage, url: URL, body: Buffer, keys: S3Keys): string | null {
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
      return kept ? [200, kept] : [404, fault("NoSuchKey")];
  }
}

function listing(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const left = [...objects.keys()].toSorted().filter((key) => key > after);
  const page = left.slice(0, PAGE);
  const more = left.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("")}${more}</ListBucketResult>`;
}

const fault = (code: string) => `<Error><Code>${code}</Code></Error>`;
