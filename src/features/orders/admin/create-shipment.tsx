import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { ask, useDeed } from "#client/ask.ts";
import { type BodyOf, Refused } from "#client/functions-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { carrierOfMachine } from "../carriers.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "../shipment.ts";
import { isUnpaid, type ListedOrder } from "./listed-order.ts";
import { type Parcel, ParcelFields } from "./parcel-fields.tsx";
import { texts } from "./texts.ts";
import { TOUCHED } from "./touched.ts";

const words = texts.shipments;
export type ShippableOrder = Pick<ListedOrder, "id" | "order_number" | "payment_state" | "parcel_machines">;

export function CreateShipment({ order }: { order: ShippableOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={words.createFor(order.order_number)} onClick={() => setOpen(true)}>
        {words.create}
      </Button>
      {isOpen && <ShipmentDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** "The button is disabled until tracking number and carrier are chosen" (B 2). */
function ShipmentDialog({ order, onClose }: { order: ShippableOrder; onClose: () => void }) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [error, setError] = useState<{ message: string; isUsed: boolean } | null>(null);
  const [parcel, setParcel] = useState<Parcel>({
    number: "",
    carrier: carrierOfMachine(order.parcel_machines?.provider) ?? "",
    method: "standard",
    expected: "",
    sharesParcel: false,
  });
  const create = useDeed((body: BodyOf<"POST admin-shipments">) => ask("POST admin-shipments", { body }), TOUCHED);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending || parcel.carrier === "") return;
    if (!TRACKING_CODE.test(parcel.number.trim())) return setError({ message: TRACKING_CODE_RULE, isUsed: false });
    try {
      await create.mutateAsync({
        order_id: order.id,
        tracking_number: parcel.number.trim(),
        carrier: parcel.carrier,
        shipping_method: parcel.method,
        estimated_delivery: parcel.expected || null,
        shares_parcel: parcel.sharesParcel,
      });
      toast({ title: words.created(order.order_number), tone: "success" });
      onClose();
    } catch (failure) {
      const { message } = failure as Error;
      setError({ message, isUsed: failure instanceof Refused && failure.body.code === "TRACKING_USED" });
      toast({ title: words.createFailed, description: message, tone: "danger" });
    }
  };
  const isReady = parcel.number.trim() !== "" && parcel.carrier !== "";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !create.isPending && onClose()}
      title={words.dialog(order.order_number)}
      description={texts.ship.text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.ship.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isReady} busy={create.isPending} busyLabel={words.creating}>
            {words.create}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4" noValidate>
        {isUnpaid(order) && <Notice tone="warning" title={words.unpaid} />}
        <ParcelFields
          field={field}
          parcel={parcel}
          error={error}
          onChange={(change) => {
            setParcel({ ...parcel, ...change });
            if ("number" in change) setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
