import { z } from "zod";
import { definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { detectCountry } from "./detect-country.ts";

export const countryEndpoints = (shop: AppContext) => [
  definePlainEndpoint({
    method: "GET",
    name: "country-detection",
    summary: "Tells the country of the caller's address, Estonia where it is unknown.",
    access: "public",
    pool: "paying",
    answer: z.object({ countryCode: z.string().length(2) }),
    handle: async ({ headers, caller }) => ({ countryCode: detectCountry(shop, { headers, address: caller.address }) }),
  }),
];
