import { RichText } from "#ui/rich-text.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type DraftBlock, type FieldsOf, fieldOf, type WholeCampaign } from "./draft.ts";
import { ImageFields } from "./image-fields.tsx";
import { messages } from "./messages.ts";
import { ProductFields } from "./product-fields.tsx";
import type { CampaignDraft } from "./use-campaign-draft.ts";

const { editor: words } = messages;

interface BlockFieldsProps {
  block: DraftBlock;
  contentItem: CampaignDraft;
  products: WholeCampaign["products"];
}

/** What can be said in a block. */
export function BlockFields({ block, contentItem, products }: BlockFieldsProps) {
  const field: FieldsOf<"text">["field"] = (name) => ({
    name: fieldOf(block.key, name),
    error: contentItem.problems[fieldOf(block.key, name)],
  });
  const change = (changes: Readonly<Record<string, string>>) => {
    const [name = ""] = Object.keys(changes);
    contentItem.set(
      (before) => ({
        ...before,
        blocks: before.blocks.map((one) => (one.key === block.key ? ({ ...one, ...changes } as DraftBlock) : one)),
      }),
      fieldOf(block.key, name),
    );
  };
  switch (block.type) {
    case "text":
      return (
        <RichText
          isEmail
          labelHidden
          label={words.text}
          error={field("html").error}
          defaultValue={block.html}
          onChange={(html) => change({ html })}
        />
      );
    case "button":
      return <ButtonFields block={block} change={change} field={field} />;
    case "image":
      return <ImageFields block={block} change={change} field={field} />;
    case "product":
      return <ProductFields block={block} change={change} field={field} sold={products} />;
  }
}

const ButtonFields = ({ block, change, field }: FieldsOf<"button">) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label={words.buttonLabel}
      required
      maxLength={80}
      autoComplete="off"
      {...field("label")}
      value={block.label}
      onChange={({ target }) => change({ label: target.value })}
    />
    <TextField
      label={words.buttonLink}
      required
      placeholder="/products"
      autoComplete="off"
      spellCheck={false}
      {...field("href")}
      value={block.href}
      onChange={({ target }) => change({ href: target.value })}
    />
  </div>
);
