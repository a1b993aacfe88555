import { z } from "zod";
import { freeHours } from "../../opening-hours.ts";
import {
  country,
  type FeedReader,
  joined,
  latitude,
  line,
  longitude,
  readEntries,
  required,
  titleCase,
} from "./feed.ts";

const entry = z.object({
  place_id: line(120),
  name: required(300),
  address_street: line(200),
  address_house: line(40),
  address_city: required(120),
  address_zip: line(20),
  address_country_code: country,
  address_latitude: latitude,
  address_longitude: longitude,
  availability_info: line(400),
  location_info: line(900),
  type: line(20),
});

export const readSmartPosti: FeedReader = (json) =>
  readEntries(
    json,
    entry,
    ({ place_id, name }) => place_id ?? name,
    (parsed) => ({
      // Not every listing carries ids; its names are unique.
      externalId: parsed.place_id || parsed.name.slice(0, 120),
      name: parsed.name,
      address: joined(parsed.address_street, parsed.address_house),
      city: titleCase(parsed.address_city),
      postalCode: parsed.address_zip,
      countryCode: parsed.address_country_code,
      kind: /po|office/i.test(parsed.type) ? "post-office" : "machine",
      latitude: parsed.address_latitude,
      longitude: parsed.address_longitude,
      hours: freeHours(parsed.availability_info, parsed.address_country_code),
      comment: parsed.location_info,
    }),
  );
