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
    (parsed) => ({
      externalId: parsed.ZIP,
      name: parsed.NAME,
      address: joined(parsed.A5_NAME, parsed.A7_NAME) || parsed.A3_NAME || parsed.A2_NAME,
      city: cityOf(parsed),
      postalCode: parsed.ZIP,
      countryCode: parsed.A0_NAME,
      kind: parsed.TYPE === POST_OFFICE ? "post-office" : "machine",
      latitude: parsed.Y_COORDINATE,
      longitude: parsed.X_COORDINATE,
      hours: freeHours(parsed.SERVICE_HOURS, parsed.A0_NAME),
      comment: parsed.comment_eng || parsed.comment_est || parsed.comment_lav || parsed.comment_lit,
    }),
  );

/** The second level is a city, a district of one or a parish, the third a place inside; people look for the place. */
function cityOf({ A1_NAME, A2_NAME, A3_NAME }: z.output<typeof entry>): string {
  const isParish = /vald$|nov\.?$|pag\.?$|r\.? ?sav\.?$|rajono/i.test(A2_NAME);
  if (isParish && A3_NAME) return A3_NAME;
  return (A2_NAME || A3_NAME || A1_NAME).replace(/ linn$/, "");
}
