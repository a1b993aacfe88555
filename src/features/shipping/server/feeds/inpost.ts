import { z } from "zod";
import { freeHours } from "../../opening-hours.ts";
import {
  calm,
  type FeedReader,
  joined,
  latitude,
  line,
  longitude,
  NotAFeed,
  readEntries,
  required,
  type Told,
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
    (told) => told,
  );
};

function fromShort(told: z.output<typeof short>): Told | null {
  // 1 is in service.
  if (told.s !== "1" && !/^operating$/i.test(told.s)) return null;
  const countryCode = countryIn(told.n);
  return {
    externalId: told.n,
    name: nameOf(told.n, told.d),
    address: joined(told.e, told.b),
    city: calm(told.c),
    postalCode: told.o,
    countryCode,
    kind: told.t === "1" || /locker|parcel_machine/i.test(told.t) ? "machine" : "shop",
    latitude: told.l.a,
    longitude: told.l.o,
    hours: freeHours(told.h, countryCode),
    comment: told.d,
  };
}

function fromLong(told: z.output<typeof long>): Told | null {
  if (!/^operating$/i.test(told.status)) return null;
  const countryCode = countryIn(told.name, told.country);
  return {
    externalId: told.name,
    name: nameOf(told.name, told.location_description),
    address: joined(told.address_details.street, told.address_details.building_number),
    city: calm(told.address_details.city),
    postalCode: told.address_details.post_code,
    countryCode,
    kind: told.type.includes("parcel_locker") ? "machine" : "shop",
    latitude: told.location.latitude,
    longitude: told.location.longitude,
    hours: freeHours(told.opening_hours, countryCode),
    comment: told.location_description,
  };
}

/** The code stands on the machine; the words say what it stands beside. */
const nameOf = (code: string, beside: string) => (beside ? `${code}, ${beside}`.slice(0, 300) : code);
