import { useSearchParams } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/packing-slip.page";
import { messages } from "./messages.ts";
import { PackingSlip } from "./packing-slip.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.packing.slipUnknown);

export default function PackingSlipPage({ params }: Route.ComponentProps) {
  const { storeName, storeEmail, timeZone } = useStore().settings;
  const [search] = useSearchParams();
  return (
    <PackingSlip
      id={params.id}
      parcelId={search.get("parcel")}
      storeName={storeName}
      storeEmail={storeEmail}
      timeZone={timeZone}
    />
  );
}
