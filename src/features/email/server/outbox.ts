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
  const bells = openBells();

  const work = async (kind: { onlyPersonal: boolean }) => {
    const bell = bells.add();
    while (!ending.signal.aborted) {
      const rung = bell.next();
      try {
        if (kind.onlyPersonal) await endLostClaims(shop.db);
        await sendUntilNoneIsDue(sender, kind);
      } catch (error) {
        shop.log.warn({ err: error }, "the outbox could not be emptied");
      }
      await bell.wait(rung);
    }
  };
  const unlisten = shop.changes.listen((change) => {
    if (change === "reconnected" || (change.kind === "letter" && change.id === "all")) bells.ringAll();
    else if (change.kind === "letter") bells.ringOne();
  });
  const timer = setInterval(bells.ringAll, LOOK_AGAIN_MS);
  const working = Promise.all(sendersOf(shop).map(work));
  return {
    stop: async () => {
      clearInterval(timer);
      unlisten();
      ending.abort();
      bells.ringAll();
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
 * hear it, and look once more when they are done.
 */
function openBells() {
  const bells: { ring(): void; isWaiting: boolean }[] = [];
  const ringAll = () => {
    for (const bell of bells) bell.ring();
  };
  return {
    ringAll,
    ringOne: () => {
      const waiting = bells.find(({ isWaiting }) => isWaiting);
      if (waiting) waiting.ring();
      else ringAll();
    },
    add: () => {
      let current = Promise.withResolvers<void>();
      const bell = {
        isWaiting: false,
        ring: () => {
          bell.isWaiting = false;
          current.resolve();
          current = Promise.withResolvers<void>();
        },
      };
      bells.push(bell);
      return {
        /** Taken before the work, it also resolves for a ring during the work. */
        next: () => current.promise,
        wait: (rung: Promise<void>) => {
          bell.isWaiting = rung === current.promise;
          return rung;
        },
      };
    },
  };
}
