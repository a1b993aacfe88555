import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { messages as orderMessages } from "#features/orders/admin/order-detail-messages.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { BackLink } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { messages } from "./messages.ts";
import { packedLines } from "./packed-lines.ts";
import { PackingSheet } from "./packing-sheet.tsx";
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
  const parcel = data.order.parcels.find((one) => one.id === parcelId);
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
      <PackingSheet
        {...shop}
        order={data.order}
        language={data.order.terms.language}
        lines={packedLines(data.order, parcel)}
        parcel={parcel}
      />
    </>
  );
}
