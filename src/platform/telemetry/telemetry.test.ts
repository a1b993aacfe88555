import { afterEach, expect, it } from "vitest";
import { openLog } from "../log/log.ts";
import { eventsSince } from "../payment/stripe-events.ts";
import { openTelemetry, wantedSignals } from "./telemetry.ts";
import { setTracer, tracedPort } from "./tracing.ts";

afterEach(() => setTracer(undefined));

const collector = "http://127.0.0.1:4318";

it.each<[string, Record<string, string>, boolean, boolean]>([
  ["nothing", {}, false, false],
  ["a collector for both", { OTEL_EXPORTER_OTLP_ENDPOINT: collector }, true, true],
  ["one for traces", { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector }, true, false],
  ["one for figures", { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: collector }, false, true],
  ["a collector, turned off", { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SDK_DISABLED: "True" }, false, false],
  ["no figures", { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_METRICS_EXPORTER: "none" }, true, false],
  ["an empty name", { OTEL_EXPORTER_OTLP_ENDPOINT: "" }, false, false],
])("who says %s is sent that", (_said, env, traces, metrics) =>
  expect(wantedSignals(env)).toEqual({ traces, metrics }),
);

it.each(["127.0.0.1:4318", "collector:4318", "nonsense"])(
  "%s is refused, as nothing would come to it",
  async (wrong) => {
    await expect(openTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong }, openLog("silent"))).rejects.toThrow(
      "OTEL_EXPORTER_OTLP_ENDPOINT must look like http://127.0.0.1:4318.",
    );
  },
);

/** What is begun from now on. */
function collectedSpans(): unknown[] {
  const spans: unknown[] = [];
  const span = { describe: () => undefined, rename: () => undefined, failed: () => undefined, end: () => undefined };
  setTracer({
    during: (start, work) => {
      spans.push(start);
      return work(span);
    },
    begin: () => span,
    isTraced: () => true,
    traceparent: () => null,
  });
  return spans;
}

it("a call to another company is a span of its own; without a collector the port is the port itself", async () => {
  const sender = { kind: "smtp", send: async (to: string) => `sent to ${to}`, close: async () => undefined };
  expect(tracedPort("smtp", sender, ["send"])).toBe(sender);
  const spans = collectedSpans();
  const traced = tracedPort("smtp", sender, ["send"]);
  expect(await traced.send("mari@example.com")).toBe("sent to mari@example.com");
  await traced.close();
  expect(spans).toEqual([{ name: "smtp send", kind: "client", attributes: { "peer.service": "smtp" } }]);
});

it("each page of a provider's events is a span", async () => {
  const spans = collectedSpans();
  const pages = [{ data: [], has_more: false }];
  const events = eventsSince(async () => pages.shift() as never, new Date(0), new Date());
  expect((await events.next()).done).toBe(true);
  expect(spans).toMatchObject([{ name: "stripe eventsSince", kind: "client" }]);
});
