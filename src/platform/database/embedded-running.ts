import { readFileSync } from "node:fs";
import { join } from "node:path";
import { enterableHome, serverUser } from "./embedded-binaries.ts";

/** The URL of the embedded database while a shop runs on the folder, for commands; null if none runs. */
export function runningDatabase(dataDir: string, dataDirChosen: boolean): string | null {
  try {
    const home = enterableHome(dataDir, dataDirChosen, serverUser(join(dataDir, "postgres")));
    const [pid, , , port] = readFileSync(join(home, "postgres/postmaster.pid"), "utf8").split("\n");
    // Signal 0 only checks that the process exists: a killed one leaves its file.
    process.kill(Number(pid), 0);
    const { shop } = JSON.parse(readFileSync(join(home, "database-passwords.json"), "utf8"));
    return `postgres://shop:${shop}@127.0.0.1:${port}/aurelle`;
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}
