import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf } from "#api-client/use-store.ts";
import { shortDay } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { SettingsFrame } from "#backoffice/settings-frame.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { privatePage } from "#site/page-meta.ts";
import { Badge } from "#ui/badge.tsx";
import { opensByPress, opensLook } from "#ui/list-table.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { olderThan } from "../older-languages.ts";
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
          <Table label={screen.table}>
            <TableHead>
              {Object.values(screen.columns).map((column) => (
                <HeaderCell key={column}>{column}</HeaderCell>
              ))}
            </TableHead>
            <tbody>
              {[...Map.groupBy(data.data, ({ policy }) => policy)].map(([policy, texts]) => {
                const [own, unchanged] = [texts.filter(isOwn), texts.filter((text) => !isOwn(text))];
                const day = texts.find(({ language }) => language === DEFAULT_LANGUAGE)?.valid_from ?? "";
                const older = olderThan(day, texts);
                const first = texts.find(({ language }) => language === currentLanguage()) ?? texts[0];
                return (
                  <Row key={policy} {...opensByPress}>
                    <RowHeaderCell>
                      <Link to={addressOf(policy, first?.language ?? DEFAULT_LANGUAGE)} className={opensLook}>
                        {screen.names[policy]}
                      </Link>
                    </RowHeaderCell>
                    <Cell className="text-stone">
                      <ul className="flex flex-wrap gap-x-6 gap-y-2 not-empty:mb-2 last:mb-0">
                        {own.map(({ language, ...text }) => (
                          <li key={language}>
                            <Link
                              to={addressOf(policy, language)}
                              aria-label={`${screen.names[policy]}, ${languageName(language)}`}
                              className="link relative hit-area"
                            >
                              {languageName(language)}
                            </Link>
                            <VersionLine {...text} isOlder={older.includes(language)} />
                          </li>
                        ))}
                      </ul>
                      {unchanged[0] && (
                        <>
                          {own.length > 0 && unchanged.map(({ language }) => languageName(language)).join(", ")}
                          <VersionLine {...unchanged[0]} isOlder={older.includes(unchanged[0].language)} />
                        </>
                      )}
                    </Cell>
                  </Row>
                );
              })}
            </tbody>
          </Table>
        )}
      </QueryView>
      <div className="mt-6">
        <GuaranteeNoticesCard />
      </div>
    </SettingsFrame>
  );
}

interface VersionLineProps {
  version: number;
  valid_from: string;
  isOlder: boolean;
}

const VersionLine = ({ version, valid_from, isOlder }: VersionLineProps) => (
  <span className="block text-xs font-normal text-stone">
    {screen.version(version)}, <span className="whitespace-nowrap">{shortDay(valid_from)}</span>
    {isOlder && (
      <>
        {" "}
        <Badge tone="warning">{screen.older}</Badge>
      </>
    )}
  </span>
);
