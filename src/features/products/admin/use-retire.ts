import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { reasonOf } from "#backoffice/error-message.ts";
import { toast } from "#ui/toast.ts";
import type { ProductState } from "../publication.ts";
import { messages } from "./messages.ts";

/** Takes a product out of the shop, or brings it back. */
export function useRetire(productId: string) {
  const mutation = useEndpointMutation(
    (retired: boolean) => call("PATCH admin-products", { query: { productId }, body: { retired } }),
    ["admin-products", "admin-dashboard"],
  );
  // Awaited, for its row may be gone from the screen by the time it is done.
  const turn = async (retired: boolean, from: ProductState = "archived") => {
    try {
      await mutation.mutateAsync(retired);
      const action = retired ? { label: messages.bringBack, onPress: () => void turn(false) } : undefined;
      const back = from === "archived" ? messages.broughtBack : messages.published;
      toast({ title: retired ? messages.deleted.retired : back, tone: "success", action });
    } catch (error) {
      toast({ title: messages.form.updateFailed(reasonOf(error)), tone: "danger" });
    }
  };
  return { turn, isPending: mutation.isPending };
}
