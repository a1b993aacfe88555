import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../shop-process.ts";
import { memoryMb } from "./memory.ts";
import { expectNothingLost, finishAll } from "./nothing-lost.ts";
import { aStage, buyOn, type Stage } from "./stage.ts";

/** The long form kills 200 times: FAULT_KILLS=200 npm run test:faults. */
const KILLS = Number(process.env.FAULT_KILLS ?? 6);
const BUYERS = 6;

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});
afterAll(() => stage?.close());

/** Buys, pays and has the events delivered, again and again, while the shop comes and goes. */
async function buyUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await stage.stripe.actions.pay(await buyOn(stage));
      await stage.stripe.actions.deliver(stage.webhook);
    } catch {
      // The shop is gone for a moment; the shopper tries again.
      await pause(20);
    }
  }
}

it(`${KILLS} kills of shop and database lose no order and no email, and charge nobody twice`, {
  timeout: 3_600_000,
}, async () => {
  let isOver = false;
  const buyers = Promise.all(Array.from({ length: BUYERS }, () => buyUntil(() => isOver)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = stage.acknowledged.size;
    await eventually(
      async () => stage.acknowledged.size,
      (size) => size > before + (kill % 4),
      60_000,
    );
    // Somewhere in the middle of what six shoppers do.
    await pause((kill * 37) % 90);
    if (kill % 2 === 0) await stage.killShop();
    else await stage.killDatabase();
  }
  isOver = true;
  await buyers;
  await finishAll(stage);
  expect(stage.acknowledged.size).toBeGreaterThan(KILLS);
  console.log(`${KILLS} kills: ${await expectNothingLost(stage)}; ${memoryMb(process.pid)} MB here`);
});
