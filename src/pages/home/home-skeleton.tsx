import { FEATURED } from "#features/products/product.ts";
import { ProductGridSkeleton } from "#features/products/storefront/catalog-skeletons.tsx";
import { messages } from "#site/messages.ts";
import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";

/** Home while its featured products load: the hero's place, then four cards (storefront 2). */
export const HomeSkeleton = () => (
  <main>
    <Loading label={messages.featuredLoading}>
      <div className="grid min-h-[min(60svh,62.5vw)] content-center bg-linen max-md:min-h-[60svh]">
        <div className="page">
          <Skeleton className="h-12 w-80 max-w-full" />
          <SkeletonText lines={2} className="mt-6 max-w-md" />
        </div>
      </div>
      <div className="page pt-16 lg:pt-24">
        <Skeleton className="mb-10 h-9 w-64 max-w-full" />
        <ProductGridSkeleton cards={FEATURED} shape="four" />
      </div>
    </Loading>
  </main>
);
