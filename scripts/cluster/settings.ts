// The files of deploy/, filled in as an operator does it.
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./machines.ts";

export type Values = Record<string, string>;

/** The values of `cluster.env.example`, with passwords and whatever this run has of its own. */
export function clusterValues(more: Values): Values {
  const example = readSettings(readFileSync(join(ROOT, "deploy/cluster.env.example"), "utf8"));
  const passwords = Object.keys(example).filter((name) => name.endsWith("_PASSWORD"));
  const made = Object.fromEntries(passwords.map((name) => [name, randomBytes(4).toString("hex")]));
  return { ...example, ...made, ...more };
}

/** A file of `deploy/` for one machine. */
export function filled(file: string, values: Values): string {
  const env = "/run/cluster.env";
  const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(env, lines.join(""));
  const script = join(ROOT, "deploy/fill.sh");
  return execFileSync("sh", [script, join(ROOT, "deploy", file)], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, CLUSTER_ENV: env },
  });
}

/** `NAME=value` lines, as systemd's EnvironmentFile reads them. */
export const readSettings = (text: string): Values =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=('?)(.*)\2$/gm)].map(([, name = "", , value = ""]) => [name, value]),
  );
