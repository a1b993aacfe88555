import { storeOf, useStore } from "#api-client/use-store.ts";
import { messages as books } from "#features/books/operator-messages.ts";
import { messages as documents } from "#features/documents/admin/messages.ts";
import { ShipManyDialog } from "#features/fulfilment/admin/ship-many-dialog.tsx";
import { ShippedDialog } from "#features/fulfilment/admin/shipped-dialog.tsx";
import { messages } from "#features/orders/admin/messages.ts";
import { Orders } from "#features/orders/admin/orders.tsx";
import { PaymentTaskLink } from "#features/orders/admin/payment-task-link.tsx";
import { messages as taxes } from "#features/taxes/operator-messages.ts";
import { OpenReturns } from "#features/withdrawals/admin/open-returns.tsx";
import { WithdrawalsWithoutOrder } from "#features/withdrawals/admin/withdrawals-without-order.tsx";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/orders.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.orders.title);

export default function OrdersPage() {
  const { timeZone } = useStore().settings;
  return (
    <Orders
      timeZone={timeZone}
      ShippedDialog={ShippedDialog}
      ShipManyDialog={ShipManyDialog}
      links={[
        { label: documents.link, to: "/admin/documents" },
        { label: taxes.link, to: "/admin/taxes" },
        { label: books.link, to: "/admin/books" },
      ]}
    >
      <PaymentTaskLink />
      <WithdrawalsWithoutOrder timeZone={timeZone} />
      <OpenReturns timeZone={timeZone} />
    </Orders>
  );
}
