import { ApiError, type ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.ts";
import type { ListedProduct } from "../admin-product.ts";
import { messages } from "./messages.ts";
import { useRetire } from "./use-retire.ts";

const words = messages.deleted;

type DeleteProductProps = {
  product: ListedProduct;
  onGone: () => void;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

export function DeleteProduct({ product, onGone, isOpen, setOpen }: DeleteProductProps) {
  const { id, name, state } = product;
  const remove = useEndpointMutation(
    () => call("DELETE admin-products", { query: { productId: id, version: product.version } }),
    ["admin-products", "admin-images", "admin-dashboard"],
  );
  const retire = useRetire(product);
  const { data, isPending, refetch } = useEndpointQuery(
    "GET admin-product-removal",
    { query: { productId: id } },
    { enabled: isOpen, staleTime: 0 },
  );
  const takeOut = useRetire(product, onGone);
  const isTakenOut = data?.outcome === "retired" && state !== "archived";
  const isRefused = data?.refusal != null && !isTakenOut;
  const happens = isTakenOut ? words.comesBack : data?.outcome === "erased" ? words.forGood : words.text;
  const told = ({ outcome, version }: ResponseOf<"DELETE admin-products">) => {
    onGone();
    if (outcome === "erased") return toast({ title: words.erased, description: name, tone: "success" });
    const action = { label: messages.bringBack, onPress: () => void retire.bringBack(version ?? undefined) };
    toast({ title: words.retired, description: words.retiredText, tone: "success", action });
  };
  /** Awaited, not called back: by then the list may have gone on without this product. */
  const confirm = async () => {
    try {
      // The dialog has said which kits need it.
      if (data?.refusal) await takeOut.takeOut({ even_in_kits: true });
      else told(await remove.mutateAsync(undefined));
    } catch (error) {
      // A kit has come to need it since: the dialog says so, and what can be done instead.
      if (error instanceof ApiError && error.body.code === "PART_OF_KITS" && (await refetch()).data?.refusal) return;
      failureToast(words.failed, error);
    }
    setOpen(false);
  };
  return (
    <ConfirmDialog
      title={isTakenOut ? words.takeOut(name) : words.call(name)}
      description={isRefused ? data.refusal : [data?.refusal, happens].filter(Boolean).join(" ")}
      confirmLabel={isRefused ? undefined : isTakenOut ? messages.retire : words.confirm}
      variant={isTakenOut ? "primary" : "danger"}
      // What it would do, and which kits need it, is said before it can be done.
      waits={isPending}
      busy={remove.isPending || takeOut.isPending}
      busyLabel={isPending || isTakenOut ? undefined : words.busy}
      open={isOpen}
      onOpenChange={setOpen}
      onConfirm={() => void confirm()}
    />
  );
}
