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

/** A whole page that has nothing to show, with the way on. */
export const EmptyScreen = ({ to, linkLabel, children, ...words }: EmptyScreenProps) => (
  <main>
    <div className={`page grid content-center ${children ? "pt-8" : "min-h-[60vh] py-12"}`}>
      <EmptyState
        headingLevel={1}
        {...words}
        action={
          <Button asChild>
            <Link to={to}>{linkLabel}</Link>
          </Button>
        }
      />
    </div>
    {children}
  </main>
);
