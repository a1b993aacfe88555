import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "./table.tsx";

export interface Column<T> {
  head: string;
  /** The head is for screen readers only, as over buttons. */
  isHeadHidden?: boolean;
  numeric?: boolean;
  /** Of the head and its cells, such as the width below which both are left out. */
  className?: string;
  cellClassName?: string;
  cell: (row: T) => ReactNode;
}

type ListTableProps<T> = { label: string; columns: readonly Column<T>[]; rows: readonly T[] };

/** A table by its columns. The first one names its rows. */
export const ListTable = <T extends { id: string }>({ label, columns, rows }: ListTableProps<T>) => (
  <Table label={label}>
    <TableHead>
      {columns.map(({ head, isHeadHidden, numeric, className }) => (
        <HeaderCell key={head} numeric={numeric} className={className}>
          {isHeadHidden ? <span className="sr-only">{head}</span> : head}
        </HeaderCell>
      ))}
    </TableHead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id}>
          {columns.map(({ head, numeric, className, cellClassName, cell }, i) => {
            const Of = i === 0 ? RowHeaderCell : Cell;
            return (
              <Of key={head} {...(i > 0 && { numeric })} className={classes(className, cellClassName)}>
                {cell(row)}
              </Of>
            );
          })}
        </Row>
      ))}
    </tbody>
  </Table>
);
