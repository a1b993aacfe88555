import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { ArticleSkeleton, BlogSkeleton } from "#features/content/storefront/blog-skeletons.tsx";
import { ProductListSkeleton, ProductSkeleton } from "#features/products/storefront/catalog-skeletons.tsx";
import { messages } from "#site/messages.ts";
import { usePendingLocation } from "#site/use-pending-location.ts";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { HomeSkeleton } from "../home/home-skeleton.tsx";

/** A page that comes sooner needs no skeleton. */
const LATE_MS = 200;
/** After this time a sentence and a button replace the skeleton. */
const TOO_LATE_MS = 15_000;

/**
 * The page, under the shape of the next one where that is long in coming. The page below stays as it is, with its place and
 * what was typed, in case the next one never comes. What comes to the same page has no shape; the answer
 * to a form is waited for, as it could not be asked for again.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const next = usePendingLocation();
  const isLink = (useNavigation().formMethod ?? "GET") === "GET";
  const [late, setLate] = useState<{ key: string; isTooLate: boolean }>();
  const key = next?.key;
  useEffect(() => {
    if (!key) return setLate(undefined);
    const timers = [
      setTimeout(() => setLate({ key, isTooLate: false }), LATE_MS),
      setTimeout(() => setLate({ key, isTooLate: true }), TOO_LATE_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [key]);
  const isElsewhere = next?.pathname !== pathname;
  const shown = late && late.key === key && (isElsewhere || (late.isTooLate && isLink)) ? late : undefined;
  return (
    <>
      <div inert={shown !== undefined} className={shown && "invisible"}>
        {children}
      </div>
      {shown && next && (
        <div style={{ top: endOfHeader() }} className="fixed inset-x-0 bottom-0 z-20 overflow-clip bg-cream">
          {shown.isTooLate ? <TooLate address={next.pathname + next.search} /> : skeletonOf(next.pathname)}
        </div>
      )}
    </>
  );
}

/** The lines above the header scroll away, so it ends where it ends. */
const endOfHeader = (): number => document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;

function skeletonOf(path: string): ReactNode {
  if (path === "/") return <HomeSkeleton />;
  if (path === "/products") return <ProductListSkeleton />;
  if (path.startsWith("/products/")) return <ProductSkeleton />;
  if (path === "/blog") return <BlogSkeleton />;
  if (path.startsWith("/blog/")) return <ArticleSkeleton />;
  return <PageSkeleton />;
}

/** Any other page: a heading and the text below it. */
const PageSkeleton = () => (
  <main className="page py-12 lg:py-16">
    <Loading label={messages.loading} className="grid gap-10">
      <Skeleton className="h-12 w-72 max-w-full" />
      <SkeletonText lines={3} className="max-w-read" />
      <Skeleton className="h-80 w-full" />
    </Loading>
  </main>
);

/** Trying again navigates again, which cancels the pending navigation. */
const TooLate = ({ address }: { address: string }) => (
  <EmptyScreen
    isError
    title={messages.slow.title}
    text={messages.slow.text}
    to={address}
    linkLabel={messages.broken.again}
  />
);
