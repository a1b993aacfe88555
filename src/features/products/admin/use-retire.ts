import { ask, useDeed } from "#api-client/use-endpoint.ts";
import { reasonOf } from "#backoffice/error-message.ts";
import { toast } from "#ui/toast.ts";
import { texts } from "./texts.ts";

/** Takes a product out of the shop, or brings it back. */
export function useRetire(productId: string) {
  const deed = useDeed(
    (retired: boolean) => ask("PATCH admin-products", { query: { productId }, body: { retired } }),
    ["admin-products", "admin-dashboard"],
  );
  // Awaited, for its row may be gone from the screen by the time it is done.
  const turn = async (retired: boolean) => {
    try {
      await deed.mutateAsync(retired);
      const action = retired ? { label: texts.bringBack, onPress: () => void turn(false) } : undefined;
      toast({ title: retired ? texts.deleted.retired : texts.broughtBack, tone: "success", action });
    } catch (error) {
      toast({ title: texts.form.updateFailed(reasonOf(error)), tone: "danger" });
    }
  };
  return { turn, isPending: deed.isPending };
}
