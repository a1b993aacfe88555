import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { auditExport } from "#features/audit/server/write-audit.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { endWaiting, erasePerson, personalData } from "./personal-data.ts";

/** By POST: an address in a query would stand in every log on the way. */
export const personalDataEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-personal-data",
    summary:
      "Everything kept of whoever has an e-mail address: as a document, or erased but for what the books need; or no more emails about products.",
    access: "administrator",
    body: z.object({
      action: z.enum(["export", "erase", "end-waiting"]),
      email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
    }),
    answer: z.object({
      /** What was asked for, or null after a change. */
      data: z.record(z.string(), z.unknown()).nullable(),
      /** How many orders the person was taken out of. */
      erased_orders: z.number(),
    }),
    handle: async ({ body, caller }) => {
      if (body.action === "export") {
        const data = await personalData(shop.db, body.email);
        await auditExport(shop.db, "person.exported", "customer", caller);
        return { data, erased_orders: 0 };
      }
      if (body.action === "end-waiting") {
        await endWaiting(shop, body.email, actorOf(caller));
        return { data: null, erased_orders: 0 };
      }
      const { orders } = await erasePerson(shop, body.email, actorOf(caller));
      return { data: null, erased_orders: orders };
    },
  }),
];
