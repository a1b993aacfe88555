import { Link } from "react-router";
import { texts } from "./texts.ts";

/** Unknown addresses, in words of both specifications. */
export function NotFoundScreen() {
  return (
    <main className="mx-auto flex min-h-[60vh] max-w-prose flex-col items-center justify-center px-6 py-24 text-center">
      <p className="text-gold-deep tracking-widest">404</p>
      <h1 className="mt-4 font-display text-4xl">{texts.notFound.title}</h1>
      <p className="mt-4 text-stone">{texts.notFound.text}</p>
      <Link to="/" className="mt-8 text-gold-deep underline underline-offset-4">
        {texts.notFound.home}
      </Link>
    </main>
  );
}
