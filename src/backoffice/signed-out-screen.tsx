import { useEffect, useRef } from "react";
import { messages } from "./messages.ts";

const SHOWN_MS = 2_000;

/** Signing out shows a farewell for 2 seconds (back office 2). */
export function SignedOutScreen({ onDone }: { onDone: () => void }) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const timer = setTimeout(() => done.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="grid min-h-dvh place-content-center bg-linen px-6 text-center">
      <div role="status" className="grid gap-4">
        <h1 className="animate-rise font-display text-4xl font-medium">{messages.farewell.title}</h1>
        <p className="text-stone">{messages.farewell.text}</p>
      </div>
    </main>
  );
}
