import fc from "fast-check";

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
  ),
  fc.string({ unit: "binary" }),
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
