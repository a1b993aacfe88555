import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { messages as orderMessages } from "#features/orders/admin/order-detail-messages.ts";
import { addressOf, customerOf } from "#features/orders/admin/order-list-item.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { BackLink } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { messages } from "./messages.ts";
import { packedLines } from "./packed-lines.ts";
import { PackedParts } from "./packed-parts.tsx";
import { shippingWarning } from "./shipping-warning.ts";

const words = messages.packing;
const back = () => ({ to: "/admin/orders", label: orderMessages.back });

type PackingSlipProps = {
  id: string;
  /** One of several parcels; without it all that is to leave, or has left. */
  parcelId: string | null;
  storeName: string;
  storeEmail: string;
  timeZone: string;
};

/** The sheet that goes into the parcel: what is in it, for whom, without prices. */
export function PackingSlip({ id, parcelId, ...shop }: PackingSlipProps) {
  const { data, error, refetch } = useEndpointQuery("GET admin-order", { query: { orderId: id } });
  if (error && !data)
    return <ErrorView headingLevel={1} title={orderMessages.failed} error={error} onRetry={refetch} back={back()} />;
  if (!data)
    return (
      <Loading label={orderMessages.loading}>
        <SkeletonCard className="h-96 max-w-3xl" />
      </Loading>
    );
  const warning = shippingWarning(data.order);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3 print:hidden">
        <div className="mr-auto">
          <BackLink to={`/admin/orders/${id}`} label={orderMessages.title(data.order.order_number)} />
        </div>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
      {warning && <Notice tone="warning" title={warning} className="mb-6 max-w-3xl print:hidden" />}
      <Sheet order={data.order} parcel={data.order.parcels.find((one) => one.id === parcelId)} {...shop} />
    </>
  );
}

type SheetProps = Omit<PackingSlipProps, "id" | "parcelId"> & {
  order: OrderDetail;
  parcel: OrderDetail["parcels"][number] | undefined;
};

function Sheet({ order, parcel, storeName, storeEmail, timeZone }: SheetProps) {
  const { parcel_machine: machine } = order;
  return (
    <article className="max-w-3xl rounded-md wrap-anywhere border border-beige bg-paper p-8 print:border-0 print:p-0">
      <p className="font-display text-3xl">{storeName}</p>
      <h1 className="mt-6">{words.slipTitle(order.order_number)}</h1>
      {parcel && (
        <p className="font-medium">
          {messages.parcels.parcel(parcel.number)}
          {parcel.tracking_number && <span className="figures">: {parcel.tracking_number}</span>}
        </p>
      )}
      <p className="text-stone">{words.orderOf(shortDateIn(timeZone, order.created_at))}</p>
      <p className="mt-6 font-medium">{customerOf(order)}</p>
      {machine ? (
        <p>
          {machine.name}, {machine.address}, {machine.postal_code} {machine.city}
        </p>
      ) : (
        <p>{addressOf(order)}</p>
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
          {packedLines(order, parcel).map((line) => (
            <tr key={line.sku} className="break-inside-avoid border-b border-beige align-top">
              <td className="figures py-3 pr-4 text-lg font-semibold">{line.quantity}</td>
              <td className="py-3 pr-4">
                {line.name}
                <PackedParts parts={line.parts} />
              </td>
              <td className="figures py-3 text-xs break-all">{line.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8">{words.thanks(storeName)}</p>
      <p className="text-stone">{words.questions(storeEmail)}</p>
    </article>
  );
}
