import { Link } from "react-router";
import { classes } from "./classes.ts";

export type Crumb = { label: string; to?: string };

/** The way here from the top. The last crumb is the page itself and carries no link. */
export function Breadcrumb({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center text-sm text-stone">
        {crumbs.map((crumb, place) => (
          <li key={crumb.label} className="flex min-w-0 items-center">
            {place > 0 && (
              <span aria-hidden="true" className="mx-2 text-taupe">
                /
              </span>
            )}
            <CrumbText crumb={crumb} last={place === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbText({ crumb, last }: { crumb: Crumb; last: boolean }) {
  if (last || !crumb.to) {
    return (
      <span aria-current={last ? "page" : undefined} className={classes("min-w-0", last && "text-espresso")}>
        {crumb.label}
      </span>
    );
  }
  return (
    <Link to={crumb.to} className="relative hit-area rounded-sm underline-offset-4 hover:text-espresso hover:underline">
      {crumb.label}
    </Link>
  );
}
