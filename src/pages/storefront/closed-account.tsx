import type { ReactNode } from "react";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";

interface ClosedAccountProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Accounts are not wired yet; the page says so in one sentence (decision 38). A narrow form that neither validates nor calls (storefront 2). */
export const ClosedAccount = ({ title, lead, children }: ClosedAccountProps) => (
  <main className="page grid justify-items-center py-12 lg:py-16">
    <div className="w-full max-w-md border border-beige bg-paper p-6 sm:p-10">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-stone">{lead}</p>
      <Notice className="mt-6">{messages.accountsClosed}</Notice>
      {children}
    </div>
  </main>
);
