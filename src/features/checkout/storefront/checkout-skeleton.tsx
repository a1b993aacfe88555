import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { messages } from "../messages.ts";

const FIELDS = ["a", "b", "c", "d"];

/** Shown until the cart has been read, which needs scripts. */
export const CheckoutSkeleton = () => (
  <main className="page min-h-[60vh] py-12 lg:py-16">
    <h1>{messages.title}</h1>
    <p className="lead hidden noscript:block">{messages.noScripts}</p>
    <div className="noscript:hidden">
      <p className="lead">{messages.lead}</p>
      <Loading
        label={messages.loading}
        className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,46rem)_26rem] lg:justify-between lg:gap-16"
      >
        <Skeleton className="h-16 lg:order-last lg:h-96" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-7 w-40" />
          {FIELDS.map((field) => (
            <div key={field}>
              <Skeleton className="mb-2 h-4 w-24" />
              <Skeleton className="h-12" />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  </main>
);
