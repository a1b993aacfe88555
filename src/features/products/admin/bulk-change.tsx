import { useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { CURRENCY_SIGN } from "#shared/money.ts";
import { newId } from "#shared/new-id.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useDiscardQuestion } from "#ui/discard-question.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { type BulkDraft, type BulkInput, type BulkProblems, NO_BULK, readBulk } from "../bulk-draft.ts";
import { CATEGORIES } from "../category.ts";
import { messages as storefrontMessages } from "../messages.ts";
import { evenSo } from "./even-so.ts";
import { messages } from "./messages.ts";

const words = messages.bulk;

export function BulkChange({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<BulkDraft>(NO_BULK);
  const [problems, setProblems] = useState<BulkProblems>({});
  const [failure, setFailure] = useState<{ text: string; error?: unknown } | null>(null);
  const [changeId, setChangeId] = useState<string>();
  const change = useEndpointMutation(
    (input: BulkInput & { even_in_kits?: true }) =>
      call("POST admin-products-change", { body: { productIds: [...ids], ...input, change_id: changeId } }),
    ["admin-products", "admin-dashboard"],
  );
  const open = (next: boolean) => {
    setOpen(next);
    setDraft(NO_BULK);
    setProblems({});
    setFailure(null);
    if (next) setChangeId(newId());
  };
  const { dismiss, question } = useDiscardQuestion(() => draft !== NO_BULK && !change.isPending, open);
  const apply = (sure?: { even_in_kits: true }) => {
    const { input, problems: found } = readBulk(draft, words);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (Object.keys(input).length === 0) return setFailure({ text: words.nothing });
    change.mutate(
      { ...input, ...sure },
      {
        onSuccess: ({ changed }) => {
          toast({ title: words.done(changed), tone: "success" });
          open(false);
          onDone();
        },
        onError: (error) => setFailure({ text: failureText(error), error }),
      },
    );
  };
  const again = evenSo(failure?.error, () => apply({ even_in_kits: true }));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={dismiss}
      title={words.title(ids.length)}
      description={words.text}
      trigger={<Button>{words.change}</Button>}
      footer={
        <>
          <Button variant="secondary" onClick={() => open(false)}>
            {uiMessages.cancel}
          </Button>
          <Button busy={change.isPending} busyLabel={words.busy} onClick={() => apply()}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-2">
        {failure && (
          <Notice
            tone="danger"
            title={words.failed}
            live
            action={
              again && (
                <Button variant="secondary" size="small" busy={change.isPending} onClick={again.onPress}>
                  {again.label}
                </Button>
              )
            }
          >
            {failure.text}
          </Notice>
        )}
        <BulkFields draft={draft} problems={problems} set={(part) => setDraft((before) => ({ ...before, ...part }))} />
      </div>
      {question}
    </Dialog>
  );
}

type BulkFieldsProps = { draft: BulkDraft; problems: BulkProblems; set: (part: Partial<BulkDraft>) => void };

const keep = () => ({ value: "", label: words.keep });

function BulkFields({ draft, problems, set }: BulkFieldsProps) {
  const isPercent = draft.priceWay === "percent";
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={words.price}
        value={draft.priceWay}
        onChange={({ target }) => set({ priceWay: target.value as BulkDraft["priceWay"] })}
        options={[keep(), { value: "set", label: words.setPrice }, { value: "percent", label: words.percentPrice }]}
      />
      {draft.priceWay !== "" && (
        <TextField
          label={isPercent ? words.percent : words.amount}
          inputMode={isPercent ? "text" : "decimal"}
          prefix={isPercent ? undefined : CURRENCY_SIGN}
          suffix={isPercent ? "%" : undefined}
          hint={isPercent ? words.percentHint : undefined}
          value={draft.price}
          error={problems.price}
          onChange={({ target }) => set({ price: target.value })}
        />
      )}
      <TextField
        label={words.discount}
        inputMode="decimal"
        suffix="%"
        hint={words.discountHint}
        value={draft.discount}
        error={problems.discount}
        onChange={({ target }) => set({ discount: target.value })}
        className="sm:col-start-1"
      />
      <TextField
        label={words.stock}
        hint={words.stockHint}
        value={draft.stock}
        error={problems.stock}
        onChange={({ target }) => set({ stock: target.value })}
      />
      <SelectField
        label={words.category}
        value={draft.category}
        onChange={({ target }) => set({ category: target.value })}
        options={[keep(), ...CATEGORIES.map((value) => ({ value, label: storefrontMessages.categories[value] }))]}
      />
      <SelectField
        label={words.isNew}
        value={draft.isNew}
        onChange={({ target }) => set({ isNew: target.value as BulkDraft["isNew"] })}
        options={[keep(), { value: "yes", label: words.markedOn }, { value: "no", label: words.markedOff }]}
      />
      <SelectField
        label={words.state}
        value={draft.state}
        onChange={({ target }) => set({ state: target.value as BulkDraft["state"] })}
        options={[keep(), { value: "in", label: words.stateOn }, { value: "out", label: words.stateOff }]}
      />
    </div>
  );
}
