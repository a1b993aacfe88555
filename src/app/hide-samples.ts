import { hideSampleCollections } from "#features/collections/server/insert-demo-collections.ts";
import { hideSamplePosts } from "#features/content/server/demo-articles.ts";
import { hideSampleProducts } from "#features/products/server/demo-catalogue.ts";
import { closeDemoLanguages } from "#features/settings/server/demo-sentences.ts";
import { hideSampleMachines } from "#features/shipping/server/demo-parcel-machines.ts";
import type { Tx } from "#platform/database/database.ts";
import { emptyMailbox } from "#platform/email/mailbox-queries.ts";

/** A demo that goes live sells none of its samples and shows none of its emails, and its shopkeeper opens languages one by one. */
export async function hideSamples(tx: Tx): Promise<void> {
  await hideSampleProducts(tx);
  await hideSampleMachines(tx);
  await hideSamplePosts(tx);
  await hideSampleCollections(tx);
  await closeDemoLanguages(tx);
  await emptyMailbox(tx);
}
