import { z } from "zod";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { type Caller, defineEndpoint, definePlainEndpoint, withSuccess } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { pagesOf } from "#shared/paging.ts";
import { ORDERS_A_PAGE, type OrderFilters, orderFilters } from "../order-filters.ts";
import { asListItem, orderListItem } from "./order-list-item.ts";
import { ordersPage } from "./order-list-queries.ts";

/** How many of the newest orders a call without a body gets. */
const NEWEST = 100;

const listAnswer = z.object({
  orders: z.array(orderListItem),
  total: z.number(),
  /** There are more than `total`. */
  is_capped: z.boolean(),
  page: z.number(),
  pages: z.number(),
});

/** An action of `POST admin-orders` that a later feature adds. */
export interface OrdersAction {
  body: z.ZodObject<{ action: z.ZodLiteral<string> }>;
  answer: z.ZodObject;
  handle(body: unknown, caller: Caller): Promise<object>;
}

/** Checks that handler and schemas agree; it answers with `success`, as `defineEndpoint` does. */
export const ordersAction = <B extends OrdersAction["body"], A extends z.ZodObject>(action: {
  body: B;
  answer: A;
  handle(body: z.output<B>, caller: Caller): Promise<z.input<A>>;
}) => action as { body: B; answer: A } & OrdersAction;

/** The list of orders, and the actions that the specification puts under the same name: later features bring them. */
export const adminOrdersEndpoints = <const M extends readonly [OrdersAction, ...OrdersAction[]]>(
  shop: AppContext,
  actions: M,
) => {
  type Bodies = { [K in keyof M]: M[K]["body"] };
  type Answers = { [K in keyof M]: ReturnType<typeof withSuccess<M[K]["answer"]["shape"]>> };
  const [first, ...others] = actions;
  // A schema of all actions, so that the error for an unknown action lists them. Its type is their union.
  const body = z.discriminatedUnion("action", [
    first.body,
    ...others.map((one) => one.body),
  ]) as unknown as z.ZodUnion<Bodies>;
  const answers = [listAnswer, ...actions.map(({ answer }) => answer)].map(withSuccess) as unknown as [
    ReturnType<typeof withSuccess<(typeof listAnswer)["shape"]>>,
    ...Answers,
  ];
  return [
    defineEndpoint({
      method: "GET",
      name: "admin-orders",
      summary: "Lists orders: searched, filtered, sorted, a page at a time.",
      access: "administrator",
      query: orderFilters.safeExtend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
      answer: listAnswer,
      handle: ({ query: { page, ...filters } }) => list(shop, filters, page),
    }),
    definePlainEndpoint({
      method: "POST",
      name: "admin-orders",
      summary: "Without a body lists the newest orders; with one does what its action says.",
      access: "administrator",
      body: body.optional(),
      answer: z.union(answers),
      handle: async (call): Promise<never> => {
        const input = call.body as { action: string } | undefined;
        const action = actions.find((one) => one.body.shape.action.value === input?.action);
        const answer = input ? action?.handle(input, call.caller) : list(shop, orderFilters.parse({}), 1, NEWEST);
        return { success: true, ...(await answer) } as never;
      },
    }),
  ];
};

async function list(shop: AppContext, filters: OrderFilters, page: number, size = ORDERS_A_PAGE) {
  const { timeZone } = await storeSettings(shop.db);
  const { orders, ...count } = await ordersPage(shop.db, filters, timeZone, { page, size });
  const pages = pagesOf(count.total, size);
  return { orders: orders.map(asListItem), ...count, page, pages };
}
