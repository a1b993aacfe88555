import { bigint, customType, numeric, timestamp } from "drizzle-orm/pg-core";
import type { Cents } from "#shared/money.ts";

/** Whole euro cents. */
export const centsColumn = (name: string) => bigint(name, { mode: "number" }).$type<Cents>();

/** A percentage with two decimals. */
export const percentColumn = (name: string) => numeric(name, { mode: "number", precision: 5, scale: 2 });

export const timeColumn = (name: string) => timestamp(name, { withTimezone: true });

export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => "bytea" });
