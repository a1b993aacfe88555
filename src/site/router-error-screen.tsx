import type { ReactNode } from "react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { failureOf, inWords } from "#api-client/failure.ts";
import { Button } from "#ui/button.tsx";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { messages } from "./messages.ts";

/** The router's own error page. A fault of ours shows no message of its own. */
export function RouterErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{messages.broken.title}</title>
      <EmptyScreen
        isError
        isReload
        title={messages.broken.title}
        text={messageOf(error)}
        to={pathname + search}
        linkLabel={messages.broken.again}
        more={
          <>
            <Button asChild size="large" variant="secondary">
              <Link to="/" reloadDocument>
                {messages.notFound.home}
              </Link>
            </Button>
            <Link to="/contact" className="link inline-flex min-h-11 items-center text-sm sm:px-2">
              {messages.links["/contact"]}
            </Link>
          </>
        }
      />
    </>
  );
}

/** What happened and what to do, what is not lost, and the status, which helps support. */
function messageOf(error: unknown): ReactNode {
  const failure = failureOf(error);
  return (
    <>
      {failure && inWords(failure)} {messages.broken.kept}
      {isRouteErrorResponse(error) && <span className="mt-2 block text-xs">{`(${error.status})`}</span>}
    </>
  );
}
