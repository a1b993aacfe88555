import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";

/** Names and values in turn: the form that Node writes fastest. */
type FlatHeaders = readonly string[];

/** A page as it is sent, in each encoding that browsers accept. */
export interface PackedPage {
  etag: string;
  encodings: Record<Encoding, { headers: Record<string, string>; flatHeaders: FlatHeaders; bytes: Buffer }>;
  /** Headers of the answer 304, for browsers that have the page already. */
  unchangedHeaders: FlatHeaders;
  /** Memory it takes, in bytes. */
  size: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In bytes: addresses, headers and objects of a page that is kept. */
const OVERHEAD = 4096;

/** Bytes without the rest of the block of 16 kB that zlib wrote them into. */
const ofOwnSize = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer);
/** Compressed once and sent often. The two highest of the eleven levels take ten times as long. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Compressed for one answer: an eighth of the work for a tenth more bytes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A page for one visitor. */
export const pack = (page: string, encoding: "br" | "gzip"): Promise<Buffer> =>
  encoding === "br" ? brotli(page, QUICK) : zip(page);

export const etagOf = (bytes: Buffer): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/** `headers` hold the etag already. */
export async function packPage(bytes: Buffer, headers: Record<string, string>): Promise<PackedPage> {
  const [br, gzip] = await Promise.all([brotli(bytes, QUALITY), zip(bytes)]);
  return packed({ br: ofOwnSize(br), gzip: ofOwnSize(gzip), identity: bytes }, headers);
}

/** The same for what is compressed by its format. */
export const asItIs = async (bytes: Buffer, headers: Record<string, string>): Promise<PackedPage> =>
  packed({ identity: bytes }, headers);

function packed(
  { identity, br, gzip }: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
  headers: Record<string, string>,
): PackedPage {
  const encoded = (bytes: Buffer, encoding: Record<string, string> = {}) => {
    const own = { ...headers, ...encoding, "content-length": String(bytes.length) };
    return { bytes, headers: own, flatHeaders: Object.entries(own).flat() };
  };
  const plain = encoded(identity);
  const { "content-type": _, ...unchanged } = headers;
  return {
    etag: headers.etag ?? "",
    encodings: {
      br: br ? encoded(br, { "content-encoding": "br" }) : plain,
      gzip: gzip ? encoded(gzip, { "content-encoding": "gzip" }) : plain,
      identity: plain,
    },
    unchangedHeaders: Object.entries(unchanged).flat(),
    size: OVERHEAD + identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  };
}

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accepted: string): Encoding {
  const takes = (name: string) =>
    accepted.split(",").some((one) => one.trim().split(";")[0]?.trim() === name && !REFUSED.test(one));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
