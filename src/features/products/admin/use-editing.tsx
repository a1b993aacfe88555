import { type ReactNode, useEffect, useRef, useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
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
  formProps: FormProps;
  discarding: ReactNode;
} {
  const [editing, setEditing] = useState<Editing>(null);
  const [isDirty, setDirty] = useState(false);
  const [wanted, setWanted] = useState<{ next: Editing } | null>(null);
  const opener = useRef<string | null>(null);
  const [isNewAsked, askForNew] = useOpenedBy("new");
  useEffect(() => {
    if (!isNewAsked) return;
    askForNew(false);
    if (isDirty) setWanted({ next: { is: "new" } });
    else setEditing({ is: "new" });
  }, [isNewAsked, askForNew, isDirty]);
  useEffect(() => {
    // The focus goes back to where the form was opened from.
    if (editing) opener.current = editing.is === "kept" ? editButton(editing.product.id) : ADD_BUTTON;
    else if (opener.current) document.getElementById(opener.current)?.focus();
  }, [editing]);
  const edit = (next: Editing) => (isDirty ? setWanted({ next }) : setEditing(next));
  const words = messages.form;
  return {
    editing,
    edit,
    formProps: { onDirty: setDirty, onCancel: () => edit(null), onSaved: () => setEditing(null) },
    discarding: (
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        title={words.discardTitle}
        description={words.discardText}
        confirmLabel={words.discard}
        cancelLabel={words.stay}
        onConfirm={() => {
          setEditing(wanted?.next ?? null);
          setWanted(null);
        }}
      />
    ),
  };
}

export type Opening = ReturnType<typeof useOpening>;

/** Reads a whole product before its form opens: the list knows only what it shows. */
export function useOpening(edit: (next: Editing) => void) {
  const opening = useEndpointMutation((productId: string) => call("GET admin-product", { query: { productId } }), []);
  const copying = useEndpointMutation(
    (productId: string) => call("POST admin-product-copies", { body: { productId, copyId: crypto.randomUUID() } }),
    ["admin-products", "admin-dashboard"],
  );
  const open = async (id: string) => {
    try {
      edit({ is: "kept", product: (await opening.mutateAsync(id)).data });
    } catch (error) {
      failureToast(messages.form.openFailed, error);
    }
  };
  /** The copy is there before its form opens: its variants, texts and images belong to it. */
  const copy = async (id: string) => {
    try {
      const { data } = await copying.mutateAsync(id);
      toast({ title: messages.copied, description: data.name, tone: "success" });
      edit({ is: "kept", product: data });
    } catch (error) {
      failureToast(messages.copyFailed, error);
    }
  };
  const pending = [opening, copying].find(({ isPending }) => isPending);
  return { open, copy, openingId: pending?.variables ?? null };
}
