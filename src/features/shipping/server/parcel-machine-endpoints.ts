import { z } from "zod";
import { definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import { DELIVERY_COUNTRY_CODES } from "../countries.ts";
import { parcelMachineView } from "../parcel-machine.ts";
import { machinesOf } from "./parcel-machine-queries.ts";

export const parcelMachineEndpoints = (shop: AppContext) => [
  definePlainEndpoint({
    method: "GET",
    name: "parcel-machines",
    summary: "The parcel machines that are offered in a country, ordered by provider, city and name.",
    access: "public",
    pool: "paying",
    cached: {
      seconds: 60,
      outdatedBy: "parcel-machines",
      params: { country: new RegExp(`^(${DELIVERY_COUNTRY_CODES.join("|")})$`) },
    },
    query: z.object({
      country: z.enum(DELIVERY_COUNTRY_CODES, { error: () => issues.deliveryCountry }),
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
