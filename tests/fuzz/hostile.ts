import fc from "fast-check";

/** Brackets in brackets. */
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

/** What stands in the headers by which proxies tell of each other, in every form that was ever seen. */
export const forwarded = fc.constantFrom(
  "1.2.3.4",
  "1.2.3.4:5678",
  "unknown",
  "_hidden",
  "[2001:db8::1]",
  "[2001:db8::1]:443",
  "2001:db8::1",
  "::ffff:1.2.3.4",
  "fe80::1%eth0",
  "for=192.0.2.60;proto=http;by=203.0.113.43",
  'for="[2001:db8::1]:4711"',
  "1.2.3.4, , ,",
  ", ,",
  "999.999.999.999",
  "1.2.3.4/24",
  "localhost",
  "x".repeat(5_000),
);

/** What somebody who means ill, or a broken program, may send. */
export const hostile = fc.oneof(
  fc.constantFrom(
    "'; DROP TABLE orders; --",
    "\0",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "\r\nBcc: x@y.z",
    "𝕬".repeat(500),
    "NaN",
    "__proto__",
    "\ud800",
    "a\udfff\ud800b",
    "＝1+1",
    "ｆｕｌｌ　ｗｉｄｔｈ＠ｅｘａｍｐｌｅ．ｃｏｍ",
    "\u202Egnp.exe",
    "a\u0000b",
  ),
  fc.string({ unit: "binary" }),
  fc.integer({ min: 20, max: 5_000 }).map(nested),
  fc.anything({ withBigInt: false, withObjectString: true }),
  fc.double(),
  fc.integer(),
);

/** Something well-formed with one part replaced by anything. */
export const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  const paths = pathsIn(value);
  return fc.tuple(fc.constantFrom(...paths), hostile).map(([path, poison]) => replaced(value, path, poison));
};

function pathsIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], poison: unknown): unknown {
  if (key === undefined) return poison;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, poison);
  return copy;
}
