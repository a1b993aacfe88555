import type { z } from "zod";
import type { Attachment } from "#platform/email/email.ts";
import type { StoreSettings } from "#shared/store-settings.ts";

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: readonly Attachment[];
}

export interface EmailContext {
  settings: StoreSettings;
  shopUrl: string;
}

/** Renders an email from its data in the outbox. Answers null if it is not to be sent any more. */
export type Template = (stored: Record<string, unknown>, context: EmailContext) => Promise<RenderedEmail | null>;

/** By kind. The outbox may hold kinds of another version of the shop, without a template here. */
export type Templates = Readonly<Record<string, Template>>;

type Schemas<Data> = { readonly [Kind in keyof Data]: z.ZodType<Data[Kind]> };
type Renderers<Data> = {
  readonly [Kind in keyof Data]: (data: Data[Kind], context: EmailContext) => Promise<RenderedEmail | null>;
};

/** Pairs what renders each kind with its schema: stored data is parsed before it is rendered. */
export function emailTemplates<Data>(schemas: Schemas<Data>, render: Renderers<Data>): Record<keyof Data, Template> {
  const templates = {} as Record<keyof Data, Template>;
  for (const kind in schemas) {
    templates[kind] = async (stored, context) => render[kind](schemas[kind].parse(stored), context);
  }
  return templates;
}
