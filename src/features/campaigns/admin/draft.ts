import type { ResponseOf } from "#api-client/api-client.ts";
import { issueInWords } from "#shared/issue-in-words.ts";
import type { CampaignLanguage } from "../campaign.ts";
import { type Block, type BlockType, type CampaignContent, campaignContent } from "../campaign-content.ts";

export type WholeCampaign = ResponseOf<"GET admin-campaign">["data"];

/** A block while it is written: it may still be empty, and keeps its key wherever it is moved. */
export type DraftBlock = Block & { key: number };

export interface Draft {
  name: string;
  subject: string;
  preview: string;
  language: CampaignLanguage;
  blocks: readonly DraftBlock[];
}

let made = 0;
const withKey = (block: Block): DraftBlock => ({ ...block, key: ++made });

const EMPTY: Record<BlockType, Block> = {
  text: { type: "text", html: "" },
  image: { type: "image", path: "", alt: "", href: "" },
  button: { type: "button", label: "", href: "" },
  product: { type: "product", productId: "" },
};
export const emptyBlock = (type: BlockType): DraftBlock => withKey(EMPTY[type]);

export const draftOf = ({ name, subject, preview, language, body }: WholeCampaign): Draft => ({
  name,
  subject,
  preview,
  language,
  blocks: body.map(withKey),
});

export const contentOf = ({ blocks, ...draft }: Draft): CampaignContent => ({
  ...draft,
  body: blocks.map(({ key: _, ...block }) => block),
});

/** A draft as fields of text, so that two editions can be put together. */
export const fieldsOf = (draft: Draft) => {
  const { body, ...fields } = contentOf(draft);
  return { ...fields, body: JSON.stringify(body) };
};
export type DraftFields = ReturnType<typeof fieldsOf>;

export const draftFrom = ({ body, ...fields }: DraftFields): Draft => ({
  ...fields,
  blocks: blocksOf(body).map(withKey),
});

export const blocksOf = (body: string): Block[] => JSON.parse(body) as Block[];

/** The first thing that is wrong with each field: by its name, or by the key of its block and the name therein. */
export function problemsOf(draft: Draft): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of campaignContent.safeParse(contentOf(draft), { error: issueInWords }).error?.issues ??
    []) {
    const [part, place, field] = path;
    const block = part === "body" ? draft.blocks[Number(place)] : undefined;
    found[block ? fieldOf(block.key, String(field)) : String(part)] ??= message;
  }
  return found;
}

/** How a field of a block is called in the form. */
export const fieldOf = (key: number, field: string): string => `block-${key}-${field}`;

/** What the fields of one kind of block are given. */
export interface FieldsOf<T extends BlockType> {
  block: Extract<DraftBlock, { type: T }>;
  change: (changes: Readonly<Record<string, string>>) => void;
  field: (name: string) => { name: string; error: string | undefined };
}
