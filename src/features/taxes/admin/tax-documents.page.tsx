import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { messages } from "../operator-messages.ts";
import type { Route } from "./+types/tax-documents.page";
import { TaxDocuments } from "./tax-documents.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.documents.title);

export default function TaxDocumentsPage() {
  return <TaxDocuments />;
}
