import { readFileSync } from "node:fs";
import { Ajv } from "ajv";

type Schema = { [key: string]: unknown };

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, { schema: Schema }> }> }>>;
  components: { schemas: Record<string, Schema> };
}

/** Stripe's own description of its API; what it says of an answer becomes a check of answers. */
export function readDescription(file: string) {
  const { paths, components } = JSON.parse(readFileSync(file, "utf8")) as Description;
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { "unix-time": true, decimal: true } });
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, asJsonSchema(schema)]),
  );
  ajv.addSchema({ $id: "stripe:", components: { schemas } });
  const faults = (schema: unknown, value: unknown): string[] => {
    const check = ajv.compile(asJsonSchema(schema, "stripe:") as Schema);
    check(value);
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  return {
    /** What is wrong with an object of Stripe, such as a `refund`. */
    faultsOfObject: (name: string, value: unknown) => faults({ $ref: `#/components/schemas/${name}` }, value),
    faultsOfAnswer: (method: string, path: string, status: number, value: unknown) => {
      const route = Object.keys(paths).find((template) => isAt(template, path)) ?? path;
      const { responses } = paths[route]?.[method.toLowerCase()] ?? {};
      const schema = (responses?.[status] ?? responses?.default)?.content["application/json"]?.schema;
      return schema ? faults(schema, value) : [`${method} ${route} is not described`];
    },
  };
}

const isAt = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);

/** OpenAPI 3.0 says null in its own way; and of what could be expanded, the shop only ever asks for the id. */
function asJsonSchema(schema: unknown, base = ""): unknown {
  if (Array.isArray(schema)) return schema.map((item) => asJsonSchema(item, base));
  if (typeof schema !== "object" || schema === null) return schema;
  const { nullable, "x-expansionResources": expandable, ...plain } = schema as Schema;
  const inner: Schema = Object.fromEntries(
    Object.entries(plain).map(([key, value]) => [key, asJsonSchema(value, base)]),
  );
  if (typeof inner.$ref === "string") inner.$ref = `${base}${inner.$ref}`;
  if (expandable && Array.isArray(inner.anyOf)) inner.anyOf = inner.anyOf.filter((one: Schema) => !one.$ref);
  return nullable === true ? { anyOf: [inner, { type: "null" }] } : inner;
}
