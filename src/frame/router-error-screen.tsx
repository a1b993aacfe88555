import { isRouteErrorResponse, Link } from "react-router";
import { texts } from "./texts.ts";

/** The router's own error page. A fault of ours shows no message of its own outside development. */
export function RouterErrorScreen({ error }: { error: unknown }) {
  return (
    <main className="mx-auto flex min-h-[60vh] max-w-prose flex-col items-center justify-center px-6 py-24 text-center">
      <title>{texts.broken.title}</title>
      <div role="alert">
        <h1 className="font-display text-4xl">{texts.broken.title}</h1>
        <p className="mt-4 text-stone">{messageOf(error)}</p>
      </div>
      <Link to="/" reloadDocument className="mt-8 text-gold-deep underline underline-offset-4">
        {texts.notFound.home}
      </Link>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return texts.broken.text;
}
