import { z } from "zod";
import { messages as issues } from "#shared/issue-messages.ts";
import { ORDER_PAYMENT_STATES, type OrderPaymentState, PAYMENT_MEANING } from "./order-payment-state.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";
import { messages } from "./state-messages.ts";

/**
 * The views of the list. orders: all but abandoned checkouts. abandoned: unpaid, and the payment page is closed.
 * reserved: unpaid orders that reserve goods. refund-due: cancelled, but not refunded.
 */
export const ORDER_VIEWS = ["orders", "abandoned", "reserved", "refund-due"] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

export const isAbandoned = (status: OrderStatus, payment: OrderPaymentState): boolean =>
  status === "pending" && payment === "failed";

export const isRefundDue = (status: OrderStatus, payment: OrderPaymentState): boolean =>
  status === "cancelled" && PAYMENT_MEANING[payment].holdsMoney === true;

export const ORDER_SORTS = ["created", "number", "customer", "total", "status"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const day = z.iso.date().refine((text) => text >= "2000" && text < "2200", { error: () => issues.year });

/** The filters of the list, as they are in the URL: commas separate statuses. */
export const orderFilters = z
  .object({
    /** Number, tracking code, name or e-mail. */
    search: z.string().trim().max(200).default(""),
    /** First name, last name or e-mail. */
    customer: z.string().trim().max(200).default(""),
    status: z
      .string()
      .max(200)
      .default("")
      .transform((words) => words.split(",").filter((word) => word !== ""))
      .pipe(z.array(z.enum(ORDER_STATUSES))),
    /** Without a view: all orders. */
    view: z.enum(ORDER_VIEWS).optional(),
    payment: z.enum(ORDER_PAYMENT_STATES).optional(),
    review_flag: z.enum(["yes"]).optional(),
    /** The first and the last day, whole days of the shop's time zone. */
    from: day.optional(),
    to: day.optional(),
    sort: z.enum(ORDER_SORTS).default("created"),
    direction: z.enum(["asc", "desc"]).default("desc"),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { error: () => messages.wrongWay, path: ["from"] });
export type OrderFilters = z.output<typeof orderFilters>;

export const ORDERS_A_PAGE = 25;
