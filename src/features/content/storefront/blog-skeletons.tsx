import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { messages } from "../messages.ts";
import { POST_GRID } from "./post-card.tsx";

const CARDS = [1, 2, 3, 4, 5, 6];

/** The blog while it loads: its heading and six skeleton cards (storefront 2), the first as large as it will be. */
export const BlogSkeleton = () => (
  <main className="page py-12 lg:py-16">
    <h1>{messages.journal}</h1>
    <p className="lead">{messages.blogLead}</p>
    <Loading label={messages.loading} className="mt-12">
      <ul className={`${POST_GRID} lg:grid-cols-4!`}>
        {CARDS.map((card) => (
          <li
            key={card}
            className="group grid content-start gap-4 max-sm:not-first:grid-cols-[7rem_1fr] max-sm:items-center lg:first:col-span-full lg:first:grid-cols-[3fr_2fr] lg:first:items-end lg:first:gap-x-10"
          >
            <Skeleton className="aspect-square w-full lg:group-first:aspect-3/2" />
            <div className="grid gap-3">
              <Skeleton className="h-4 w-40 max-w-full" />
              <Skeleton className="h-7 w-3/4" />
              <SkeletonText lines={3} className="max-sm:group-not-first:hidden" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  </main>
);

export const ArticleSkeleton = () => (
  <main className="page py-12 lg:py-16">
    <Loading label={messages.loadingArticle}>
      <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-20">
        <div className="grid gap-6">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-14 w-full" />
          <SkeletonText lines={3} />
        </div>
        <Skeleton className="aspect-4/5 w-full sm:max-lg:aspect-square" />
      </div>
    </Loading>
  </main>
);
