import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { FIGURES } from "#app/shop-figures.ts";
import { openPools } from "#http/concurrency-limits.ts";
import { openMetrics } from "#http/metrics.ts";

interface Rule {
  name: string;
  expr: string;
  runbook: string;
}

const read = (path: string) => readFileSync(path, "utf8");

const rules: Rule[] = read("deploy/alerts/aurelle.yml")
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: text.split("\n")[0] ?? "",
    expr: /^ +expr: (.*)$/m.exec(text)?.[1] ?? "",
    runbook: /^ +runbook: (.*)$/m.exec(text)?.[1] ?? "",
  }));

const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read("deploy/grafana/aurelle.json"),
);

const sections = [...read("docs/operating/alerts.md").matchAll(/^## (\S+)$/gm)].map(([, name = ""]) => name);

/** What the shop tells, and what Prometheus and its blackbox exporter tell of every target. */
const told = async () => {
  const metrics = openMetrics(() => 0, openPools(), { help: FIGURES, read: async () => new Map() });
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", kind]) =>
    kind === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set([...names, "up", "probe_success", "probe_ssl_earliest_cert_expiry"]);
};

const FUNCTIONS = ["max", "min", "sum", "rate", "increase", "time", "absent", "histogram_quantile"];
const KEYWORDS = ["by", "and", "or", "on", "unless"];

/** Names of metrics: what is neither a function, a label nor a text. */
const metricsIn = (expr: string): string[] =>
  (
    expr
      .replace(/\{[^}]*\}|\[[^\]]*\]/g, "")
      .replace(/\b(by|on) \([^)]*\)/g, "")
      .match(/[a-z_][a-z0-9_]*/g) ?? []
  ).filter((word) => ![...FUNCTIONS, ...KEYWORDS].includes(word));

it.each(rules)("the alert $name asks for metrics that the shop tells", async ({ expr }) => {
  const asked = metricsIn(expr);
  expect(asked.length).toBeGreaterThan(0);
  const known = await told();
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it.each(dashboard.panels)("the panel $title asks for metrics that the shop tells", async ({ targets }) => {
  const known = await told();
  expect(targets.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !known.has(name))).toEqual([]);
});

const PROMTOOL = "/usr/bin/promtool";
const DAY = 86_400;
/** A figure each minute, and the alert that it sets off after so many minutes. */
const SITUATIONS: [
  situation: string,
  alert: string,
  series: string,
  values: string,
  minutes: number,
  fires: boolean,
][] = [
  ["nobody can open the shop", "ShopUnseen", 'probe_success{job="aurelle-outside"}', "1 0x9", 9, true],
  ["it opens", "ShopUnseen", 'probe_success{job="aurelle-outside"}', "1x9", 9, false],
  [
    "its certificate ends in 13 days",
    "CertificateEnds",
    'probe_ssl_earliest_cert_expiry{job="aurelle-outside"}',
    `${13 * DAY}x90`,
    90,
    true,
  ],
  [
    "its certificate ends in 15 days",
    "CertificateEnds",
    'probe_ssl_earliest_cert_expiry{job="aurelle-outside"}',
    `${15 * DAY}x90`,
    90,
    false,
  ],
  ["its figures stop", "ShopSilent", "aurelle_emails_waiting", "0x5 _x20", 20, true],
  ["its figures arrive", "ShopSilent", "aurelle_emails_waiting", "0x20", 20, false],
  [
    "two checkouts failed",
    "CheckoutsFailing",
    'http_failures_total{endpoint="stripe-checkout"}',
    "0x9 1x5 2x9",
    22,
    true,
  ],
  ["one checkout failed", "CheckoutsFailing", 'http_failures_total{endpoint="stripe-checkout"}', "0x9 1x15", 22, false],
];

it.runIf(existsSync(PROMTOOL)).each(SITUATIONS)("%s: %s", (_situation, alert, series, values, minutes, fires) => {
  const rule = rules.find(({ name }) => name === alert);
  const folder = mkdtempSync(join(tmpdir(), "aurelle-alerts-"));
  const file = join(folder, "test.yml");
  const found = `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`;
  writeFileSync(
    file,
    JSON.stringify({
      rule_files: [resolve("deploy/alerts/aurelle.yml")],
      evaluation_interval: "1m",
      tests: [
        {
          interval: "1m",
          input_series: [{ series, values }],
          promql_expr_test: [
            { expr: found, eval_time: `${minutes}m`, exp_samples: [{ labels: "{}", value: fires ? 1 : 0 }] },
          ],
        },
      ],
    }),
  );
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ["test", "rules", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect({ rule: rule?.name, status, said: status === 0 ? "" : stdout + stderr }).toEqual({
    rule: alert,
    status: 0,
    said: "",
  });
});

it("a failed checkout of a shop that had none before counts", async () => {
  const metrics = openMetrics(() => 0, openPools());
  expect(await metrics.text()).toContain('http_failures_total{endpoint="stripe-checkout"} 0');
});

it("each alert has its section in the guide, and each section its alert", () => {
  expect(rules.map(({ name }) => name)).toEqual(sections);
  expect(rules.map(({ runbook }) => runbook)).toEqual(
    sections.map((name) => `docs/operating/alerts.md#${name.toLowerCase()}`),
  );
});

it("each figure of the shop is asked for by an alert or a panel", () => {
  const asked = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
    metricsIn(expr),
  );
  expect(Object.keys(FIGURES).filter((name) => !asked.includes(name))).toEqual([]);
});
