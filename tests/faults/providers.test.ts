import { expect, it } from "vitest";
import { atOnce } from "./buyer.ts";
import { FAULTS, type Fault, openMarket, type Rules, sequence } from "./market.ts";
import { type Books, readBooks } from "./market-books.ts";

/** The long form: FAULT_ORDERS=20000 FAULT_EVERY=20 npm run test:faults. */
const ORDERS = Number(process.env.FAULT_ORDERS ?? 160);
/** Every so many orders something goes wrong. */
const EVERY = Number(process.env.FAULT_EVERY ?? 4);
const ROUND = 80;

async function trade(
  orders: number,
  every: number,
  rules: Rules = {},
  only?: Fault,
): Promise<Books & { faults: number }> {
  const market = await openMarket(42, rules);
  const random = sequence(7);
  try {
    for (let from = 0; from < orders; from += ROUND) {
      await atOnce(Math.min(ROUND, orders - from), 8, (index) => {
        const isFaulty = (from + index) % every === 0;
        const fault = only ?? FAULTS[Math.floor(random() * FAULTS.length)] ?? null;
        return market.buy(from + index, isFaulty ? fault : null);
      });
      if (random() < 0.8) await market.tell();
      await market.pack();
      if (orders > 1_000 && from % 800 === 0) console.log(`${from} orders`);
    }
    await market.finish();
    const faults = Object.values(market.counted).reduce((sum, count) => sum + count, 0);
    console.log(JSON.stringify({ ...market.counted, ...market.shipped() }));
    return { ...(await readBooks(market)), faults };
  } finally {
    await market.close();
  }
}

it(`${ORDERS} orders at three providers: none is lost, paid twice or shipped unpaid`, {
  timeout: 3_600_000,
}, async () => {
  const began = performance.now();
  const { orders, paid, faults, lost, twice, unpaid, shippedUnpaid } = await trade(ORDERS, EVERY);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${orders} orders, ${paid} paid, ${faults} faults in ${seconds} s: ${lost.length} lost, ${twice.length} twice, ${unpaid.length} unpaid, ${shippedUnpaid} shipped unpaid`,
  );
  expect({ lost, twice, unpaid, shippedUnpaid }).toEqual({ lost: [], twice: [], unpaid: [], shippedUnpaid: 0 });
  expect(faults).toBeGreaterThanOrEqual(ORDERS / EVERY);
  expect(paid).toBeGreaterThan(ORDERS / 2);
});

it("a shop that sends no refunds by itself is found out", { timeout: 600_000 }, async () => {
  expect((await trade(40, 4, { refunds: false, asks: false }, "replaced")).twice).not.toEqual([]);
});

it("a shop that asks no provider loses money whose notification was lost", { timeout: 600_000 }, async () => {
  expect((await trade(40, 4, { asks: false }, "silence")).lost).not.toEqual([]);
});

it("a shop that takes a bank's promise for money ships unpaid", { timeout: 600_000 }, async () => {
  const { unpaid, shippedUnpaid } = await trade(80, 1, { waitsForMoney: false, asks: false }, "void");
  expect(unpaid.length + shippedUnpaid).toBeGreaterThan(0);
});
