import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { shortDay } from "#backoffice/moments.ts";
import { DocumentDownloads } from "#features/documents/admin/document-downloads.tsx";
import { messages } from "#features/documents/admin/messages.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { wasPaid } from "../order-payment-state.ts";
import type { OrderDetail } from "./order-detail.ts";
import { inMoney } from "./order-list-item.ts";
import { Panel } from "./panel.tsx";

const words = messages.panel;

/** The invoices and credit notes of an order. They are asked for anew whenever the order has changed. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const query = { order_id: order.id, version: order.version };
  const { data } = useEndpointQuery("GET admin-order-documents", { query });
  const issued = data?.documents ?? [];
  const isEmpty = data?.documents.length === 0;
  const mayIssue = isEmpty && wasPaid(order.payment_state);
  return (
    <Panel
      title={words.title}
      line={isEmpty && (mayIssue ? words.issueHint : words.none)}
      action={mayIssue && <Issue orderId={order.id} />}
    >
      <ul className="grid gap-4">
        {issued.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{document.number}</p>
              <p className="text-sm text-stone">
                {messages.kinds[document.kind]}, {shortDay(document.issued_on)},{" "}
                {document.kind === "credit-note" && "−"}
                {inMoney(document.gross, order)}
              </p>
            </div>
            <DocumentDownloads document={document} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Issue({ orderId }: { orderId: string }) {
  const issue = useEndpointMutation(
    () => call("POST admin-order-documents", { body: { order_id: orderId } }),
    ["admin-order-documents", "admin-documents"],
  );
  const press = () =>
    issue.mutateAsync(undefined).then(
      () => toast({ title: words.issued, tone: "success" }),
      (error) => failureToast(words.issueFailed, error),
    );
  return (
    <Button size="small" variant="quiet" busy={issue.isPending} onClick={() => void press()}>
      {words.issue}
    </Button>
  );
}
