import { lazy, Suspense, useEffect } from "react";
import { useToasterWanted, wantToaster } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Put once into the document. Costs nothing until the visitor first touches the page, or something is said. */
export function Toasts() {
  const wanted = useToasterWanted();
  useEffect(() => {
    const signs = ["pointerdown", "keydown"] as const;
    for (const sign of signs) addEventListener(sign, wantToaster, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, wantToaster);
    };
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
