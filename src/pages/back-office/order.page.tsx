import { storeOf, useStore } from "#api-client/use-store.ts";
import { CorrectParcel, CreateShipment } from "#features/fulfilment/admin/create-shipment.tsx";
import { OrderParcels } from "#features/fulfilment/admin/order-parcels.tsx";
import { ParcelFacts } from "#features/fulfilment/admin/parcel-facts.tsx";
import { SendAgain } from "#features/fulfilment/admin/send-again.tsx";
import { SendTrackingCode } from "#features/fulfilment/admin/send-tracking-code.tsx";
import { ShipPart } from "#features/fulfilment/admin/ship-part.tsx";
import { ShippedDialog } from "#features/fulfilment/admin/shipped-dialog.tsx";
import { ExchangeReturn } from "#features/order-editing/admin/exchange-return.tsx";
import { OrderBusiness } from "#features/order-editing/admin/order-business.tsx";
import { OrderByHand } from "#features/order-editing/admin/order-by-hand.tsx";
import { OrderCorrections } from "#features/order-editing/admin/order-corrections.tsx";
import { messages } from "#features/orders/admin/order-detail-messages.ts";
import { OrderDetailScreen } from "#features/orders/admin/order-detail-screen.tsx";
import type { OrderParts } from "#features/orders/admin/order-parts.ts";
import { OrderReturns } from "#features/withdrawals/admin/order-returns.tsx";
import { OrderWithdrawals } from "#features/withdrawals/admin/order-withdrawals.tsx";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/order.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.titleUnknown);

const parts: OrderParts = {
  ShippedDialog,
  CreateShipment,
  ShipPart,
  SendAgain,
  OrderParcels,
  CorrectParcel,
  ParcelFacts,
  SendTrackingCode,
  OrderWithdrawals,
  OrderReturns: (props) => <OrderReturns {...props} Exchange={ExchangeReturn} />,
  OrderCorrections,
  OrderByHand,
  OrderBusiness,
};

export default function OrderPage({ params }: Route.ComponentProps) {
  return <OrderDetailScreen key={params.id} id={params.id} timeZone={useStore().settings.timeZone} parts={parts} />;
}
