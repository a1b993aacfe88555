import { ArrowLeft, Ellipsis } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Link, useLocation } from "react-router";
import { currentLocale } from "#shared/language.ts";
import { MAX_TOTAL } from "#shared/max-total.ts";
import { classes } from "./classes.ts";
import { messages } from "./office-messages.ts";
import { PhoneFold } from "./phone-fold.tsx";
import { tell } from "./tell.tsx";

type PageHeadProps = {
  title: string;
  /** How many there are, once that is known. */
  count?: number;
  /** There are more than `count`. */
  isCapped?: boolean;
  lead?: ReactNode;
  /** How it stands with what this screen is of: beside the title, below it where there is no room. */
  state?: ReactNode;
  /** To the list this one was opened from. */
  back?: { to: string; label: string };
  /** At the other end of the way back. */
  onward?: ReactNode;
  /** What can be done besides, before the rest; phones fold it away. */
  more?: ReactNode;
  /** What can be done on this page; the most important last, where the hand expects it. */
  children?: ReactNode;
};

/** The title of a screen with its actions. */
export function PageHead({ title, count, isCapped, lead, state, back, onward, more, children }: PageHeadProps) {
  const { pathname } = useLocation();
  return (
    <>
      {/* A screen of one thing; a list has the title of its page. */}
      {back && <title>{title}</title>}
      <ToldTitle key={pathname} title={title} />
      {back && (
        <div className="mb-2 flex items-center justify-between gap-4 [&>a]:mb-0">
          <BackLink {...back} />
          {onward}
        </div>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-3 sm:gap-x-6">
        <div
          className={classes(
            "min-h-11 min-w-0 lg:min-h-10 flex-auto max-sm:grow-999 content-center sm:flex-1 sm:basis-48",
            Boolean(state) && "xl:flex-initial xl:basis-auto",
          )}
        >
          <h1 className="line-clamp-2 wrap-anywhere" title={title.length > 60 ? title : undefined}>
            {title}
            {count !== undefined && (
              <span className="figures ml-3 align-middle text-base font-normal text-stone">
                {isCapped ? atLeast(count) : count.toLocaleString(currentLocale())}
              </span>
            )}
          </h1>
        </div>
        {state && (
          <div className="flex flex-wrap items-center gap-2 max-sm:order-1 max-xl:basis-full sm:max-xl:order-last xl:flex-1">
            {state}
          </div>
        )}
        {(more || children) && (
          // Where the main button has a line of its own, it fills it.
          <div className="contents max-sm:*:last:grow sm:flex sm:flex-wrap sm:items-center sm:gap-3 print:hidden">
            {more && (
              <PhoneFold label={messages.more} isLabelHidden icon={Ellipsis} className="sm:contents">
                {more}
              </PhoneFold>
            )}
            {children}
          </div>
        )}
        {lead && (
          <div className="basis-full sm:-mt-3">
            <p className="max-w-2xl text-sm text-stone">{lead}</p>
          </div>
        )}
      </div>
    </>
  );
}

/** Tells where a link has led: what the browser opens, screen readers read by themselves. */
function ToldTitle({ title }: { title: string }) {
  const { key } = useLocation();
  const arrive = useEffectEvent(() => {
    if (key !== "default") tell(title);
  });
  useEffect(() => arrive(), []);
  return null;
}

/** A count that ended where counting takes too long. */
function atLeast(count: number): string {
  const text = count.toLocaleString(currentLocale());
  return count < MAX_TOTAL ? messages.atLeast(text) : messages.moreThan(text);
}

export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className="link relative hit-area mb-2 inline-flex min-h-6 items-center gap-2 text-sm print:hidden">
    <ArrowLeft aria-hidden="true" className="size-4" />
    {label}
  </Link>
);
