import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** BackendKeyData: its length, then the number of the process that serves the connection. */
const GREETING = Buffer.from([0x4b, 0, 0, 0, 12]);
const GREETING_BYTES = 13;

export interface DatabaseProxy {
  url: string;
  close(): Promise<void>;
}

/** Passes connections to a database on, as HAProxy does; as a pooler it greets with a number of its own. */
export async function aProxyTo(databaseUrl: string, { isPooler = false } = {}): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => undefined).once("close", () => open.delete(socket));
    }
    near.pipe(far);
    far.on("data", (chunk: Buffer) => {
      const at = isPooler ? chunk.indexOf(GREETING) : -1;
      if (at >= 0 && chunk.length >= at + GREETING_BYTES) chunk.writeInt32BE(1, at + GREETING.length);
      near.write(chunk);
    });
    far.once("close", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = Object.assign(new URL(databaseUrl), {
    hostname: "127.0.0.1",
    port: String((server.address() as AddressInfo).port),
  });
  return {
    url: url.href,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
