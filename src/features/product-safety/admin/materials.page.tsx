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
        <Card title={words.list}>
          {rows.length === 0 ? (
            <p className="text-stone">{words.empty}</p>
          ) : (
            <div className="overflow-x-auto">
              <table className="w-full text-left text-sm">
                <thead>
                  <tr>
                    {head.map((title, i) => (
                      <th key={title} scope="col" className={i > 2 ? "py-2 pl-4 text-right" : "py-2 pr-4"}>
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.slice(0, 3).join(" ")} className="border-t border-beige">
                      {row.map((cell, i) => (
                        <td key={head[i]} className={i > 2 ? "figures py-2 pl-4 text-right" : "py-2 pr-4"}>
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Card>
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
