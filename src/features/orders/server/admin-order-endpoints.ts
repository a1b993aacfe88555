import { z } from "zod";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { type Caller, defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { ORDERS_A_PAGE, type OrderFilters, orderFilters } from "../order-filters.ts";
import { ORDER_PAYMENT_STATES } from "../order-payment-state.ts";
import { ORDER_STATUSES } from "../order-status.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "../shipment.ts";
import { actorOf } from "./actor.ts";
import { changeStatus } from "./change-status.ts";
import { asListItem, orderListItem } from "./order-list-item.ts";
import { ordersPage } from "./order-list-queries.ts";
import { shipOrder } from "./ship-order.ts";

/** How many of the newest orders a call without a body gets. */
const NEWEST = 100;

const listAnswer = z.object({
  success: z.literal(true),
  orders: z.array(orderListItem),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
});

const update = z.object({
  action: z.literal("update"),
  orderId: z.uuid(),
  status: z.enum(ORDER_STATUSES),
  trackingCode: z.string().trim().max(100).regex(TRACKING_CODE, TRACKING_CODE_RULE).optional(),
  /** The status that the administrator saw. If somebody else changed it meanwhile, that change stays. */
  seenStatus: z.enum(ORDER_STATUSES).optional(),
  /** The payment state that the administrator saw: a refunded order ships only if they saw the refund. */
  seenPayment: z.enum(ORDER_PAYMENT_STATES).optional(),
  /** The code of another order is meant: both travel in one parcel. */
  sharesParcel: z.boolean().optional(),
});
const updated = z.object({
  success: z.literal(true),
  /** A paid order was cancelled, so a refund is offered. */
  offers_refund: z.boolean(),
});

/** An action of `POST admin-orders` that a later feature adds. */
export interface OrdersAction {
  body: z.ZodObject<{ action: z.ZodLiteral<string> }>;
  answer: z.ZodType;
  handle(body: unknown, caller: Caller): Promise<unknown>;
}

/** Checks that handler and schemas agree, as `defineEndpoint` does. */
export const ordersAction = <B extends OrdersAction["body"], A extends z.ZodType>(action: {
  body: B;
  answer: A;
  handle(body: z.output<B>, caller: Caller): Promise<z.input<A>>;
}) => action as { body: B; answer: A } & OrdersAction;

/**
 * The list of orders and the actions under the same name (back office 7): those of orders, and those that later features
 * add.
 */
export const adminOrdersEndpoints = <const M extends readonly OrdersAction[]>(shop: AppContext, more: M) => {
  type Bodies = { [K in keyof M]: M[K]["body"] };
  type Answers = { [K in keyof M]: M[K]["answer"] };
  // A schema of all actions, so that the error for an unknown action lists them. Its type is their union.
  const body = z.discriminatedUnion("action", [update, ...more.map((one) => one.body)]) as unknown as z.ZodUnion<
    [typeof update, ...Bodies]
  >;
  const answers = [listAnswer, updated, ...more.map(({ answer }) => answer)] as unknown as [
    typeof listAnswer,
    typeof updated,
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
    defineEndpoint({
      method: "POST",
      name: "admin-orders",
      summary: "Without a body lists the newest orders; with one does what its action says.",
      access: "administrator",
      body: body.optional(),
      answer: z.union(answers),
      handle: async (call): Promise<never> => {
        const input = call.body as { action: string } | undefined;
        if (!input) return (await list(shop, orderFilters.parse({}), 1, NEWEST)) as never;
        const action = [updateOrder(shop), ...more].find((one) => one.body.shape.action.value === input.action);
        return (await action?.handle(input, call.caller)) as never;
      },
    }),
  ];
};

async function list(shop: AppContext, filters: OrderFilters, page: number, size = ORDERS_A_PAGE) {
  const { timeZone } = await storeSettings(shop.db);
  const { orders, total } = await ordersPage(shop.db, filters, timeZone, { page, size });
  const pages = Math.max(1, Math.ceil(total / size));
  return { success: true as const, orders: orders.map(asListItem), total, page, pages };
}

/** Any status may be chosen (decision 30). Shipping has an operation of its own (decision 28). */
const updateOrder = (shop: AppContext) =>
  ordersAction({
    body: update,
    answer: updated,
    handle: async ({ orderId, status, trackingCode, seenStatus: seen, seenPayment, sharesParcel }, caller) => {
      const actor = actorOf(caller);
      if (status === "shipped") {
        await shipOrder(shop, {
          orderId,
          parcel: { trackingNumber: trackingCode || undefined },
          seen,
          seenPayment,
          sharesParcel,
          ...actor,
        });
        return { success: true as const, offers_refund: false };
      }
      if (trackingCode) throw new AppError("invalid", messages.codeNeedsShipping);
      const { offersRefund } = await changeStatus(shop, { orderId, to: status, seen, ...actor });
      return { success: true as const, offers_refund: offersRefund };
    },
  });
