import type { ReactNode } from "react";
import "#backoffice/office.css";
import { Wordmark } from "#ui/wordmark.tsx";

type AuthCardProps = { storeName: string; title: string; lead?: string; children: ReactNode };

/** The card of the pages before the back office: signing in, and a forgotten password. */
export function AuthCard({ storeName, title, lead, children }: AuthCardProps) {
  return (
    <main className="office grid min-h-dvh content-start justify-items-center bg-linen px-4 pt-[14dvh] pb-12">
      <div className="w-full max-w-md">
        <p className="mb-8 flex justify-center font-display text-3xl tracking-wide">
          <Wordmark name={storeName} className="h-6" />
        </p>
        <div className="rounded-md border border-beige bg-cream px-6 py-8 sm:px-10">
          <h1>{title}</h1>
          {lead && <p className="mt-2 text-sm text-stone">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </main>
  );
}
