import { setTimeout as pause } from "node:timers/promises";
import type { AppContext } from "#platform/context.ts";
import { endLostClaims } from "./claim-email.ts";
import type { Templates } from "./email-templates.ts";
import { sendersOf, sendUntilNoneIsDue } from "./send-emails.ts";
import { openSendRate } from "./send-rate.ts";
import { openSendTurns } from "./send-turns.ts";

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
    sendRate: openSendRate(),
    turns: openSendTurns(shop.db, shop.email.perSecond),
    ending: ending.signal,
    hardStop: hardStop.signal,
  };
  const wakeUps = openWakeUps();

  const work = async (kind: { onlyPersonal: boolean }) => {
    const wakeUp = wakeUps.add();
    while (!ending.signal.aborted) {
      const woken = wakeUp.next();
      try {
        if (kind.onlyPersonal) await endLostClaims(shop.db);
        await sendUntilNoneIsDue(sender, kind);
      } catch (error) {
        shop.log.warn({ err: error }, "the outbox could not be emptied");
      }
      await wakeUp.wait(woken);
    }
  };
  const unlisten = shop.changes.listen((change) => {
    if (change === "reconnected" || (change.kind === "letter" && change.id === "all")) wakeUps.wakeAll();
    else if (change.kind === "letter") wakeUps.wakeOne();
  });
  const timer = setInterval(wakeUps.wakeAll, LOOK_AGAIN_MS);
  const working = Promise.all(sendersOf(shop).map(work));
  return {
    stop: async () => {
      clearInterval(timer);
      unlisten();
      ending.abort();
      wakeUps.wakeAll();
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

/**
 * Wakes those who wait: for one email the first of them, since each that wakes asks the database. Where nobody waits, all
 * look once more when they are done.
 */
function openWakeUps() {
  const wakeUps: { wake(): void; isWaiting: boolean }[] = [];
  const wakeAll = () => {
    for (const wakeUp of wakeUps) wakeUp.wake();
  };
  return {
    wakeAll,
    wakeOne: () => {
      const waiting = wakeUps.find(({ isWaiting }) => isWaiting);
      if (waiting) waiting.wake();
      else wakeAll();
    },
    add: () => {
      let current = Promise.withResolvers<void>();
      const wakeUp = {
        isWaiting: false,
        wake: () => {
          wakeUp.isWaiting = false;
          current.resolve();
          current = Promise.withResolvers<void>();
        },
      };
      wakeUps.push(wakeUp);
      return {
        /** Taken before the work, it also resolves for one during the work. */
        next: () => current.promise,
        wait: (woken: Promise<void>) => {
          wakeUp.isWaiting = woken === current.promise;
          return woken;
        },
      };
    },
  };
}
