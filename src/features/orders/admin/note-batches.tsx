import { useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { batchesIn } from "../batch.ts";
import { INVALIDATES } from "./invalidates.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { useSeenOrder } from "./use-seen-order.ts";

const words = messages.goods.batches;

/** The batch of each line, as it is packed. The menu of the order opens it. */
export function NoteBatches({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useOpenedBy("batches");
  return isOpen && <BatchesDialog order={order} onClose={() => setOpen(false)} />;
}

const batchesOf = ({ lines }: OrderDetail): string[] => lines.map(({ batches }) => batches.join(", "));

function BatchesDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [written, setWritten] = useState(() => batchesOf(order));
  const { seen, refused } = useSeenOrder(order, (before, now) =>
    setWritten((typed) => {
      const known = batchesOf(before);
      return now.lines.map(({ position, batches }) => {
        const i = before.lines.findIndex((line) => line.position === position);
        const own = typed[i];
        return own === undefined || own === known[i] ? batches.join(", ") : own;
      });
    }),
  );
  const { version, lines } = seen;
  const [error, setError] = useState<Error | null>(null);
  const save = useEndpointMutation(
    () =>
      call("PATCH admin-order", {
        body: {
          order_id: order.id,
          version,
          batches: lines.map(({ position }, i) => ({ position, batches: batchesIn(written[i] ?? "") })),
        },
      }),
    INVALIDATES,
  );
  const submit = async () => {
    try {
      await save.mutateAsync(undefined);
      toast({ title: words.saved, tone: "success" });
      onClose();
    } catch (failure) {
      setError(failure as Error);
      refused(failure);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.text}
      onSubmit={submit}
      submitLabel={words.save}
      busy={save.isPending}
    >
      {error && <Notice live tone="danger" title={failureText(error)} />}
      {lines.map(({ position, name }, i) => (
        <TextField
          key={position}
          label={words.field(name)}
          hint={i === 0 ? words.hint : undefined}
          autoComplete="off"
          value={written[i] ?? ""}
          onChange={({ target }) => setWritten((before) => before.with(i, target.value))}
        />
      ))}
    </FormDialog>
  );
}
