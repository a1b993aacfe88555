import { eq } from "drizzle-orm";
import type { OrderRequest } from "#features/checkout/order-request.ts";
import { startCheckout } from "#features/checkout/server/start-checkout.ts";
import { storeSettingsTable } from "#features/settings/server/settings-table.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { aBrowser, anOrderFor, type MadeProduct } from "./makers.ts";

/** The shop of an Estonian seller who is registered for VAT. */
export const sellsWithVat = async ({ db }: AppContext, number = "EE101234567"): Promise<void> => {
  await db
    .insert(storeSettingsTable)
    .values({ settingKey: "trader_vat_number", settingValue: number })
    .onConflictDoUpdate({ target: storeSettingsTable.settingKey, set: { settingValue: number } });
};

/** Shipping by courier costs 12.50 while `act` runs. */
export async function inDearTimes({ db }: AppContext, act: () => Promise<void>): Promise<void> {
  const row = { settingKey: "courier_shipping_cost", settingValue: "12.50" };
  await db
    .insert(storeSettingsTable)
    .values(row)
    .onConflictDoUpdate({ target: storeSettingsTable.settingKey, set: row });
  await act().finally(() => db.delete(storeSettingsTable).where(eq(storeSettingsTable.settingKey, row.settingKey)));
}

/** What a business in Germany orders. Its number may end in 0, which the demo's register does not know, or in 9, where it is silent. */
export function anOrderOfBusiness(
  lines: readonly (readonly [MadeProduct, number])[],
  { vatNumber = "DE123456781", country = "DE", zip = "10115", company = "Muster GmbH" } = {},
): OrderRequest {
  const order = anOrderFor(lines);
  return {
    ...order,
    customer: { ...order.customer, address: "Hauptstr. 1", city: "Berlin", zip },
    delivery: { ...order.delivery, mainDeliveryCountry: country },
    business: { company, vatNumber, register: "HRB 1234" },
  };
}

/** The order with the total that the shop asks for, in euro. */
export async function asPriced(shop: AppContext, order: OrderRequest): Promise<OrderRequest> {
  const nobody = { browser: aBrowser(), network: null, idempotencyKey: null, requestId: "test" };
  const refused = await startCheckout(shop, { ...nobody, request: { ...order, totalAmount: 0 } }).then(
    () => null,
    (error: unknown) => error,
  );
  const total = refused instanceof AppError && refused.details?.at(-1);
  const [, amount] = /€([\d,.]+)\.$/.exec(String(total)) ?? [];
  if (!amount) throw refused;
  return { ...order, totalAmount: Number(amount.replaceAll(",", "")) };
}
