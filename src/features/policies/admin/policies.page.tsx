import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf } from "#api-client/use-store.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { privatePage } from "#site/page-meta.ts";
import { PageHead } from "#ui/page-head.tsx";
import { Loading, SkeletonCard } from "#ui/skeleton.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import type { Route } from "./+types/policies.page";
import { GuaranteeNoticesCard } from "./guarantee-notices-card.tsx";
import { messages as screen } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), screen.title);

/** Every policy in every published language, with the version that is in force. */
export default function PoliciesPage() {
  const { data, error, refetch } = useEndpointQuery("GET admin-policies", {}, { staleTime: 0 });
  return (
    <>
      <PageHead title={screen.title} lead={screen.lead} back={{ to: "/admin/settings", label: screen.toSettings }} />
      {data ? (
        <Table label={screen.table}>
          <TableHead>
            {Object.values(screen.columns).map((column, i) => (
              <HeaderCell key={column} className={i > 1 ? "max-sm:hidden" : undefined}>
                {column}
              </HeaderCell>
            ))}
          </TableHead>
          <tbody>
            {data.data.map(({ policy, language, version, valid_from }) => (
              <Row key={policy + language}>
                <RowHeaderCell>
                  <Link to={`/admin/policies/${policy}?language=${language}`} className="link">
                    {screen.names[policy]}
                  </Link>
                  <span className="block text-sm font-normal text-stone sm:hidden">
                    {screen.version(version)}, {valid_from}
                  </span>
                </RowHeaderCell>
                <Cell>{languageName(language)}</Cell>
                <Cell className="max-sm:hidden">{screen.version(version)}</Cell>
                <Cell className="figures whitespace-nowrap max-sm:hidden">{valid_from}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : error ? (
        <ErrorView title={screen.failed} error={error} onRetry={refetch} />
      ) : (
        <Loading label={screen.loading}>
          <SkeletonCard className="h-96" />
        </Loading>
      )}
      <div className="mt-6">
        <GuaranteeNoticesCard />
      </div>
    </>
  );
}
