// Machines that are network namespaces with a cable to one switch, and folders of their own where programs keep things.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
/** In memory, and gone with this run. */
const DISKS = "/run/disks";
/** What each program said; kept for the reader of a failure. */
const LOGS = join(ROOT, ".test/cluster");
/** Each machine sees its own folders at these places. */
const OWN_FOLDERS = [
  "/etc/haproxy",
  "/etc/keepalived",
  "/etc/patroni",
  "/etc/pgbouncer",
  "/var/lib/etcd",
  "/var/lib/postgresql",
  "/run",
];

const ip = (...args: string[]) => execFileSync("ip", args, { stdio: ["ignore", "ignore", "inherit"] });

export interface Program {
  child: ChildProcess;
  ended: Promise<number | null>;
}

interface Running {
  user?: string;
  cwd?: string;
  env?: Record<string, string>;
}

export interface Machine {
  name: string;
  address: string;
  /** Writes a file where the machine's programs find it. */
  put(path: string, text: string): void;
  /** Begins a program that goes on. */
  start(program: string, command: readonly string[], more?: Running): Program;
  /** Runs a program to its end. @throws Error with what it said */
  run(...command: string[]): string;
  /** Pulls the cable, then ends everything on it at once. */
  lose(): void;
  plugIn(): void;
}

/** The place that all machines are cabled to is this process's own network, so that it is where the outside world is. */
export function openWorld(hosts: Record<string, string>, address: string): void {
  // Nobody else sees what is mounted here.
  execFileSync("mount", ["--make-rprivate", "/"]);
  execFileSync("mount", ["-t", "tmpfs", "-o", "mode=755", "none", "/run"]);
  mkdirSync("/run/netns", { recursive: true });
  mkdirSync(LOGS, { recursive: true });
  const lines = Object.entries(hosts).map(([name, at]) => `${at} ${name}\n`);
  writeFileSync("/run/hosts", `${readFileSync("/etc/hosts", "utf8")}\n${lines.join("")}`);
  execFileSync("mount", ["--bind", "/run/hosts", "/etc/hosts"]);
  ip("link", "set", "lo", "up");
  ip("link", "add", "switch", "type", "bridge");
  ip("address", "add", `${address}/24`, "dev", "switch");
  ip("link", "set", "switch", "up");
}

export function aMachine(name: string, address: string): Machine {
  ip("netns", "add", name);
  ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name);
  ip("link", "set", name, "master", "switch", "up");
  ip("-n", name, "link", "set", "lo", "up");
  ip("-n", name, "address", "add", `${address}/24`, "dev", "eth0");
  ip("-n", name, "link", "set", "eth0", "up");
  for (const folder of OWN_FOLDERS) mkdirSync(join(DISKS, name, folder), { recursive: true });
  for (const [folder, user] of [
    ["/var/lib/postgresql", "postgres"],
    ["/run/postgresql", "postgres"],
    ["/run/haproxy", "haproxy"],
    ["/var/lib/etcd", "etcd"],
  ] as const) {
    mkdirSync(join(DISKS, name, folder), { recursive: true });
    // The upgrade test has no etcd.
    if (spawnSync("id", [user]).status === 0) execFileSync("chown", [user, join(DISKS, name, folder)]);
  }
  // Programs that are not installed have no folder.
  const mounts = OWN_FOLDERS.filter((folder) => existsSync(folder))
    .map((folder) => `mount --bind ${DISKS}/${name}${folder} ${folder}`)
    .join(" && ");
  const inside = (command: readonly string[], user = "root") => {
    const as = user === "root" ? [] : ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups"];
    const script = `${mounts} && exec "$@"`;
    return [`--net=/run/netns/${name}`, "unshare", "--mount", "sh", "-c", script, "sh", ...as, ...command];
  };
  const pids = () => execFileSync("ip", ["netns", "pids", name], { encoding: "utf8" }).split("\n").filter(Boolean);
  return {
    name,
    address,
    put: (path, text) => {
      mkdirSync(dirname(join(DISKS, name, path)), { recursive: true });
      writeFileSync(join(DISKS, name, path), text);
    },
    start: (program, command, { user, cwd = ROOT, env = {} } = {}) => {
      const log = openSync(join(LOGS, `${name}-${program}.log`), "a");
      const child = spawn("nsenter", inside(command, user), {
        cwd,
        env: { PATH: process.env.PATH, ...env },
        stdio: ["ignore", log, log],
      });
      return { child, ended: new Promise((resolve) => child.once("exit", resolve)) };
    },
    run: (...command) => {
      const { status, stdout, stderr } = spawnSync("nsenter", inside(command), { encoding: "utf8" });
      if (status !== 0) throw new Error(`${name}: ${command.join(" ")} answered ${status}: ${stderr}`);
      return stdout;
    },
    lose: () => {
      ip("link", "set", name, "down");
      for (const pid of pids()) {
        try {
          process.kill(Number(pid), "SIGKILL");
        } catch {
          // It ended with the one before.
        }
      }
    },
    plugIn: () => ip("link", "set", name, "up"),
  };
}
