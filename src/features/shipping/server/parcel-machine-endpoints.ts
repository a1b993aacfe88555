import { z } from "zod";
import { shopFunction } from "#http/endpoint.ts";
import type { Shop } from "#platform/context.ts";
import { DELIVERY_COUNTRY_CODES } from "../countries.ts";
import { parcelMachineView } from "../parcel-machine.ts";
import { machinesOf } from "./parcel-machine-queries.ts";

export const parcelMachineFunctions = (shop: Shop) => [
  shopFunction({
    method: "GET",
    name: "parcel-machines",
    summary: "The parcel machines that are offered in a country, ordered by provider, city and name.",
    access: "public",
    room: "paying",
    cacheSeconds: 60,
    query: z.object({
      country: z.enum(DELIVERY_COUNTRY_CODES, "must be the code of a country we deliver to, such as EE"),
    }),
    answer: z.object({
      country: z.string(),
      total: z.int(),
      inCountry: z.int(),
      machines: z.array(parcelMachineView),
    }),
    handle: ({ query }) => machinesOf(shop.db, query.country, shop.config.mode),
  }),
];
