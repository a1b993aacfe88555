// Three machines with etcd, Patroni and PostgreSQL.
import { aMachine, type Machine } from "./machines.ts";
import { filled, readSettings, type Values } from "./settings.ts";
import { until } from "./until.ts";

interface Member {
  name: string;
  role: "leader" | "sync_standby" | "replica";
  state: string;
}

export interface DatabaseCluster {
  machines: Machine[];
  /** As those machines tell it that can be asked. */
  members(): Promise<Member[]>;
  /** One primary, one standby that has every commit, one more. */
  isWhole(): Promise<void>;
  with(role: Member["role"]): Promise<Machine>;
  /** Begins etcd and Patroni, also after the machine was lost. */
  start(machine: Machine): void;
  switchover(): Promise<void>;
}

export async function openDatabases(values: Values): Promise<DatabaseCluster> {
  const machines = ["db1", "db2", "db3"].map((name) => aMachine(name, String(values[name.toUpperCase()])));
  const start = (machine: Machine) => {
    const own = { ...values, NAME: machine.name, ADDRESS: machine.address };
    machine.put("/etc/patroni/config.yml", filled("patroni.yml", own));
    machine.start("etcd", ["/usr/bin/etcd"], { user: "etcd", env: readSettings(filled("etcd.env", own)) });
    machine.start("patroni", ["/usr/bin/patroni", "/etc/patroni/config.yml"], { user: "postgres" });
  };
  const members = async (): Promise<Member[]> => {
    const asked = machines.map(async ({ address }) => {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
      return ((await answer.json()) as { members: Member[] }).members;
    });
    return Promise.any(asked);
  };
  const cluster: DatabaseCluster = {
    machines,
    members,
    start,
    isWhole: () =>
      until("the database is whole", 90_000, async () => {
        const now = await members();
        const roles = now.filter(({ state }) => state === "running" || state === "streaming").map(({ role }) => role);
        return ["leader", "replica", "sync_standby"].every((role) => roles.includes(role as Member["role"]));
      }),
    with: async (role) => {
      const name = (await members()).find((member) => member.role === role)?.name;
      const machine = machines.find((one) => one.name === name);
      if (!machine) throw new Error(`No machine is the database's ${role}`);
      return machine;
    },
    switchover: async () => {
      const leader = await cluster.with("leader");
      const candidate = await cluster.with("sync_standby");
      const answer = await fetch(`http://${leader.address}:8008/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      });
      if (!answer.ok) throw new Error(`The switchover was refused: ${await answer.text()}`);
    },
  };
  for (const machine of machines) start(machine);
  await cluster.isWhole();
  return cluster;
}
