import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { publicAddress } from "#features/images/shown-image.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { LANGUAGES } from "#shared/language.ts";
import { MAX_NOTICE_BYTES, NOTICE_TYPES } from "../guarantee-notice.ts";
import { addGuaranteeNotice, noticesInUse, removeGuaranteeNotice } from "./guarantee-notices.ts";

const query = z.object({ language: z.enum(LANGUAGES) });

export const guaranteeNoticeEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-guarantee-notices",
    summary: "The official notice of the legal guarantee by published language; null where the shop's own words stand.",
    access: "administrator",
    answer: z.object({
      data: z.array(
        query.extend({
          notice: z.object({ src: z.string(), width: z.int(), height: z.int(), since: z.iso.datetime() }).nullable(),
        }),
      ),
    }),
    handle: async () => {
      const [{ languages }, rows] = [await storeSettings(shop.db), await noticesInUse(shop.db)];
      const data = languages.map((language) => {
        const row = rows.find((one) => one.language === language);
        if (!row) return { language, notice: null };
        const { path, width, height, createdAt } = row;
        return { language, notice: { src: publicAddress(path), width, height, since: createdAt.toISOString() } };
      });
      return { data };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-guarantee-notices",
    summary: "Takes the Commission's file of the notice in, as it is, for one language. It replaces what stood there.",
    access: "administrator",
    query,
    bytes: { limit: MAX_NOTICE_BYTES, types: [...NOTICE_TYPES, "application/octet-stream"] },
    handle: async ({ query: { language }, file, caller }) =>
      addGuaranteeNotice(shop, { language, bytes: await file() }, actorOf(caller)),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-guarantee-notices",
    summary: "Takes the official notice of one language away: the shop's own words stand there again.",
    access: "administrator",
    query,
    handle: ({ query: { language }, caller }) => removeGuaranteeNotice(shop, language, actorOf(caller)),
  }),
];
