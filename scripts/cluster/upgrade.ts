// One machine with HAProxy, PostgreSQL and two places for the shop. The old version sells, `npm run upgrade` brings the new
// one, and shoppers, an administrator and every file that a page names are asked for all the while.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { call, openStream } from "./buyers.ts";
import { aCertificate, makeRoles } from "./cluster.ts";
import { aMachine, openWorld, ROOT } from "./machines.ts";
import { aLamp, KEEPER, signedIn } from "./office.ts";
import { openOutside } from "./outside.ts";
import { clusterValues, filled, readSettings } from "./settings.ts";
import { until } from "./until.ts";

const [before = "", after = ""] = process.argv.slice(2);
const OUTSIDE = "10.77.0.1";
const ADDRESS = "10.77.0.21";
const HOME = "/run/versions";
const BIN = "/usr/lib/postgresql/15/bin";

/** systemd's part: starts, ends and knows the services of deploy/aurelle@.service. */
const SYSTEMCTL = `#!/bin/sh
for unit; do :; done
port="\${unit#aurelle@}"
pid="/run/aurelle-$port.pid"
case "$1" in
  is-active) kill -0 "$(cat "$pid" 2>/dev/null || echo 0x)" 2>/dev/null ;;
  start)
    cd "${HOME}/$port"
    set -a
    . /run/shop.env
    PORT="$port" setsid COMMAND >> "/run/log/$port" 2>&1 &
    echo $! > "$pid" ;;
  stop) kill "$(cat "$pid")" && while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done; true ;;
esac
`;

const values = clusterValues({ ...KEEPER, SHOP_HOST: "shop.example.com" });
const shopUrl = `https://${values.SHOP_HOST}`;
openWorld({ [String(values.SHOP_HOST)]: ADDRESS }, OUTSIDE);
const outside = await openOutside(OUTSIDE);
Object.assign(values, outside.values);
const machine = aMachine("web1", ADDRESS);

// PostgreSQL as Debian has it.
const DATA = "/var/lib/postgresql/15/aurelle";
machine.put("/run/password", String(values.SUPERUSER_PASSWORD));
machine.run("chown", "postgres", "/run/password");
const asPostgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"];
machine.run(
  ...asPostgres,
  `${BIN}/initdb`,
  "-D",
  DATA,
  "-E",
  "UTF8",
  "--locale=C.UTF-8",
  "-A",
  "scram-sha-256",
  "-U",
  "postgres",
  "--pwfile=/run/password",
);
machine.run("sh", "-c", `echo 'host all all 10.77.0.0/24 scram-sha-256' >> ${DATA}/pg_hba.conf`);
machine.start("postgres", [`${BIN}/postgres`, "-D", DATA, "-c", "listen_addresses=*"], { user: "postgres" });
await until("PostgreSQL answers", 20_000, async () => {
  await makeRoles(values, ADDRESS);
  return true;
});

// HAProxy and the settings of the shop.
machine.put("/etc/haproxy/haproxy.cfg", filled("haproxy-one-machine.cfg", values));
machine.put("/etc/haproxy/shop.pem", aCertificate(String(values.SHOP_HOST)));
machine.put("/etc/haproxy/busy.http", filled("busy.http", values));
machine.start("haproxy", ["haproxy", "-db", "-f", "/etc/haproxy/haproxy.cfg"]);
const database = (role: string, password?: string) => `postgres://${role}:${password}@127.0.0.1:5432/aurelle`;
const settings = {
  ...readSettings(filled("shop.env", { ...values, NAME: "web1", ADDRESS: "127.0.0.1" })),
  DATABASE_URL: database("shop", values.SHOP_PASSWORD),
  DATABASE_OWNER_URL: database("aurelle_owner", values.OWNER_PASSWORD),
  DATABASE_LISTEN_URL: "",
  DATA_DIR: "/run/data",
  LIMIT_CHECKOUTS: "1000000",
};
// As a file that both systemd and a shell read.
machine.put(
  "/run/shop.env",
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join(""),
);
machine.put(
  "/run/settings.env",
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join(""),
);
const command = /^ExecStart=(.*)$/m.exec(readFileSync(join(ROOT, "deploy/aurelle@.service"), "utf8"))?.[1] ?? "";
machine.put("/run/bin/systemctl", SYSTEMCTL.replace("COMMAND", command.replaceAll("/opt/aurelle/%i/", "")));
machine.put("/run/log/begin", "");
chmodSync("/run/disks/web1/run/bin/systemctl", 0o755);
mkdirSync(`/run/disks/web1${HOME}`, { recursive: true });
symlinkSync(before, `/run/disks/web1${HOME}/3000`);
machine.run("/run/bin/systemctl", "start", "aurelle@3000");
await until("the old version sells", 90_000, async () => (await call(shopUrl, "GET", "/readyz", {})).status === 200);

