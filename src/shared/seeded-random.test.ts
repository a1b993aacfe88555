import { expect, it } from "vitest";
import { SeededRandom } from "./seeded-random.ts";

const draw = (seed: number) => {
  const random = new SeededRandom(seed);
  return [random.next(), random.whole(3, 5), random.uuid(), random.pickEarly([1, 2, 3])];
};

it("repeats itself with the same seed", () => expect(draw(7)).toEqual(draw(7)));

it("gives other numbers with another seed", () => expect(draw(7)).not.toEqual(draw(8)));

it("keeps to the ends it was given and reaches both", () => {
  const random = new SeededRandom(1);
  expect([...new Set(Array.from({ length: 200 }, () => random.whole(3, 5)))].toSorted()).toEqual([3, 4, 5]);
});
