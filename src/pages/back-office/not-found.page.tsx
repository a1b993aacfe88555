import { data, Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { messages } from "#backoffice/messages.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/not-found.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.notFound.title);

export const loader = () => data(null, { status: 404 });

/** An address below /admin that leads nowhere. */
export default function NotFoundPage() {
  const { title, text, toDashboard } = messages.notFound;
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      text={text}
      action={
        <>
          <Button asChild>
            <Link to="/admin">{toDashboard}</Link>
          </Button>
          <Button asChild variant="secondary">
            <a href="/">{messages.store}</a>
          </Button>
        </>
      }
    />
  );
}
