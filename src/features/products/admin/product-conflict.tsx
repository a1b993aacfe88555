import { useState } from "react";
import { useStore } from "#api-client/use-store.ts";
import { EditionCards } from "#backoffice/conflict.tsx";
import { momentIn } from "#backoffice/moments.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { AdminProduct } from "../admin-product.ts";
import { messages as storefrontMessages } from "../messages.ts";
import {
  changedFields,
  conflictsOf,
  type DraftField,
  draftOf,
  LABELS,
  mergedDraft,
  type ProductDraft,
  stockUpon,
} from "../product-draft.ts";
import { messages as publication } from "../publication-messages.ts";
import { messages } from "./messages.ts";

const words = messages.conflict;

type ProductConflictProps = {
  base: ProductDraft;
  mine: ProductDraft;
  theirs: AdminProduct;
  onChoose: (merged: ProductDraft) => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Two administrators saved one product: both editions side by side, and a choice for each field that both changed. */
export function ProductConflict({ base, mine, theirs, onChoose, onTheirs, onClose }: ProductConflictProps) {
  const { timeZone } = useStore().settings;
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
          <EditionCards
            key={field}
            label={LABELS[field]}
            names={words}
            theirs={<Whole>{shown(now, field, timeZone)}</Whole>}
            mine={
              <Whole>
                {field === "stock" ? stockUpon(base.stock, mine.stock, now.stock) : shown(mine, field, timeZone)}
              </Whole>
            }
            choice={keepTheirs.includes(field) ? "theirs" : "mine"}
            onChoose={(choice) => choose(field, choice === "theirs")}
          />
        ))}
        {others.length > 0 && (
          <p className="text-stone">{words.alsoChanged(others.map((field) => LABELS[field]).join(", "))}</p>
        )}
      </div>
    </Dialog>
  );
}

const Whole = ({ children }: { children: string }) => (
  <span className="block max-h-40 overflow-y-auto break-words whitespace-pre-wrap">{children}</span>
);

function shown(draft: ProductDraft, field: DraftField, timeZone: string): string {
  const value = draft[field];
  if (field === "related") return draft.related.join(", ") || words.empty;
  if (typeof value === "object") return words.images(value.length);
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (field === "category") return storefrontMessages.categories[draft.category];
  if (field === "state") return publication.states[draft.state];
  if (field === "publish_at" && draft.publish_at) return momentIn(timeZone, draft.publish_at);
  return value || words.empty;
}
