import { listDayIn } from "#backoffice/moments.ts";
import type { OrderListItem } from "#features/orders/admin/order-list-item.ts";
import { carrierPage } from "#features/orders/carriers.ts";
import { messages } from "./messages.ts";

const words = messages.shipments;

type ParcelFactsProps = { shipment: OrderListItem["shipments"][number]; timeZone: string };

/** Carrier, code and day of a parcel, with the way to the carrier's page. */
export function ParcelFacts({ shipment, timeZone }: ParcelFactsProps) {
  const { carrier, tracking_number: code, shipping_method: method, shipped_at } = shipment;
  const page = carrierPage(carrier, code);
  const facts = [carrier, method && words.methods[method], words.shippedOn(listDayIn(timeZone, shipped_at))];
  return (
    <div className="grid gap-0.5">
      {page ? (
        <a href={page} target="_blank" rel="noreferrer" title={words.track} className="link figures w-fit break-all">
          {code}
        </a>
      ) : (
        <span className="figures break-all">{code ?? words.withoutCode}</span>
      )}
      <span className="text-xs text-stone">{facts.filter(Boolean).join(" · ")}</span>
    </div>
  );
}
