import type { Shop } from "#platform/shop.ts";
import { sendDueLetters, type Templates } from "./send-letters.ts";

const LOOK_AGAIN_MS = 5_000;

/** Sends letters as they are written, and looks every 5 s for those whose time has come. */
export function startOutbox(shop: Shop, templates: Templates): { stop(): Promise<void> } {
  let working: Promise<void> | undefined;
  let again = false;

  const work = async () => {
    do {
      again = false;
      try {
        await sendDueLetters(shop, templates);
      } catch (error) {
        shop.log.warn({ err: error }, "the outbox could not be emptied");
      }
    } while (again);
    working = undefined;
  };
  const wake = () => {
    if (working) again = true;
    else working = work();
  };

  const unlisten = shop.changes.listen((change) => {
    if (change === "reconnected" || change.kind === "letter") wake();
  });
  const timer = setInterval(wake, LOOK_AGAIN_MS);
  wake();
  return {
    stop: async () => {
      clearInterval(timer);
      unlisten();
      again = false;
      await working;
    },
  };
}
