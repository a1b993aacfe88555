import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf } from "#api-client/use-store.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { saveFile } from "#backoffice/save-file.ts";
import { countryName } from "#features/shipping/countries.ts";
import { csvText } from "#shared/csv.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading, SkeletonCard } from "#ui/skeleton.tsx";
import { Cell, HeaderCell, Row, Table, TableHead } from "#ui/table.tsx";
import type { Route } from "./+types/materials.page";
import { messages } from "./messages.ts";

const words = messages.materials;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

/** For the reports to the registers: what was sold by year, country and material. */
export default function MaterialsPage() {
  const { data, error, refetch } = useEndpointQuery("GET admin-sold-materials", {});
  const head = [words.year, words.country, words.material, words.pieces, words.kilograms];
  const rows = (data?.sold ?? []).map(({ year, country, material, pieces, kilograms }) => [
    ...[String(year), countryName(country), material, String(pieces), kilograms.toFixed(3)],
  ]);
  return (
    <>
      <PageHead title={words.title} lead={words.lead} back={{ to: "/admin/ready", label: messages.back }}>
        {rows.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => saveFile("sold-by-material.csv", "text/csv", csvText([head, ...rows]))}
          >
            {words.save}
          </Button>
        )}
      </PageHead>
      {data ? (
        rows.length === 0 ? (
          <Card title={words.list}>
            <p className="text-stone">{words.empty}</p>
          </Card>
        ) : (
          <Table label={words.list}>
            <TableHead>
              {head.map((title, i) => (
                <HeaderCell key={title} numeric={i > 2} className={i === 1 || i === 2 ? "max-sm:hidden" : undefined}>
                  {title}
                </HeaderCell>
              ))}
            </TableHead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.slice(0, 3).join(" ")}>
                  {row.map((cell, i) => (
                    <Cell
                      key={head[i]}
                      numeric={i > 2}
                      className={i === 1 || i === 2 ? "max-sm:hidden" : "max-sm:px-2"}
                    >
                      {cell}
                      {i === 0 && (
                        <span className="block text-stone wrap-anywhere sm:hidden">{row.slice(1, 3).join(", ")}</span>
                      )}
                    </Cell>
                  ))}
                </Row>
              ))}
            </tbody>
          </Table>
        )
      ) : error ? (
        <ErrorView title={words.failed} error={error} onRetry={refetch} />
      ) : (
        <Loading label={words.loading}>
          <SkeletonCard className="h-64" />
        </Loading>
      )}
    </>
  );
}
