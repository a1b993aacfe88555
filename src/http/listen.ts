import { createServer, type Server } from "node:http";
import { type Config, ConfigError } from "#platform/config/config.ts";

/** @throws ConfigError if the address cannot be bound */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        return reject(new ConfigError(`Port ${port} is taken by another program: choose one with PORT.`));
      if (error.code === "EACCES")
        return reject(new ConfigError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`));
      if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
        return reject(new ConfigError(`HOST ${host} is not an address of this machine.`));
      reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/** Before what cannot be undone. @throws ConfigError if the address cannot be bound */
export async function refuseTakenPort({ PORT, HOST }: Config): Promise<void> {
  const probe = createServer();
  await listen(probe, PORT, HOST);
  await new Promise((resolve) => probe.close(resolve));
}
