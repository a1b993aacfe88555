import { Link } from "react-router";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

type EmptyScreenProps = {
  title: string;
  text: string;
  /** The one way on from here. */
  to: string;
  linkLabel: string;
};

/** A whole page that has nothing to show, with the way on. */
export const EmptyScreen = ({ title, text, to, linkLabel }: EmptyScreenProps) => (
  <main className="page py-16">
    <EmptyState
      headingLevel={1}
      title={title}
      text={text}
      action={
        <Button asChild>
          <Link to={to}>{linkLabel}</Link>
        </Button>
      }
    />
  </main>
);
