import { type HrTime, ValueType } from "@opentelemetry/api";
import { hrTime } from "@opentelemetry/core";
import { emptyResource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { Figure } from "./tracing.ts";

/** The figures of `/metrics`, in the form of OpenTelemetry: names, labels and values are the same. */
export function openTelemetryFigures(read: () => Promise<readonly Figure[]>): MetricProducer {
  const began = hrTime();
  return {
    collect: async () => {
      const at = hrTime();
      const metrics = (await read()).map((figure) => asMetric(figure, began, at));
      return {
        resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope: { name: "aurelle" }, metrics }] },
        errors: [],
      };
    },
  };
}

function asMetric(figure: Figure, startTime: HrTime, endTime: HrTime): MetricData {
  const point = { startTime, endTime };
  const common = {
    descriptor: { name: figure.name, description: figure.help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (figure.type === "histogram")
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(figure, point) };
  const dataPoints = figure.values.map(({ value, labels }) => ({ ...point, attributes: labels, value }));
  if (figure.type === "counter") return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** prom-client tells the counts of buckets with all below them, one line each; OpenTelemetry one object with the count of each. */
function histograms(figure: Figure, point: { startTime: HrTime; endTime: HrTime }): DataPoint<Histogram>[] {
  const found = new Map<
    string,
    { attributes: Record<string, string | number>; upTo: [number, number][]; sum: number }
  >();
  for (const { value, labels, metricName = "" } of figure.values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const one = found.get(key) ?? { attributes, upTo: [], sum: 0 };
    found.set(key, one);
    if (metricName.endsWith("_sum")) one.sum = value;
    else if (metricName.endsWith("_bucket"))
      one.upTo.push([le === "+Inf" ? Number.POSITIVE_INFINITY : Number(le), value]);
  }
  return [...found.values()].map(({ attributes, upTo, sum }) => {
    const sorted = upTo.toSorted(([a], [b]) => a - b);
    return {
      ...point,
      attributes,
      value: {
        buckets: {
          boundaries: sorted.flatMap(([boundary]) => (Number.isFinite(boundary) ? boundary : [])),
          counts: sorted.map(([, count], index) => count - (sorted[index - 1]?.[1] ?? 0)),
        },
        sum,
        count: sorted.at(-1)?.[1] ?? 0,
      },
    };
  });
}
