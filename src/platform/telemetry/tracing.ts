/** Names, routes and counts. Never what a person typed, a token or an address: traces leave the shop. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  name: string;
  /** `internal` where nothing is said. */
  kind?: "server" | "client" | "consumer";
  attributes?: Attributes;
  /**
   * As W3C Trace Context writes it: the span goes on with that trace, and is linked to the one under way. Without it, the span
   * is below the one under way.
   */
  traceparent?: string | null;
}

export interface Span {
  describe(attributes: Attributes): void;
  rename(name: string): void;
  /** Without the error's message, which may quote what a person typed. */
  failed(kind: string): void;
}

/** What OpenTelemetry does for the shop. */
export interface Tracer {
  /** What `work` begins is below the span, which ends when its promise does. */
  during<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** A span with nothing below it. */
  begin(start: SpanStart): Span & { end(): void };
  /** Whether the work under way belongs to a trace that is collected. */
  isTraced(): boolean;
  /** The span under way, for what happens later or elsewhere. */
  traceparent(): string | null;
}

/** One value of a figure of `/metrics`. */
export type FiguresSource = () => Promise<readonly Figure[]>;

export interface Figure {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram" | "summary";
  values: readonly { value: number; labels: Readonly<Record<string, string | number>>; metricName?: string }[];
}

const UNTRACED: Span = { describe: () => undefined, rename: () => undefined, failed: () => undefined };

let tracer: Tracer | undefined;
let figures: FiguresSource | undefined;

/** Where nobody collects traces there is no tracer, and nothing of OpenTelemetry is loaded. */
export const setTracer = (one: Tracer | undefined): void => {
  tracer = one;
};
export const currentTracer = (): Tracer | undefined => tracer;

export const duringSpan = <T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer ? tracer.during(start, work) : work(UNTRACED);

/**
 * A port to another company: each of these calls is a span, `stripe openSession`. Where nobody collects traces it is the port itself.
 */
export function tracedPort<T extends object>(name: string, port: T, calls: readonly (keyof T & string)[]): T {
  if (!tracer) return port;
  const traced = calls.flatMap((call) => {
    const method: unknown = port[call];
    if (typeof method !== "function") return [];
    const start: SpanStart = { name: `${name} ${call}`, kind: "client", attributes: { "peer.service": name } };
    return [
      [call, (...given: unknown[]) => duringSpan(start, async () => Reflect.apply(method, port, given))] as const,
    ];
  });
  return { ...port, ...Object.fromEntries(traced) };
}

/** For a row whose work goes on later. */
export const traceparent = (): string | null => tracer?.traceparent() ?? null;

/** What else is sent to a collector of figures. */
export const setFigures = (source: FiguresSource): void => {
  figures = source;
};
export const currentFigures = async (): Promise<readonly Figure[]> => (await figures?.()) ?? [];