const office = await signedIn(shopUrl);
const goods = await aLamp(office);
const stream = openStream(shopUrl, goods, outside);
const faults: string[] = [];
const check = (what: string, isSo: boolean) => {
  console.log(`${isSo ? "ok  " : "FAIL"} ${what}`);
  if (!isSo) faults.push(what);
};

/** Every file that a page names is there, from whichever version the page came. */
const seen = { files: 0, missing: 0, office: 0, versions: new Set<string>() };
const isEntry = (file: string) => /entry\.client.*\.js$/.test(file);
let isOver = false;
const officeFailed = false;
const lookAtFiles = async () => {
  while (!isOver) {
    const { body } = await call(shopUrl, "GET", `/products?pages=${50 + Math.floor(Math.random() * 50)}`, {
      accept: "text/html",
    });
    const named = new Set([...body.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g)].map(([, path = ""]) => path));
    for (const path of named) {
      const { status } = await call(shopUrl, "GET", path, {});
      seen.files += 1;
      if (status !== 200) seen.missing += 1;
      if (isEntry(path)) seen.versions.add(path);
    }
    await pause(100);
  }
};
const workInOffice = async () => {
  while (!isOver) {
    await office("GET", "admin-orders");
    seen.office += 1;
    await office("PATCH", `admin-products?productId=${goods.id}`, { description: `Seen ${seen.office} times` });
    await pause(200);
  }
};

const upgrade = async (...more: string[]) => {
  const env = { PATH: `/run/bin:${process.env.PATH}`, AURELLE_HOME: HOME, AURELLE_SETTINGS: "/run/settings.env" };
  const program = machine.start("upgrade", [process.execPath, join(after, "scripts/upgrade.mjs"), ...more], { env });
  return program.ended;
};
const LOG = join(ROOT, ".test/cluster/web1-upgrade.log");
const said = () => (existsSync(LOG) ? readFileSync(LOG, "utf8") : "");

// Earlier runs wrote into the same file.
const earlier = said().length;
stream.begin();
const others = Promise.all([lookAtFiles(), workInOffice()]).catch((error: Error) => void faults.push(error.message));
await pause(3_000);
const code = await upgrade("--beside=8");
check("npm run upgrade came to its end", code === 0);
await pause(3_000);
const back = await upgrade("--back");
const isRefused = said().slice(earlier).includes("does not know the migration");
check(
  isRefused
    ? "the way back is refused, as the database has new migrations"
    : "npm run upgrade -- --back came to its end",
  isRefused || back === 0,
);
await pause(2_000);
isOver = true;
await others;
const met = await stream.settle();

const counts = [...met.checkouts].map(([status, count]) => `${count}x ${status}`).join(" ");
check(
  `checkouts: ${counts}`,
  [...met.checkouts.keys()].every((status) => status === 200),
);
check(
  `pages: ${[...met.pages].map(([status, count]) => `${count}x ${status}`).join(" ")}`,
  [...met.pages.keys()].every((status) => status === 200),
);
check(`${met.withoutSale.toFixed(1)} s without a sale`, met.withoutSale < 3);
/** Two versions whose scripts are equal have one name for them. */
const entries = new Set(
  [before, after].flatMap((folder) => readdirSync(join(folder, "build/client/assets"))).filter(isEntry),
);
check(
  `${seen.files} files that pages name, ${seen.missing} missing, of ${seen.versions.size} versions`,
  seen.missing === 0 && seen.versions.size === entries.size,
);
check(`${seen.office} changes by an administrator`, seen.office > 10 && !officeFailed);
const emailed = () => new Set(outside.emails.map((email) => /^To: .*?([\w-]{36})@example\.com/im.exec(email)?.[1]));
await until("every paid order has its email", 60_000, async () =>
  [...stream.paid].every((key) => emailed().has(key)),
).catch((error: Error) => check(error.message, false));
check(`${stream.paid.size} paid orders, each with its email`, true);
for (const fault of faults) console.log(`     ${fault}`);
if (faults.length > 0) console.log(said());
console.log(`${faults.length === 0 ? "1 passed, 0 failed" : "0 passed, 1 failed"}`);
process.exit(faults.length > 0 ? 1 : 0);
