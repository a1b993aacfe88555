import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

type EmptyScreenProps = {
  /** Below it, within the page. */
  children?: ReactNode;
  title: string;
  text: ReactNode;
  /** The one way on from here. */
  to: string;
  linkLabel: string;
  /** Said at once: something went wrong. */
  isError?: boolean;
  /** The way on is this page once more. */
  isAgain?: boolean;
  /** The way on is fetched as another document. */
  isReload?: boolean;
  /** Beside the way on. */
  more?: ReactNode;
  /** Other ways, below it. */
  ways?: ReactNode;
};

/** A whole page that has nothing to show, with the way on and a scene beside it. */
export function EmptyScreen(props: EmptyScreenProps) {
  const { to, linkLabel, children, isError, isAgain, isReload, more, ways, ...words } = props;
  const isTrying = useNavigation().state !== "idle" && isAgain;
  return (
    <main>
      <div
        role={isError ? "alert" : undefined}
        className={`page beside-scene scene-atelier pt-12 lg:pt-16 ${children ? "scene-short" : "pb-12"}`}
      >
        <div>
          <EmptyState
            className="state-start"
            headingLevel={1}
            {...words}
            action={
              <>
                <Button asChild size="large" className={isTrying ? "pointer-events-none opacity-60" : undefined}>
                  <Link to={to} replace={isAgain} reloadDocument={isReload}>
                    {linkLabel}
                  </Link>
                </Button>
                {more}
              </>
            }
          />
          {ways}
        </div>
      </div>
      {children}
    </main>
  );
}
