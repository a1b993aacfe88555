import { Agent, get } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buy } from "./buyer.ts";
import { memoryMb } from "./memory.ts";
import { mutant } from "./mutant.ts";
import { expectNothingLost, settleAll } from "./nothing-lost.ts";
import { aStage, buyOn, type Stage } from "./stage.ts";

/** What the gate lets in at most: at work and waiting. */
const ROOM = 8 + 120;
const CROWD = 10 * ROOM;
const WAVES = 3;

interface Visit {
  status: number;
  retryAfter: string | undefined;
}

const agent = new Agent({ keepAlive: true });

const visit = (shopUrl: string) =>
  new Promise<Visit>((seen, failed) => {
    get(`${shopUrl}/products`, { agent, headers: { accept: "text/html" } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume().once("end", () => seen({ status, retryAfter: headers["retry-after"] }));
    }).once("error", failed);
  });

const crowdOf = (count: number, { shop }: Stage) => Promise.all(Array.from({ length: count }, () => visit(shop.url)));

const statuses = (visits: readonly Visit[]) => [...new Set(visits.map(({ status }) => status))].toSorted();

async function refusedSoFar({ shop }: Stage): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(/^http_refused_total\{room="browsing"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

/** How many of a crowd had their page when a checkout that came after them all was answered. */
async function servedBeforeCheckout(
  { shop, goods }: Stage,
  crowd: number,
): Promise<{ before: number; served: number }> {
  let served = 0;
  const crowded = Array.from({ length: crowd }, async () => {
    if ((await visit(shop.url)).status === 200) served += 1;
  });
  // A liveness answer comes when the requests sent before it are known to the shop.
  await fetch(`${shop.url}/healthz`);
  expect((await buy(shop.url, goods)).status).toBe(200);
  const before = served;
  await Promise.all(crowded);
  return { before, served };
}

describe("ten times more visitors than there is room for", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await aStage();
    await visit(stage.shop.url);
  });
  afterAll(() => stage?.close());

  it("a page or a quick 503 for everybody, and every checkout and webhook goes through", async () => {
    const visits: Visit[] = [];
    for (let wave = 0; wave < WAVES; wave += 1) {
      const crowd = crowdOf(CROWD, stage);
      await stage.stripe.deeds.pay(await buyOn(stage));
      const answers = await stage.stripe.deeds.deliver(stage.webhook);
      expect(answers.map(({ status }) => status)).toEqual([200]);
      visits.push(...(await crowd));
    }
    expect(statuses(visits)).toEqual([200, 503]);
    const refused = visits.filter(({ status }) => status === 503);
    expect(refused.every(({ retryAfter }) => retryAfter === "2")).toBe(true);
    expect(await refusedSoFar(stage)).toBe(refused.length);
    expect(memoryMb(stage.shop.child.pid ?? 0, "VmHWM")).toBeLessThan(700);
    await settleAll(stage);
    console.log(
      `${visits.length - refused.length} pages, ${refused.length} refused; ${await expectNothingLost(stage)}`,
    );
  });

  it("and afterwards no place is lost: as many as there is room for are all served", async () => {
    expect(statuses(await crowdOf(ROOM, stage))).toEqual([200]);
  });

  it("a checkout passes a crowd that came before it; without the gate it comes after all of them", async () => {
    const gated = await servedBeforeCheckout(stage, CROWD);
    const { main, remove } = mutant("if (atWork >= size.atWork)", "if (false)");
    const open = await aStage({ main });
    await visit(open.shop.url);
    const ungated = await servedBeforeCheckout(open, CROWD);
    await open.close();
    remove();
    console.log("served before the checkout", { gated, ungated });
    expect(gated.before).toBeLessThan(gated.served);
    expect(ungated.served).toBe(CROWD);
    expect(ungated.before).toBeGreaterThan(CROWD / 2);
  });
});
