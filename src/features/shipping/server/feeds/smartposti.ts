import { z } from "zod";
import { freeHours } from "../../opening-hours.ts";
import { calm, country, type FeedReader, joined, latitude, line, longitude, readEntries, required } from "./feed.ts";

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
    (told) => ({
      // Not every listing carries ids; its names are unique.
      externalId: told.place_id || told.name.slice(0, 120),
      name: told.name,
      address: joined(told.address_street, told.address_house),
      city: calm(told.address_city),
      postalCode: told.address_zip,
      countryCode: told.address_country_code,
      kind: /po|office/i.test(told.type) ? "post-office" : "machine",
      latitude: told.address_latitude,
      longitude: told.address_longitude,
      hours: freeHours(told.availability_info, told.address_country_code),
      comment: told.location_info,
    }),
  );
