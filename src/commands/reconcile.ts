import { resolve } from "node:path";
import { openShopBeside } from "#app/context.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { documentFaults } from "#features/orders/server/check-documents.ts";
import { reservationFaults } from "#features/orders/server/check-reservations.ts";
import { reconcile } from "#features/orders/server/reconcile.ts";
import { readConfig } from "#platform/config/config.ts";
import { runCommand } from "./run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Brings shop and payment provider together by hand, and says what was found. */
async function main(): Promise<void> {
  const { shop, close } = await openShopBeside(readConfig(process.env, ROOT), ROOT);
  try {
    const found = await reconcile(shop);
    const faults = await ledgerFaults(shop.db);
    const orders = await reservationFaults(shop.db);
    const documents = await documentFaults(shop.db);
    console.log(
      [
        found.isProviderDown && "The payment provider does not answer; what needs it is left for later.",
        `${found.missedEvents} events of the provider that no webhook had brought`,
        `${found.asked} payments asked about, ${found.endedAttempts} abandoned attempts ended`,
        `${found.sentRefunds} refunds sent`,
        `${faults.length} products whose stock differs from its ledger`,
        ...faults.map(
          ({ name, level, ledger, reserved, reservations }) =>
            `  ${name}: ${level} on hand, ${ledger} by the ledger; ${reserved} reserved, ${reservations} by the reservations`,
        ),
        `${orders.length} orders whose goods are not what their payment says`,
        ...orders.map(({ orderNumber, fault }) => `  ${orderNumber}: ${fault}`),
        `${documents.length} orders or series whose documents are not what payments say`,
        ...documents.map(({ subject, fault }) => `  ${subject}: ${fault}`),
      ]
        .filter(Boolean)
        .join("\n"),
    );
    if (found.isProviderDown || [faults, orders, documents].some(({ length }) => length > 0)) process.exitCode = 1;
  } finally {
    await close();
  }
}

runCommand(main);
