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
  const act = useEndpointMutation((work: () => Promise<unknown>) => work(), VARIANT_ANSWERS);
  // Awaited, for the dialog is gone by the time it is done.
  const run = async (work: () => Promise<unknown>, title: string, action?: { label: string; onPress: () => void }) => {
    try {
      await act.mutateAsync(work);
      toast({ title, description: name, tone: "success", action });
    } catch (error) {
      failureToast(messages.failed, error);
    }
  };
  const putBack = () =>
    call("POST admin-variant-returns", {
      query: { groupId: group.id },
      body: { productId, values: [...values], place },
    });
  const takeOut = () => call("DELETE admin-variants", { query: { productId, version: group.version } });
  const undo = { label: office.undo, onPress: () => void run(putBack, messages.putBack) };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.takeOutAsk(name)}
      description={messages.takeOutText(group.name)}
      confirmLabel={messages.takeOut}
      variant="primary"
      busy={act.isPending}
      busyLabel={office.saving}
      // The last one takes the group with it.
      onConfirm={() => void run(takeOut, messages.takenOut, group.others > 0 ? undo : undefined).then(onClose)}
    />
  );
}
