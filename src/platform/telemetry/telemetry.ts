import { ConfigError } from "#platform/config/config.ts";
import type { Log } from "#platform/log/log.ts";
import type { Telemetry } from "./open-telemetry.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** By OpenTelemetry's standard variables: a collector is named, and nobody turned it off. */
export function wantedSignals(env: Environment): { traces: boolean; metrics: boolean } {
  const wants = (signal: "TRACES" | "METRICS") =>
    env.OTEL_SDK_DISABLED?.trim().toLowerCase() !== "true" &&
    env[`OTEL_${signal}_EXPORTER`]?.trim() !== "none" &&
    Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]);
  return { traces: wants("TRACES"), metrics: wants("METRICS") };
}

const ENDPOINTS = ["ENDPOINT", "TRACES_ENDPOINT", "METRICS_ENDPOINT"].map((name) => `OTEL_EXPORTER_OTLP_${name}`);

/** The kit would pass over it without a word, and ask a collector on this machine. @throws ConfigError */
function refuseUnreadable(env: Environment): void {
  const wrong = ENDPOINTS.find((name) => env[name] && !/^https?:$/.test(URL.parse(env[name])?.protocol ?? ""));
  if (wrong) throw new ConfigError(`${wrong} must look like http://127.0.0.1:4318.`);
}

/** Before the database is opened, whose connections tell of their statements. Loads OpenTelemetry only where it is wanted. @throws ConfigError */
export async function openTelemetry(env: Environment, log: Log): Promise<Telemetry> {
  const signals = wantedSignals(env);
  if (!signals.traces && !signals.metrics) return { close: async () => undefined };
  refuseUnreadable(env);
  const { startOpenTelemetry } = await import("./open-telemetry.ts");
  return startOpenTelemetry(signals, env, log);
}
