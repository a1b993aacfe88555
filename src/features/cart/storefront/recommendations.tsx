import { type RefObject, useEffect, useRef, useState } from "react";
import { messages as catalogue } from "#features/products/messages.ts";
import { PriceBefore } from "#features/products/view/price.tsx";
import { UnitPrice } from "#features/products/view/unit-price.tsx";
import { euros, formatMoney } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { DoneButton } from "#ui/done-button.tsx";
import { Image } from "#ui/image.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { type CartLine, goodsKey, priced, unitPrice, volumeOf } from "../cart-line.ts";
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

/** Of the next card the image is in sight, so that no words are cut. */
const row = "-mx-6 grid auto-cols-[calc(100%-4rem)] grid-flow-col gap-4 px-6";

interface RecommendationsProps {
  oils: RecommendedOils;
  lines: readonly CartLine[];
}

/** How long an added oil shows that it was added before it leaves the row. */
const LEAVES_MS = 2_000;

/** A row to be pushed aside. What is in the cart is left out of it. */
export function Recommendations({ oils, lines }: RecommendationsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [isAtStart, setAtStart] = useState(true);
  const inCart = new Set(lines.map(goodsKey));
  const shown = oils === "loading" ? oils : oils.filter(({ id }) => leaving.includes(id) || !inCart.has(id));
  const add = (oil: CartProduct) => {
    if (!addRecommended(lineOf(oil, 1))) return false;
    setLeaving((before) => [...before, oil.id]);
    setTimeout(() => {
      // Its button would take the keyboard's focus away with it.
      if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true });
      setLeaving((before) => before.filter((id) => id !== oil.id));
    }, LEAVES_MS);
    return true;
  };
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="kit">
      <div className="mb-4 flex min-h-9 items-center justify-between gap-4">
        <h3 id="kit">{messages.recommendations}</h3>
        {shown.length > 1 && <Arrows list={list} isAtStart={isAtStart} />}
      </div>
      {shown === "loading" ? (
        <Loading label={messages.recommendationsLoading} className={`${row} overflow-hidden`}>
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          aria-labelledby="kit"
          onScroll={({ currentTarget }) => setAtStart(currentTarget.scrollLeft < 8)}
          className={`${row} scroll-smooth outline-none snap-x snap-mandatory scroll-px-6 overflow-x-auto pb-2 *:snap-start`}
        >
          {shown.map((oil) => (
            <RecommendedItem key={oil.id} oil={oil} onAdd={() => add(oil)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** In px: brings the next card, which snaps. */
const STEP = 250;

/** They show that the row goes on, and push it where there is no finger; the keyboard walks through its buttons. */
function Arrows({ list, isAtStart }: { list: RefObject<HTMLUListElement | null>; isAtStart: boolean }) {
  const move = (by: number) => list.current?.scrollBy(by, 0);
  return (
    <div aria-hidden="true" className="flex gap-2">
      <Button variant="secondary" size="icon-small" tabIndex={-1} disabled={isAtStart} onClick={() => move(-STEP)}>
        <Chevron path="m15 6-6 6 6 6" />
      </Button>
      <Button variant="secondary" size="icon-small" tabIndex={-1} onClick={() => move(STEP)}>
        <Chevron path="m9 6 6 6-6 6" />
      </Button>
    </div>
  );
}

/** Drawn here: an icon in a file of its own would be named by the first script of every page. */
const Chevron = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-none stroke-current stroke-[1.5]">
    <path d={path} />
  </svg>
);

function RecommendedItem({ oil, onAdd }: { oil: CartProduct; onAdd(): boolean }) {
  const price = priced(lineOf(oil, 1));
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-start gap-4">
      <Image src={oil.image ?? ""} alt="" width={224} height={280} className="aspect-4/5 w-full" />
      <div className="text-sm wrap-anywhere">
        {oil.name}
        <div className="mb-2 flex flex-wrap gap-x-3 text-stone">
          <p className="figures">
            {formatMoney(unitPrice(price))}
            {oil.reduction && <PriceBefore price={euros(oil.reduction.from)} className="ml-2" />}
          </p>
          <UnitPrice goods={volumeOf(oil)} price={unitPrice(price)} />
        </div>
        <DoneButton
          variant="secondary"
          size="small"
          className="min-w-28 whitespace-nowrap"
          done={catalogue.added}
          onPress={onAdd}
        >
          {messages.addRecommendation}
          <span className="sr-only">{oil.name}</span>
        </DoneButton>
      </div>
    </li>
  );
}
