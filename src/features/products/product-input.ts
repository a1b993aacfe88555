import { z } from "zod";
import { MAX_IMAGES } from "#features/images/image-limits.ts";
import { CATEGORIES } from "./category.ts";
import { productDetails } from "./product-details.ts";
import { messages } from "./product-input-messages.ts";

export const MAX_EUROS = 1_000_000;
export const MAX_STOCK = 1_000_000;

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const price = z
  .number(messages.price)
  .min(0.01, messages.price)
  .max(MAX_EUROS, messages.priceTooHigh)
  .refine(hasTwoDecimals, messages.priceDecimals);
const stock = z.int(messages.stock).min(0, messages.stock).max(MAX_STOCK, messages.stock);
const discount = z
  .number(messages.discount)
  .min(0, messages.discount)
  .max(100, messages.discount)
  .refine(hasTwoDecimals, messages.discountDecimals);

/** A text that may be left out: trimmed, null where nothing is left. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messages.tooLong(max))
    .transform((text) => text || null)
    .nullable();
const optionalWhole = (message: string) => z.int(message).min(1, message).max(1_000_000, message).nullable();

/** Storage paths, full addresses and data addresses; whether they lead somewhere is asked where they are saved. */
const imageList = z
  .array(z.string().trim().min(1).max(50_000))
  .max(MAX_IMAGES, messages.tooManyImages)
  .refine((list) => new Set(list).size === list.length, messages.imageTwice);
/** A single image may come without a list (storefront 3). */
const images = z
  .union([z.array(z.string()), z.string().transform((one) => [one])], messages.imageAddress)
  .pipe(imageList)
  .nullable();

/** What an administrator may set on a product. Prices in euro. */
const fields = {
  name: z.string(messages.name).trim().min(1, messages.name).max(200, messages.tooLong(200)),
  price,
  stock,
  category: z.enum(CATEGORIES, messages.category),
  description: optionalText(10_000),
  image: images,
  is_new: z.boolean(),
  discount_percentage: discount,
  slug: z
    .string()
    .trim()
    .max(120, messages.tooLong(120))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, messages.slug),
  sku: z.string().trim().min(1, messages.sku).max(64, messages.tooLong(64)),
  gtin: z
    .string()
    .trim()
    .regex(/^([0-9]{8}|[0-9]{12,14})?$/, messages.gtin)
    .transform((text) => text || null)
    .nullable(),
  volume_ml: optionalWhole(messages.volume),
  weight_g: optionalWhole(messages.weight),
  maker: optionalText(300),
  responsible_person: optionalText(500),
  warning: optionalText(4_000),
  details: productDetails.nullable(),
};

/** Any part of a product, and what its form saw. */
export const productChange = z.object({
  ...z.object(fields).partial().shape,
  /** Takes a product out of the shop, or brings it back. */
  retired: z.boolean().optional(),
  /** Of the product that the change was made from: refused where it is another by now. */
  version: z.int().optional(),
  /** The stock that the form showed: the difference is what is applied, so that no sale meanwhile is lost. */
  stock_seen: z.int().min(0).max(100_000_000).optional(),
});

/** Name and price are required; the other fields have the defaults of back office 5. */
export const newProduct = z.object({
  /** Chosen by the caller: a repeated call with the same id makes no second product. */
  id: z.uuid().optional(),
  ...z.object(fields).partial().shape,
  name: fields.name,
  price: fields.price,
  stock: fields.stock.default(0),
  category: fields.category.default("diffusers"),
});

export type ProductChange = z.output<typeof productChange>;
export type NewProduct = z.output<typeof newProduct>;
/** As it is sent. */
export type ProductInput = z.input<typeof productChange>;
/** A field that can be set, by the name it has in a call. */
export type ProductField = keyof typeof fields;
