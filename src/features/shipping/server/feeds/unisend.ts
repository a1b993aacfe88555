import { z } from "zod";
import { freeHours } from "../../opening-hours.ts";
import { country, type FeedReader, latitude, line, longitude, readEntries, required, titleCase } from "./feed.ts";

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
    (parsed) =>
      parsed.active === false || parsed.active === "false"
        ? null
        : {
            externalId: parsed.id,
            name: parsed.name,
            address: parsed.address,
            city: titleCase(parsed.city),
            postalCode: parsed.postalCode,
            countryCode: parsed.countryCode,
            kind: "machine",
            latitude: parsed.latitude,
            longitude: parsed.longitude,
            hours: freeHours(parsed.workingHours, parsed.countryCode),
            comment: parsed.comment,
          },
  );
