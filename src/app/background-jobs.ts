import { join } from "node:path";
import { administratorJobs } from "#features/administrators/server/administrator-jobs.ts";
import { backInStockJobs } from "#features/back-in-stock/server/back-in-stock-jobs.ts";
import { campaignJobs } from "#features/campaigns/server/campaign-jobs.ts";
import { collectionJobs } from "#features/collections/server/collection-jobs.ts";
import { contentJobs } from "#features/content/server/content-jobs.ts";
import { retentionJobs } from "#features/customer-care/server/retention-jobs.ts";
import { startOutbox } from "#features/email/server/outbox.ts";
import { imageJobs } from "#features/images/server/image-jobs.ts";
import { orderEditingJobs } from "#features/order-editing/server/order-editing-jobs.ts";
import { orderJobs } from "#features/orders/server/order-jobs.ts";
import { pastJobs } from "#features/past-orders/server/past-jobs.ts";
import { policyJobs } from "#features/policies/server/policy-jobs.ts";
import { productJobs } from "#features/products/server/product-jobs.ts";
import { reportingJobs } from "#features/reporting/server/reporting-jobs.ts";
import { searchJobs } from "#features/search/server/search-jobs.ts";
import { shippingJobs } from "#features/shipping/server/shipping-jobs.ts";
import { startJobs } from "#platform/jobs/jobs.ts";
import { backupJobs } from "./backup-jobs.ts";
import type { OpenContext } from "./context.ts";
import { emailRegistry } from "./email-registry.ts";

/** All jobs of the shop. They run in the web process of a small shop and in a process of their own for a larger one. */
export function startBackground(
  { shop, selling, databaseLines }: OpenContext,
  root: string,
): { stop(): Promise<void> } {
  const outbox = startOutbox(selling, emailRegistry(selling));
  const jobs = startJobs({
    url: databaseLines.listenUrl,
    log: shop.log,
    jobs: [
      ...orderJobs(shop),
      ...orderEditingJobs(shop),
      ...shippingJobs(shop),
      ...imageJobs(shop),
      ...productJobs(shop),
      ...backInStockJobs(shop),
      ...contentJobs(shop),
      ...collectionJobs(shop),
      ...policyJobs(shop),
      ...pastJobs(shop),
      ...campaignJobs(shop),
      ...retentionJobs(shop),
      ...administratorJobs(shop),
      ...reportingJobs(shop),
      ...searchJobs(shop),
      ...backupJobs(shop, { ...databaseLines, migrations: join(root, "migrations") }),
    ],
  });
  return {
    stop: async () => {
      await Promise.all([outbox.stop(), jobs.stop()]);
    },
  };
}
