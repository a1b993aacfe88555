import { type FormEvent, useState } from "react";
import { ApiError, type ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { asBody, type ChosenDelivery, DeliveryFields } from "./delivery-fields.tsx";
import { messages } from "./messages.ts";
import { Versions } from "./version-sums.tsx";
import { type ChosenLine, WantedLines } from "./wanted-lines.tsx";

const words = messages.corrections;

type Preview = ResponseOf<"POST admin-order-correction-preview">;

/** The queries that show a correction. */
export const CORRECTION_INVALIDATES = [
  ...INVALIDATES,
  ...(["admin-order-corrections", "admin-order-documents", "admin-documents", "admin-products"] as const),
] as const;

const deliveryOf = ({
  delivery_method,
  delivery_country,
  shipping_address: to,
  ...order
}: OrderDetail): ChosenDelivery => ({
  method: delivery_method === "parcel_machine" ? "parcel_machine" : "courier",
  country: to.country,
  machineCountry: delivery_country,
  machineId: order.parcel_machine_id ?? "",
  phone: order.phone,
  ...{ address: to.street, city: to.city, zip: to.postal_code, state: to.state },
});

const linesOf = ({ lines }: OrderDetail): ChosenLine[] =>
  lines.map(({ product_id, name, unit_price, quantity }) => ({
    productId: product_id,
    name,
    price: unit_price,
    quantity,
  }));

/** Corrects a paid order that has not left: first what it comes to, then saved. */
export function CorrectOrder({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [lines, setLines] = useState(() => linesOf(order));
  const [delivery, setDelivery] = useState(() => deliveryOf(order));
  const [reason, setReason] = useState("");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  // As it was when the dialog opened: what somebody else has saved since must not be overwritten.
  const [version] = useState(order.version);
  const wanted = {
    ...{ order_id: order.id, version, delivery: asBody(delivery) },
    lines: lines.flatMap(({ productId, quantity }) => (quantity > 0 ? { product_id: productId, quantity } : [])),
  };
  const look = useEndpointMutation(() => call("POST admin-order-correction-preview", { body: wanted }), []);
  const save = useEndpointMutation(
    () =>
      call("POST admin-order-corrections", {
        body: { ...wanted, reason: reason.trim(), total: preview?.after.total ?? 0 },
      }),
    CORRECTION_INVALIDATES,
  );
  const isEmpty = wanted.lines.length === 0;
  const isSaveable = preview !== null && preview.missing.length === 0;
  const changed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPreview(null);
    };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isEmpty || (isSaveable && reason.trim() === "")) return;
    setError(null);
    try {
      if (!isSaveable) return setPreview(await look.mutateAsync(undefined));
      await save.mutateAsync(undefined);
      toast({ title: words.saved, tone: "success" });
      onClose();
    } catch (failure) {
      setError(failure as Error);
      setPreview(null);
    }
  };
  return (
    <FormDialog
      width="wide"
      title={words.correct}
      description={words.text}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={isSaveable ? words.save : words.preview}
      cancelLabel={words.cancel}
      busy={look.isPending || save.isPending}
      busyLabel={save.isPending ? words.saving : words.previewing}
    >
      <WantedLines
        lines={lines}
        onChange={changed(setLines)}
        error={isAsked && isEmpty ? messages.lines.empty : undefined}
      />
      <DeliveryFields delivery={delivery} onChange={changed(setDelivery)} problems={problemsOf(error)} />
      <TextField
        label={words.reason}
        required
        autoComplete="off"
        maxLength={500}
        value={reason}
        error={isAsked && isSaveable && reason.trim() === "" ? words.noReason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && (
        <Notice live tone="danger" title={words.failed}>
          {failureText(error)}
        </Notice>
      )}
      {preview && <Seen preview={preview} currency={order.currency} />}
    </FormDialog>
  );
}

function Seen({ preview: { before, after, difference, missing }, currency }: { preview: Preview; currency: string }) {
  const amount = inMoney(Math.abs(difference), { currency });
  return (
    <div className="grid gap-3" ref={showWhole}>
      <Versions {...{ before, after, currency }} />
      {missing.map(({ name, available }) => (
        <Notice key={name} live tone="danger" title={words.missing(name, available)} />
      ))}
      <Notice
        live
        title={difference > 0 ? words.toPay(amount) : difference < 0 ? words.goesBack(amount) : words.same}
      />
    </div>
  );
}

/** The dialog scrolls to what was asked for. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** What is wrong with `delivery.city`, by `city`. */
function problemsOf(error: Error | null): Record<string, string> {
  const wrong = error instanceof ApiError ? (error.body.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(wrong).map(([path, text]) => [path.replace(/^delivery\./, ""), text]));
}
