import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { KeptProduct } from "../kept-product.ts";
import {
  changedFields,
  conflictsOf,
  type DraftField,
  draftOf,
  mergedDraft,
  type ProductDraft,
} from "../product-draft.ts";
import { texts as shopTexts } from "../texts.ts";
import { texts } from "./texts.ts";

const words = texts.conflict;

type ProductConflictProps = {
  base: ProductDraft;
  mine: ProductDraft;
  theirs: KeptProduct;
  onChoose: (merged: ProductDraft) => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Two administrators saved one product: both editions side by side, and a choice for each field that both changed. */
export function ProductConflict({ base, mine, theirs, onChoose, onTheirs, onClose }: ProductConflictProps) {
  const now = draftOf(theirs);
  const conflicts = conflictsOf(base, mine, now);
  const [keepTheirs, setKeepTheirs] = useState<readonly DraftField[]>([]);
  const others = changedFields(now, base).filter((field) => field !== "stock" && !conflicts.includes(field));
  const choose = (field: DraftField, isTheirs: boolean) =>
    setKeepTheirs((before) => [...before.filter((one) => one !== field), ...(isTheirs ? [field] : [])]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title={words.title}
      description={conflicts.length > 0 ? words.text : words.none}
      footer={
        <>
          <Button variant="secondary" onClick={onTheirs}>
            {words.reload}
          </Button>
          <Button onClick={() => onChoose(mergedDraft(base, mine, now, keepTheirs))}>{words.save}</Button>
        </>
      }
    >
      <div className="grid gap-6 text-sm">
        {conflicts.map((field) => (
          <Choice
            key={field}
            label={labelOf(field)}
            theirs={shown(now, field)}
            mine={shown(mine, field)}
            isTheirs={keepTheirs.includes(field)}
            onChoose={(isTheirs) => choose(field, isTheirs)}
          />
        ))}
        {others.length > 0 && <p className="text-stone">{words.alsoChanged(others.map(labelOf).join(", "))}</p>}
      </div>
    </Dialog>
  );
}

type ChoiceProps = {
  label: string;
  theirs: string;
  mine: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
};

function Choice({ label, theirs, mine, isTheirs, onChoose }: ChoiceProps) {
  const name = useId();
  const options = [
    { title: words.theirs, value: theirs, isChosen: isTheirs, choose: () => onChoose(true) },
    { title: words.mine, value: mine, isChosen: !isTheirs, choose: () => onChoose(false) },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ title, value, isChosen, choose }) => (
          <label
            key={title}
            className="flex cursor-pointer gap-3 rounded-sm border border-taupe bg-paper p-3 has-checked:border-gold-deep has-checked:bg-linen"
          >
            <input type="radio" name={name} checked={isChosen} onChange={choose} className="mt-1 accent-gold-deep" />
            <span className="grid min-w-0 gap-1">
              <span className="text-xs text-stone">{title}</span>
              <span className="max-h-40 overflow-y-auto break-words whitespace-pre-wrap">{value}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const labelOf = (field: DraftField): string => (field === "image" ? texts.form.sections.pictures : texts.form[field]);

function shown(draft: ProductDraft, field: DraftField): string {
  if (field === "image") return words.pictures(draft.image.length);
  if (field === "isNew") return draft.isNew ? words.yes : words.no;
  if (field === "category") return shopTexts.categories[draft.category];
  return draft[field] || words.empty;
}
