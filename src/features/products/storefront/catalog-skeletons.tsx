import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { messages } from "../messages.ts";
import { gridOf } from "./product-grid.tsx";

/** Cards to come, in the grid in which they will stand. */
export const ProductGridSkeleton = ({ cards, shape = "list" }: { cards: number; shape?: "list" | "four" }) => (
  <ul className={gridOf(shape)}>
    {Array.from({ length: cards }, (_, card) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move.
      <li key={card} className="grid content-start gap-3">
        <Skeleton className="aspect-4/5 w-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-1/3" />
      </li>
    ))}
  </ul>
);

/** The list while it is fetched: its own heading, and the first rows. */
export const ProductListSkeleton = () => (
  <main className="page py-12 lg:py-16">
    <h1>{messages.collection}</h1>
    <p className="lead">{messages.collectionLead}</p>
    <Loading label={messages.loading} className="mt-8">
      <Skeleton className="mb-8 h-9 w-64 max-w-full" />
      <ProductGridSkeleton cards={8} />
    </Loading>
  </main>
);

/** A product: its image, and beside it what one needs to know before buying. */
export const ProductSkeleton = () => (
  <main className="page pb-8 md:py-6">
    <Loading label={messages.productLoading}>
      <Skeleton className="my-3 h-5 w-56 max-w-full" />
      <div className="grid grid-cols-1 gap-5 sm:mt-5 sm:grid-cols-2 sm:gap-8 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <Skeleton className="gallery-image" />
        <div className="grid content-start gap-6">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-7 w-32" />
          <SkeletonText lines={5} />
          <Skeleton className="h-14 w-full" />
        </div>
      </div>
    </Loading>
  </main>
);
