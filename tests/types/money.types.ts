// What must not compile. The type check fails where an expected error is missing.
import type { orders } from "#features/orders/server/orders-table.ts";
import { type Cents, cents, euros } from "#shared/money.ts";

type OrderRow = typeof orders.$inferSelect;

export const columnsHoldCents = (row: OrderRow): Cents => row.totalCents;
export const madeOfCents: Pick<OrderRow, "totalCents"> = { totalCents: cents(1999) };
export const madeOfEuros: Pick<OrderRow, "totalCents"> = { totalCents: euros(19.99) };

// @ts-expect-error A number may be euros.
export const plainNumber: Cents = 1999;
// @ts-expect-error A column of money takes no plain number.
export const plainColumn: Pick<OrderRow, "totalCents"> = { totalCents: 1999 };
