import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { type Call, defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { FIRST_LOOK_ITEMS, firstLooks, missingOf, READINESS, READINESS_ITEMS, RULES_AS_OF } from "../readiness.ts";
import { NEEDS_PASSWORD, SETTING_KEYS } from "../setting.ts";
import { settingValues } from "../store-settings.ts";
import { type Notify, saveSetting, type WithoutWarning } from "./save-setting.ts";
import { noticedLanguages, storeSettings } from "./settings-queries.ts";
import { addTaxRate, allTaxRates, type HasSales, removeTaxRate } from "./tax-rates.ts";

interface Unready {
  gap: string;
  count: number;
  products: { id: string; name: string; sku: string }[];
}

const setting = z.object({ key: z.enum(SETTING_KEYS), value: z.string() });

const country = z.string().regex(/^[A-Z]{2}$/, { error: () => issues.country });
const rate = z.number().min(0).max(100).multipleOf(0.01);

/** What other features know of the shop. */
interface Checks {
  /** Names the products that have no safety information in a language. */
  withoutWarning: WithoutWarning;
  /** Names the products that lack what an offer must tell. */
  unready: (settings: StoreSettings) => Promise<Unready[]>;
  /** Whether VIES refuses the shop's VAT number. */
  isNumberRefused: (settings: StoreSettings) => Promise<boolean>;
  hasSales: HasSales;
  /** Whether an order was ever paid. */
  hasSold: () => Promise<boolean>;
  /** Emails about some of them. */
  notify: Notify;
  /** @throws AppError where it is not that of who calls */
  confirmPassword: (caller: Call<unknown, unknown>["caller"], password: string) => Promise<void>;
}

export const settingsEndpoints = (
  shop: AppContext,
  { withoutWarning, unready, isNumberRefused, hasSales, hasSold, notify, confirmPassword }: Checks,
) => [
  defineEndpoint({
    method: "GET",
    name: "admin-settings",
    summary: "Lists the settings of the shop by key, each with its usual value where it was never set.",
    access: "administrator",
    answer: z.object({
      data: z.array(setting),
      has_sold: z.boolean().describe("an order was paid: another time zone moves what is in the books"),
    }),
    handle: async () => {
      const values = settingValues(await storeSettings(shop.db));
      const data = SETTING_KEYS.toSorted().map((key) => ({ key, value: values[key] }));
      return { data, has_sold: await hasSold() };
    },
  }),
  defineEndpoint({
    method: "PUT",
    name: "admin-settings",
    summary:
      "Sets one setting. With `seen`, only where that is still its value; otherwise 409 with the `current` one. A language in which products lack their safety information is published only with `confirmed`, the bank account set only with the `password` of who calls.",
    access: "administrator",
    body: z.object({
      key: z.enum(SETTING_KEYS),
      value: z.union([z.string().max(10_000), z.number()]).transform(String),
      seen: z.string().max(10_000).optional(),
      confirmed: z.boolean().optional(),
      password: z.string().max(200).optional(),
    }),
    answer: z.object({ data: setting }),
    handle: async ({ body, caller }) => {
      if (NEEDS_PASSWORD.includes(body.key)) await confirmPassword(caller, body.password ?? "");
      const value = await saveSetting(shop, body, actorOf(caller), withoutWarning, notify);
      return { data: { key: body.key, value } };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-readiness",
    summary:
      "What the settings lack of what the law asks a live shop to tell, as of which day the rules were looked up, and whether the payments of a live shop are tests, whether it makes backups, and what to look at before the first order.",
    access: "administrator",
    answer: z.object({
      as_of: z.iso.date(),
      /** It is live and its payment providers move no money. */
      paid_in_test: z.boolean(),
      /** A live shop that makes no backup at night. */
      without_backup: z.boolean(),
      /** What to look at before the first order. */
      first_looks: z.array(z.enum(FIRST_LOOK_ITEMS)),
      missing: z.array(z.object({ item: z.enum(READINESS_ITEMS), required: z.boolean(), rule: z.string() })),
      /** Products on sale that lack something; the first of each kind by name. */
      products: z.array(
        z.object({
          gap: z.string(),
          count: z.int(),
          products: z.array(z.object({ id: z.uuid(), name: z.string(), sku: z.string() })),
        }),
      ),
    }),
    handle: async () => {
      const settings = await storeSettings(shop.db);
      const noticed = await noticedLanguages(shop.db);
      const missing = missingOf(settings, noticed, await isNumberRefused(settings)).map((item) => {
        const { isRequired, rule } = READINESS[item];
        return { item, required: isRequired, rule };
      });
      const isLive = shop.config.mode === "live";
      return {
        as_of: RULES_AS_OF,
        paid_in_test: isLive && shop.config.isPaidInTest,
        without_backup: isLive && !shop.config.BACKUP_S3_BUCKET,
        first_looks: firstLooks(settings, await hasSold()),
        missing,
        products: await unready(settings),
      };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-tax-rates",
    summary: "Lists the VAT rates in percent by country, past and future ones included.",
    access: "administrator",
    answer: z.object({
      data: z.array(
        z.object({
          id: z.uuid(),
          country: z.string(),
          rate: z.number(),
          valid_from: z.iso.date(),
          valid_to: z.iso.date().nullable(),
        }),
      ),
    }),
    handle: async () => ({
      data: (await allTaxRates(shop.db)).map(({ validFrom, validTo, ...one }) => ({
        ...one,
        valid_from: validFrom,
        valid_to: validTo,
      })),
    }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-tax-rates",
    summary: "Adds the VAT rate of a country from a day on, today at the earliest.",
    access: "administrator",
    body: z.object({ country, rate, valid_from: z.iso.date() }),
    handle: ({ body: { valid_from: validFrom, ...body }, caller }) =>
      addTaxRate(shop, { ...body, validFrom }, actorOf(caller)),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-tax-rates",
    summary: "Takes back a VAT rate that is not in force yet, or is since today and no order has.",
    access: "administrator",
    query: z.object({ id: z.uuid() }),
    handle: ({ query, caller }) => removeTaxRate(shop, query.id, actorOf(caller), hasSales),
  }),
];
