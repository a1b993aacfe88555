import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { returnedPieces } from "#features/withdrawals/server/return-endpoints.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { euros } from "#shared/money.ts";
import { exchangeReturn, previewExchange } from "./exchange-return.ts";
import { wantedLines } from "./wanted-delivery.ts";

const exchange = z.object({
  return_id: z.uuid(),
  /** What came back of it; without it all of it. */
  returned: returnedPieces.min(1).optional(),
  /** What the buyer gets instead. */
  lines: wantedLines,
});
/** In euro. */
const amount = z.number().min(0).max(100_000_000);

export const exchangeEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-return-exchange-preview",
    summary: "What the exchange of a return's goods for others would come to, in euro. Nothing is written.",
    access: "administrator",
    body: exchange,
    answer: z.object({
      /** What the returned goods are worth. */
      credit: z.number(),
      /** What the other goods cost today. */
      goods: z.number(),
      /** Taken off them, so that nothing is charged. */
      discount: z.number(),
      /** Goes back to the buyer. */
      back: z.number(),
    }),
    handle: async ({ body: { return_id: id, returned, lines } }) => {
      const { credit, goods, discount, back } = await previewExchange(shop, { id, returned, lines });
      return {
        credit: credit / 100,
        goods: goods / 100,
        discount: discount / 100,
        back: back / 100,
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-return-exchange",
    summary:
      "Exchanges the goods of a return that has arrived: another order is paid with what they are worth, and is sent at the shop's expense. Once for each return.",
    access: "administrator",
    body: exchange.safeExtend({
      restock: returnedPieces,
      /** Of the preview. Other amounts are refused. */
      discount: amount,
      back: amount,
    }),
    answer: z.object({ order_id: z.uuid() }),
    handle: async ({ body: { return_id: id, returned, lines, restock, discount, back }, caller }) => ({
      order_id: await exchangeReturn(shop, {
        id,
        returned,
        lines,
        restock,
        seen: { discount: euros(discount), back: euros(back) },
        ...actorOf(caller),
      }),
    }),
  }),
];
