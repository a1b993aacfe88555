import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Gate } from "./concurrency-limits.ts";

export interface Metrics {
  /** `door` is a function's name or a page's route, never an address with ids in it. */
  answered(door: string, method: string, status: number, seconds: number): void;
  text(): Promise<string>;
  contentType: string;
}

export function openMetrics(answeredBefore: () => number, gate: Gate): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by door",
    labelNames: ["door", "method", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: "http_failures_total",
    help: "Answers with a 5xx status",
    labelNames: ["door"],
    registers: [registry],
  });
  new Counter({
    name: "http_refused_total",
    help: "Requests turned away because too many were waiting",
    labelNames: ["room"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [room, { refused }] of Object.entries(gate)) this.inc({ room }, refused());
    },
  });
  new Counter({
    name: "http_stored_pages_total",
    help: "Pages answered from memory",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(answeredBefore());
    },
  });
  return {
    answered: (door, method, status, seconds) => {
      duration.observe({ door, method, status }, seconds);
      if (status >= 500) failures.inc({ door });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
