import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Actions, startStripeEmulator } from "./stripe-emulator.ts";

/** The same deeds, done over the wire. */
type RemoteActions = {
  [Name in keyof Actions]: (...args: Parameters<Actions[Name]>) => Promise<Awaited<ReturnType<Actions[Name]>>>;
};

/** Stripe as a process of its own, which outlives a shop that is killed. */
export async function stripeEmulatorProcess(): Promise<{
  url: string;
  actions: RemoteActions;
  close(): Promise<void>;
}> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  const actions = new Proxy({} as RemoteActions, {
    get: (_target, name) => (name === "then" ? undefined : (...args: unknown[]) => ask(url, String(name), args)),
  });
  return {
    url,
    actions,
    close: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function ask(url: string, actor: string, args: unknown[]): Promise<unknown> {
  const response = await fetch(`${url}/deeds/${actor}`, { method: "POST", body: JSON.stringify(args) });
  const { result, error } = await response.json();
  if (!response.ok) throw new Error(error);
  return result;
}

if (import.meta.main) {
  console.log((await startStripeEmulator()).url);
  // Whoever started it is gone, however that came about.
  process.stdin.resume().on("end", () => process.exit());
}
