import { isRouteErrorResponse, Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { texts } from "./texts.ts";

/** The router's own error page. A fault of ours shows no message of its own outside development. */
export const RouterErrorScreen = ({ error }: { error: unknown }) => (
  <main className="page grid min-h-[60vh] content-center py-12">
    <title>{texts.broken.title}</title>
    <ErrorState
      headingLevel={1}
      title={texts.broken.title}
      text={messageOf(error)}
      action={
        <Button asChild>
          <Link to="/" reloadDocument>
            {texts.notFound.home}
          </Link>
        </Button>
      }
    />
  </main>
);

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return texts.broken.text;
}
