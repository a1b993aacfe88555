import type { ReactNode } from "react";

interface ProductColumnsProps {
  gallery: ReactNode;
  /** What is told beside the images. */
  children: ReactNode;
  /** What is read after that, in two columns of its own: a long one beside the images would leave the page half empty. */
  more: ReactNode;
}

/** The images stay in sight while what is told beside them goes by. */
export const ProductColumns = ({ gallery, children, more }: ProductColumnsProps) => (
  <>
    <div className="mt-2 grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-8 md:mt-8 lg:grid-cols-[6fr_5fr] lg:gap-16">
      <div className="min-w-0 sm:sticky sm:top-28 sm:self-start">{gallery}</div>
      <div className="min-w-0">{children}</div>
    </div>
    <div className="mt-10 grid grid-cols-1 gap-10 *:min-w-0 lg:mt-20 lg:grid-cols-[6fr_5fr] lg:gap-16">{more}</div>
  </>
);
