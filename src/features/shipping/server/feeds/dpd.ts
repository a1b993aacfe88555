import { z } from "zod";
import { englishDay, type Span, span, weekText } from "../../opening-hours.ts";
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

const day = z.object({
  weekday: line(20),
  openMorning: line(8),
  closeMorning: line(8),
  openAfternoon: line(8),
  closeAfternoon: line(8),
});

const entry = z.object({
  parcelShopId: required(120),
  parcelShopType: line(40),
  companyName: line(300),
  companyShortName: line(300),
  street: line(200),
  houseNo: line(40),
  countryCode: country,
  zipCode: line(20),
  city: required(120),
  longitude,
  latitude,
  openingHours: z.array(day).nullish().catch(null),
});

export const readDpd: FeedReader = (json) =>
  readEntries(
    json,
    entry,
    ({ parcelShopId }) => parcelShopId,
    (parsed) => ({
      externalId: parsed.parcelShopId,
      name: parsed.companyShortName || parsed.companyName || joined(parsed.city, parsed.street),
      address: joined(parsed.street, parsed.houseNo),
      city: titleCase(parsed.city),
      postalCode: parsed.zipCode,
      countryCode: parsed.countryCode,
      kind: /station|locker/i.test(parsed.parcelShopType) ? "machine" : "shop",
      latitude: parsed.latitude,
      longitude: parsed.longitude,
      hours: hoursOf(parsed.openingHours ?? []),
      comment: null,
    }),
  );

function hoursOf(days: readonly z.output<typeof day>[]): string | null {
  const week: Span[][] = Array.from({ length: 7 }, () => []);
  for (const { weekday, openMorning, closeMorning, openAfternoon, closeAfternoon } of days) {
    week[englishDay(weekday)]?.push(...span(openMorning, closeMorning), ...span(openAfternoon, closeAfternoon));
  }
  return weekText(week);
}
