import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { declareWithdrawal } from "#features/withdrawals/server/declare-withdrawal.ts";
import { withdrawalEmailTemplates } from "#features/withdrawals/server/withdrawal-emails.tsx";
import { withLanguage } from "#platform/language/with-language.ts";
import type { TestShop } from "./shop.ts";

/** The buyer's statement about an order: about all of it, or about what they name. */
export async function withdraw(shop: TestShop, orderId: string, items = "") {
  const { order_number: orderNumber, email } = await shop.row(
    "SELECT order_number, email FROM orders WHERE id = $1",
    orderId,
  );
  return declareWithdrawal(shop, { orderNumber, email, name: "Mari", items });
}

/** The plain text of the email of an order that was written last. */
export async function lastReturnEmail(
  shop: TestShop,
  orderId: string,
  kind: "return-step" | "withdrawal-received",
): Promise<string> {
  const { data, language } = await shop.row(
    "SELECT data, language FROM emails WHERE kind = $2 AND order_id = $1 ORDER BY created_at DESC LIMIT 1",
    orderId,
    kind,
  );
  const context = { settings: await storeSettings(shop.db), shopUrl: "https://shop.example" };
  const email = await withLanguage(language, () => withdrawalEmailTemplates(shop)[kind](data, context));
  return email?.text ?? "";
}
