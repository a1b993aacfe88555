import { readDpd } from "./dpd.ts";
import type { FeedReader } from "./feed.ts";
import { readInPost } from "./inpost.ts";
import { readOmniva } from "./omniva.ts";
import { readSmartPosti } from "./smartposti.ts";
import { readUnisend } from "./unisend.ts";
import { readVenipak } from "./venipak.ts";

interface FeedProvider {
  /** As shoppers know it. */
  name: string;
  read: FeedReader;
}

/** Whose listings can be read, by the word that names them in commands and settings. */
export const FEED_PROVIDERS: Readonly<Record<string, FeedProvider>> = {
  omniva: { name: "Omniva", read: readOmniva },
  dpd: { name: "DPD", read: readDpd },
  smartposti: { name: "SmartPosti", read: readSmartPosti },
  venipak: { name: "Venipak", read: readVenipak },
  unisend: { name: "LP Express", read: readUnisend },
  inpost: { name: "InPost", read: readInPost },
};
