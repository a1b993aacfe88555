import { z } from "zod";
import { MAX_LINES, MAX_QUANTITY } from "#features/cart/cart-line.ts";
import { DEFAULT_COUNTRY, isDeliveryCountry } from "#features/shipping/countries.ts";
import { homeCountry } from "#features/shipping/home-country.ts";
import { DELIVERY_METHODS } from "#features/shipping/shipping-cost.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/language.ts";
import { newId } from "#shared/new-id.ts";
import type { StoreSettings } from "#shared/store-settings.ts";

/** How an order by hand is paid: later by a link, or now, to the shopkeeper. */
export const WAYS_TO_PAY = ["link", "cash", "terminal", "bank-transfer"] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];
export const PAID_BY_HAND = ["cash", "terminal", "bank-transfer"] as const satisfies readonly WayToPay[];

/** Goods that the buyer took along are paid at once: the shop keeps no goods for a link that nobody may ever pay. */
export const waysToPay = (isHandedOver: boolean): readonly WayToPay[] => (isHandedOver ? PAID_BY_HAND : WAYS_TO_PAY);

const text = (maxLength: number) => z.string().max(maxLength);

/** An order that is not placed yet, as its form holds it: nothing of it need be complete or right. Amounts in euro. */
export const draftData = z.object({
  lines: z
    .array(
      z.object({
        productId: z.uuid(),
        name: text(200),
        price: z.number().min(0).max(1_000_000),
        quantity: z.int().min(0).max(MAX_QUANTITY),
        /** Its address; missing in drafts of before there were images. */
        image: text(500).optional(),
      }),
    )
    .max(MAX_LINES),
  firstName: text(100),
  lastName: text(100),
  email: text(254),
  company: text(200),
  companyRegister: text(40),
  /** Missing in drafts of before there were VAT numbers. */
  vatNumber: text(40).optional(),
  language: z.enum(LANGUAGES),
  isHandedOver: z.boolean(),
  delivery: z.object({
    method: z.enum(DELIVERY_METHODS),
    country: text(2),
    machineCountry: text(2),
    machineId: text(36),
    phone: text(30),
    address: text(200),
    city: text(100),
    zip: text(20),
    state: text(60),
  }),
  discount: text(12),
  discountReason: text(200),
});
export type DraftData = z.infer<typeof draftData>;

/** A draft as it is edited: kept before, or new. */
export interface EditedDraft {
  /** Chosen when it is begun; an order that is placed of it has it as its key. */
  id: string;
  /** 0 until it is kept. */
  version: number;
  data: DraftData;
}

/** As a new order begins: it goes to the shop's own country, and speaks that country's language where the shop does. */
export function newDraft({ trader, languages }: Pick<StoreSettings, "trader" | "languages">): EditedDraft {
  const home = homeCountry({ trader });
  const country = isDeliveryCountry(home) ? home : DEFAULT_COUNTRY;
  const data: DraftData = {
    lines: [],
    firstName: "",
    lastName: "",
    email: "",
    company: "",
    companyRegister: "",
    vatNumber: "",
    language: languages.find((one) => new Intl.Locale(one).maximize().region === country) ?? DEFAULT_LANGUAGE,
    isHandedOver: false,
    delivery: {
      method: "courier",
      country,
      machineCountry: country,
      machineId: "",
      phone: "",
      address: "",
      city: "",
      zip: "",
      state: "",
    },
    discount: "",
    discountReason: "",
  };
  return { id: newId(), version: 0, data };
}
