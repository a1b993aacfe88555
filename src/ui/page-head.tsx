import type { ReactNode } from "react";

type PageHeadProps = {
  title: string;
  /** How many there are, once that is known. */
  count?: number;
  lead?: ReactNode;
  /** What can be done on this page; the most important last, where the hand expects it. */
  children?: ReactNode;
};

/** The title of a screen with its actions. */
export function PageHead({ title, count, lead, children }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="mr-auto">
        <h1>
          {title}
          {count !== undefined && (
            <span className="figures ml-3 align-middle text-base font-normal text-stone">
              {count.toLocaleString("en")}
            </span>
          )}
        </h1>
        {lead && <p className="mt-1 text-sm text-stone">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
