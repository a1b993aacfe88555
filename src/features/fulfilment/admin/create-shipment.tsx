import { type ComponentProps, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, type BodyOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { afterSaving } from "#backoffice/merge-editions.ts";
import { useOfferedBy, useOpenedBy } from "#backoffice/use-opened-by.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { customerOf, destinationOf, goodsOf, type OrderListItem } from "#features/orders/admin/order-list-item.ts";
import { carrierOfMachine } from "#features/orders/carriers.ts";
import { offersShipment } from "#features/orders/offers-shipment.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "#features/orders/tracking-code.ts";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import { dayProblemOf, type Parcel, ParcelFields } from "./parcel-fields.tsx";
import { shippingWarning } from "./shipping-warning.ts";
import { asFields, asSeen, UNKNOWN, useSeenParcel } from "./use-seen-parcel.ts";

const words = messages.shipments;
export type ShippableOrder = Pick<
  OrderListItem,
  | "id"
  | "order_number"
  | "status"
  | "is_erased"
  | "shipments"
  | "payment_state"
  | "refundable"
  | "nothing_to_ship"
  | "is_withdrawn"
  | "parcel_machines"
  | "shipping_address"
  | "customers"
  | "order_items"
>;

interface CreateShipmentProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  order: ShippableOrder;
}

export const CreateShipment = ({ order, ...look }: CreateShipmentProps) => (
  <>
    <ShipButton order={order} {...look} />
    <OfferedShipment order={order} />
  </>
);

/** In a list, whose `ShipmentOfList` has the dialog. */
export function ShipButton({ order, ...look }: CreateShipmentProps) {
  const [, setOpen] = useOpenedBy("ship", order.id);
  if (!offersShipment(order)) return null;
  return (
    <Button {...look} aria-label={words.createFor(order.order_number)} onClick={() => setOpen(true)}>
      {words.create}
    </Button>
  );
}

function OfferedShipment({ order }: { order: ShippableOrder }) {
  const [isOpen, setOpen] = useOfferedBy("ship", offersShipment(order), order.id);
  return isOpen && <ShipmentDialog order={order} onClose={() => setOpen(false)} />;
}

/** The dialog of a list of orders. It stays with what is typed where its order leaves the list, as after somebody else has shipped it. */
export function ShipmentOfList({ orders }: { orders: readonly ShippableOrder[] }) {
  const [search] = useSearchParams();
  const [last, setLast] = useState<ShippableOrder>();
  const listed = orders.find(({ id }) => id === search.get("ship"));
  if (listed && listed !== last) setLast(listed);
  const order = listed ?? last;
  return order && <OfferedShipment key={order.id} order={order} />;
}

/** Corrects a code, or adds a carrier later. The order stays shipped, and no email is sent. */
export function CorrectParcel({ order }: { order: OrderListItem }) {
  const isOffered = order.status === "shipped" && !order.is_erased;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered && (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {words.correct}
        </Button>
      )}
      {isOpen && <ShipmentDialog order={order} known={order.shipments[0]} onClose={() => setOpen(false)} />}
    </>
  );
}

type ShipmentDialogProps = {
  order: ShippableOrder;
  /** What is known of the parcel already. */
  known?: OrderListItem["shipments"][number];
  onClose: () => void;
};

/** The button needs a tracking number and a carrier (back office 2). */
function ShipmentDialog({ order, onClose, ...props }: ShipmentDialogProps) {
  // An order without money ships only if that was seen.
  const [seenPayment] = useState(order.payment_state);
  const [error, setError] = useState<{ message: string; isUsed: boolean } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [parcel, setParcel] = useState<Parcel>(() =>
    asFields({
      ...(props.known ?? UNKNOWN),
      carrier: props.known?.carrier ?? carrierOfMachine(order.parcel_machines?.provider) ?? null,
    }),
  );
  const { known, refused } = useSeenParcel(props.known, (before, now) =>
    setParcel((typed) => afterSaving(asFields(before), typed, asFields(now))),
  );
  const create = useEndpointMutation(
    (body: BodyOf<"POST admin-shipments">) => call("POST admin-shipments", { body }),
    INVALIDATES,
  );
  const submit = async () => {
    if (create.isPending || parcel.carrier === "") return;
    if (!TRACKING_CODE.test(parcel.number.trim())) return setError({ message: TRACKING_CODE_RULE, isUsed: false });
    setFailure(null);
    try {
      await create.mutateAsync({
        order_id: order.id,
        tracking_number: parcel.number.trim(),
        carrier: parcel.carrier,
        shipping_method: parcel.method,
        estimated_delivery: parcel.expected || null,
        shares_parcel: parcel.sharesParcel,
        corrects: known !== undefined,
        seen: known && asSeen(known),
        seen_payment: seenPayment,
      });
      toast({ title: known ? words.corrected : words.created(order.order_number), tone: "success" });
      onClose();
    } catch (failure) {
      setFailure(failure as Error);
      refused(failure);
      if (!dayProblemOf(failure as Error))
        setError({
          message: failureText(failure),
          isUsed: failure instanceof ApiError && failure.body.code === "TRACKING_USED",
        });
      failureToast(words.createFailed, failure);
    }
  };
  const warning = shippingWarning(order);
  const isReady = parcel.number.trim() !== "" && parcel.carrier !== "";
  return (
    <FormDialog
      onClose={onClose}
      title={known ? words.correctDialog(order.order_number) : words.dialog(order.order_number)}
      description={known ? words.correctText : messages.ship.text}
      onSubmit={submit}
      submitLabel={known ? words.save : words.create}
      disabled={!isReady}
      busy={create.isPending}
    >
      <div className="border-l-2 border-gold pl-3 text-sm wrap-anywhere">
        <p className="font-medium">{customerOf(order)}</p>
        <p className="text-stone">{destinationOf(order)}</p>
        <ul className="max-h-32 overflow-y-auto">
          {goodsOf(order).map((goods) => (
            <li key={goods}>{goods}</li>
          ))}
        </ul>
      </div>
      {warning && <Notice tone="warning" title={warning} />}
      <ParcelFields
        parcel={parcel}
        error={error}
        failure={failure}
        onChange={(change) => {
          setParcel({ ...parcel, ...change });
          if ("number" in change) setError(null);
        }}
      />
    </FormDialog>
  );
}
