import { z } from "zod";
import { freeHours } from "../../opening-hours.ts";
import { country, type FeedReader, joined, latitude, line, longitude, readEntries, required } from "./feed.ts";

/** Words that Omniva writes where it has none. */
const real = (text: string) => (text === "NULL" ? "" : text);

const entry = z.object({
  /** Of the machine itself: at once its id and its postal code. */
  ZIP: required(20),
  NAME: required(300),
  TYPE: line(4),
  A0_NAME: country,
  A1_NAME: line(120).transform(real),
  A2_NAME: line(120).transform(real),
  A3_NAME: line(120).transform(real),
  A5_NAME: line(150).transform(real),
  A7_NAME: line(40).transform(real),
  X_COORDINATE: longitude,
  Y_COORDINATE: latitude,
  SERVICE_HOURS: line(400).transform(real),
  comment_eng: line(900).transform(real),
  comment_est: line(900).transform(real),
  comment_lav: line(900).transform(real),
  comment_lit: line(900).transform(real),
});

const POST_OFFICE = "1";

export const readOmniva: FeedReader = (json) =>
  readEntries(
    json,
    entry,
    ({ ZIP }) => ZIP,
    (told) => ({
      externalId: told.ZIP,
      name: told.NAME,
      address: joined(told.A5_NAME, told.A7_NAME) || told.A3_NAME || told.A2_NAME,
      city: cityOf(told),
      postalCode: told.ZIP,
      countryCode: told.A0_NAME,
      kind: told.TYPE === POST_OFFICE ? "post-office" : "machine",
      latitude: told.Y_COORDINATE,
      longitude: told.X_COORDINATE,
      hours: freeHours(told.SERVICE_HOURS, told.A0_NAME),
      comment: told.comment_eng || told.comment_est || told.comment_lav || told.comment_lit,
    }),
  );

/** The second level is a city, a district of one or a parish, the third a place inside; people look for the place. */
function cityOf({ A1_NAME, A2_NAME, A3_NAME }: z.output<typeof entry>): string {
  const isParish = /vald$|nov\.?$|pag\.?$|r\.? ?sav\.?$|rajono/i.test(A2_NAME);
  if (isParish && A3_NAME) return A3_NAME;
  return (A2_NAME || A3_NAME || A1_NAME).replace(/ linn$/, "");
}
