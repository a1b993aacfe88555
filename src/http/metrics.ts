import cluster from "node:cluster";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Figure } from "#platform/telemetry/tracing.ts";
import type { Pools } from "./concurrency-limits.ts";

export interface Metrics {
  /** `endpoint` is an endpoint's name or a page's route, never a path with ids. Who was turned away counts as refused, not failed. */
  answered(endpoint: string, method: string, status: number, seconds: number, isTurnedAway?: boolean): void;
  text(): Promise<string>;
  contentType: string;
  /** The same as `text`, for a collector. */
  figures(): Promise<readonly Figure[]>;
}

/** Figures that are read when somebody asks for metrics. */
export interface Figures {
  /** What each one means, by its name. */
  help: Readonly<Record<string, string>>;
  /** A figure that is not known is left out. */
  read(): Promise<ReadonlyMap<string, number>>;
}

const NO_FIGURES: Figures = { help: {}, read: async () => new Map() };

/** `worker` tells the web process where there are several: each counts its own requests, and all tell the same figures of the shop. */
export function openMetrics(
  answeredBefore: () => number,
  pools: Pools,
  figures = NO_FIGURES,
  worker = cluster.worker?.id,
): Metrics {
  const registry = new Registry();
  if (worker !== undefined) registry.setDefaultLabels({ worker });
  const ofShop = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by endpoint",
    labelNames: ["endpoint", "method", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: "http_failures_total",
    help: "Answers with a 5xx status, but for those that were turned away",
    labelNames: ["endpoint"],
    registers: [registry],
  });
  // From the start, as an increase shows only beside a figure before it: the first failed checkout of a small shop counts.
  failures.inc({ endpoint: "stripe-checkout" }, 0);
  new Counter({
    name: "http_refused_total",
    help: "Requests turned away because too many were waiting",
    labelNames: ["pool"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [pool, { refused }] of Object.entries(pools)) this.inc({ pool }, refused());
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
  const gauges = Object.entries(figures.help).map(
    // A gauge without labels tells 0 before it is set; one with labels tells nothing.
    ([name, help]) => ({ name, gauge: new Gauge({ name, help, labelNames: ["shop"], registers: [ofShop] }) }),
  );
  const learn = async () => {
    const known = await figures.read();
    for (const { name, gauge } of gauges) {
      const value = known.get(name);
      gauge.reset();
      if (value !== undefined) gauge.set({}, value);
    }
  };
  return {
    answered: (endpoint, method, status, seconds, isTurnedAway) => {
      duration.observe({ endpoint, method, status }, seconds);
      if (status >= 500 && !isTurnedAway) failures.inc({ endpoint });
    },
    text: async () => {
      await learn();
      return `${await registry.metrics()}\n${await ofShop.metrics()}`;
    },
    contentType: registry.contentType,
    figures: async () => {
      await learn();
      const told = await Promise.all([registry.getMetricsAsJSON(), ofShop.getMetricsAsJSON()]);
      return told.flat() as unknown as Figure[];
    },
  };
}
