import { Navigate, useSearchParams } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { messages } from "../operator-messages.ts";
import { QUARTER } from "../quarter.ts";
import type { Route } from "./+types/tax-documents.page";
import { TaxDocuments } from "./tax-documents.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.documents.title);

/** Those of a figure: an address without a quarter leads to the figures. */
export default function TaxDocumentsPage() {
  const [search] = useSearchParams();
  return QUARTER.test(search.get("quarter") ?? "") ? <TaxDocuments /> : <Navigate to="/admin/taxes" replace />;
}
