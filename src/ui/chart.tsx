import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { messages } from "./office-messages.ts";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "./table.tsx";

export interface ChartTable {
  /** What a row is, then its numbers. */
  head: readonly [string, ...string[]];
  rows: readonly (readonly [string, ...string[]])[];
}

interface ChartProps {
  title: string;
  /** What all of it comes to. */
  sum?: ReactNode;
  /** What it shows in a few words, such as the time. */
  lead?: ReactNode;
  /** The same numbers as a table. */
  table: ChartTable;
  /** Why there is nothing to show, where there is nothing. */
  empty?: string | false;
  className?: string;
  children: ReactNode;
}

/** The frame of a chart: its title, and a switch between chart and table. A chart is as high as its frame. */
export function Chart({ title, sum, lead, table, empty, className, children }: ChartProps) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <section aria-labelledby={id} className={classes("flex flex-col", className)}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id}>{title}</h2>
          {sum && <div className="figures mt-1 text-xl font-semibold">{sum}</div>}
          {lead && <p className="mt-1 text-sm text-stone">{lead}</p>}
        </div>
        <Button
          variant="quiet"
          size="icon-small"
          className="-mt-1.5 -mr-2 pointer-coarse:-mt-2.5 pointer-coarse:-mr-3"
          aria-label={isTable ? messages.asPicture(title) : messages.asTable(title)}
          onClick={() => setTable(!isTable)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="mt-5 grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        {isTable ? (
          <Numbers label={messages.table(title)} {...table} />
        ) : empty ? (
          <ChartEmpty>{empty}</ChartEmpty>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** Why there is nothing to compare. */
export const ChartEmpty = ({ children }: { children: string }) => (
  <p className="self-center py-12 text-center text-stone text-balance">{children}</p>
);

const Numbers = ({ label, head: [first, ...others], rows }: ChartTable & { label: string }) => (
  <Table label={label} scrolls className="max-h-72">
    <TableHead>
      <HeaderCell>{first}</HeaderCell>
      {others.map((name) => (
        <HeaderCell key={name} numeric>
          {name}
        </HeaderCell>
      ))}
    </TableHead>
    <tbody>
      {rows.map(([name, ...numbers]) => (
        <Row key={name}>
          <RowHeaderCell>{name}</RowHeaderCell>
          {numbers.map((number, i) => (
            <Cell key={others[i]} numeric>
              {number}
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
  </Table>
);
