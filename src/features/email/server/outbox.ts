import { setTimeout as pause } from "node:timers/promises";
import type { AppContext } from "#platform/context.ts";
import { endLostClaims } from "./claim-email.ts";
import type { Templates } from "./email-templates.ts";
import { sendersOf, sendUntilNoneIsDue } from "./send-emails.ts";
import { openSendRate } from "./send-rate.ts";

const LOOK_AGAIN_MS = 5_000;
/** How long emails that are being sent may take once the process ends. */
const LAST_EMAILS_MS = 3_000;

/** Sends emails as they are queued, and looks every 5 s for those that are due. */
export function startOutbox(shop: AppContext, templates: () => Promise<Templates>): { stop(): Promise<void> } {
  const ending = new AbortController();
  const hardStop = new AbortController();
  const sender = {
    shop,
    templates,
    sendRate: openSendRate(shop.email.perSecond),
    ending: ending.signal,
    hardStop: hardStop.signal,
  };
  const wakeUp = openWakeUp();

  const work = async (kind: { onlyPersonal: boolean }) => {
    while (!ending.signal.aborted) {
      const rung = wakeUp.next();
      try {
        if (kind.onlyPersonal) await endLostClaims(shop.db);
        await sendUntilNoneIsDue(sender, kind);
      } catch (error) {
        shop.log.warn({ err: error }, "the outbox could not be emptied");
      }
      await rung;
    }
  };
  const unlisten = shop.changes.listen((change) => {
    if (change === "reconnected" || change.kind === "letter") wakeUp.ring();
  });
  const timer = setInterval(wakeUp.ring, LOOK_AGAIN_MS);
  const working = Promise.all(sendersOf(shop).map(work));
  return {
    stop: async () => {
      clearInterval(timer);
      unlisten();
      ending.abort();
      wakeUp.ring();
      const over = new AbortController();
      void pause(LAST_EMAILS_MS, undefined, { signal: over.signal }).then(
        () => hardStop.abort(),
        () => undefined,
      );
      await working;
      over.abort();
    },
  };
}

/** `next` taken before the work also resolves for a signal during the work. */
function openWakeUp() {
  let current = Promise.withResolvers<void>();
  return {
    next: () => current.promise,
    ring: () => {
      current.resolve();
      current = Promise.withResolvers<void>();
    },
  };
}
