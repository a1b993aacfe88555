import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { createServer } from "node:net";
import { ConfigError } from "#platform/config/config.ts";

/**
 * One shop for each data folder. The lock is an abstract socket, so it is taken in one step and ends with its process,
 * however that ends: no lock file remains.
 * @throws ConfigError if a shop already runs on the folder.
 */
export function lockFolder(folder: string): Promise<() => void> {
  const name = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 32);
  const holder = createServer();
  return new Promise((resolve, reject) => {
    holder.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new ConfigError(`A shop already runs on ${folder}.`) : error),
    );
    holder.listen(`\0aurelle-${name}`, () => {
      holder.unref();
      resolve(() => holder.close());
    });
  });
}
