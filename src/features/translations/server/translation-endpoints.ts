import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { importReport } from "#shared/import-report.ts";
import { flag } from "#shared/parameters.ts";
import { messages } from "../messages.ts";
import {
  TRANSLATED_KINDS,
  type TranslatedKind,
  translated,
  translationInput,
  translationLanguage,
  translationsAnswer,
} from "../translation.ts";
import { MAX_FILE_BYTES } from "../translation-unit.ts";
import { importTranslations } from "./import-translations.ts";
import { confirmTranslation, deleteTranslation, saveTranslation } from "./save-translation.ts";
import type { Translated } from "./translated.ts";
import { asAnswer, gapsOf, progressOf, translationsOf, unitsOf } from "./translation-queries.ts";

const MAX_GAPS = 200;

const place = translated.extend({ language: translationLanguage });
const version = z.coerce.number().int().min(1);
const answer = z.object({ data: translationsAnswer });

/** `kinds` are those of all features that have translations. */
export const translationEndpoints = (shop: AppContext, kinds: readonly Translated[]) => {
  const kindOf = (name: TranslatedKind): Translated => {
    const kind = kinds.find((one) => one.kind === name);
    if (!kind) throw new AppError("not-found", messages.gone);
    return kind;
  };
  const read = async ({ kind: name, id }: z.output<typeof translated>) => {
    const kind = kindOf(name);
    const row = await translationsOf(shop.db, kind, id);
    if (!row) throw new AppError("not-found", messages.gone);
    return { data: asAnswer(kind, row) };
  };
  return [
    defineEndpoint({
      method: "GET",
      name: "admin-translations",
      summary: "The texts of one thing in English and in all other languages, with the state of each.",
      access: "administrator",
      query: translated,
      answer,
      handle: ({ query }) => read(query),
    }),
    defineEndpoint({
      method: "PUT",
      name: "admin-translations",
      summary:
        "Saves a translation. 409 where it was saved since the `version` that was seen, or the English since `source`.",
      access: "administrator",
      query: place,
      body: translationInput,
      answer,
      handle: async ({ query, body, caller }) => {
        await saveTranslation(shop, kindOf(query.kind), query, body, actorOf(caller));
        return read(query);
      },
    }),
    defineEndpoint({
      method: "POST",
      name: "admin-translation-confirm",
      summary: "Says that somebody who knows the language has read a translation that a machine made.",
      access: "administrator",
      query: place,
      body: z.object({ version }),
      answer,
      handle: async ({ query, body, caller }) => {
        const seen = { version: body.version, now: shop.clock.now() };
        await confirmTranslation(shop.db, kindOf(query.kind), query, seen, actorOf(caller));
        return read(query);
      },
    }),
    defineEndpoint({
      method: "DELETE",
      name: "admin-translations",
      summary: "Deletes a translation; shoppers read English again.",
      access: "administrator",
      query: place.extend({ version }),
      answer,
      handle: async ({ query, caller }) => {
        await deleteTranslation(shop, kindOf(query.kind), query, query.version, actorOf(caller));
        return read(query);
      },
    }),
    defineEndpoint({
      method: "GET",
      name: "admin-translation-progress",
      summary: "How far a language is, by kind of text; counted is what shoppers can see.",
      access: "administrator",
      query: z.object({ language: translationLanguage }),
      answer: z.object({
        data: z.array(
          z.object({
            kind: z.enum(TRANSLATED_KINDS),
            total: z.int(),
            published: z.int().describe("with all texts that English has"),
            drafts: z.int(),
            stale: z.int(),
            unconfirmed: z.int(),
            urgent: z.int().describe("safety information or responsible person missing or outdated in this language"),
          }),
        ),
      }),
      handle: async ({ query: { language } }) => {
        const data = [];
        for (const kind of kinds) data.push({ ...(await progressOf(shop.db, kind, language)), kind: kind.kind });
        return { data };
      },
    }),
    defineEndpoint({
      method: "GET",
      name: "admin-translation-gaps",
      summary: `What is missing, stale or unread in a language, the most pressing first, ${MAX_GAPS} of each kind at most.`,
      access: "administrator",
      query: z.object({ language: translationLanguage }),
      answer: z.object({
        data: z.array(
          z.object({
            kind: z.enum(TRANSLATED_KINDS),
            id: z.string(),
            title: z.string(),
            state: z.enum(["missing", "draft", "published"]),
            is_urgent: z.boolean(),
            is_stale: z.boolean(),
            is_unconfirmed: z.boolean(),
            missing: z.array(z.string()),
          }),
        ),
      }),
      handle: async ({ query: { language } }) => {
        const data = [];
        for (const kind of kinds)
          for (const gap of await gapsOf(shop.db, kind, language, MAX_GAPS))
            data.push({
              kind: kind.kind,
              id: gap.id,
              title: gap.title,
              state: gap.state ?? ("missing" as const),
              is_urgent: gap.is_urgent,
              is_stale: gap.is_stale ?? false,
              is_unconfirmed: gap.is_unconfirmed ?? false,
              missing: gap.missing,
            });
        return { data: data.toSorted((a, b) => Number(b.is_urgent) - Number(a.is_urgent)) };
      },
    }),
    defineEndpoint({
      method: "GET",
      name: "admin-translations-export",
      summary: "The texts of a language for a file, part by part; `next` asks for the following ones of the kind.",
      access: "administrator",
      query: z.object({
        language: translationLanguage,
        kind: z.enum(TRANSLATED_KINDS),
        after: z.string().max(60).optional(),
      }),
      answer: z.object({
        units: z.array(
          z.object({
            kind: z.enum(TRANSLATED_KINDS),
            id: z.string(),
            title: z.string(),
            field: z.string(),
            source: z.string(),
            target: z.string(),
            state: z.enum(["missing", "draft", "published"]),
            byMachine: z.boolean(),
            version: z.int().describe("of the translation; 0 where there is none"),
          }),
        ),
        next: z.string().nullable(),
      }),
      handle: async ({ query: { kind, language, after } }) => ({
        ...(await unitsOf(shop.db, kindOf(kind), language, after)),
      }),
    }),
    defineEndpoint({
      method: "POST",
      name: "admin-translations-import",
      summary:
        "Takes over a file of translations in CSV or XLIFF 2.0, all or nothing. A trial reports text by text and changes nothing.",
      access: "administrator",
      bytes: { limit: MAX_FILE_BYTES, types: ["text/csv", "application/xliff+xml", "application/octet-stream"] },
      query: z.object({
        language: translationLanguage,
        trial: flag("true"),
        publish: flag("false").describe("things with all their texts, whatever the file says of their state"),
      }),
      answer: importReport,
      handle: async ({ query, file, caller }) => {
        const { language, trial: isTrial, publish: publishesComplete } = query;
        const input = { language, bytes: await file(), isTrial, publishesComplete, now: shop.clock.now() };
        return importTranslations(shop.db, kinds, input, actorOf(caller));
      },
    }),
  ];
};
