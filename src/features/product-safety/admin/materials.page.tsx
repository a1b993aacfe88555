import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf } from "#api-client/use-store.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { saveFile } from "#backoffice/save-file.ts";
import { MATERIALS } from "#features/products/materials.ts";
import { countryName } from "#features/shipping/countries.ts";
import { sheetNumber, sheetText } from "#shared/csv.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ListTable } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import type { Route } from "./+types/materials.page";
import { messages } from "./messages.ts";

const words = messages.materials;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

type Sold = ResponseOf<"GET admin-sold-materials">["sold"];

/** For the reports to the registers: what was sold by year, country and material. */
export default function MaterialsPage() {
  const answer = useEndpointQuery("GET admin-sold-materials", {});
  const { data } = answer;
  return (
    <>
      <PageHead title={words.title} lead={words.lead} back={{ to: "/admin/ready", label: messages.back }}>
        {data && data.sold.length > 0 && (
          <Button variant="secondary" onClick={() => saveFile("sold-by-material.csv", "text/csv", asCsv(data.sold))}>
            {words.save}
          </Button>
        )}
      </PageHead>
      <QueryView
        answer={answer}
        failed={words.failed}
        loading={words.loading}
        skeleton={<SkeletonCard className="h-64" />}
      >
        {(data) =>
          data.sold.length === 0 ? (
            <Card title={words.list}>
              <p className="text-stone">{words.empty}</p>
            </Card>
          ) : (
            <SoldInYear sold={data.sold} />
          )
        }
      </QueryView>
    </>
  );
}

const asCsv = (sold: Sold): string =>
  sheetText([
    [words.year, words.country, words.material, words.pieces, words.kilograms],
    ...sold.map(({ year, country, material, pieces, kilograms }) => [
      String(year),
      countryName(country),
      material,
      String(pieces),
      sheetNumber(kilograms.toFixed(3)),
    ]),
  ]);

/** A row for each country, a column for each material: its weight, and of how many pieces. */
function SoldInYear({ sold }: { sold: Sold }) {
  const years = [...new Set(sold.map(({ year }) => String(year)))];
  const [wanted, setYear] = useState(years[0]);
  const ofYear = sold.filter(({ year }) => String(year) === wanted);
  const materials = MATERIALS.filter((one) => ofYear.some(({ material }) => material === one));
  const countries = [...Map.groupBy(ofYear, ({ country }) => country)];
  return (
    <>
      <SelectField
        label={words.year}
        options={years.map((year) => ({ value: year, label: year }))}
        value={wanted}
        onChange={({ target }) => setYear(target.value)}
        className="mb-4 w-40"
      />
      <ListTable
        label={words.list}
        rows={countries.map(([id, rows]) => ({ id, rows }))}
        columns={[
          { head: words.country, cell: ({ id }) => countryName(id) },
          ...materials.map((one) => ({
            head: `${words.kinds[one]}, kg`,
            numeric: true,
            from: "sm" as const,
            cell: ({ rows }: { rows: Sold }) => <Weight of={rows.find(({ material }) => material === one)} />,
          })),
        ]}
      />
    </>
  );
}

const Weight = ({ of }: { of: Sold[number] | undefined }) =>
  of ? (
    <>
      {of.kilograms.toFixed(3)}
      <span className="text-xs text-stone max-sm:ml-2 sm:block">
        {words.pieces}: {of.pieces}
      </span>
    </>
  ) : (
    "–"
  );
