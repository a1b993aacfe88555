import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { messages as translations } from "#features/translations/admin/messages.ts";
import { useBehindToast } from "#features/translations/admin/use-behind-toast.ts";
import { CHANGED_BY_TRANSLATIONS } from "#features/translations/admin/use-translation.ts";
import { toast } from "#ui/toast.ts";
import { type AdminProduct, adminProduct } from "../admin-product.ts";
import { changedFields, draftOf, fieldOf, mergedDraft, type ProductDraft, readDraft } from "../product-draft.ts";
import { messages as rules } from "../product-input-messages.ts";
import { SAFETY_TEXTS } from "../product-translation.ts";
import { partsOf, type SharedPart } from "../shared-fields.ts";
import { evenSo } from "./even-so.ts";
import { messages } from "./messages.ts";
import { ProductConflict } from "./product-conflict.tsx";
import { Preview } from "./product-form-state.tsx";
import { SaveInSiblings } from "./save-in-siblings.tsx";
import { type DraftForm, markRefusal, tellProblems } from "./use-product-draft.ts";

const words = messages.form;
const { behind } = translations;

type Edition = Pick<AdminProduct, "id" | "version">;
type Sent = Edition & { draft: ProductDraft; base: ProductDraft; evenInKits: boolean };

/** The product that a refused save says is there now, or null. */
export function conflictOf(error: unknown): AdminProduct | null {
  if (!(error instanceof ApiError && error.body.code === "VERSION_CONFLICT")) return null;
  return adminProduct.safeParse(error.body.product).data ?? null;
}

/** Saves what is written into the form of a product that is there. It knows which edition was opened; null before the product is made. */
export function useProductChange(
  form: DraftForm,
  opened: AdminProduct | null,
  onSaved: (product: AdminProduct) => void,
) {
  const [edition, setEdition] = useState(opened);
  const [theirs, setTheirs] = useState<AdminProduct | null>(null);
  const [chosen, setChosen] = useState<readonly SharedPart[]>([]);
  const save = useEndpointMutation(
    ({ id, draft, base, version, evenInKits }: Sent) => {
      const { input } = readDraft(draft, base);
      const siblings = chosen.filter((part) => partsOfDraft(draft, base).includes(part));
      const body = {
        ...input,
        ...(siblings.length > 0 ? { siblings } : {}),
        ...(evenInKits ? { even_in_kits: true } : {}),
        version,
        ...(input.stock === undefined ? {} : { stock_seen: Number(base.stock) }),
      };
      return call("PATCH admin-products", { query: { productId: id }, body });
    },
    ["admin-products", "admin-images", "admin-dashboard", ...CHANGED_BY_TRANSLATIONS],
  );
  const tellBehind = useBehindToast();

  const saved = (product: AdminProduct) => {
    toast({ title: words.updated, description: product.name, tone: "success" });
    onSaved(product);
  };
  /** The form goes on from this edition. */
  const goOn = (now: AdminProduct, written: ProductDraft) => {
    setEdition(now);
    form.rebase(draftOf(now), written, now);
  };
  /** What was typed while `sent` was being saved stays, in the form; without such it is done. */
  const sentDone = (now: AdminProduct, sent: ProductDraft) => {
    const written = form.latest();
    if (changedFields(written, sent).length === 0) return onSaved(now);
    goOn(now, mergedDraft(sent, written, draftOf(now), []));
  };
  /** The answer to an earlier attempt was lost: all of it is there. */
  const isAlready = (now: ProductDraft) => changedFields(mergedDraft(form.base, form.draft, now, []), now).length === 0;
  const failed = (error: unknown, again: () => void) => {
    const now = conflictOf(error);
    if (now) return isAlready(draftOf(now)) ? saved(now) : setTheirs(now);
    if (error instanceof ApiError && error.body.code === "STOCK_CHANGED") {
      const stock = Number(error.body.stock);
      // What was typed counts from what is there now.
      form.rebase({ ...form.base, stock: String(stock) }, form.draft);
      form.setProblems({ stock: rules.stockChanged(stock) });
    }
    markRefusal(form, error);
    toast({ title: words.updateFailed(failureText(error)), tone: "danger", action: evenSo(error, again) });
  };
  const send = ({ id, version }: Edition, draft: ProductDraft, base: ProductDraft, evenInKits = false) => {
    const { problems } = readDraft(draft, base);
    form.setProblems(problems);
    if (Object.keys(problems).length > 0) return tellProblems(draft, problems);
    save.mutate(
      { id, draft, base, version, evenInKits },
      {
        onSuccess: ({ data }) => {
          const wasSold = draft.stock !== base.stock && data.stock !== Number(draft.stock);
          toast({
            title: words.updated,
            description: wasSold ? words.soldMeanwhile(data.stock) : data.name,
            tone: "success",
          });
          const changed = changedFields(draft, base).map(fieldOf);
          if (SAFETY_TEXTS.some((name) => changed.includes(name)))
            void tellBehind({ kind: "product", id: data.id, needed: SAFETY_TEXTS, words: behind.safety });
          sentDone(data, draft);
        },
        onError: (error) => failed(error, () => send({ id, version }, draft, base, true)),
      },
    );
  };
  const choose = (merged: ProductDraft, now: AdminProduct) => {
    setTheirs(null);
    goOn(now, merged);
    send(now, merged, draftOf(now));
  };
  const shown = edition && {
    title: words.editTitle(edition.name),
    submitLabel: words.save,
    isBusy: save.isPending,
    onSubmit: () => send(edition, form.draft, form.base),
    id: edition.id,
    isVariant: edition.group !== null,
    preview: <Preview product={edition} />,
    more: (
      <SaveInSiblings
        product={edition}
        parts={partsOfDraft(form.draft, form.base)}
        chosen={chosen}
        onChoose={setChosen}
      />
    ),
    children: theirs && (
      <ProductConflict
        base={form.base}
        mine={form.draft}
        theirs={theirs}
        onChoose={(merged) => choose(merged, theirs)}
        onTheirs={() => onSaved(theirs)}
        onClose={() => setTheirs(null)}
      />
    ),
  };
  return { shown, goOn, sentDone };
}

const partsOfDraft = (draft: ProductDraft, base: ProductDraft): SharedPart[] =>
  partsOf(changedFields(draft, base).map(fieldOf));
