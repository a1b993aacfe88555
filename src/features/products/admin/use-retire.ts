import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { toast } from "#ui/toast.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import type { ProductState } from "../publication.ts";
import { messages } from "./messages.ts";
import { VARIANT_ANSWERS } from "./variant-answers.ts";

/** Takes a product out of the shop, or brings it back. One that kits need is taken out when that was said. */
export function useRetire(productId: string, onDone?: () => void) {
  const mutation = useEndpointMutation(
    (body: { retired: boolean; even_in_kits?: true }) => call("PATCH admin-products", { query: { productId }, body }),
    VARIANT_ANSWERS,
  );
  // Awaited, for its row may be gone from the screen by the time it is done.
  const turn = async (retired: boolean, from: ProductState = "archived", evenInKits = false) => {
    try {
      await mutation.mutateAsync({ retired, ...(evenInKits ? { even_in_kits: true } : {}) });
      onDone?.();
      const action = retired ? { label: messages.bringBack, onPress: () => void turn(false) } : undefined;
      const back = from === "archived" ? messages.broughtBack : messages.published;
      toast({ title: retired ? messages.deleted.retired : back, tone: "success", action });
    } catch (error) {
      const isPart = error instanceof ApiError && error.body.code === "PART_OF_KITS";
      const action = isPart ? { label: kitMessages.evenSo, onPress: () => void turn(retired, from, true) } : undefined;
      toast({ title: messages.form.updateFailed(failureText(error)), tone: "danger", action });
    }
  };
  return { turn, isPending: mutation.isPending };
}
