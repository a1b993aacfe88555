import { type ReactElement, useState } from "react";
import { ask, useDeed } from "#client/ask.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.ts";
import type { KeptProduct } from "../kept-product.ts";
import { reasonOf } from "./reason-of.ts";
import { texts } from "./texts.ts";

const words = texts.deleted;

export function DeleteProduct({ product: { id, name }, trigger }: { product: KeptProduct; trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useDeed(
    () => ask("DELETE admin-products", { query: { productId: id } }),
    ["admin-products", "admin-images", "admin-dashboard"],
  );
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: ({ outcome }) =>
        outcome === "erased"
          ? toast({ title: words.erased, description: name, tone: "success" })
          : toast({ title: words.retired, description: words.retiredText, tone: "success" }),
      onError: (error) => toast({ title: words.failed, description: reasonOf(error), tone: "danger" }),
      onSettled: () => setOpen(false),
    });
  return (
    <ConfirmDialog
      title={words.ask(name)}
      description={words.text}
      confirmLabel={words.confirm}
      busy={remove.isPending}
      busyLabel={words.busy}
      open={isOpen}
      onOpenChange={setOpen}
      onConfirm={confirm}
      trigger={trigger}
    />
  );
}
