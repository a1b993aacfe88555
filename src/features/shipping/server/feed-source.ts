import { readFileSync, statSync } from "node:fs";
import { ConfigError } from "#platform/config/config.ts";
import { type Reach, RemoteFailure, readRemote } from "#platform/remote/read-remote.ts";
import { type DeliveryCountry, isDeliveryCountry } from "../countries.ts";
import { type Feed, NotAFeed } from "./feeds/feed.ts";
import { FEED_PROVIDERS } from "./feeds/providers.ts";

/** Whose machines are read from where; with a country only those of it. */
export interface FeedSource {
  provider: string;
  country: DeliveryCountry | null;
  /** An https address or a file. */
  location: string;
}

/** Why a feed was not taken over; what the shop has stays as it is. */
export class FeedFailure extends Error {}

interface FeedLimits {
  maxBytes: number;
  timeoutMs: number;
  reach?: Reach;
}

const LIMITS: FeedLimits = { maxBytes: 64 * 1024 * 1024, timeoutMs: 30_000 };
/** Some providers serve their listing as plain text. */
const CONTENT_TYPE = /^(application\/(\w+\+)?json|text\/(json|plain|javascript)|application\/octet-stream)\b/i;

/** @throws FeedFailure */
export async function readFeed({ provider, country, location }: FeedSource, limits = LIMITS): Promise<Feed> {
  try {
    const text = /^[a-z]+:\/\//i.test(location)
      ? await readRemote(location, { ...limits, contentType: CONTENT_TYPE })
      : readLocal(location, limits);
    const feed = readerOf(provider)(parsed(text));
    const machines = country ? feed.machines.filter(({ countryCode }) => countryCode === country) : feed.machines;
    if (machines.length === 0) throw new NotAFeed(`holds no readable machine${country ? ` of ${country}` : ""}`);
    return { machines, skipped: feed.skipped };
  } catch (error) {
    if (error instanceof RemoteFailure || error instanceof NotAFeed)
      // What follows a question mark may be a key, and this sentence reaches the log.
      throw new FeedFailure(`The feed ${location.replace(/\?.*$/, "?...")} ${error.message}.`);
    throw error;
  }
}

function readerOf(provider: string) {
  const known = FEED_PROVIDERS[provider];
  if (!known) throw new FeedFailure(unknownProvider(provider));
  return known.read;
}

function readLocal(file: string, { maxBytes }: FeedLimits): string {
  try {
    if (statSync(file).size > maxBytes) throw new NotAFeed(`is larger than ${maxBytes / 1024 / 1024} MB`);
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof NotAFeed) throw error;
    throw new NotAFeed(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function parsed(text: string): unknown {
  try {
    // Some servers put a byte order mark before their JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new NotAFeed("is not JSON");
  }
}

const unknownProvider = (provider: string) =>
  `There is no parcel machine provider "${provider}"; there are ${Object.keys(FEED_PROVIDERS).join(", ")}.`;

/** From the names people write in commands and in PARCEL_FEEDS. @throws ConfigError */
export function feedSource(provider: string, location: string, country?: string): FeedSource {
  if (!Object.hasOwn(FEED_PROVIDERS, provider)) throw new ConfigError(unknownProvider(provider));
  if (country !== undefined && !isDeliveryCountry(country))
    throw new ConfigError(`"${country}" is not the code of a country we deliver to, such as EE.`);
  return { provider, location, country: country ?? null };
}
