import type { ReactNode } from "react";

interface ProductColumnsProps {
  gallery: ReactNode;
  /** What is told beside the images. */
  children: ReactNode;
  /** What is read after that: below the images. */
  tabs: ReactNode;
  /** Rows that open, as wide as both columns. */
  rows: ReactNode;
}

/** On a phone one after the other, elsewhere in two columns. */
export const ProductColumns = ({ gallery, children, tabs, rows }: ProductColumnsProps) => (
  <div className="product-columns">
    <div>{gallery}</div>
    <div>{children}</div>
    <div>{tabs}</div>
    <div>{rows}</div>
  </div>
);
