import { existsSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { ask, runCommand } from "../shop-process.ts";
import { expectNothingLost, finishAll } from "./nothing-lost.ts";
import { aStage, buyOn } from "./stage.ts";

/** Debian's package `faketime`. */
const LIBRARY = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));
const isLongForm = process.env.FAULT_KILLS !== undefined && LIBRARY !== undefined;

const MINUTE = 60_000;

it.skipIf(!isLongForm)(
  "45 minutes later by every clock, unpaid goods are back in stock, once, and paid ones are sold",
  async () => {
    const stage = await aStage();
    onTestFinished(() => stage.close());
    const level = async () =>
      (
        await ask(stage.home, "SELECT available, reserved FROM stock_levels WHERE product_id = $1", [stage.goods.id])
      )[0];
    const before = (await level()) as { available: number };
    await buyOn(stage);
    await stage.stripe.actions.pay(await buyOn(stage));
    expect(await level()).toEqual({ available: before.available - 2, reserved: 2 });
    await stage.stripe.actions.forward(45 * MINUTE);
    const later = { LD_PRELOAD: LIBRARY ?? "", FAKETIME: "+45m", FAKETIME_DONT_FAKE_MONOTONIC: "1" };
    const tidy = () => runCommand("reconcile", { ...stage.env, ...later, PORT: "0" });
    const said = [await tidy(), await tidy()];
    expect(said.every((words) => words.includes("0 products whose stock differs"))).toBe(true);
    expect(await level()).toEqual({ available: before.available - 1, reserved: 0 });
    await finishAll(stage);
    await expectNothingLost(stage);
  },
);
