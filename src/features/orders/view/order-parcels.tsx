import { dateInWords, dayInWords } from "#shared/day.ts";
import { carrierPage } from "../carriers.ts";
import { messages } from "../messages.ts";
import type { OrderView, OrderViewParcel, OrderViewPieces } from "../order-view.ts";

const words = messages.parcels;

type OrderParcelsProps = { order: OrderView; timeZone: string };

/** The parcels of an order that leaves in several, each with what is in it, and what is still to come. */
export const OrderParcels = ({ order: { parcels, toCome }, timeZone }: OrderParcelsProps) => (
  <ol className="grid gap-4 sm:grid-cols-2">
    {parcels.map((parcel) => (
      <li key={parcel.id} className="min-w-0 border border-beige p-4 text-sm">
        <h3 className="text-base font-medium">{words.parcel(parcel.number)}</h3>
        <p className="text-stone">{stateOf(parcel, timeZone)}</p>
        <Code parcel={parcel} />
        <Pieces of={parcel.lines} />
      </li>
    ))}
    {toCome.length > 0 && (
      <li className="min-w-0 border border-dashed border-taupe p-4 text-sm">
        <h3 className="text-base font-medium">{words.toCome}</h3>
        <p className="text-stone">{words.toComeText}</p>
        <Pieces of={toCome} />
      </li>
    )}
  </ol>
);

function stateOf({ deliveredAt, shippedAt, estimatedDelivery }: OrderViewParcel, timeZone: string): string {
  if (deliveredAt) return words.delivered(dateInWords(timeZone, deliveredAt));
  const sent = words.sent(dateInWords(timeZone, shippedAt));
  return estimatedDelivery ? `${sent}, ${words.expected(dayInWords(estimatedDelivery))}` : sent;
}

function Code({ parcel: { carrier, trackingNumber } }: { parcel: OrderViewParcel }) {
  const page = carrierPage(carrier, trackingNumber);
  if (!trackingNumber) return null;
  return (
    <p className="mt-2 wrap-anywhere">
      <span className="figures block">{trackingNumber}</span>
      {page && carrier && (
        <a href={page} target="_blank" rel="noreferrer" className="link">
          {words.follow(carrier)}
        </a>
      )}
    </p>
  );
}

const Pieces = ({ of }: { of: readonly OrderViewPieces[] }) => (
  <ul className="mt-3 grid gap-1">
    {of.map(({ position, name, quantity }) => (
      <li key={position} className="wrap-anywhere">
        <span className="figures">{quantity} ×</span> {name}
      </li>
    ))}
  </ul>
);
