import type { ReactNode } from "react";
import { Link } from "react-router";
import { CopyLink } from "#backoffice/copy-link.tsx";
import { countryName } from "#backoffice/country-name.ts";
import { mailto } from "#shared/mailto.ts";
import { classes } from "#ui/classes.ts";
import { carrierName } from "../carriers.ts";
import { CorrectRecipient } from "./correct-recipient.tsx";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { addressOf, customerOf } from "./order-list-item.ts";
import type { OrderParts } from "./order-parts.ts";
import { Panel } from "./panel.tsx";

const words = messages.delivery;

type OrderDeliveryProps = { order: OrderDetail; timeZone: string } & Pick<OrderParts, "CorrectParcel" | "ParcelFacts">;

/** Who gets the parcel, where, and how it travels. */
export function OrderDelivery({ order, timeZone, CorrectParcel, ParcelFacts }: OrderDeliveryProps) {
  const { parcel_machine: machine } = order;
  // Several parcels have a list of their own.
  const shipment = order.parcels.length === 0 ? order.shipments[0] : undefined;
  return (
    <Panel title={words.title} action={!order.is_erased && <CorrectRecipient order={order} />}>
      <dl className="grid gap-3">
        {shipment && (
          <Fact term={words.parcel}>
            <div className="flex flex-wrap items-start justify-between gap-2">
              <ParcelFacts shipment={shipment} timeZone={timeZone} />
              <CorrectParcel order={order} />
            </div>
          </Fact>
        )}
        {!order.is_erased && (
          <>
            {machine && (
              <Fact term={words.machine}>
                {machine.name}
                <span className="block">
                  {carrierName(machine.provider)}, {machine.address}, {machine.postal_code} {machine.city},{" "}
                  {countryName(machine.country)}
                </span>
              </Fact>
            )}
            {/* A parcel to a machine does not go to the buyer's address. */}
            <Fact term={machine ? words.contact : words.to}>
              <Link
                to={`/admin/customers/${order.customer_id}`}
                className="link line-clamp-2 w-fit wrap-anywhere"
                title={`${words.customer}: ${customerOf(order)}`}
              >
                {customerOf(order)}
              </Link>
              <span className={classes("block wrap-anywhere", machine && "text-stone")}>{addressOf(order)}</span>
            </Fact>
            <Fact term={words.email}>
              <a href={mailto(order.customers.email)} className="link break-all">
                {order.customers.email}
              </a>
            </Fact>
            {order.phone && (
              <Fact term={words.phone}>
                <a href={`tel:${order.phone.replace(/[^\d+]/g, "")}`} className="link figures">
                  {order.phone}
                </a>
              </Fact>
            )}
          </>
        )}
        <Fact term={words.code}>
          <span className="figures">{order.own_tracking_code}</span>
          <span className="block text-xs text-stone">{words.codeHint}</span>
          {order.tracking_url && <CopyLink words={words.link} link={order.tracking_url} />}
        </Fact>
      </dl>
    </Panel>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-stone">{term}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
);
