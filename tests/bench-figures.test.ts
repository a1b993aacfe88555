import { expect, it } from "vitest";
import { besideAccepted, byTheClock, type Figure, figure } from "../scripts/bench/figures.ts";

const worseThan = (accepted: Figure, now: Figure) => besideAccepted([now], [accepted]).worse;

it.each<[situation: string, accepted: Figure, now: Figure, worse: string[]]>([
  ["more by a tenth and a bit", figure("memory", 100, "MB"), figure("memory", 112, "MB"), ["memory: 12 % worse"]],
  ["more by less than a tenth", figure("memory", 100, "MB"), figure("memory", 109, "MB"), []],
  ["less", figure("memory", 100, "MB"), figure("memory", 50, "MB"), []],
  ["on a machine half as fast the same by its limit", figure("list", 5, "ms", 2), figure("list", 10, "ms", 4), []],
  [
    "the same, where the limit is half of what it was",
    figure("list", 5, "ms", 2),
    figure("list", 5, "ms", 1),
    ["list: 100 % worse"],
  ],
  ["by a clock, a third less a second", byTheClock("home", 90, "a second"), byTheClock("home", 60, "a second"), []],
  [
    "by a clock, less than half as many a second",
    byTheClock("home", 90, "a second"),
    byTheClock("home", 30, "a second"),
    ["home: 67 % worse"],
  ],
  ["what was not measured before", figure("old", 1, "ms"), figure("new", 9, "ms"), []],
])("%s", (_situation, accepted, now, worse) => {
  expect(worseThan(accepted, now)).toEqual(worse);
});
