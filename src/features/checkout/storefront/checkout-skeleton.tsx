import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { messages } from "../messages.ts";

/** Shown until the cart has been read, which needs scripts. */
export const CheckoutSkeleton = () => (
  <main className="page min-h-[60vh] py-8">
    <h1>{messages.title}</h1>
    <p className="lead hidden noscript:block">{messages.noScripts}</p>
    <div className="noscript:hidden">
      <p className="lead">{messages.lead}</p>
      <Loading
        label={messages.loading}
        className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,46rem)_27.5rem] lg:justify-between lg:gap-x-12 xl:gap-x-24"
      >
        <div className="grid h-16 content-start gap-6 overflow-clip bg-linen px-6 py-4 lg:order-last lg:-mt-38 lg:h-auto lg:self-start lg:p-6">
          <Skeleton className="h-8 w-48 max-w-full" />
          {[1, 2].map((line) => (
            <div key={line} className="grid grid-cols-[3rem_1fr] gap-4">
              <Skeleton className="aspect-4/5" />
              <Skeleton className="h-24" />
            </div>
          ))}
          <SkeletonText lines={3} className="border-t border-beige pt-4 text-xl" />
          <Skeleton className="h-14" />
          <SkeletonText lines={2} />
        </div>
        <div className="grid content-start gap-10">
          <Part>
            <Field hint />
          </Part>
          <Part className="gap-2">
            <Field className="mb-4" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </Part>
          <Part className="grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6">
            <Field className="max-sm:col-span-2" />
            <Field className="max-sm:col-span-2" />
            <Field className="col-span-2" />
            <Field />
            <Field />
            <Field className="max-sm:col-span-2" />
            <Field className="max-sm:col-span-2" />
            <Skeleton className="col-span-2 h-12" />
          </Part>
          <Skeleton className="h-64 sm:h-43" />
          <Skeleton className="h-128 lg:hidden" />
        </div>
      </Loading>
    </div>
  </main>
);

/** A heading with what stands below it. */
const Part = ({ className = "gap-6", children }: { className?: string; children: ReactNode }) => (
  <div>
    <Skeleton className="mb-6 h-7 w-40" />
    <div className={classes("grid", className)}>{children}</div>
  </div>
);

const Field = ({ hint, className }: { hint?: boolean; className?: string }) => (
  <div className={className}>
    <Skeleton className="mt-0.5 mb-2.5 h-4 w-24" />
    <Skeleton className="h-12" />
    {hint && <Skeleton className="mt-3 h-4 w-3/4" />}
  </div>
);
