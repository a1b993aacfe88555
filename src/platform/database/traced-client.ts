import { AsyncResource } from "node:async_hooks";
import type pg from "pg";
import { currentTracer } from "#platform/telemetry/tracing.ts";

type Answered = (error: Error | null, result?: unknown) => void;

/**
 * Tells of each statement that belongs to a trace: what it does and to which table, never its text or parameters. Others cost a
 * look. Statements that submit themselves, such as copies, are not told.
 */
export const traced = (Base: typeof pg.Client): typeof pg.Client =>
  class TracedClient extends Base {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...asked: unknown[]) => unknown;
      this.query = ((...asked: unknown[]) => {
        const tracer = currentTracer();
        const text = textOf(asked[0]);
        if (!tracer?.isTraced() || text === undefined) return query(...asked);
        const span = tracer.begin(spanOf(text));
        const end = (error: unknown) => {
          if (error) span.failed((error as { code?: string }).code ?? "unknown");
          span.end();
        };
        const answered = asked.at(-1);
        if (typeof answered === "function") {
          return query(...asked.slice(0, -1), (error: Error | null, result?: unknown) => {
            end(error);
            (answered as Answered)(error, result);
          });
        }
        const asking = query(...asked) as Promise<unknown>;
        asking.then(() => end(undefined), end);
        return asking;
      }) as typeof this.query;
    }
  };

/**
 * A question that waits for a connection goes on as the one who asked it, not as the one who gave the connection back. Not by a
 * class of its own: the library of the limits knows a pool by its class's name.
 */
export function rememberAskers(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (connected?: (...told: unknown[]) => void) => unknown;
  pool.connect = ((connected?: (...told: unknown[]) => void) =>
    connect(connected && AsyncResource.bind(connected))) as typeof pool.connect;
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === "string") return asked;
  const { text, submit } = Object(asked) as { text?: unknown; submit?: unknown };
  return typeof text === "string" && submit === undefined ? text : undefined;
}

const OPERATION = /^[\s(]*([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)"?(?!\s*\()/i;
/** What a statement that begins with WITH changes, if it changes something. */
const CHANGE =
  /\b(insert)\s+into\s+"?([a-z_]+)|\b(update)\s+"?([a-z_]+)"?(?:\s+\w+)?\s+set\b|\b(delete)\s+from\s+"?([a-z_]+)/i;

/** `SELECT orders`: enough to know the statement by, and few enough to count by. */
function spanOf(text: string) {
  const [, begins = "statement"] = OPERATION.exec(text) ?? [];
  const [verb = begins, table = TABLE.exec(text)?.[1]] = changeOf(begins, text);
  const operation = verb.toUpperCase();
  const summary = table ? `${operation} ${table}` : operation;
  return {
    name: summary,
    kind: "client" as const,
    attributes: { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.summary": summary },
  };
}

function changeOf(begins: string, text: string): string[] {
  if (!/^with$/i.test(begins)) return [];
  return (CHANGE.exec(text) ?? []).slice(1).filter((part) => part !== undefined);
}
