import { z } from "zod";
import { shopFunction } from "#http/endpoint.ts";
import type { Shop } from "#platform/context.ts";
import { detectCountry } from "./detect-country.ts";

export const countryFunctions = (shop: Shop) => [
  shopFunction({
    method: "GET",
    name: "country-detection",
    summary: "Tells the country of the caller's address, Estonia where it is unknown.",
    access: "public",
    room: "paying",
    answer: z.object({ countryCode: z.string().length(2) }),
    handle: async ({ headers, caller }) => ({ countryCode: detectCountry(shop, { headers, address: caller.address }) }),
  }),
];
