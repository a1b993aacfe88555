import { z } from "zod";
import { freeHours } from "../../opening-hours.ts";
import { calm, country, type FeedReader, latitude, line, longitude, readEntries, required } from "./feed.ts";

const entry = z.object({
  id: required(120),
  active: z.union([z.boolean(), z.literal(["true", "false"])]).optional(),
  countryCode: country,
  name: required(300),
  city: required(120),
  address: line(300),
  postalCode: line(20),
  latitude,
  longitude,
  workingHours: line(400),
  comment: line(900),
});

export const readUnisend: FeedReader = (json) =>
  readEntries(
    json,
    entry,
    ({ id }) => id,
    (told) =>
      told.active === false || told.active === "false"
        ? null
        : {
            externalId: told.id,
            name: told.name,
            address: told.address,
            city: calm(told.city),
            postalCode: told.postalCode,
            countryCode: told.countryCode,
            kind: "machine",
            latitude: told.latitude,
            longitude: told.longitude,
            hours: freeHours(told.workingHours, told.countryCode),
            comment: told.comment,
          },
  );
