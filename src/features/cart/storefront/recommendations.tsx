import { useEffect, useState } from "react";
import { messages as catalogue } from "#features/products/messages.ts";
import { PriceBefore } from "#features/products/view/price.tsx";
import { UnitPrice } from "#features/products/view/unit-price.tsx";
import { euros, formatMoney } from "#shared/money.ts";
import { DoneButton } from "#ui/done-button.tsx";
import { Image } from "#ui/image.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { priced, unitPrice, volumeOf } from "../cart-line.ts";
import { type CartProduct, lineOf } from "../cart-product.ts";
import { messages } from "../messages.ts";
import { fetchRecommendedOils } from "./fetch-products.ts";
import { addRecommended } from "./notify-cart.ts";
import { cartLinesNow } from "./use-cart.ts";

export type RecommendedOils = readonly CartProduct[] | "loading";

/** Oils to go with the cart, asked for once, when they are first wanted. None where they cannot be had. */
export function useRecommendedOils(isWanted: boolean): RecommendedOils {
  const [oils, setOils] = useState<RecommendedOils>("loading");
  const isOpen = isWanted && oils === "loading";
  useEffect(() => {
    if (!isOpen) return;
    fetchRecommendedOils(cartLinesNow()).then(setOils, () => setOils([]));
  }, [isOpen]);
  return oils;
}

const row = "-mx-6 grid auto-cols-[8.5rem] grid-flow-col gap-4 px-6";

/** A row to be pushed aside, which shows that it goes on. */
export function Recommendations({ oils }: { oils: RecommendedOils }) {
  if (oils.length === 0) return null;
  return (
    <section aria-labelledby="kit">
      <h3 id="kit" className="mb-4">
        {messages.recommendations}
      </h3>
      {oils === "loading" ? (
        <Loading label={messages.recommendationsLoading} className={`${row} overflow-hidden`}>
          {[1, 2, 3].map((place) => (
            <div key={place} className="grid gap-2">
              <Skeleton className="aspect-4/5 w-full" />
              <Skeleton className="h-16 w-full" />
            </div>
          ))}
        </Loading>
      ) : (
        <ul className={`${row} snap-x scroll-px-6 overflow-x-auto pb-2 *:snap-start`}>
          {oils.map((oil) => (
            <RecommendedItem key={oil.id} oil={oil} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RecommendedItem({ oil }: { oil: CartProduct }) {
  const price = priced(lineOf(oil, 1));
  return (
    <li className="grid grid-rows-[auto_1fr_auto] gap-2">
      <Image src={oil.image ?? ""} alt="" width={224} height={280} className="aspect-4/5 w-full" />
      <div className="text-sm wrap-anywhere">
        {oil.name}
        <span className="figures block text-stone">
          {formatMoney(unitPrice(price))}
          {oil.reduction && <PriceBefore price={euros(oil.reduction.from)} className="ml-2" />}
        </span>
        <UnitPrice goods={volumeOf(oil)} price={unitPrice(price)} />
      </div>
      <DoneButton
        variant="secondary"
        size="small"
        className="w-full"
        done={catalogue.added}
        onPress={() => addRecommended(lineOf(oil, 1))}
      >
        {messages.addRecommendation}
        <span className="sr-only">{oil.name}</span>
      </DoneButton>
    </li>
  );
}
