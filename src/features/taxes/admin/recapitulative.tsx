import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { monthInWords } from "#shared/day.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { Card } from "#ui/card.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { messages } from "../operator-messages.ts";

interface RecapitulativeProps {
  businesses: ResponseOf<"GET admin-taxes">["recapitulative"];
  quarter: string;
  test: "true" | "false";
}

/** The lines of the recapitulative statement: what each business in another member state bought in a month. */
export function Recapitulative({ businesses, quarter, test }: RecapitulativeProps) {
  if (businesses.length === 0) return null;
  const { title, lead, vatNumber } = messages.recapitulative;
  const { columns } = messages;
  return (
    <Card title={title} lead={lead}>
      <Table label={`${title} (${quarter})`}>
        <TableHead>
          <HeaderCell>{vatNumber}</HeaderCell>
          <HeaderCell numeric>{columns.net}</HeaderCell>
          <HeaderCell numeric>{columns.documents}</HeaderCell>
        </TableHead>
        <tbody>
          {businesses.map(({ month, vat_number, buyer, net, documents }) => {
            const search = { quarter, test, treatment: "intra-community", month, vat_number };
            return (
              <Row key={`${month} ${vat_number}`}>
                <RowHeaderCell>
                  {vat_number}
                  <span className="block text-sm font-normal wrap-anywhere text-stone">
                    {[buyer, monthInWords(month)].filter(Boolean).join(", ")}
                  </span>
                </RowHeaderCell>
                <Cell numeric>{formatEuros(net)}</Cell>
                <Cell numeric>
                  <Link
                    to={`/admin/taxes/documents?${new URLSearchParams(search)}`}
                    className="link relative hit-area"
                    aria-label={`${documents} ${columns.documents}: ${vat_number}, ${monthInWords(month)}`}
                  >
                    {documents}
                  </Link>
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}
