// Machines with HAProxy, PgBouncer, keepalived and the shop, which is begun again whenever it ends, as systemd does it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aMachine, type Machine, type Program, ROOT } from "./machines.ts";
import { filled, readSettings, type Values } from "./settings.ts";
import { until } from "./until.ts";

export interface WebMachine extends Machine {
  /** HAProxy, PgBouncer and keepalived. */
  startAround(): void;
  startShop(): void;
  /** SIGTERM, and back to work once it has ended; from then on with what is in another folder, if one is named. */
  restartShop(folder?: string): Promise<void>;
  /** kill -9; systemd begins it again. */
  killShop(): void;
  isReady(): Promise<void>;
  /** How often the shop ended though nobody asked it to. */
  deaths(): number;
  /** Its page of a product, past the balancer. */
  page(path: string): Promise<string>;
  lose(): void;
}

const PORT = 3000;
const unit = readFileSync(join(ROOT, "deploy/aurelle@.service"), "utf8");
const COMMAND = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "").split(" ");
const RESTART_MS = 1000 * Number(/^RestartSec=(.*)$/m.exec(unit)?.[1]);

/** `folder` is where the shop is: the place of /opt/aurelle/%i. */
export function aWebMachine(name: string, values: Values, certificate: string, folder: string): WebMachine {
  const machine = aMachine(name, String(values[name.toUpperCase()]));
  const own = { ...values, NAME: name, ADDRESS: machine.address, PRIORITY: `10${name.at(-1)}` };
  machine.put("/etc/haproxy/haproxy.cfg", filled("haproxy.cfg", own));
  machine.put("/etc/haproxy/busy.http", filled("busy.http", own));
  machine.put("/etc/haproxy/shop.pem", certificate);
  machine.put("/etc/pgbouncer/pgbouncer.ini", filled("pgbouncer.ini", own));
  machine.put("/etc/pgbouncer/userlist.txt", filled("pgbouncer-users.txt", own));
  machine.put("/etc/keepalived/keepalived.conf", filled("keepalived.conf", own));
  const env = readSettings(filled("shop.env", own));
  let current = folder;
  let shop: Program | undefined;
  let isLost = false;
  let isAsked = false;
  let deaths = 0;
  const startShop = () => {
    isLost = false;
    isAsked = false;
    const command = COMMAND.map((word) => word.replace("/opt/aurelle/%i", current));
    const begun = machine.start("shop", command, {
      cwd: current,
      env: { ...env, ...SHOP_OF_TESTS, PORT: String(PORT) },
    });
    shop = begun;
    void begun.ended.then(async () => {
      if (isLost) return;
      if (!isAsked) deaths += 1;
      await pause(RESTART_MS);
      if (!isLost) startShop();
    });
  };
  return {
    ...machine,
    startAround: () => {
      machine.start("haproxy", ["haproxy", "-db", "-f", "/etc/haproxy/haproxy.cfg"]);
      machine.start("pgbouncer", ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"], { user: "postgres" });
      machine.start("keepalived", ["keepalived", "--dont-fork", "--log-console"]);
    },
    startShop,
    restartShop: async (next = current) => {
      isAsked = true;
      current = next;
      const before = shop;
      before?.child.kill("SIGTERM");
      await before?.ended;
    },
    killShop: () => {
      isAsked = true;
      shop?.child.kill("SIGKILL");
    },
    isReady: () =>
      until(`${name} is ready`, 90_000, async () => {
        const signal = AbortSignal.timeout(2_000);
        return (await fetch(`http://${machine.address}:${PORT}/readyz`, { signal })).ok;
      }),
    deaths: () => deaths,
    page: async (path) => {
      const signal = AbortSignal.timeout(2_000);
      return (await fetch(`http://${machine.address}:${PORT}${path}`, { signal })).text();
    },
    lose: () => {
      isLost = true;
      machine.lose();
    },
  };
}

/** All buyers of a test come from one network. */
const SHOP_OF_TESTS = { LIMIT_CHECKOUTS: "1000000", LOG_LEVEL: "warn" };
