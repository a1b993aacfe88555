import { ask, useDeed } from "#client/ask.ts";
import { reasonOf } from "#client/reason-of.ts";
import { toast } from "#ui/toast.ts";
import { texts } from "./texts.ts";

/** Takes a product out of the shop, or brings it back. */
export function useRetire(productId: string) {
  const deed = useDeed(
    (retired: boolean) => ask("PATCH admin-products", { query: { productId }, body: { retired } }),
    ["admin-products", "admin-dashboard"],
  );
  const turn = (retired: boolean) =>
    deed.mutate(retired, {
      onError: (error) => toast({ title: texts.form.updateFailed(reasonOf(error)), tone: "danger" }),
    });
  return { turn, isPending: deed.isPending };
}
