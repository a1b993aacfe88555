import { readFileSync } from "node:fs";
import { join } from "node:path";
import { enterableHome, serverUser } from "./embedded-binaries.ts";
import { isServerOf } from "./embedded-orphan.ts";

/** The URL of the embedded database while a shop runs on the folder, for commands; null if none runs. */
export function runningDatabase(dataDir: string, dataDirChosen: boolean): string | null {
  try {
    const home = enterableHome(dataDir, dataDirChosen, serverUser(join(dataDir, "postgres")));
    const data = join(home, "postgres");
    const [pid, , , port] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    // A killed one leaves its file.
    if (!isServerOf(data, Number(pid))) return null;
    const { shop } = JSON.parse(readFileSync(join(home, "database-passwords.json"), "utf8"));
    return `postgres://shop:${shop}@127.0.0.1:${port}/aurelle`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
