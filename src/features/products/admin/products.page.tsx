import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/products.page";
import { messages } from "./messages.ts";
import { Products } from "./products.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function ProductsPage() {
  return <Products />;
}
