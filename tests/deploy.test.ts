// The files of deploy/: each is read by the program that it is for, where that program is here.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "#platform/config/config.ts";

const DEPLOY = resolve(import.meta.dirname, "../deploy");
const read = (file: string) => readFileSync(join(DEPLOY, file), "utf8");
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=('?)(.*)\2$/gm)].map(([, name = "", , value = ""]) => [name, value]),
  );

let folder: string;
/** As an operator fills in a file, with addresses of this machine only. */
function filled(file: string): string {
  const values = settingsIn(read("cluster.env.example"));
  const given = Object.entries(values).map(([name, value]) => {
    const here = value.replace(/^10\.77\.0\.(\d+)$/, "127.0.0.$1");
    return `${name}='${here || `${name.toLowerCase().slice(0, 8)}`}'`;
  });
  const env = join(folder, "cluster.env");
  writeFileSync(env, given.join("\n"));
  return execFileSync("sh", [join(DEPLOY, "fill.sh"), join(DEPLOY, file)], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, CLUSTER_ENV: env },
  });
}

function inFolder(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  return { status, said: stdout + stderr };
};
const isHere = (program: string) => existsSync(`/usr/sbin/${program}`) || existsSync(`/usr/bin/${program}`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aurelle-deploy-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** etcd, PgBouncer and keepalived have no such check, or none without the machine's network; `npm run test:cluster` runs them. */
describe("the programs of a cluster", () => {
  it.runIf(isHere("haproxy"))("HAProxy accepts its files", () => {
    const check = (file: string) => {
      const text = filled(file).replaceAll("/etc/haproxy/", `${folder}/`);
      expect(run("haproxy", "-c", "-f", inFolder("haproxy.cfg", text)).said).toContain("Configuration file is valid");
    };
    const certificate = inFolder("shop.pem", "");
    run(
      "openssl",
      ..."req -x509 -nodes -days 2 -newkey rsa:2048 -subj /CN=shop.example.com".split(" "),
      "-keyout",
      certificate,
      "-out",
      join(folder, "cert"),
    );
    writeFileSync(certificate, readFileSync(certificate, "utf8") + readFileSync(join(folder, "cert"), "utf8"));
    inFolder("busy.http", read("busy.http"));
    check("haproxy.cfg");
    check("haproxy-one-machine.cfg");
  });

  it("visitors who connect and ask for nothing take no place of others, nor the shop's way to its database", () => {
    const limits = (file: string) =>
      [...read(file).matchAll(/^ {2}(?:maxconn|timeout http-\S+) (\d+)/gm)].map(([, n]) => n);
    expect(limits("haproxy.cfg")).toEqual(["8000", "6000", "10", "10"]);
    expect(limits("haproxy-one-machine.cfg")).toEqual(["4000", "10", "10"]);
  });

  it.runIf(isHere("patroni"))("Patroni accepts its file", () => {
    const { said } = run("patroni", "--validate-config", inFolder("patroni.yml", filled("patroni.yml")));
    // The folder of the data and the neighbours come with the cluster.
    expect(said.replaceAll(/^.*(data_dir|is not reachable).*\n?/gm, "")).toBe("");
  });

  it("has no value left out", () => {
    for (const file of ["etcd.env", "pgbouncer.ini", "pgbouncer-users.txt", "roles.sql", "shop.env"]) {
      expect(filled(file), file).not.toMatch(/\$\{?[A-Z]/);
    }
  });

  it("keeps the file that is there where a value is written wrong", () => {
    const there = inFolder("shop.env", "as before");
    const env = inFolder("cluster.env", "MAIL_FROM=Aurelle <hello@shop.example.com>");
    const { status } = spawnSync("sh", [join(DEPLOY, "fill.sh"), join(DEPLOY, "shop.env"), there], {
      env: { PATH: process.env.PATH, CLUSTER_ENV: env },
    });
    expect(status).not.toBe(0);
    expect(readFileSync(there, "utf8")).toBe("as before");
  });

  it("keeps what only looks like a command as it is", () => {
    expect(filled("haproxy-one-machine.cfg")).toContain("`npm run upgrade`");
  });

  it("sets only what the shop knows", () => {
    const known = new Set([
      ...Object.keys(settingsIn(readFileSync(".env.example", "utf8").replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ""))),
      "NODE_ENV",
    ]);
    expect(Object.keys(settingsIn(read("shop.env"))).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("the service of systemd", () => {
  const unit = () => {
    const node = `${resolve(".")}/node_modules/node-linux-${process.arch}/bin/node`;
    return inFolder(
      "aurelle@3000.service",
      read("aurelle@.service").replace(/^ExecStart=\S+/m, `ExecStart=${existsSync(node) ? node : process.execPath}`),
    );
  };

  it.runIf(isHere("systemd-analyze"))("is accepted", () => {
    expect(run("systemd-analyze", "verify", unit())).toEqual({ status: 0, said: "" });
  });

  it("leaves the embedded database to the shop, waits for a volume, and waits longer than the shop needs to end", () => {
    expect(read("aurelle@.service")).toMatch(/^KillMode=mixed$/m);
    expect(read("aurelle@.service")).toMatch(/^RequiresMountsFor=\/var\/lib\/aurelle$/m);
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read("aurelle@.service")) ?? [];
    // 15 for answers under way, 20 for the database.
    expect(Number(seconds)).toBeGreaterThan(15 + 20);
  });

  it.runIf(isHere("systemd-analyze"))("may do so little that its exposure is below 2 of 10", () => {
    const { status, said } = run("systemd-analyze", "security", "--offline=true", "--threshold=20", unit());
    expect(said).toContain("OK");
    expect(status).toBe(0);
  });
});

/** Compared on 2026-11-22 with the schemas of Kubernetes 1.30 and of CloudNativePG. A new field is looked up before it comes here. */
const KNOWN = new Set(
  `
  affinity allowPrivilegeEscalation apiVersion app automountServiceAccountToken backend bootstrap capabilities
  cluster command configMapRef containerPort containers data database drop emptyDir enableServiceLinks encoding
  ensure env envFrom exec failureThreshold fsGroup host hosts http httpGet image initdb instances key kind
  labelSelector labels lifecycle limits livenessProbe login managed matchLabels maxSkew maxSurge maxUnavailable
  metadata method minAvailable mountPath name number owner parameters passwordSecret path pathType paths
  periodSeconds pgbouncer podAntiAffinityType poolMode port ports postgresql preStop readOnlyRootFilesystem
  readinessProbe replicas requests resources roles rollingUpdate rules runAsGroup runAsNonRoot runAsUser
  seccompProfile secret secretKeyRef secretName secretRef securityContext selector service size sizeLimit spec
  startupProbe storage strategy synchronous targetPort template terminationGracePeriodSeconds timeoutSeconds tls
  topologyKey topologySpreadConstraints type value valueFrom volumeMounts volumes whenUnsatisfiable
`.split(/\s+/),
);

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own.
  spec: any;
}
const manifests = (): Manifest[] =>
  ["kubernetes/database.yaml", "kubernetes/shop.yaml"].flatMap((file) =>
    parseAllDocuments(read(file)).map((one) => {
      expect(one.errors, file).toEqual([]);
      return one.toJS();
    }),
  );
const manifest = (kind: string): Manifest => {
  const found = manifests().find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
};

describe("the manifests for Kubernetes", () => {
  it("have the versions that the kinds are in", () => {
    expect(manifests().map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      "postgresql.cnpg.io/v1 Cluster",
      "postgresql.cnpg.io/v1 Pooler",
      "apps/v1 Deployment",
      "v1 ConfigMap",
      "v1 Service",
      "policy/v1 PodDisruptionBudget",
      "networking.k8s.io/v1 Ingress",
    ]);
  });

  it("know nothing beside the fields that were compared with the schemas", () => {
    const unknown = manifests().flatMap((one) =>
      pathsOf(one).filter((path) => !KNOWN.has(path.split(".").at(-1) ?? "")),
    );
    expect(unknown).toEqual([]);
  });

  it("give the shop what a live shop needs", () => {
    const [container] = manifest("Deployment").spec.template.spec.containers;
    const secrets = [...read("kubernetes/secrets.example.sh").matchAll(/--from-literal=([A-Z0-9_]+)=/g)].map(
      ([, name = ""]) => [name, "of the tests only"],
    );
    const own = container.env
      .filter((one: { value?: string }) => one.value)
      .map((one: { name: string; value: string }) => [one.name, one.value.replaceAll(/\$\(\w+\)/g, "x")]);
    const env = {
      HOST: "0.0.0.0",
      ...manifest("ConfigMap").data,
      ...Object.fromEntries([...secrets, ...own]),
      STRIPE_SECRET_KEY: "rk_live_of_the_tests",
      STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
      SMTP_URL: "smtp://mail.example.com",
    };
    expect(readConfig(env, "/").mode).toBe("live");
  });

  it("name secrets, services and labels that are there", () => {
    const { spec } = manifest("Deployment").spec.template;
    const [container] = spec.containers;
    const named = [
      ...JSON.stringify(manifests()).matchAll(
        /"(?:secret|passwordSecret|secretKeyRef|secretRef)":\{"name":"([\w-]+)"/g,
      ),
    ].map(([, name]) => name);
    for (const name of new Set(named)) expect(read("kubernetes/secrets.example.sh")).toContain(`generic ${name} `);
    const hosts = container.env.flatMap((one: { value?: string }) =>
      one.value ? [new URL(one.value.replaceAll(/\$\(\w+\)/g, "x")).hostname] : [],
    );
    const services = [`${manifest("Cluster").metadata.name}-rw`, manifest("Pooler").metadata.name];
    expect(new Set(hosts)).toEqual(new Set(services));
    const labels = manifest("Deployment").spec.template.metadata.labels;
    for (const selector of [
      manifest("Service").spec.selector,
      manifest("PodDisruptionBudget").spec.selector.matchLabels,
      manifest("Deployment").spec.selector.matchLabels,
    ]) {
      expect(selector).toEqual(labels);
    }
  });

  it("keep the container as strictly as the image allows", () => {
    const { spec } = manifest("Deployment").spec.template;
    expect(spec.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(read("Containerfile")).toContain(
      `USER ${spec.securityContext.runAsUser}:${spec.securityContext.runAsGroup}`,
    );
  });
});

describe("the command that archives the log of PostgreSQL", () => {
  const [, command = ""] = /^ +archive_command = '(.*)'$/m.exec(readFileSync("docs/operating/backup.md", "utf8")) ?? [];
  const archive = (bytes: string) => {
    const into = join(folder, "archive");
    mkdirSync(into, { recursive: true });
    const filled = command
      .replaceAll("/mnt/archive", into)
      .replaceAll("%f", "0001")
      .replaceAll("%p", inFolder("segment", bytes));
    return run("sh", "-c", filled).status;
  };

  it("copies what a crash left half copied, takes the same again for done, and keeps what differs", () => {
    expect(archive("first")).toBe(0);
    expect(archive("first")).toBe(0);
    expect(archive("another")).not.toBe(0);
    expect(readFileSync(join(folder, "archive/0001"), "utf8")).toBe("first");
    rmSync(join(folder, "archive/0001"));
    writeFileSync(join(folder, "archive/0001.part"), "ha");
    expect(archive("whole")).toBe(0);
    expect(readdirSync(join(folder, "archive"))).toEqual(["0001"]);
    expect(readFileSync(join(folder, "archive/0001"), "utf8")).toBe("whole");
  });

  it("is the same for Patroni", () =>
    expect(readFileSync("docs/operating/backup.md", "utf8")).toContain(`-p "archive_command=${command}"`));
});

describe("the compose file", () => {
  const compose = () => parse(read("compose.yaml"));

  it("asks for every value that its example names, and for no other", () => {
    const asked = [...read("compose.yaml").matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(Object.keys(settingsIn(read("compose.env.example")))));
  });

  it("gives the shop what a live shop needs", () => {
    const { environment } = compose().services.shop;
    const values = {
      ...settingsIn(read("compose.env.example")),
      SHOP_PASSWORD: "x",
      OWNER_PASSWORD: "x",
      STORE_PASSWORD: "of the tests only",
      ADMIN_PASSWORD: "a calm evening",
    };
    const env = Object.entries<string>(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):\?\}/g, (_, of: keyof typeof values) => values[of] ?? ""),
    ]);
    expect(readConfig(Object.fromEntries([["HOST", "0.0.0.0"], ...env]), "/").mode).toBe("live");
  });

  it("keeps the shop read-only and without capabilities, brings it back, and gives it time to end", () => {
    expect(compose().services.shop).toMatchObject({
      restart: "always",
      stop_grace_period: "60s",
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
  });
});

/** Every key of a manifest, with the way to it. What is below labels and settings is free. */
function pathsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, path));
  if (
    typeof value !== "object" ||
    value === null ||
    /\.(labels|matchLabels|data|parameters|requests|limits|service\.selector)$/.test(path)
  )
    return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}.${key}`, ...pathsOf(inner, `${path}.${key}`)]);
}
