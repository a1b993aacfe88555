import { Link } from "react-router";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

type EmptyScreenProps = {
  eyebrow?: string;
  title: string;
  text: string;
  /** The one way on from here. */
  to: string;
  linkLabel: string;
};

/** A whole page that has nothing to show, with the way on. */
export const EmptyScreen = ({ to, linkLabel, ...words }: EmptyScreenProps) => (
  <main className="page grid min-h-[60vh] content-center py-12">
    <EmptyState
      headingLevel={1}
      {...words}
      action={
        <Button asChild>
          <Link to={to}>{linkLabel}</Link>
        </Button>
      }
    />
  </main>
);
