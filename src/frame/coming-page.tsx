import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { ArticleSkeleton, JournalSkeleton } from "#features/content/shop/blog-skeletons.tsx";

/** Whoever comes sooner needs nobody to stand in. */
const PATIENCE_MS = 200;

/** The page, or the shape of the next one where that is long in coming. */
export function ComingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const next = location && location.pathname !== pathname ? location.pathname : undefined;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (!next) return setLate(undefined);
    const timer = setTimeout(() => setLate(next), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [next]);
  if (!late || late !== next) return children;
  if (late === "/blog") return <JournalSkeleton />;
  return late.startsWith("/blog/") ? <ArticleSkeleton /> : children;
}
