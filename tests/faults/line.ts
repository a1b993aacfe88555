import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * What a line does to whatever goes over it: `held` lets nothing through for now, `deaf` lets the questions through and
 * keeps the answers back, `cut` breaks every conversation and allows no new one.
 */
export type LineState = "well" | "held" | "deaf" | "cut";

export interface Line {
  port: number;
  turn(state: LineState): void;
  /** The conversations so far stay as they are, whatever the line does next. */
  forget(): void;
  /** How much later everything arrives, each way. */
  delay(ms: number): void;
  close(): Promise<void>;
}

interface Ends {
  near: Socket;
  far: Socket;
}

/** A line between the shop and a part of the world, held in the test's hand. */
export async function aLineTo(farPort: number): Promise<Line> {
  const conversations = new Set<Ends>();
  const forgotten = new Set<Ends>();
  let state: LineState = "well";
  let delayMs = 0;
  const arrange = ({ near, far }: Ends) => {
    if (state === "cut") near.destroy();
    else if (state === "held") near.pause();
    else near.resume();
    if (state === "held" || state === "deaf") far.pause();
    else far.resume();
  };
  const server = createServer((near) => {
    const ends = { near, far: connect(farPort, "127.0.0.1") };
    conversations.add(ends);
    carry(ends.near, ends.far, () => delayMs);
    carry(ends.far, ends.near, () => delayMs);
    near.once("close", () => conversations.delete(ends));
    near.once("close", () => forgotten.delete(ends));
    arrange(ends);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const turn = (next: LineState) => {
    state = next;
    for (const ends of conversations) arrange(ends);
  };
  return {
    port: (server.address() as AddressInfo).port,
    turn,
    forget: () => {
      for (const ends of conversations) forgotten.add(ends);
      conversations.clear();
    },
    delay: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      turn("cut");
      for (const { near } of forgotten) near.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function carry(from: Socket, to: Socket, delayMs: () => number): void {
  const later = (act: () => void) => (delayMs() > 0 ? setTimeout(act, delayMs()) : act());
  from.on("data", (chunk) => later(() => to.destroyed || to.write(chunk)));
  from.on("error", () => undefined);
  from.once("close", () => later(() => to.destroy()));
}
