import { z } from "zod";
import { freeHours } from "../../opening-hours.ts";
import {
  type FeedReader,
  joined,
  latitude,
  line,
  longitude,
  NotAFeed,
  type Parsed,
  readEntries,
  required,
  titleCase,
} from "./feed.ts";

/** The short listing, one file a country: the letters are the provider's. */
const short = z.object({
  n: required(120),
  t: line(20),
  s: line(20),
  l: z.object({ a: latitude, o: longitude }),
  e: line(200),
  b: line(40),
  o: line(20),
  c: required(120),
  h: line(400),
  d: line(900),
});

const long = z.object({
  name: required(120),
  type: z.union([z.array(line(40)), line(40)]).transform((types) => [types].flat()),
  status: line(30),
  location: z.object({ latitude, longitude }),
  address_details: z.object({ street: line(200), building_number: line(40), post_code: line(20), city: required(120) }),
  country: line(2).optional(),
  opening_hours: line(400),
  location_description: line(900),
});

/** Names of points begin with their country outside Poland, such as IT-ROM01A. */
const countryIn = (name: string, given = "") => (given || /^([A-Z]{2})-/.exec(name)?.[1] || "PL").toUpperCase();

const page = z.object({ total_pages: z.number().min(2) });

export const readInPost: FeedReader = (json) => {
  // The rest would be taken for closed.
  if (page.safeParse(json).success) throw new NotAFeed("is one page of several; a complete listing is needed");
  return readEntries(
    json,
    z.union([long.transform(fromLong), short.transform(fromShort)]),
    ({ n, name }) => n ?? name,
    (parsed) => parsed,
  );
};

function fromShort(parsed: z.output<typeof short>): Parsed | null {
  // 1 is in service.
  if (parsed.s !== "1" && !/^operating$/i.test(parsed.s)) return null;
  const countryCode = countryIn(parsed.n);
  return {
    externalId: parsed.n,
    name: nameOf(parsed.n, parsed.d),
    address: joined(parsed.e, parsed.b),
    city: titleCase(parsed.c),
    postalCode: parsed.o,
    countryCode,
    kind: parsed.t === "1" || /locker|parcel_machine/i.test(parsed.t) ? "machine" : "shop",
    latitude: parsed.l.a,
    longitude: parsed.l.o,
    hours: freeHours(parsed.h, countryCode),
    comment: parsed.d,
  };
}

function fromLong(parsed: z.output<typeof long>): Parsed | null {
  if (!/^operating$/i.test(parsed.status)) return null;
  const countryCode = countryIn(parsed.name, parsed.country);
  return {
    externalId: parsed.name,
    name: nameOf(parsed.name, parsed.location_description),
    address: joined(parsed.address_details.street, parsed.address_details.building_number),
    city: titleCase(parsed.address_details.city),
    postalCode: parsed.address_details.post_code,
    countryCode,
    kind: parsed.type.includes("parcel_locker") ? "machine" : "shop",
    latitude: parsed.location.latitude,
    longitude: parsed.location.longitude,
    hours: freeHours(parsed.opening_hours, countryCode),
    comment: parsed.location_description,
  };
}

/** The code is printed on the machine; the text says what is beside it. */
const nameOf = (code: string, beside: string) => (beside ? `${code}, ${beside}`.slice(0, 300) : code);
