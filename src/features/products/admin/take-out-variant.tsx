import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { messages as office } from "#ui/office-messages.ts";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import { messages } from "../variant-messages.ts";
import { VARIANT_ANSWERS } from "./variant-answers.ts";

interface TakeOutVariantProps {
  variant: AdminProduct;
  group: NonNullable<AdminProduct["group"]>;
  /** Among the variants, from 0. */
  place: number;
  onClose: () => void;
}

/** Makes a variant a product of its own, after a question; the toast takes it back. */
export function TakeOutVariant({ variant, group, place, onClose }: TakeOutVariantProps) {
  const { id: productId, name } = variant;
  const values = variant.group?.values ?? [];
  const take = useEndpointMutation(
    () => call("DELETE admin-variants", { query: { productId, version: group.version }, needs: ["variants"] }),
    VARIANT_ANSWERS,
  );
  const back = useEndpointMutation(
    ({ variants, group_version }: ResponseOf<"DELETE admin-variants">) =>
      call("POST admin-variant-returns", {
        query: { groupId: group.id },
        body: {
          productId,
          values: [...values],
          place,
          version: group_version ?? undefined,
          product_version: variants.find(({ id }) => id === productId)?.version,
        },
      }),
    VARIANT_ANSWERS,
  );
  const done = (title: string, action?: { label: string; onPress: () => void }) =>
    toast({ title, description: name, tone: "success", action });
  const failed = (error: unknown) => failureToast(messages.failed, error);
  // Awaited, for the dialog is gone by the time it is done.
  const takeOut = () =>
    take.mutateAsync(undefined).then((taken) => {
      const onPress = () => void back.mutateAsync(taken).then(() => done(messages.putBack), failed);
      // The last one takes the group with it.
      done(messages.takenOut, group.others > 0 ? { label: office.undo, onPress } : undefined);
    }, failed);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.takeOutAsk(name)}
      description={messages.takeOutText(group.name)}
      confirmLabel={messages.takeOut}
      variant="primary"
      busy={take.isPending}
      busyLabel={office.saving}
      onConfirm={() => void takeOut().then(onClose)}
    />
  );
}
