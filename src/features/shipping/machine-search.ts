import { currentLocale } from "#shared/language.ts";
import { distanceKm, type Place } from "./distance.ts";
import { normalised } from "./normalise.ts";
import type { ParcelMachine } from "./parcel-machine.ts";

/** Points of a match (storefront 9). */
const WHOLE = { anywhere: 100, city: 50, postalCode: 40, name: 30, address: 20 };
const WORD = { city: 15, name: 10, address: 5 };
const SHORTEST_WORD = 2;

interface Entry {
  machine: ParcelMachine;
  provider: string;
  anywhere: string;
  city: string;
  postalCode: string;
  name: string;
  address: string;
}

/** Machines made ready for searching once, so that each keystroke only compares. In the order of city, then name. */
export type MachineIndex = readonly Entry[];

export interface FoundMachine {
  machine: ParcelMachine;
  score: number;
  /** null where the shopper's place or the machine's is not known. */
  km: number | null;
}

export interface MachineGroup {
  /** In upper case (storefront 9). */
  provider: string;
  /** The best first. */
  found: FoundMachine[];
}

export function machineIndex(machines: readonly ParcelMachine[]): MachineIndex {
  const { compare } = new Intl.Collator(currentLocale());
  return machines
    .toSorted((a, b) => compare(a.city, b.city) || compare(a.name, b.name))
    .map((machine) => {
      const [name, address, city] = [normalised(machine.name), normalised(machine.address), normalised(machine.city)];
      const code = normalised(machine.postal_code);
      const anywhere = [name, address, city, code, normalised(machine.provider)].join(" ");
      return {
        machine,
        provider: machine.provider.toUpperCase(),
        anywhere,
        city,
        postalCode: compact(code),
        name,
        address,
      };
    });
}

/** People write LV-1010 and 111 22 also as LV1010, 1010 and 11122. */
const compact = (code: string) => code.replace(/[ -]/g, "").replace(/^[a-z]{1,2}(?=\d)/, "");

/** Where the shopper is: known, or guessed from the postal code of the address. */
interface Whereabouts {
  place?: Place | null;
  near?: string;
}

/**
 * What a term finds, by provider; everything without one. Sorted by score, then by distance where a place is known, then
 * by city and name; the provider of the first machine comes first. Without a term and a place, machines whose postal
 * code begins as the address's does come first.
 */
export function searchMachines(
  index: MachineIndex,
  term: string,
  { place = null, near = "" }: Whereabouts = {},
): MachineGroup[] {
  const wanted = normalised(term);
  const code = compact(wanted);
  const home = compact(normalised(near));
  const words = wanted.split(" ").filter((word) => word.length >= SHORTEST_WORD);
  const groups = new Map<string, FoundMachine[]>();
  for (const entry of index) {
    const score = wanted === "" ? nearness(entry, place ? "" : home) : scoreOf(entry, wanted, code, words);
    if (score === 0 && wanted !== "") continue;
    const group = groups.get(entry.provider);
    const found = { machine: entry.machine, score, km: kmTo(entry.machine, place) };
    if (group) group.push(found);
    else groups.set(entry.provider, [found]);
  }
  return [...groups]
    .map(([provider, found]) => ({ provider, found: found.sort(byScoreThenDistance) }))
    .sort((a, b) => compareBest(a, b) || (a.provider < b.provider ? -1 : 1));
}

function scoreOf(entry: Entry, wanted: string, code: string, words: readonly string[]): number {
  let score = 0;
  if (entry.anywhere.includes(wanted)) score += WHOLE.anywhere;
  if (entry.city.includes(wanted)) score += WHOLE.city;
  if (code !== "" && entry.postalCode.includes(code)) score += WHOLE.postalCode;
  if (entry.name.includes(wanted)) score += WHOLE.name;
  if (entry.address.includes(wanted)) score += WHOLE.address;
  for (const word of words) {
    if (entry.city.includes(word)) score += WORD.city;
    if (entry.name.includes(word)) score += WORD.name;
    if (entry.address.includes(word)) score += WORD.address;
  }
  return score;
}

/** So many letters of the two postal codes agree from their beginning. */
function nearness({ postalCode }: Entry, home: string): number {
  let agreeing = 0;
  while (agreeing < home.length && postalCode[agreeing] === home[agreeing]) agreeing += 1;
  return agreeing;
}

function kmTo({ latitude, longitude }: ParcelMachine, place: Place | null): number | null {
  return place && latitude !== null && longitude !== null ? distanceKm(place, { latitude, longitude }) : null;
}

/** The sort is stable, and its input is already sorted by city and name. */
const byScoreThenDistance = (a: FoundMachine, b: FoundMachine) =>
  b.score - a.score || (a.km === b.km ? 0 : (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY));

function compareBest(a: MachineGroup, b: MachineGroup): number {
  const [first, second] = [a.found[0], b.found[0]];
  return first && second ? byScoreThenDistance(first, second) : 0;
}
