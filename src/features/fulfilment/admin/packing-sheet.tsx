import type { ComponentProps } from "react";
import { countryName } from "#backoffice/country-name.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { messages as orderMessages } from "#features/orders/admin/order-detail-messages.ts";
import { addressOf, customerOf } from "#features/orders/admin/order-list-item.ts";
import { carrierName } from "#features/orders/carriers.ts";
import { messages } from "./messages.ts";
import { PackedParts } from "./packed-parts.tsx";
import { SLIP_SENTENCES } from "./slip-sentences.ts";

const words = messages.packing;

interface PackingSheetProps {
  order: Pick<
    OrderDetail,
    "order_number" | "created_at" | "company" | "shipping_address" | "phone" | "parcel_machine"
  > &
    Parameters<typeof customerOf>[0];
  /** Of the order. */
  language: OrderDetail["terms"]["language"];
  lines: readonly (Pick<OrderDetail["lines"][number], "sku" | "name" | "own_name" | "quantity"> &
    ComponentProps<typeof PackedParts>)[];
  parcel?: OrderDetail["parcels"][number] | undefined;
  storeName: string;
  storeEmail: string;
  timeZone: string;
}

/** What is printed: for whoever packs, in the language of the back office; for the buyer, in that of the order. */
export function PackingSheet({ order, language, lines, parcel, storeName, storeEmail, timeZone }: PackingSheetProps) {
  const { company, parcel_machine: machine } = order;
  const toBuyer = SLIP_SENTENCES[language];
  return (
    <article className="max-w-3xl rounded-md wrap-anywhere border border-beige bg-paper p-8 print:border-0 print:p-0">
      <p className="font-display text-3xl">{storeName}</p>
      <h1 className="mt-6">{words.slipTitle(order.order_number)}</h1>
      {parcel && (
        <p className="font-medium">
          {messages.parcels.parcel(parcel.number)}
          {parcel.tracking_number && <span className="figures">: {parcel.tracking_number}</span>}
          {parcel.carrier && parcel.carrier !== "other" && `, ${parcel.carrier}`}
        </p>
      )}
      <p className="text-stone">{words.orderOf(shortDateIn(timeZone, order.created_at))}</p>
      <p className="mt-6 font-medium">
        {company && <span className="block">{company}</span>}
        {customerOf(order)}
      </p>
      {machine ? (
        <p>
          {carrierName(machine.provider)}: {machine.name}, {machine.address}, {machine.postal_code} {machine.city},{" "}
          {countryName(machine.country)}
        </p>
      ) : (
        <p>{addressOf(order)}</p>
      )}
      {order.phone && (
        <p>
          {orderMessages.delivery.phone}: <span className="figures">{order.phone}</span>
        </p>
      )}
      <table className="mt-8 w-full text-left">
        <thead>
          <tr className="border-b border-taupe text-xs text-stone">
            <th scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
              {orderMessages.goods.quantity}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              {orderMessages.goods.product}
            </th>
            <th scope="col" className="min-w-28 py-2 font-medium">
              {orderMessages.goods.sku}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.sku} className="break-inside-avoid border-b border-beige align-top">
              <td className="figures py-3 pr-4 text-lg font-semibold">{line.quantity}</td>
              <td className="py-3 pr-4">
                {line.name}
                {line.own_name !== line.name && (
                  <span lang={language} className="block text-sm text-stone">
                    {line.own_name}
                  </span>
                )}
                <PackedParts parts={line.parts} />
              </td>
              <td className="figures py-3 text-xs break-all">{line.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div lang={language} className="mt-8">
        <p>{toBuyer.thanks(storeName)}</p>
        <p className="text-stone">{toBuyer.questions(storeEmail)}</p>
      </div>
    </article>
  );
}
