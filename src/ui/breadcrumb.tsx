import { Link } from "react-router";
import { classes } from "./classes.ts";
import { messages } from "./messages.ts";

export type Crumb = { label: string; to?: string };

/** The way here from the top, on one line. The last crumb is the page itself: it carries no link, and yields where there is no room. */
export function Breadcrumb({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label={messages.breadcrumb} className={className}>
      <ol className="flex min-h-11 items-center text-sm whitespace-nowrap text-stone">
        {crumbs.map((crumb, place) => (
          <li key={crumb.label} className="flex items-center last:max-w-xl last:min-w-0">
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

/** In letters. */
const LONGEST = 40;

function CrumbText({ crumb, last }: { crumb: Crumb; last: boolean }) {
  if (last || !crumb.to) {
    const { label } = crumb;
    const isLong = label.length > LONGEST;
    return (
      <span
        aria-current={last ? "page" : undefined}
        title={isLong ? label : undefined}
        className={classes(last && "truncate text-espresso")}
      >
        {isLong ? `${label.slice(0, LONGEST - 1).trimEnd()}…` : label}
      </span>
    );
  }
  return (
    <Link to={crumb.to} className="relative hit-area rounded-sm underline-offset-4 hover:text-espresso hover:underline">
      {crumb.label}
    </Link>
  );
}
