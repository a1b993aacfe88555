import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { eventually } from "../shop-process.ts";
import { type Answer, aCrowd, type Crowd } from "./crowd.ts";
import { memoryMb } from "./memory.ts";
import { mutant } from "./mutant.ts";
import { expectNothingLost, finishAll } from "./nothing-lost.ts";
import { aStage, buyOn, holdListings, type Stage, waitingForRows } from "./stage.ts";

/** How many visitors the pool takes at most: running and waiting. */
const ROOM = 2 + 120;
/** The half of them is for visitors. */
const CONNECTIONS = 4;

/** So little memory that garbage is collected rather than kept: what a process holds then is what it needs. */
const LITTLE_MEMORY = "--max-old-space-size=256";

let stage: Stage;
beforeAll(async () => {
  stage = await aStage({ env: { DATABASE_CONNECTIONS: String(CONNECTIONS), NODE_OPTIONS: LITTLE_MEMORY } });
});
afterAll(() => stage?.close());

/** The shop with one protection taken out, for one test. */
async function aMutantStage(protection: string, instead: string): Promise<Stage> {
  const { main, remove } = mutant(protection, instead);
  onTestFinished(remove);
  const made = await aStage({ main, env: { DATABASE_CONNECTIONS: String(CONNECTIONS) } });
  onTestFinished(() => made.close());
  return made;
}

/** As many visitors as there is room for, none of whom gets on: what they want to see is held. */
async function visitorsWhoAreStuck(on: Stage): Promise<{ stuck: Crowd; letGo(): Promise<void> }> {
  const { letGo } = await holdListings(on);
  const stuck = await aCrowd(on.shop.url, ROOM);
  await eventually(
    () => waitingForRows(on),
    (count) => count >= CONNECTIONS / 2,
  );
  return { stuck, letGo };
}

async function buyAndPay(on: Stage): Promise<"bought"> {
  await on.stripe.actions.pay(await buyOn(on));
  expect(await on.stripe.actions.deliver(on.webhook)).toMatchObject([{ status: 200 }]);
  return "bought";
}

const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].toSorted();

async function refusedSoFar({ shop }: Stage): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(/^http_refused_total\{pool="browsing"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

it("ten times the load: excess visitors are refused at once, and payments come before them", async () => {
  const { stuck, letGo } = await visitorsWhoAreStuck(stage);
  const onTop = await (await aCrowd(stage.shop.url, 9 * ROOM)).all;
  expect(onTop).toEqual(onTop.map(() => ({ status: 503, retryAfter: "2" })));
  expect(await Promise.race([buyAndPay(stage), stuck.first])).toBe("bought");
  await letGo();
  // On a slow machine some waited longer than anybody should.
  expect((await stuck.all).filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(await refusedSoFar(stage)).toBeGreaterThanOrEqual(9 * ROOM);
  await finishAll(stage);
  await expectNothingLost(stage);
});

it("wave after wave, memory stays bounded, and in the end no place is lost", async () => {
  for (let wave = 0; wave < 3; wave += 1) {
    const [crowd] = await Promise.all([aCrowd(stage.shop.url, 3 * ROOM), buyAndPay(stage)]);
    expect(statusesOf(await crowd.all)).toEqual([200, 503]);
  }
  expect(memoryMb(stage.shop.child.pid ?? 0, "VmHWM")).toBeLessThan(600);
  // Each place is taken once more, in turns small enough for a slow machine.
  for (let turn = 0; turn < 4; turn += 1)
    expect(statusesOf(await (await aCrowd(stage.shop.url, Math.floor(ROOM / 4))).all)).toEqual([200]);
});

it("the control without a concurrency limit refuses nobody", async () => {
  const open = await aMutantStage("if (running >= max()) {", "if (false) {");
  await (await aCrowd(open.shop.url, ROOM + 40)).all;
  expect(await refusedSoFar(open)).toBe(0);
});

it("the control without connections for those who pay lets them wait behind those who look", async () => {
  const shared = await aMutantStage("pool: visitorsDatabase.pool", "db: database.db, pool: database.pool");
  const { stuck, letGo } = await visitorsWhoAreStuck(shared);
  const bought = buyAndPay(shared).catch(() => "not bought");
  const first = stuck.first.then(() => "looked");
  expect(await Promise.race([bought, first])).not.toBe("bought");
  await letGo();
  await bought;
});
