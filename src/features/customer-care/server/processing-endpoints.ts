import { z } from "zod";
import { auditExport } from "#features/audit/server/write-audit.ts";
import { consentRecords } from "#features/subscribers/server/consent-records.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { LANGUAGES } from "#shared/language.ts";
import { processingRecord } from "./processing.ts";

export const processingEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-processing",
    summary: "The record of processing activities, and recipients that a privacy policy in force does not name.",
    access: "administrator",
    answer: z.object({
      records: z.array(
        z.object({
          activity: z.string(),
          purpose: z.string(),
          basis: z.string(),
          data: z.string(),
          recipients: z.string(),
          kept: z.string(),
        }),
      ),
      unnamed: z.array(z.object({ language: z.enum(LANGUAGES), names: z.array(z.string()) })),
    }),
    handle: () => processingRecord(shop),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-consents",
    summary: "What people agreed to or took back, in which words and when, the newest first, 5,000 at most.",
    access: "administrator",
    answer: z.object({
      total: z.int(),
      consents: z.array(
        z.object({
          email: z.string(),
          purpose: z.string(),
          given: z.boolean(),
          wording: z.string(),
          source: z.string(),
          at: z.iso.datetime(),
        }),
      ),
    }),
    handle: async ({ caller }) => {
      // The page asks again whenever it is opened: one entry an hour.
      await auditExport(shop.db, "consents.exported", "subscriber", caller, false);
      return consentRecords(shop.db);
    },
  }),
];
