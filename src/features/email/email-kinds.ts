import type { z } from "zod";

/** What the outbox keeps of an email, by its kind. Each feature adds its kinds, beside their schemas, by `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: later features add their kinds.
export interface EmailData {}

export type EmailKind = keyof EmailData;

/** The data of each kind, as its schema reads it. */
export type DataOf<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Kind in keyof Schemas]: z.output<Schemas[Kind]>;
};
