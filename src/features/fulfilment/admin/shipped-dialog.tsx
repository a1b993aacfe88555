import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { messages as orderMessages } from "#features/orders/admin/messages.ts";
import { type OrderListItem, statusSubject } from "#features/orders/admin/order-list-item.ts";
import { CARRIERS, type Carrier, carrierOfMachine } from "#features/orders/carriers.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "#features/orders/tracking-code.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { CarrierField } from "./carrier-field.tsx";
import { messages } from "./messages.ts";
import { shippingWarning } from "./shipping-warning.ts";

const words = messages.ship;

type ShippedDialogProps = {
  order: Pick<
    OrderListItem,
    | "id"
    | "order_number"
    | "status"
    | "payment_state"
    | "refundable"
    | "nothing_to_ship"
    | "is_withdrawn"
    | "parcel_machines"
    | "shipments"
  >;
  onClose: () => void;
};

/** Asks for the optional tracking code of an order that is shipped (back office 2), and who carries it. */
export function ShippedDialog({ order, onClose }: ShippedDialogProps) {
  // Of an order that left before.
  const [known] = order.shipments;
  const [code, setCode] = useState("");
  const [carrier, setCarrier] = useState<Carrier | "">(
    CARRIERS.find((one) => one === known?.carrier) ?? carrierOfMachine(order.parcel_machines?.provider) ?? "",
  );
  const [error, setError] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [sharesParcel, setShares] = useState(false);
  const ship = useEndpointMutation(
    () =>
      call("POST admin-orders", {
        body: {
          action: "update",
          orderId: order.id,
          status: "shipped",
          seenStatus: order.status,
          seenPayment: order.payment_state,
          trackingCode: code.trim() || undefined,
          carrier: carrier || undefined,
          sharesParcel,
        },
      }),
    INVALIDATES,
  );
  const warning = shippingWarning(order);
  const submit = async () => {
    if (ship.isPending) return;
    if (!TRACKING_CODE.test(code.trim())) return setError(TRACKING_CODE_RULE);
    try {
      await ship.mutateAsync(undefined);
      toast({
        title: orderMessages.orders.statusUpdated(order.order_number, "shipped"),
        tone: "success",
        subject: statusSubject(order.order_number),
      });
      onClose();
    } catch (failure) {
      const { statusFailed, unknown } = orderMessages.orders;
      setUsed(failure instanceof ApiError && failure.body.code === "TRACKING_USED");
      setError(failureText(failure, unknown));
      failureToast(statusFailed, failure, { unknown });
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={words.title(order.order_number)}
      description={words.text}
      onSubmit={submit}
      submitLabel={words.confirm}
      busy={ship.isPending}
      busyLabel={words.busy}
    >
      {warning && <Notice tone="warning" title={warning} />}
      <TextField
        ref={takeFocus}
        label={words.code}
        hint={known?.tracking_number ? words.before(known.tracking_number) : undefined}
        value={code}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={(event) => {
          setCode(event.target.value);
          setError(null);
          setUsed(false);
          setShares(false);
        }}
      />
      {isUsed && (
        <Checkbox label={words.shares} checked={sharesParcel} onChange={(event) => setShares(event.target.checked)} />
      )}
      <CarrierField carrier={carrier} onChange={setCarrier} />
    </FormDialog>
  );
}
