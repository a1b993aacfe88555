import { sql } from "drizzle-orm";
import { forgetBuyers } from "#features/documents/server/forget-buyers.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { mergeOldPortions } from "#features/inventory/server/stock-portions.ts";
import { forgetNetworks, loosenReservations } from "#features/inventory/server/yielding.ts";
import { matchStatement } from "#features/payments/server/match-statement.ts";
import { retainedSince } from "#features/policies/keep-periods.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { forgetVatChecks } from "#features/vat-numbers/server/forget-checks.ts";
import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { noteFigure } from "#platform/telemetry/noted-figures.ts";
import { dayIn } from "#shared/day.ts";
import { documentFaults } from "./check-documents.ts";
import { reservationFaults } from "./check-reservations.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { eraseExpiredOrders } from "./erase-expired-orders.ts";
import { eraseUnpaidOrders } from "./erase-unpaid-orders.ts";
import { followPayments } from "./follow-payments.ts";
import { reconcile } from "./reconcile.ts";
import { sendRequestedRefunds } from "./refund-order.ts";

export const orderJobs = (shop: AppContext): Job[] => [
  {
    name: "end-abandoned-attempts",
    cron: "* * * * *",
    run: async () => {
      const cannotExpire = allProviders(shop).filter(({ capabilities }) => !capabilities.canExpire);
      await loosenReservations(
        shop.db,
        shop.clock.now(),
        cannotExpire.map(({ provider }) => provider),
      );
      await mergeOldPortions(shop.db, shop.clock.now());
      await endAbandonedAttempts(shop);
    },
  },
  {
    name: "send-refunds",
    cron: "* * * * *",
    run: async () => {
      await sendRequestedRefunds(shop);
    },
  },
  {
    name: "reconcile-payments",
    cron: "*/5 * * * *",
    run: async () => {
      await reconcile(shop, { besideJobs: true });
    },
  },
  {
    name: "follow-payments",
    cron: "11 * * * *",
    minutes: 30,
    run: async (signal) => {
      await followPayments(shop, signal);
    },
  },
  {
    name: "match-statements",
    cron: "17 4 * * *",
    run: async () => {
      for (const provider of allProviders(shop))
        await matchStatement(shop, provider).catch((error: unknown) => {
          if (!(error instanceof PaymentUnavailable)) throw error;
          shop.log.warn({ err: error }, "the payment provider gives no statement; it is compared in the next night");
        });
    },
  },
  {
    name: "erase-unpaid-orders",
    cron: "41 2 * * *",
    run: async (signal) => {
      await forgetNetworks(shop.db, shop.clock.now());
      await eraseUnpaidOrders(shop, signal);
    },
  },
  {
    name: "erase-expired-orders",
    cron: "47 2 * * *",
    run: async (signal) => {
      await eraseExpiredOrders(shop, signal);
      const { timeZone } = await storeSettings(shop.db);
      const now = shop.clock.now();
      const before = retainedSince(dayIn(timeZone, now));
      await forgetBuyers(shop.db, before, signal);
      // An order that was corrected to another business has documents of the one before.
      const isUsed = sql`(EXISTS (SELECT FROM orders o WHERE o.vat_check_id = vat_checks.id) OR is_valid AND EXISTS (
        SELECT FROM documents d WHERE d.data->>'treatment' = 'intra-community' AND d.data->'buyer'->>'vatNumber' = vat_checks.number))`;
      await forgetVatChecks(shop.db, { before, now, isUsed });
    },
  },
  {
    name: "check-stock-ledger",
    cron: "23 3 * * *",
    run: async () => {
      const faults = await ledgerFaults(shop.db);
      if (faults.length > 0) shop.log.error({ faults }, "stock and its ledger differ");
      await noteFigure(shop.db, "stock_differing_products", faults.length);
    },
  },
  {
    name: "check-orders",
    cron: "28 3 * * *",
    run: async () => {
      const reservations = await reservationFaults(shop.db);
      if (reservations.length > 0) shop.log.error({ faults: reservations }, "orders and their goods differ");
      const documents = await documentFaults(shop.db);
      if (documents.length > 0) shop.log.error({ faults: documents }, "documents and payments differ");
      await noteFigure(shop.db, "orders_differing", reservations.length + documents.length);
    },
  },
];
