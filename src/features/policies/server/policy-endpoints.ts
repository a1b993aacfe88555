import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { settingsInLanguage, storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { dayIn } from "#shared/day.ts";
import { LANGUAGES } from "#shared/language.ts";
import { newVersion, POLICIES } from "../policy.ts";
import { policyInForce, versionsOf } from "./policy-queries.ts";
import type { policyVersions } from "./policy-versions-table.ts";
import { processorsOf } from "./processors.ts";
import { policyText, startText } from "./render-policy.ts";
import { addPolicyVersion, withdrawPolicyVersion } from "./save-policy.ts";

const which = z.object({ policy: z.enum(POLICIES), language: z.enum(LANGUAGES) });
const source = z.object({ title: z.string(), lead: z.string(), body: z.string() });
const version = source.extend({
  version: z.int(),
  valid_from: z.iso.datetime(),
  created_at: z.iso.datetime(),
  /** Of a planned version that was taken back. */
  withdrawn: z.boolean(),
});

const asVersion = (row: typeof policyVersions.$inferSelect) => ({
  version: row.version,
  title: row.title,
  lead: row.lead,
  body: row.body,
  valid_from: row.validFrom.toISOString(),
  created_at: row.createdAt.toISOString(),
  withdrawn: row.withdrawnAt !== null,
});

export const policyEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-policies",
    summary: "Lists the policies by language, with the version that is in force; 0 is the start text of the program.",
    access: "administrator",
    answer: z.object({
      data: z.array(which.extend({ title: z.string(), version: z.int(), valid_from: z.iso.date() })),
    }),
    handle: async () => {
      const { timeZone, languages } = await storeSettings(shop.db);
      const at = shop.clock.now();
      const data = [];
      for (const language of languages)
        for (const policy of POLICIES) {
          const found = await withLanguage(language, () => policyInForce(shop.db, { policy, at, timeZone }));
          const { title, version: inForce, validFrom } = found;
          data.push({ policy, language, title, version: inForce, valid_from: dayIn(timeZone, validFrom) });
        }
      return { data };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-policy",
    summary:
      "One policy in one language: its versions, the newest first, the start text, and how the text in force reads.",
    access: "administrator",
    query: which,
    answer: z.object({
      data: z.object({
        start: source,
        in_force: z.int().describe("the version that shoppers see; 0 is the start text"),
        shown: z.string().describe("HTML of the text in force with the shop's facts"),
        versions: z.array(version),
      }),
    }),
    handle: async ({ query: { policy, language } }) =>
      withLanguage(language, async () => {
        const settings = await settingsInLanguage(shop.db);
        const at = shop.clock.now();
        const inForce = await policyInForce(shop.db, { policy, at, timeZone: settings.timeZone });
        const rows = await versionsOf(shop.db, policy, language);
        const shown = policyText(policy, inForce, settings, processorsOf(shop)).sections.map(({ html }) => html);
        const data = { start: startText(policy), in_force: inForce.version, shown: shown.join("") };
        return { data: { ...data, versions: rows.map(asVersion) } };
      }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-policies",
    summary:
      "Adds a version of a policy, in force at once or from a day on. 409 where somebody else has added one since `seen`.",
    access: "administrator",
    body: newVersion,
    answer: z.object({ data: version }),
    handle: async ({ body, caller }) => ({
      data: asVersion(await addPolicyVersion(shop, body, actorOf(caller))),
    }),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-policies",
    summary: "Takes back a version of a policy that has not begun. 409 where it has.",
    access: "administrator",
    query: which.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
    handle: ({ query, caller }) => withdrawPolicyVersion(shop, query, actorOf(caller)),
  }),
];
