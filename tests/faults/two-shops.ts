import { stripeEmulatorProcess } from "../contracts/stripe-emulator-process.ts";
import { freshDatabase, type TestDatabase } from "../database.ts";
import { SIZES_LATER } from "../filled-home.ts";
import { type ShopProcess, startShop } from "../shop-process.ts";

/** Must be what the emulator signs with. */
export const STRIPE = { STRIPE_SECRET_KEY: "sk_test_of_the_faults", STRIPE_WEBHOOK_SECRET: "whsec_present" };
export const NO_LIMITS = { LIMIT_CHECKOUTS: "1000000", LOG_LEVEL: "silent" };

export interface TwoShops {
  database: TestDatabase;
  stripe: Awaited<ReturnType<typeof stripeEmulatorProcess>>;
  shops: [ShopProcess, ShopProcess];
  close(): Promise<void>;
}

/** Two web processes of one shop, paid through a Stripe of their own. */
export async function twoShops(): Promise<TwoShops> {
  const database = await freshDatabase();
  const stripe = await stripeEmulatorProcess();
  const env = { DATABASE_URL: database.url, STRIPE_API_URL: stripe.url, ...STRIPE, ...NO_LIMITS };
  const first = await startShop(env);
  await database.pool.query(SIZES_LATER);
  const second = await startShop(env);
  return {
    database,
    stripe,
    shops: [first, second],
    close: async () => {
      await Promise.all([first.end(), second.end()]);
      await stripe.close();
      await database.drop();
    },
  };
}
