import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import { newId } from "#shared/new-id.ts";
import { useDiscarding } from "#ui/discard-question.tsx";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import { messages } from "./messages.ts";

/** What is being written: a product of the list, or a new one. */
export type Editing = { is: "kept"; product: AdminProduct } | { is: "new" } | null;

export interface FormProps {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: (product: AdminProduct) => void;
}

export const ADD_BUTTON = "add-product";
export const editButton = (id: string): string => `edit-${id}`;

/** One form is open at a time; another one asks first whether what was typed may go. */
export function useEditing(): {
  editing: Editing;
  edit: (next: Editing) => void;
  /** Notes that a form is asked for. What it returns tells whether that is still the latest request. */
  request: () => () => boolean;
  formProps: FormProps;
  discarding: ReactNode;
} {
  const [editing, setEditing] = useState<Editing>(null);
  // As it is when a product arrives, not as it was when its button was pressed.
  const isDirty = useRef(false);
  const { ask, question } = useDiscarding(() => isDirty.current);
  const requests = useRef(0);
  const request = () => {
    requests.current += 1;
    const mine = requests.current;
    return () => mine === requests.current;
  };
  const show = (next: Editing) => ask(() => setEditing(next));
  const edit = (next: Editing) => {
    request();
    show(next);
  };
  const opener = useRef<string | null>(null);
  const [isNewAsked, askForNew] = useOpenedBy("new");
  const editNew = useEffectEvent(() => edit({ is: "new" }));
  useEffect(() => {
    if (!isNewAsked) return;
    askForNew(false);
    editNew();
  }, [isNewAsked, askForNew]);
  useEffect(() => {
    // The focus goes back to where the form was opened from.
    if (editing) opener.current = editing.is === "kept" ? editButton(editing.product.id) : ADD_BUTTON;
    else if (opener.current) document.getElementById(opener.current)?.focus();
  }, [editing]);
  const noteDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  return {
    editing,
    edit,
    request,
    formProps: { onDirty: noteDirty, onCancel: () => show(null), onSaved: () => setEditing(null) },
    discarding: question,
  };
}

export type Opening = ReturnType<typeof useOpening>;

/** Reads a whole product before its form opens: the list knows only what it shows. Only the latest request opens. */
export function useOpening({ edit, request }: Pick<ReturnType<typeof useEditing>, "edit" | "request">) {
  const opening = useEndpointMutation((productId: string) => call("GET admin-product", { query: { productId } }), []);
  // Of each product, until the shop has answered: asked again after a lost answer it makes no second copy.
  const copyIds = useRef(new Map<string, string>());
  const copying = useEndpointMutation(
    async (productId: string) => {
      const copyId = copyIds.current.get(productId) ?? newId();
      copyIds.current.set(productId, copyId);
      const made = await call("POST admin-product-copies", { body: { productId, copyId } });
      copyIds.current.delete(productId);
      return made;
    },
    ["admin-products", "admin-dashboard"],
  );
  const open = async (id: string) => {
    const isLatest = request();
    try {
      const { data } = await opening.mutateAsync(id);
      if (isLatest()) edit({ is: "kept", product: data });
    } catch (error) {
      failureToast(messages.form.openFailed, error);
    }
  };
  /** The copy is there before its form opens: its variants, texts and images belong to it. */
  const copy = async (id: string) => {
    const isLatest = request();
    try {
      const { data } = await copying.mutateAsync(id);
      toast({ title: messages.copied, description: data.name, tone: "success" });
      if (isLatest()) edit({ is: "kept", product: data });
    } catch (error) {
      failureToast(messages.copyFailed, error);
    }
  };
  useAskedProduct((id) => void open(id));
  const pending = [opening, copying].find(({ isPending }) => isPending);
  return { open, copy, openingId: pending?.variables ?? null };
}

/** `?edit=ID` in the address opens the form of a product, so that a link can. */
function useAskedProduct(open: (id: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("edit");
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (asked === null) return;
    const options = { replace: true, preventScrollReset: true };
    setSearch((kept) => {
      kept.delete("edit");
      return kept;
    }, options);
    openAsked(asked);
  }, [asked, setSearch]);
}
