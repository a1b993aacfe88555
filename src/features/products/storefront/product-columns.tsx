import type { ReactNode } from "react";

/** The images stay in sight while what is told beside them goes by. */
export const ProductColumns = ({ gallery, children }: { gallery: ReactNode; children: ReactNode }) => (
  <div className="mt-2 grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-8 md:mt-8 lg:grid-cols-[6fr_5fr] lg:gap-16">
    <div className="min-w-0 sm:sticky sm:top-28 sm:self-start">{gallery}</div>
    <div className="grid min-w-0 grid-cols-1 content-start gap-10">{children}</div>
  </div>
);
