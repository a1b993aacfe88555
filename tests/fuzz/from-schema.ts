import fc from "fast-check";
import { z } from "zod";

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: (Schema | boolean)[];
  oneOf?: (Schema | boolean)[];
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  items?: Schema | boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** What the schema of an endpoint describes: well formed as far as its kinds go, with known ids where ids are asked for. */
export function fromSchema(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  return of(described, ids);
}

function of(schema: Schema | boolean, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (typeof schema === "boolean") return fc.anything();
  const inner = (one: Schema | boolean) => of(one, ids);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map(inner));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case "object": {
      const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, inner(one)]));
      return fc.record(fields, { requiredKeys: schema.required ?? [] });
    }
    case "array":
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.integer(within(schema));
    case "number":
      return fc.integer(within(schema)).map((cents) => cents / 100);
    default:
      return text(schema.format, ids);
  }
}

const within = ({ minimum = -10, maximum = 1_000 }: Schema) => ({
  min: Math.ceil(Math.max(minimum, -(2 ** 31))),
  max: Math.floor(Math.min(maximum, 2 ** 31 - 1)),
});

function text(format: string | undefined, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === "uuid") return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === "email") return fc.emailAddress();
  if (format?.startsWith("date")) return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.oneof(fc.constantFrom("draft", "name", "2026-11-22", "https://example.com/a.jpg"), fc.string());
}
