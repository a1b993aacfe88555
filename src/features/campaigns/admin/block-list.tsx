import { ImagePlus, type LucideIcon, MousePointerClick, Package, Pilcrow } from "lucide-react";
import { useEffect, useState } from "react";
import { OrderButtons, useOrder } from "#backoffice/ordered-list.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import type { BlockType } from "../campaign-content.ts";
import { BlockFields } from "./block-fields.tsx";
import { type DraftBlock, emptyBlock, type WholeCampaign } from "./draft.ts";
import { messages } from "./messages.ts";
import type { CampaignDraft } from "./use-campaign-draft.ts";

const { editor: words } = messages;

const KINDS: [BlockType, LucideIcon][] = [
  ["text", Pilcrow],
  ["image", ImagePlus],
  ["button", MousePointerClick],
  ["product", Package],
];

/** What the email is made of, from above to below. */
export function BlockList({
  contentItem,
  products,
}: {
  contentItem: CampaignDraft;
  products: WholeCampaign["products"];
}) {
  const { blocks } = contentItem.draft;
  const named = blocks.map((block, place) => ({ block, name: words.place(words.kinds[block.type], place + 1) }));
  const { list, move, said } = useOrder(named, (moved) => change(() => moved.map(({ block }) => block)));
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused !== null) list.current?.querySelector<HTMLElement>(`[data-block="${focused}"]`)?.focus();
  }, [focused, list]);
  const change = (next: (before: readonly DraftBlock[]) => readonly DraftBlock[]) =>
    contentItem.set((before) => ({ ...before, blocks: next(before.blocks) }));
  const add = (type: BlockType) => {
    const block = emptyBlock(type);
    change((before) => [...before, block]);
    setFocused(block.key);
  };
  const remove = (block: DraftBlock, place: number) => {
    change((before) => before.filter(({ key }) => key !== block.key));
    setFocused((blocks[place + 1] ?? blocks[place - 1])?.key ?? null);
    const undo = () => {
      change((before) => before.toSpliced(place, 0, block));
      setFocused(block.key);
    };
    toast({ title: words.removed(words.kinds[block.type]), action: { label: words.undo, onPress: undo } });
  };
  return (
    <section aria-labelledby="email-blocks" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="email-blocks" className="text-sm font-medium">
        {words.mail}
      </h2>
      {blocks.length === 0 && (
        <p className="rounded-md border border-dashed border-taupe p-6 text-center text-sm text-stone">
          {words.emptyEmail}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {named.map(({ block, name }, place) => (
          <li
            key={block.key}
            data-block={block.key}
            tabIndex={-1}
            aria-label={name}
            className="scroll-mt-20 rounded-md border border-beige bg-paper p-5 sm:p-6"
          >
            <div className="mb-2 flex items-center gap-1">
              <span className="mr-auto text-sm font-medium">{words.kinds[block.type]}</span>
              <OrderButtons
                name={name}
                place={place}
                count={blocks.length}
                move={move}
                onRemove={() => remove(block, place)}
              />
            </div>
            <BlockFields block={block} contentItem={contentItem} products={products} />
          </li>
        ))}
      </ol>
      <fieldset className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <legend className="sr-only">{words.add}</legend>
        {KINDS.map(([type, Icon]) => (
          <Button key={type} variant="secondary" size="small" onClick={() => add(type)}>
            <Icon aria-hidden="true" className="size-4" />
            {words.addKind[type]}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}
