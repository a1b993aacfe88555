import { z } from "zod";
import { day } from "#shared/parameters.ts";
import { isPaid, ORDER_PAYMENT_STATES, type OrderPaymentState, PAYMENT_MEANING } from "./order-payment-state.ts";
import { ORDER_STATUSES, type OrderStatus, STATUS_MEANING } from "./order-status.ts";
import { messages } from "./state-messages.ts";

/**
 * The views that are tabs above the list. to-ship: paid, and the parcel is still to leave. unpaid: an open or failed
 * payment, and the order goes on. orders: all but abandoned checkouts.
 */
export const ORDER_TABS = ["orders", "to-ship", "unpaid", "shipped"] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/**
 * All views of the list. abandoned: unpaid, and the payment page is closed. reserved: unpaid orders that reserve goods.
 * refund-due: cancelled, but not refunded.
 */
export const ORDER_VIEWS = [...ORDER_TABS, "abandoned", "reserved", "refund-due"] as const;
export type OrderListView = (typeof ORDER_VIEWS)[number];

export const isAbandoned = (status: OrderStatus, payment: OrderPaymentState): boolean =>
  status === "pending" && payment === "failed";

export const isRefundDue = (status: OrderStatus, payment: OrderPaymentState): boolean =>
  status === "cancelled" && PAYMENT_MEANING[payment].holdsMoney === true;

/** Which orders a view shows, by status and payment state. `reserved` depends on stock, too. */
export const VIEW_RULES: Readonly<
  Record<Exclude<OrderListView, "reserved">, (status: OrderStatus, payment: OrderPaymentState) => boolean>
> = {
  "to-ship": (status, payment) => STATUS_MEANING[status].isOpen === true && isPaid(payment),
  unpaid: (status, payment) =>
    PAYMENT_MEANING[payment].isAttempt === true && status !== "cancelled" && !isAbandoned(status, payment),
  shipped: (status) => status === "shipped",
  orders: (status, payment) => !isAbandoned(status, payment),
  abandoned: isAbandoned,
  "refund-due": isRefundDue,
};

export const ORDER_SORTS = ["created", "number", "customer", "total", "status"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

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
