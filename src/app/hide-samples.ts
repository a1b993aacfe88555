import { forgetAllRequests } from "#features/back-in-stock/server/send-due.ts";
import { holdDemoCampaigns } from "#features/campaigns/server/hold-campaigns.ts";
import { hideSampleCollections } from "#features/collections/server/insert-demo-collections.ts";
import { hideSamplePosts } from "#features/content/server/demo-articles.ts";
import { holdBackEmails } from "#features/email/server/hold-back-emails.ts";
import { hideSampleProducts } from "#features/products/server/demo-catalogue.ts";
import { closeDemoLanguages } from "#features/settings/server/demo-sentences.ts";
import { hideSampleMachines } from "#features/shipping/server/demo-parcel-machines.ts";
import { unconfirmDemoSubscribers } from "#features/subscribers/server/unconfirm-demo.ts";
import type { Tx } from "#platform/database/database.ts";
import { emptyMailbox } from "#platform/email/mailbox-queries.ts";

/**
 * A demo that goes live sells none of its samples, shows none of its emails and writes to nobody who only tried it; its shopkeeper
 * opens languages one by one.
 */
export async function hideSamples(tx: Tx): Promise<void> {
  await hideSampleProducts(tx);
  await hideSampleMachines(tx);
  await hideSamplePosts(tx);
  await hideSampleCollections(tx);
  await closeDemoLanguages(tx);
  await emptyMailbox(tx);
  await holdBackEmails(tx);
  await holdDemoCampaigns(tx);
  await unconfirmDemoSubscribers(tx);
  await forgetAllRequests(tx);
}
