import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import { broughtBack, type ProductState } from "../publication.ts";
import { evenSo } from "./even-so.ts";
import { messages } from "./messages.ts";
import { VARIANT_ANSWERS } from "./variant-answers.ts";

type Change = { state: ProductState; publish_at?: string | null; even_in_kits?: true; version?: number | undefined };

/** Takes a product out of the shop, or brings it back. One that kits need is taken out when that was said. */
export function useRetire(product: Pick<AdminProduct, "id" | "state" | "publish_at">, onDone?: () => void) {
  const mutation = useEndpointMutation(
    (body: Change) => call("PATCH admin-products", { query: { productId: product.id }, body }),
    VARIANT_ANSWERS,
  );
  // Awaited, for its row may be gone from the screen by the time it is done.
  const send = async (body: Change, title: string, undo?: (version: number) => void) => {
    try {
      const { version } = (await mutation.mutateAsync(body)).data;
      onDone?.();
      toast({ title, tone: "success", action: undo && { label: messages.bringBack, onPress: () => undo(version) } });
    } catch (error) {
      const action = evenSo(error, () => void send({ ...body, even_in_kits: true }, title, undo));
      toast({ title: messages.form.updateFailed(failureText(error)), tone: "danger", action });
    }
  };
  /** As an undo, only where nobody has changed it since this version. */
  const bringBack = (version?: number) => {
    const body = broughtBack(product);
    return send({ ...body, version }, body.state === "published" ? messages.broughtBack : messages.form.updated);
  };
  const publish = () => send({ state: "published" }, messages.published);
  const takeOut = (sure?: { even_in_kits: true }) =>
    send({ state: "archived", ...sure }, messages.deleted.retired, (version) => void bringBack(version));
  return { takeOut, bringBack, publish, isPending: mutation.isPending };
}
