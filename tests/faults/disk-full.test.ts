import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { aHome, eventually, type Home } from "../shop-process.ts";
import { buy } from "./buyer.ts";
import { expectNothingLost, finishAll } from "./nothing-lost.ts";
import { aStage, buyOn } from "./stage.ts";

/** Only root may make a small disk, and filling it takes its time: FAULT_KILLS=200 npm run test:faults. */
const isLongForm = process.env.FAULT_KILLS !== undefined && process.getuid?.() === 0;

/** A home on a disk of its own. */
function aSmallDisk(megabytes: number): Home {
  const home = aHome();
  const made = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=711`, "none", home.folder]);
  expect(made.status, String(made.stderr)).toBe(0);
  const remove = () => {
    spawnSync("umount", ["-l", home.folder]);
    home.remove();
  };
  return { folder: home.folder, remove };
}

function fill(folder: string): () => void {
  const ballast = join(folder, "ballast");
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 300_000)));
  return () => rmSync(ballast);
}

it.skipIf(!isLongForm)(
  "a full disk: clear errors, nothing acknowledged is lost, and it goes on when there is space",
  {
    timeout: 300_000,
  },
  async () => {
    const stage = await aStage({ home: aSmallDisk(400) });
    onTestFinished(() => stage.close());
    for (let i = 0; i < 10; i += 1) await stage.stripe.actions.pay(await buyOn(stage));
    const empty = fill(stage.home.folder);
    const refusals = new Set<number>();
    for (let i = 0; i < 5_000 && refusals.size === 0; i += 1) {
      // Each order that is answered for counts, up to the last one.
      await buyOn(stage).catch((error: Error) => refusals.add(Number.parseInt(error.message, 10)));
    }
    expect([...refusals]).toEqual([503]);
    expect(stage.shop.child.exitCode).toBeNull();
    const ready = async (path: string) => {
      const answer = await fetch(stage.shop.url + path);
      return [answer.status, (await answer.json()).reason];
    };
    expect([await ready("/readyz"), await ready("/readyz/pages")]).toEqual([
      [503, "disk"],
      [200, "disk"],
    ]);
    empty();
    expect(await ready("/readyz")).toEqual([200, undefined]);
    await eventually(
      async () => (await buy(stage.shop.url, stage.goods)).status,
      (status) => status === 200,
      60_000,
    );
    await finishAll(stage);
    console.log(`full disk: ${await expectNothingLost(stage)}`);
  },
);
