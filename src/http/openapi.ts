import { z } from "zod";
import { ROLE_MEANING } from "#shared/role.ts";
import type { Access, Endpoint } from "./endpoint.ts";

const BASE = "/functions/v1";

const failure = {
  type: "object",
  required: ["success", "error", "requestId"],
  properties: {
    success: { const: false },
    error: { type: "string" },
    code: { type: "string" },
    details: { type: "array", items: { type: "string" } },
    fields: { type: "object", additionalProperties: { type: "string" } },
    requestId: { type: "string" },
  },
};

const accessText = (access: Access): string => {
  if (access === "public") return "Anyone may call it.";
  if (access === "provider") return "Called by a provider with its signature.";
  return `Needs the bearer token of ${ROLE_MEANING[access].who}.`;
};

/** The OpenAPI 3.1 description of all endpoints, made from the schemas that validate their calls (decision 2). */
export function openApiDocument(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of endpoints) {
    const path = `${BASE}/${one.name}`;
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operation(one) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Functions of the shop", version: "1" },
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: { administrator: { type: "http", scheme: "bearer" } },
    },
  };
}

function operation(one: Endpoint): object {
  const limited = one.limit ? ` At most ${one.limit.calls} calls of one address in ${one.limit.seconds} s.` : "";
  const isGuarded = one.access !== "public" && one.access !== "provider";
  return {
    operationId: `${one.method.toLowerCase()}-${one.name}`,
    summary: one.summary,
    description: accessText(one.access) + limited,
    ...(isGuarded ? { security: [{ administrator: [] }] } : {}),
    ...(one.query ? { parameters: parameters(one.query) } : {}),
    ...(one.body
      ? { requestBody: { required: !one.body.safeParse(undefined).success, content: json(schema(one.body, "input")) } }
      : {}),
    ...(one.bytes ? { requestBody: { required: true, content: files(one.bytes) } } : {}),
    responses: {
      200: { description: "Done", content: json(schema(one.answer, "output")) },
      "4XX": { description: "Refused, with the reason", content: json({ $ref: "#/components/schemas/Failure" }) },
      "5XX": { description: "A fault of the shop", content: json({ $ref: "#/components/schemas/Failure" }) },
    },
  };
}

const json = (content: object) => ({ "application/json": { schema: content } });

const files = ({ limit, types }: NonNullable<Endpoint["bytes"]>) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string", maxLength: limit } }]));

function schema(type: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(type, { io, unrepresentable: "any", target: "draft-2020-12" });
  return rest;
}

function parameters(query: z.ZodType): object[] {
  const { properties = {}, required = [] } = schema(query, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: described,
  }));
}

/** The description as a page without scripts. */
export function openApiPage(endpoints: readonly Endpoint[]): string {
  const rows = endpoints.map(
    (
      one,
    ) => `<section><h2><code>${one.method} ${BASE}/${one.name}</code></h2><p>${asText(one.summary)} ${accessText(one.access)}</p>
      ${one.query ? `<h3>Query</h3>${shown(one.query, "input")}` : ""}${one.body ? `<h3>Body</h3>${shown(one.body, "input")}` : ""}
      ${one.bytes ? `<h3>Body</h3><p>A file of at most ${one.bytes.limit / 1_000_000} MB: ${one.bytes.types.join(", ")}.</p>` : ""}
      <h3>Answer</h3>${shown(one.answer, "output")}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Functions of the shop</title><style>${PAGE_STYLE}</style></head><body><main><h1>Functions of the shop</h1>
    <p>The same as a file: <a href="${BASE}/openapi.json">openapi.json</a>.</p>${rows.join("")}</main></body></html>`;
}

const PAGE_STYLE =
  "body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;background:#fbf7ef;color:#2a2118}pre{overflow:auto;background:#f4ecdd;padding:1rem}a{color:#7a5a16}";

const shown = (type: z.ZodType, io: "input" | "output") =>
  `<pre tabindex="0">${asText(JSON.stringify(schema(type, io), null, 2))}</pre>`;

const asText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
