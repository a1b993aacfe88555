import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { messages } from "../messages.ts";
import { POST_GRID } from "./post-card.tsx";

const CARDS = [1, 2, 3, 4, 5, 6];

/** The blog while it loads: its heading and six skeleton cards (storefront 2). */
export const BlogSkeleton = () => (
  <main className="page py-12 lg:py-16">
    <h1>{messages.journal}</h1>
    <p className="lead">{messages.blogLead}</p>
    <Loading label={messages.loading} className="mt-12">
      <ul className={`lead-first ${POST_GRID}`}>
        {CARDS.map((card) => (
          <li key={card} className="grid gap-4">
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-7 w-3/4" />
            <SkeletonText lines={3} />
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
