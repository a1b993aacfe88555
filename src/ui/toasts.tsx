import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useToasterWanted, wantToaster } from "./toast.ts";

/** Where it cannot be had nothing is said; the page must not go for that. */
const Toaster = lazy<ComponentType>(() => import("./toaster.tsx").catch(() => ({ default: () => null })));

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
