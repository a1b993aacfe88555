import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { fieldProblems } from "#api-client/field-problems.ts";
import { call } from "#api-client/use-endpoint.ts";
import { FailureNotice } from "#backoffice/failure-notice.tsx";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { TextField } from "#ui/text-field.tsx";
import { CorrectionSums } from "./correction-sums.tsx";
import { asBody, DeliveryFields, deliveryOf } from "./delivery-fields.tsx";
import { messages } from "./messages.ts";
import { usePreview } from "./use-preview.ts";
import { type ChosenLine, goodsOf, WantedLines } from "./wanted-lines.tsx";

const words = messages.corrections;

type Preview = ResponseOf<"POST admin-order-correction-preview">;

const linesOf = ({ lines }: OrderDetail): ChosenLine[] =>
  lines.map(({ product_id, name, unit_price, quantity, image }) => ({
    productId: product_id,
    name,
    price: unit_price,
    quantity,
    image: image ?? undefined,
  }));

/** Corrects a paid order that has not left: first what it comes to, then saved. */
export function CorrectOrder({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [lines, setLines] = useState(() => linesOf(order));
  const [delivery, setDelivery] = useState(() => deliveryOf(order));
  const [before] = useState({ lines, delivery });
  const [reason, setReason] = useState("");
  // As it was when the dialog opened: what somebody else has saved since must not be overwritten.
  const [version] = useState(order.version);
  const wanted = {
    order_id: order.id,
    version,
    delivery: asBody(delivery),
    lines: lines.flatMap(({ productId, quantity }) => (quantity > 0 ? { product_id: productId, quantity } : [])),
  };
  const isEmpty = wanted.lines.length === 0;
  const { preview, error, isAsked, maySave, isLooking, isSaving, submit } = usePreview<Preview>({
    wanted,
    look: () => call("POST admin-order-correction-preview", { body: wanted }),
    save: ({ after }) =>
      call("POST admin-order-corrections", { body: { ...wanted, reason: reason.trim(), total: after.total } }),
    isComplete: (step) => !isEmpty && (step === "look" || reason.trim() !== ""),
    isSaveable: ({ missing }) => missing.length === 0,
    done: words.saved,
    onClose,
  });
  return (
    <FormDialog
      width="wide"
      title={words.correct}
      description={words.text}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={maySave ? words.save : words.preview}
      isDirty={lines !== before.lines || delivery !== before.delivery}
      busy={isLooking || isSaving}
      busyLabel={isSaving ? uiMessages.saving : words.previewing}
      more={
        <p className="figures mr-auto flex basis-full items-center justify-between gap-3 font-semibold sm:basis-auto">
          <span>{preview ? words.total : words.goods}</span>
          <span>{inMoney(preview ? preview.after.total : goodsOf(lines) / 100, order)}</span>
        </p>
      }
    >
      <WantedLines lines={lines} onChange={setLines} error={isAsked && isEmpty ? messages.lines.empty : undefined} />
      <DeliveryFields delivery={delivery} onChange={setDelivery} problems={fieldProblems(error, "delivery")} />
      <TextField
        label={words.reason}
        required
        autoComplete="off"
        maxLength={500}
        value={reason}
        error={isAsked && maySave && reason.trim() === "" ? words.noReason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <FailureNotice title={words.failed} error={error} />
      {preview && <CorrectionSums preview={preview} currency={order.currency} />}
    </FormDialog>
  );
}
