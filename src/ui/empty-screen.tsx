import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

type EmptyScreenProps = {
  /** Below it, within the page. */
  children?: ReactNode;
  eyebrow?: string;
  title: string;
  text: string;
  /** The one way on from here. */
  to: string;
  linkLabel: string;
};

/** A whole page that has nothing to show, with the way on. Alone it has a scene beside it. */
export const EmptyScreen = ({ to, linkLabel, children, ...words }: EmptyScreenProps) => (
  <main>
    <div className={`page pt-12 lg:pt-16 ${children ? "" : "beside-scene scene-atelier pb-12"}`}>
      <EmptyState
        className="state-start"
        headingLevel={1}
        {...words}
        action={
          <Button asChild size="large">
            <Link to={to}>{linkLabel}</Link>
          </Button>
        }
      />
    </div>
    {children}
  </main>
);
