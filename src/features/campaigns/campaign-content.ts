import { z } from "zod";
import { CAMPAIGN_LANGUAGES } from "./campaign.ts";
import { messages as problems } from "./campaign-messages.ts";

const MAX_BLOCKS = 40;
const MAX_CHARACTERS_OF_A_TEXT = 20_000;

const line = (characters: number) =>
  z
    .string()
    .trim()
    .max(characters, { error: () => problems.tooLong(characters) })
    // A line break in a subject would let its author add headers of his own.
    .refine((written) => !/\p{Cc}/u.test(written), { error: () => problems.oneLine });

/** Where a link of an email leads: the web, or a path of the shop. */
export const isEmailLink = (address: string): boolean =>
  /^\/(?![/\\])\S*$/.test(address) || (/^https?:\/\/\S+$/.test(address) && URL.canParse(address));
const address = line(1500).refine(isEmailLink, { error: () => problems.address });
/** An image in the shop's own store. */
const storedPath = z
  .string()
  .regex(/^[\w-][\w./-]{0,300}\.(jpe?g|png|webp|gif|avif)$/i, { error: () => problems.image });

export const block = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    html: z.string().max(MAX_CHARACTERS_OF_A_TEXT, { error: () => problems.tooLong(MAX_CHARACTERS_OF_A_TEXT) }),
  }),
  z.object({
    type: z.literal("image"),
    path: storedPath,
    alt: line(300),
    href: z.union([z.literal(""), address]),
  }),
  z.object({ type: z.literal("button"), label: line(80).min(1, { error: () => problems.label }), href: address }),
  z.object({ type: z.literal("product"), productId: z.uuid({ error: () => problems.product }) }),
]);
export type Block = z.output<typeof block>;
export type BlockType = Block["type"];

/** A campaign as it is written. It may be saved unfinished, and is looked at again before it is sent. */
export const campaignContent = z.object({
  name: line(200).min(1, { error: () => problems.name }),
  subject: line(200),
  preview: line(200),
  language: z.enum(CAMPAIGN_LANGUAGES).default(""),
  body: z.array(block).max(MAX_BLOCKS, { error: () => problems.tooMany(MAX_BLOCKS) }),
});
export type CampaignContent = z.output<typeof campaignContent>;

/** What is missing before it may go out; nothing where it is ready. */
export function unfinished({ subject, body }: Pick<CampaignContent, "subject" | "body">): string | null {
  if (subject === "") return problems.subject;
  const says = body.some((one) => one.type !== "text" || one.html.replaceAll(/<[^>]*>|&nbsp;|\s/g, "") !== "");
  return says ? null : problems.nothing;
}

export const productsOf = (body: readonly Block[]): string[] => [
  ...new Set(body.flatMap((one) => (one.type === "product" ? [one.productId] : []))),
];

export const imagesOf = (body: readonly Block[]): string[] => [
  ...new Set(body.flatMap((one) => (one.type === "image" ? [one.path] : []))),
];
