import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf } from "#api-client/use-store.ts";
import { shortDay } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { SettingsFrame } from "#backoffice/settings-frame.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { privatePage } from "#site/page-meta.ts";
import { Badge } from "#ui/badge.tsx";
import { ListTable, opensLook } from "#ui/list-table.tsx";
import { olderThan } from "../older-languages.ts";
import type { Policy } from "../policy.ts";
import type { Route } from "./+types/policies.page";
import { GuaranteeNoticesCard } from "./guarantee-notices-card.tsx";
import { messages as screen } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), screen.title);

const isOwn = ({ version }: { version: number }): boolean => version > 0;
const addressOf = (policy: string, language: Language): string => `/admin/policies/${policy}?language=${language}`;

/** Every policy with its published languages, each with the version that is in force. */
export default function PoliciesPage() {
  const answer = useEndpointQuery("GET admin-policies", {}, { staleTime: 0 });
  return (
    <SettingsFrame title={screen.title} lead={screen.lead}>
      <QueryView answer={answer} failed={screen.failed} loading={screen.loading}>
        {(data) => (
          <ListTable
            label={screen.table}
            className="max-w-none! sm:[&_table]:table-fixed"
            rows={[...Map.groupBy(data.data, ({ policy }) => policy)].flatMap(([policy, texts]) =>
              versionsOf(policy, texts),
            )}
            columns={[
              {
                head: screen.columns.policy,
                className: "sm:w-2/5",
                cell: ({ policy, languages }) => (
                  <Link
                    to={addressOf(policy, openedOf(languages))}
                    aria-label={languages.length > 1 ? undefined : `${screen.names[policy]}, ${namesOf(languages)}`}
                    className={opensLook}
                  >
                    {screen.names[policy]}
                  </Link>
                ),
              },
              {
                head: screen.language,
                from: "sm",
                isPlain: true,
                cell: ({ languages, isAll }) => (isAll ? screen.allLanguages : namesOf(languages)),
              },
              {
                head: screen.columns.version,
                from: "sm",
                isPlain: true,
                cell: ({ version, valid_from, isOlder }) => (
                  <>
                    {screen.version(version)}
                    {isOlder && (
                      <>
                        {" "}
                        <Badge tone="warning">{screen.older}</Badge>
                      </>
                    )}
                    <span className="text-xs text-stone sm:block">
                      <span className="sm:hidden">, </span>
                      <span className="whitespace-nowrap">{shortDay(valid_from)}</span>
                    </span>
                  </>
                ),
              },
              {
                head: screen.open,
                isHeadHidden: true,
                className: "w-12",
                cell: () => <ChevronRight aria-hidden="true" className="ml-auto size-4 text-stone" />,
              },
            ]}
          />
        )}
      </QueryView>
      <div className="mt-6">
        <GuaranteeNoticesCard />
      </div>
    </SettingsFrame>
  );
}

type PolicyText = ResponseOf<"GET admin-policies">["data"][number];

const namesOf = (languages: readonly Language[]): string => languages.map(languageName).join(", ");

/** That of the back office, where it is one of them. */
const openedOf = (languages: readonly Language[]): Language =>
  languages.find((language) => language === currentLanguage()) ?? languages[0] ?? DEFAULT_LANGUAGE;

/** The own text of each language, and the languages that have the default one. */
function versionsOf(policy: Policy, texts: readonly PolicyText[]) {
  const day = texts.find(({ language }) => language === DEFAULT_LANGUAGE)?.valid_from ?? "";
  const older = olderThan(day, texts);
  const [own, unchanged] = [texts.filter(isOwn), texts.filter((text) => !isOwn(text))];
  return [...own.map((text) => [text]), unchanged].flatMap(([first, ...others]) =>
    first
      ? [
          {
            id: `${policy} ${first.language}`,
            policy,
            languages: [first, ...others].map(({ language }) => language),
            isAll: others.length + 1 === texts.length,
            version: first.version,
            valid_from: first.valid_from,
            isOlder: older.includes(first.language),
          },
        ]
      : [],
  );
}
