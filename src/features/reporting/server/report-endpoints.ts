import { z } from "zod";
import { periodFilter } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import { signedAddress } from "#http/signed-links.ts";
import type { AppContext } from "#platform/context.ts";
import { currentLanguage } from "#shared/language.ts";
import {
  averageOrder,
  columnsOf,
  type DaySums,
  marginOf,
  periodBefore,
  STEPS,
  type Sums,
  stepOf,
  totalOf,
} from "../report.ts";
import { type GroupSums, salesBy, salesByDay } from "./report-queries.ts";
import { reportQuery } from "./report-query.ts";

/** Rows on the screen; a file has all of them. */
const ROWS = 50;

const euros = z.number().describe("euro");
const figures = z.object({
  orders: z.int(),
  pieces: z.int(),
  sales: euros,
  refunds: euros,
  net: euros,
  vat: euros,
  goods: euros,
  shipping: euros,
  discounts: euros,
  average: euros,
  margin: euros.nullable().describe("null where the cost of some pieces is not known"),
  uncosted: z.int(),
});
const row = figures.omit({ average: true, shipping: true, discounts: true }).extend({
  key: z.string(),
  name: z.string().nullable(),
  before: euros.describe("net, of the period before"),
});
const period = z.object({ from: z.iso.date(), to: z.iso.date() });

const inEuros = (sums: Sums): Omit<z.input<typeof figures>, "average"> => {
  const { orders, pieces, uncosted, cost: _, ...amounts } = sums;
  const margin = marginOf(sums);
  const euros = Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, cents / 100]));
  return {
    ...(euros as Record<keyof typeof amounts, number>),
    orders,
    pieces,
    uncosted,
    margin: margin === null ? null : margin / 100,
  };
};

const rowOf = ({ key, name, before, ...sums }: GroupSums): z.input<typeof row> => {
  const { shipping: _, discounts: __, ...amounts } = inEuros(sums);
  return { key, name, before: before / 100, ...amounts };
};

const totalsOf = (days: readonly DaySums[]): z.input<typeof figures> => {
  const { ordered, ...sums } = totalOf(days);
  return { ...inEuros(sums), average: averageOrder({ ordered, orders: sums.orders }) / 100 };
};

export const reportEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-report",
    summary: "Sales of a period beside the period before, by day, week or month, and by a group.",
    access: "administrator",
    query: reportQuery,
    answer: z.object({
      period_before: period,
      totals: figures,
      totals_before: figures,
      step: z.enum(STEPS),
      columns: z.array(z.object({ day: z.iso.date(), net: euros, orders: z.int() })),
      rows: z.array(row),
      /** Of all rows; `rows` are the most sold. */
      row_count: z.int(),
    }),
    handle: async ({ query }) => {
      const filter = await periodFilter(shop.db, query);
      const before = periodBefore(filter);
      const [days, daysBefore, { rows, count }] = await Promise.all([
        salesByDay(shop.db, filter),
        salesByDay(shop.db, { ...filter, ...before }),
        salesBy(shop.db, query.by, filter, ROWS),
      ]);
      return {
        period_before: before,
        totals: totalsOf(days),
        totals_before: totalsOf(daysBefore),
        step: stepOf(filter),
        columns: columnsOf(filter, days).map(({ day, net, orders }) => ({ day, net: net / 100, orders })),
        rows: rows.map(rowOf),
        row_count: count,
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-report-file",
    summary: "Makes a link to a report as CSV. It opens for five minutes.",
    access: "administrator",
    body: reportQuery,
    answer: z.object({ path: z.string() }),
    handle: async ({ body: { by, from, to, test } }) => ({
      path: signedAddress(
        shop.fileLinkSecret,
        "/report-files",
        { by, from, to, test, language: currentLanguage() },
        shop.clock.now(),
      ),
    }),
  }),
];
