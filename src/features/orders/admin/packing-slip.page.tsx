import { privatePage } from "#frame/page-meta.ts";
import { shopOf, useShop } from "#frame/use-shop.ts";
import type { Route } from "./+types/packing-slip.page";
import { texts } from "./file-texts.ts";
import { PackingSlip } from "./packing-slip.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.packing.slipUnknown);

export default function PackingSlipPage({ params }: Route.ComponentProps) {
  const { storeName, storeEmail, timeZone } = useShop().settings;
  return <PackingSlip id={params.id} {...{ storeName, storeEmail, timeZone }} />;
}
