import { setTimeout as pause } from "node:timers/promises";
import type { Shop } from "#platform/context.ts";
import { endLostClaims } from "./claim-email.ts";
import type { Templates } from "./email-templates.ts";
import { handsOf, sendUntilNoneIsDue } from "./send-emails.ts";
import { openPace } from "./send-rate.ts";

const LOOK_AGAIN_MS = 5_000;
/** How long letters under way may take once the process ends. */
const LAST_LETTERS_MS = 3_000;

/** Sends letters as they are written, and looks every 5 s for those whose time has come. */
export function startOutbox(shop: Shop, templates: () => Promise<Templates>): { stop(): Promise<void> } {
  const ending = new AbortController();
  const cut = new AbortController();
  const hand = { shop, templates, pace: openPace(shop.email.perSecond), ending: ending.signal, cut: cut.signal };
  const bell = openBell();

  const work = async (kind: { onlyPersonal: boolean }) => {
    while (!ending.signal.aborted) {
      const rung = bell.next();
      try {
        if (kind.onlyPersonal) await endLostClaims(shop.db);
        await sendUntilNoneIsDue(hand, kind);
      } catch (error) {
        shop.log.warn({ err: error }, "the outbox could not be emptied");
      }
      await rung;
    }
  };
  const unlisten = shop.changes.listen((change) => {
    if (change === "reconnected" || change.kind === "letter") bell.ring();
  });
  const timer = setInterval(bell.ring, LOOK_AGAIN_MS);
  const working = Promise.all(handsOf(shop).map(work));
  return {
    stop: async () => {
      clearInterval(timer);
      unlisten();
      ending.abort();
      bell.ring();
      const over = new AbortController();
      void pause(LAST_LETTERS_MS, undefined, { signal: over.signal }).then(
        () => cut.abort(),
        () => undefined,
      );
      await working;
      over.abort();
    },
  };
}

/** One who asks before working hears also what rings meanwhile. */
function openBell() {
  let current = Promise.withResolvers<void>();
  return {
    next: () => current.promise,
    ring: () => {
      current.resolve();
      current = Promise.withResolvers<void>();
    },
  };
}
