import { Link } from "react-router";

/** Unknown addresses, in words of both specifications. */
export function NotFoundScreen() {
  return (
    <main className="mx-auto flex min-h-[60vh] max-w-prose flex-col items-center justify-center px-6 py-24 text-center">
      <p className="text-gold-deep tracking-widest">404</p>
      <h1 className="mt-4 font-display text-4xl">Oops! Page not found</h1>
      <p className="mt-4 text-stone">The page you are looking for has moved, or never was.</p>
      <Link to="/" className="mt-8 text-gold-deep underline underline-offset-4">
        Return to Home
      </Link>
    </main>
  );
}
