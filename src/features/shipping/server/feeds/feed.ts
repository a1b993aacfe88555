import { z } from "zod";
import { DELIVERY_COUNTRIES, isDeliveryCountry } from "../../countries.ts";
import type { ParcelMachineKind } from "../../parcel-machine.ts";

/** A machine as a feed tells of it. */
export interface FeedMachine {
  externalId: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  countryName: string;
  kind: ParcelMachineKind;
  latitude: number | null;
  longitude: number | null;
  hours: string | null;
  comment: string | null;
}

/** An entry that was passed over. With an id it is still known to be there, only not understood. */
interface Skipped {
  externalId: string | null;
  why: string;
}

export interface Feed {
  machines: FeedMachine[];
  skipped: Skipped[];
}

/** What makes machines of a provider's parsed JSON. */
export type FeedReader = (json: unknown) => Feed;

/** Unreadable entries are skipped and reported. Only a feed without any entry is refused. */
export class NotAFeed extends Error {}

/** One line of text from whatever the feed wrote there; numbers too, as some feeds write codes without quotes. */
export const line = (maxLength: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) =>
      String(value ?? "")
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()
        .slice(0, maxLength)
        .trimEnd(),
    );
export const required = (maxLength: number) => line(maxLength).pipe(z.string().min(1, "is missing"));

const degree = (limit: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined || value === "" ? Number.NaN : Number(value)))
    .transform((value) => (Math.abs(value) <= limit ? value : null));
export const latitude = degree(90);
export const longitude = degree(180);
export const country = line(2).transform((code) => code.toUpperCase());

/** What an adapter says of one entry; the country's name and the place's sanity are seen to here. */
export type Parsed = Omit<FeedMachine, "countryName">;

/**
 * Reads each entry by its schema. `parsed` answers null for what is no open machine, such as one that is not in service.
 * @throws NotAFeed where there is no list
 */
export function readEntries<S extends z.ZodType>(
  json: unknown,
  schema: S,
  idOf: (entry: Record<string, unknown>) => unknown,
  parsed: (entry: z.output<S>) => Parsed | null,
): Feed {
  const feed: Feed = { machines: [], skipped: [] };
  const seen = new Set<string>();
  for (const entry of listIn(json)) {
    const read = schema.safeParse(entry);
    const machine = read.success ? parsed(read.data) : null;
    const externalId = machine?.externalId ?? idIn(entry, idOf);
    const why = read.success ? whyNot(machine, seen) : wordsOf(read.error);
    if (machine && why === null) {
      seen.add(machine.externalId);
      feed.machines.push(finished(machine));
    } else if (why) feed.skipped.push({ externalId: read.success && !machine ? null : externalId, why });
  }
  return feed;
}

/** Feeds are a list, or an object that holds one, such as `{ places: { item: [...] } }`. */
function listIn(json: unknown): unknown[] {
  let level = [json];
  for (let depth = 0; depth < 3; depth += 1) {
    const list = level.find(Array.isArray);
    if (list) return list;
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
  throw new NotAFeed("holds no list of parcel machines");
}

function idIn(entry: unknown, idOf: (entry: Record<string, unknown>) => unknown): string | null {
  if (typeof entry !== "object" || entry === null) return null;
  const id = idOf(entry as Record<string, unknown>);
  return typeof id === "string" || typeof id === "number" ? String(id).trim() : null;
}

function whyNot(machine: Parsed | null, seen: ReadonlySet<string>): string | null {
  if (!machine) return "not in service";
  if (!isDeliveryCountry(machine.countryCode))
    return `in ${machine.countryCode || "no country"}, where we do not deliver`;
  if (!machine.name || !machine.city) return "has no name or no city";
  return seen.has(machine.externalId) ? "told twice" : null;
}

const wordsOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join(".") || "the entry"} ${message}`)
    .join(", ");

/** The point 0, 0 means that the place is missing. */
function finished(machine: Parsed): FeedMachine {
  const { latitude, longitude, countryCode } = machine;
  const isPlace = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    ...machine,
    city: machine.city.slice(0, 120),
    countryName: isDeliveryCountry(countryCode) ? DELIVERY_COUNTRIES[countryCode] : countryCode,
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
    comment: machine.comment || null,
  };
}

/** "TARTU" is shouted; "Tartu" and "Nõo" stay. */
export const titleCase = (text: string): string =>
  text.length > 3 && text === text.toUpperCase()
    ? text.toLowerCase().replace(/(^|[\s\-/(.])(\p{L})/gu, (_, before, email) => before + email.toUpperCase())
    : text;

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");
