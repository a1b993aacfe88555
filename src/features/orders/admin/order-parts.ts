import type { ComponentType } from "react";
import type { OrderDetail } from "./order-detail.ts";
import type { OrderListItem } from "./order-list-item.ts";
import type { ShipOrderProps } from "./status-dialog.tsx";

type OfOrder = ComponentType<{ order: OrderDetail }>;

/** What later features show and do on the page of an order. */
export interface OrderParts {
  ShippedDialog: ComponentType<ShipOrderProps>;
  CreateShipment: ComponentType<{ order: OrderDetail; variant?: "secondary" }>;
  ShipPart: OfOrder;
  SendAgain: OfOrder;
  OrderParcels: ComponentType<{ order: OrderDetail; timeZone: string }>;
  CorrectParcel: OfOrder;
  ParcelFacts: ComponentType<{ shipment: OrderListItem["shipments"][number]; timeZone: string }>;
  SendTrackingCode: OfOrder;
  OrderWithdrawals: ComponentType<{ order: OrderDetail; timeZone: string }>;
  OrderReturns: ComponentType<{ order: OrderDetail; timeZone: string }>;
  OrderByHand: ComponentType<{ order: OrderDetail; timeZone: string }>;
  OrderBusiness: ComponentType<{ order: OrderDetail; timeZone: string }>;
  OrderCorrections: ComponentType<{ order: OrderDetail; timeZone: string }>;
}
