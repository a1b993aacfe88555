import { readFileSync } from "node:fs";
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

/** What the shop tells, and what Prometheus tells of every target. */
const told = async () => {
  const metrics = openMetrics(() => 0, openPools(), { help: FIGURES, read: async () => new Map() });
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", kind]) =>
    kind === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set([...names, "up"]);
};

const FUNCTIONS = ["max", "sum", "rate", "time", "absent", "histogram_quantile"];
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
