import { createHash, createHmac } from "node:crypto";

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface Asked {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array;
  now: Date;
}

/** The headers that sign a request by Amazon's Signature Version 4. Every given header is signed. */
export function signed({ method, url, headers, body, now }: Asked, keys: S3Keys): Record<string, string> {
  const time = now.toISOString().replace(/[:-]|\.\d{3}/g, "");
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": sha256(body),
    "x-amz-date": time,
  };
  const names = Object.keys(all).toSorted();
  const request = [
    method,
    url.pathname,
    sortedQuery(url),
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    "",
    names.join(";"),
    all["x-amz-content-sha256"],
  ].join("\n");
  const scope = [time.slice(0, 8), keys.region, "s3", "aws4_request"];
  const key = scope.reduce<Buffer>((secret, part) => hmac(secret, part), Buffer.from(`AWS4${keys.secretAccessKey}`));
  const text = ["AWS4-HMAC-SHA256", time, scope.join("/"), sha256(Buffer.from(request))].join("\n");
  const signature = hmac(key, text).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope.join("/")},SignedHeaders=${names.join(";")},Signature=${signature}`;
  return { ...all, authorization };
}

/** Encoded as the signature requires, which is stricter than a URL. */
const sortedQuery = (url: URL): string =>
  [...url.searchParams]
    .map((pair) => pair.map(strictly).join("="))
    .toSorted()
    .join("&");

const strictly = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (email) => `%${email.charCodeAt(0).toString(16).toUpperCase()}`);

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const hmac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
