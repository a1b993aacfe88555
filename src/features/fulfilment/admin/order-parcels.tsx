import { Link } from "react-router";
import { shortDateIn } from "#backoffice/moments.ts";
import { PartlyShipped } from "#features/orders/admin/order-badges.tsx";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { carrierPage } from "#features/orders/carriers.ts";
import { isPaid } from "#features/orders/order-payment-state.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { wantedPieces } from "#features/orders/parcel.ts";
import { currentLocale } from "#shared/language.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { CorrectOneParcel } from "./correct-one-parcel.tsx";
import { DeliverParcel } from "./deliver-parcel.tsx";
import { messages } from "./messages.ts";
import { SendParcelAgain } from "./send-again.tsx";
import { UndoParcel } from "./undo-parcel.tsx";

const words = messages.parcels;

type OneParcel = OrderDetail["parcels"][number];
type OrderParcelsProps = { order: OrderDetail; timeZone: string };

/** The parcels of an order that leaves in several, and what is still to leave. Nothing for an order that leaves in one. */
export function OrderParcels({ order, timeZone }: OrderParcelsProps) {
  if (order.parcels.length === 0) return null;
  const remaining = STATUS_MEANING[order.status].isOpen
    ? order.lines
        .map((line) => ({ position: line.position, quantity: wantedPieces(line) }))
        .filter(({ quantity }) => quantity > 0)
    : [];
  return (
    <Panel title={words.title} action={<PartlyShipped order={order} />}>
      <ul className="grid gap-4">
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.id} order={order} parcel={parcel} timeZone={timeZone} />
        ))}
        {remaining.length > 0 && (
          <li className="grid gap-2 border-l-2 border-dashed border-taupe pl-4">
            <h3 className="font-medium">{words.remaining}</h3>
            <Pieces order={order} of={remaining} />
          </li>
        )}
      </ul>
    </Panel>
  );
}

function Parcel({ order, parcel, timeZone }: OrderParcelsProps & { parcel: OneParcel }) {
  const { number, tracking_number: code, carrier, weight, lines, undone_at: undone } = parcel;
  const page = undone ? null : carrierPage(carrier, code);
  const facts = [
    carrier,
    messages.shipments.shippedOn(shortDateIn(timeZone, parcel.shipped_at)),
    weight !== null && words.grams(weight.toLocaleString(currentLocale())),
  ];
  return (
    <li className={classes("grid gap-2 border-l-2 pl-4", undone ? "border-beige text-stone" : "border-gold")}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-medium">{words.parcel(number)}</h3>
        {undone && <Badge tone="neutral">{words.undone(shortDateIn(timeZone, undone))}</Badge>}
        {parcel.delivered_at && (
          <Badge tone="complete">{words.delivered(shortDateIn(timeZone, parcel.delivered_at))}</Badge>
        )}
      </div>
      <p className="text-sm wrap-anywhere">
        {page ? (
          <a href={page} target="_blank" rel="noreferrer" title={messages.shipments.track} className="link figures">
            {code}
          </a>
        ) : (
          <span className="figures">{code ?? messages.shipments.withoutCode}</span>
        )}
        <span className="block text-xs text-stone">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      <Pieces order={order} of={lines} />
      <Actions order={order} parcel={parcel} timeZone={timeZone} />
    </li>
  );
}

function Actions({ order, parcel, timeZone }: OrderParcelsProps & { parcel: OneParcel }) {
  const isHere = parcel.undone_at === null && !parcel.is_rest;
  const isChangeable = isHere && !order.is_erased;
  const { isOpen, takesGoodsOut } = STATUS_MEANING[order.status];
  const mayArrive = isOpen || order.status === "shipped";
  const mayArriveAgain = isPaid(order.payment_state) && (isOpen || takesGoodsOut);
  const isOnItsWay = isChangeable && parcel.delivered_at === null && mayArrive;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isHere && (
        <Button asChild variant="secondary" size="small">
          <Link
            to={`/admin/orders/${order.id}/packing-slip?parcel=${parcel.id}`}
            aria-label={words.slipOf(parcel.number)}
          >
            {words.slip}
          </Link>
        </Button>
      )}
      <CorrectOneParcel parcel={parcel} isOffered={isChangeable} />
      <DeliverParcel parcel={parcel} timeZone={timeZone} isOffered={isOnItsWay} />
      {isOnItsWay && <UndoParcel parcel={parcel} />}
      <SendParcelAgain order={order} parcel={parcel} isOffered={isChangeable && mayArriveAgain === true} />
    </div>
  );
}

const Pieces = ({ order, of }: { order: OrderDetail; of: OneParcel["lines"] }) => (
  <ul className="grid gap-0.5 text-sm">
    {of.map(({ position, quantity }) => (
      <li key={position} className="wrap-anywhere">
        <span className="figures">{quantity} ×</span> {order.lines.find((line) => line.position === position)?.name}
      </li>
    ))}
  </ul>
);
