import { messages } from "../messages.ts";
import { wasPaid } from "../order-payment-state.ts";
import { type DocumentLink, documentAddress, type OrderView } from "../order-view.ts";

interface OrderDocumentsProps {
  order: OrderView;
  documents: readonly DocumentLink[];
  /** Of the signed link that shows the order; null for the browser that bought. */
  accessKey: string | null;
}

/** Invoices and credit notes for the buyer. An order of before there were any gets its invoice when it is asked for. */
export function OrderDocuments({ order, documents, accessKey }: OrderDocumentsProps) {
  if (order.isMasked || (documents.length === 0 && !wasPaid(order.paymentState))) return null;
  const words = messages.documents;
  const invoices = documents.filter(({ kind }) => kind === "invoice");
  const links =
    invoices.length === 0
      ? [{ id: null, type: "pdf" as const, label: words.invoice }]
      : documents.flatMap((one) => [
          { id: one.id, type: "pdf" as const, label: labelOf(one, invoices[0]) },
          ...(one.hasXml ? [{ id: one.id, type: "xml" as const, label: words.eInvoice(one.number) }] : []),
        ]);
  return (
    <section aria-labelledby="documents">
      <h3 id="documents" className="text-lg">
        {words.title}
      </h3>
      <ul className="mt-2 grid">
        {links.map(({ id, type, label }) => (
          <li key={`${id} ${type}`}>
            <a
              href={documentAddress(order.id, id, accessKey, type)}
              className="link inline-flex min-h-11 items-center"
              download
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf({ id, kind, number }: DocumentLink, first: DocumentLink | undefined): string {
  const words = messages.documents;
  if (kind === "credit-note") return words.creditNote(number);
  return id === first?.id ? words.invoice : words.another(number);
}
