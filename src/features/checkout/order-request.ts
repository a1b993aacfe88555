import { z } from "zod";
import { MAX_LINES, MAX_QUANTITY } from "#features/cart/cart-line.ts";
import { MAX_VAT_NUMBER } from "#features/settings/vat-number.ts";
import { DELIVERY_METHODS } from "#features/shipping/shipping-cost.ts";
import { line, optionalLine, printed } from "#shared/line-text.ts";
import { EMAIL } from "./email-address.ts";

/** The checkout request (storefront 3). Its prices are what the shopper saw; the server decides (decision 14). */
export const orderRequest = z.object({
  items: z
    .array(
      z.object({
        id: z.uuid().optional(),
        name: z.string().max(200),
        price: z.number().optional(),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        category: z.string().max(40).optional(),
        discount_percentage: z.number().nullish(),
      }),
    )
    .min(1)
    .max(MAX_LINES),
  customer: z.object({
    firstName: printed(line(100)),
    lastName: printed(line(100)),
    email: z
      .string()
      .trim()
      .max(254)
      .pipe(z.email({ pattern: EMAIL })),
    address: printed(line(200)),
    city: printed(line(100)),
    zip: line(20),
    phone: line(30),
    country: z.string().length(2).optional(),
    state: printed(optionalLine(60)).optional(),
  }),
  delivery: z.object({
    method: z.enum(DELIVERY_METHODS),
    country: z.string().length(2).nullish(),
    parcelMachineId: z.uuid().nullish(),
    mainDeliveryCountry: z.string().length(2),
  }),
  /** The business that buys. Its VAT number takes VAT off once VIES has confirmed it. */
  business: z
    .object({
      company: printed(line(200)),
      vatNumber: optionalLine(MAX_VAT_NUMBER).optional(),
      /** In the register of its country. */
      register: printed(optionalLine(40)).optional(),
    })
    .optional(),
  /** The way to pay that was chosen, as `checkout-methods` names it; the provider's own page offers its ways without. */
  paymentMethod: z
    .string()
    .regex(/^[a-z-]{1,20}\/[\w:.-]{1,80}$/)
    .optional(),
  /** Asked for where the fields in the shop's page did not load. */
  paymentPage: z.literal("hosted").optional(),
  /** An order of the shopper that this one pays again, with the key of its signed link. A wrong key makes an order of its own. */
  payAgain: z.object({ orderId: z.uuid(), key: z.string().max(100) }).optional(),
  /** Euro. */
  totalAmount: z.number().min(0).max(100_000_000),
});
export type OrderRequest = z.infer<typeof orderRequest>;
