import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Context,
  DiagLogLevel,
  diag,
  type Tracer as OpenTracer,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { parseTraceParent, setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Log } from "#platform/log/log.ts";
import { openTelemetryFigures } from "./open-telemetry-figures.ts";
import { currentFigures, type SpanStart, setTracer, type Tracer } from "./tracing.ts";

export interface Telemetry {
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

/** What is left when the shop ends may take this long. */
const LAST_EXPORT_MS = 2_000;
/** A collector that is away is told of this often. */
const TELL_AGAIN_MS = 10 * 60_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Only this file and the one beside it import OpenTelemetry, and nothing imports this one before it is wanted. */
export function startOpenTelemetry(
  { traces, metrics }: { traces: boolean; metrics: boolean },
  env: Readonly<Record<string, string | undefined>>,
  log: Log,
): Telemetry {
  tellSparingly(log);
  // What the environment says comes last and counts.
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "aurelle" }))
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
  const ends: (() => Promise<void>)[] = [];
  if (traces) ends.push(startTraces(resource));
  if (metrics) ends.push(startMetrics(resource, env));
  return {
    close: async () => {
      setTracer(undefined);
      const sent = Promise.allSettled(ends.map((end) => end()));
      await Promise.race([sent, pause(LAST_EXPORT_MS, undefined, { ref: false })]);
    },
  };
}

/** The sampler, the limits and the batches are read from the environment by the kit itself. */
function startTraces(resource: Resource): () => Promise<void> {
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  setTracer(tracerOf(provider.getTracer("aurelle")));
  return () => provider.shutdown();
}

function startMetrics(resource: Resource, env: Readonly<Record<string, string | undefined>>): () => Promise<void> {
  const positive = (name: string, standard: number) => (Number(env[name]) > 0 ? Number(env[name]) : standard);
  const interval = positive("OTEL_METRIC_EXPORT_INTERVAL", 60_000);
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(interval, positive("OTEL_METRIC_EXPORT_TIMEOUT", 30_000)),
    metricProducers: [openTelemetryFigures(currentFigures)],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return () => provider.shutdown();
}

const underWay = new AsyncLocalStorage<Context>();
const now = (): Context => underWay.getStore() ?? ROOT_CONTEXT;

function tracerOf(tracer: OpenTracer): Tracer {
  const start = ({ name, kind, attributes, traceparent }: SpanStart) => {
    const remote = traceparent ? parseTraceParent(traceparent) : null;
    const here = trace.getSpanContext(now());
    const below = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : now();
    const links = remote && here ? [{ context: here }] : [];
    const span = tracer.startSpan(name, { kind: kind && KINDS[kind], attributes, links }, below);
    return {
      context: trace.setSpan(below, span),
      span: {
        describe: (more: SpanStart["attributes"] & object) => void span.setAttributes(more),
        rename: (given: string) => void span.updateName(given),
        failed: (errorType: string) => {
          span.setAttribute("error.type", errorType);
          span.setStatus({ code: SpanStatusCode.ERROR });
        },
        end: () => span.end(),
      },
    };
  };
  return {
    begin: (asked) => start(asked).span,
    during: async (asked, work) => {
      const { context, span } = start(asked);
      try {
        return await underWay.run(context, () => work(span));
      } catch (error) {
        span.failed(error instanceof Error ? error.name : "unknown");
        throw error;
      } finally {
        span.end();
      }
    },
    isTraced: () => trace.getSpan(now())?.isRecording() ?? false,
    traceparent: () => {
      const context = trace.getSpanContext(now());
      if (!context) return null;
      return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, "0")}`;
    },
  };
}

/** A collector that is away would fill the log: each of a few sentences once in ten minutes. */
function tellSparingly(log: Log): void {
  const told = new Map<string, number>();
  const tell = (problem: unknown) => {
    const message = problem instanceof Error ? problem.message : String(problem);
    const known = message.slice(0, 40);
    const last = told.get(known);
    if ((last === undefined && told.size >= 10) || performance.now() - (last ?? -TELL_AGAIN_MS) < TELL_AGAIN_MS) return;
    told.set(known, performance.now());
    log.warn(
      { reason: message.slice(0, 300) },
      "OpenTelemetry has a problem, perhaps with its collector; the shop goes on",
    );
  };
  setGlobalErrorHandler(tell);
  const quiet = () => undefined;
  diag.setLogger(
    { error: tell, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
