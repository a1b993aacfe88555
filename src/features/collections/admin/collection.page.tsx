import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/collection.page";
import { CollectionForm, EditCollection } from "./collection-form.tsx";
import { messages as words } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  privatePage(storeOf(matches), params.id === "new" ? words.newTitle : words.editTitle);

/** `/admin/collections/new`, or the id of a collection. */
export default function CollectionPage({ params: { id } }: Route.ComponentProps) {
  return id === "new" ? <CollectionForm key={id} collection={null} /> : <EditCollection key={id} id={id} />;
}
