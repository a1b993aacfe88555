// What happens to the machines, and what shoppers may notice of it.
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { until } from "./until.ts";

export interface Disturbance {
  name: string;
  what: string;
  /** How long nobody may be able to buy, in seconds. */
  limit: number;
  /** Nobody gets anything but what was asked for. */
  isUnnoticed?: boolean;
  /** Connections may be cut: their balancer is what is lost. */
  cuts?: boolean;
  /** Answers a line for the reader, where there is more to tell. */
  happen(cluster: Cluster): Promise<unknown>;
}

/** What is lost stays away for so long. */
const AWAY_MS = 12_000;

export const DISTURBANCES: Disturbance[] = [
  {
    name: "rolling-upgrade",
    what: "each shop ended and started in its new version, one after the other",
    limit: 3,
    isUnnoticed: true,
    happen: async (cluster) => {
      for (const web of cluster.webs) {
        await web.restartShop(cluster.shop);
        await web.isReady();
        await pause(1_500);
      }
    },
  },
  {
    name: "rolling-restart",
    what: "each shop restarted, one after the other",
    limit: 3,
    isUnnoticed: true,
    happen: async ({ webs }) => {
      for (const web of webs) {
        await web.restartShop();
        await web.isReady();
        await pause(1_500);
      }
    },
  },
  {
    name: "three-starts",
    what: "three shops killed and started at once",
    limit: 15,
    happen: async ({ webs }) => {
      const before = webs.map((web) => web.deaths());
      for (const web of webs) web.killShop();
      await pause(500);
      for (const web of webs) await web.isReady();
      const died = webs.filter((web, index) => web.deaths() !== before[index]).length;
      if (died > 0) throw new Error(`${died} of three shops died at their start`);
    },
  },
  {
    name: "switchover",
    what: "switchover to the standby",
    limit: 10,
    happen: ({ databases }) => databases.switchover(),
  },
  {
    name: "postmaster-killed",
    what: "PostgreSQL killed on the primary",
    limit: 10,
    happen: async ({ databases }) => {
      const primary = await databases.with("leader");
      const pid = primary.run("head", "-1", "/var/lib/postgresql/15/aurelle/postmaster.pid").trim();
      primary.run("kill", "-9", pid);
    },
  },
  {
    name: "standby-lost",
    what: "the standby's machine lost",
    limit: 10,
    happen: async ({ databases }) => {
      const standby = await databases.with("sync_standby");
      standby.lose();
      await pause(AWAY_MS);
      standby.plugIn();
      databases.start(standby);
    },
  },
  {
    name: "primary-lost",
    what: "the primary's machine lost",
    limit: 20,
    happen: async ({ databases }) => {
      const primary = await databases.with("leader");
      primary.lose();
      await until("another machine is the primary", 40_000, async () => {
        const { name } = await databases.with("leader");
        return name !== primary.name;
      });
      await pause(2_000);
      primary.plugIn();
      databases.start(primary);
    },
  },
  {
    name: "web-lost",
    what: "the machine with the shop's address lost",
    limit: 10,
    cuts: true,
    happen: async ({ webs }) => {
      const web = webs.find((one) => one.run("ip", "address").includes("10.77.0.100"));
      if (!web) throw new Error("No machine has the shop's address");
      web.lose();
      await pause(AWAY_MS);
      web.plugIn();
      web.startAround();
      web.startShop();
    },
  },
  {
    name: "deaf-line",
    what: "a shop's line to the database's events swallows everything",
    limit: 3,
    isUnnoticed: true,
    happen: async (cluster) => {
      const [web] = cluster.webs;
      if (!web) return;
      const lines = await cluster.ask<{ port: number }>(
        `SELECT client_port AS port FROM pg_stat_activity
         WHERE client_addr = $1 AND application_name = '' AND (query ILIKE 'LISTEN%' OR query = 'SELECT 1')`,
        [web.address],
      );
      if (lines.length === 0) throw new Error("No shop listens");
      const drop = (how: "-A" | "-D") => {
        for (const { port } of lines) {
          web.run("iptables", how, "OUTPUT", "-p", "tcp", "--sport", String(port), "-j", "DROP");
          web.run("iptables", how, "INPUT", "-p", "tcp", "--dport", String(port), "-j", "DROP");
        }
      };
      drop("-A");
      try {
        return await priceIsShown(cluster, 12);
      } finally {
        drop("-D");
      }
    },
  },
];

/** Changes the price of something that nobody buys, and waits until each shop shows it. */
async function priceIsShown({ webs, shown, setPrice }: Cluster, limit: number): Promise<string> {
  const page = `/products/${shown.id}`;
  for (const web of webs) await web.page(page);
  shown.price += 1;
  await setPrice(shown.price);
  const began = Date.now();
  const seconds = await Promise.all(
    webs.map(async (web) => {
      const isShown = async () => (await web.page(page)).includes(`€${shown.price}`);
      await until(`${web.name} shows the new price`, 90_000, isShown);
      return (Date.now() - began) / 1000;
    }),
  );
  const told = seconds.map((one) => one.toFixed(1)).join(", ");
  if (Math.max(...seconds) > limit) throw new Error(`A new price was shown after ${told} s`);
  return `a new price was shown after ${told} s`;
}
