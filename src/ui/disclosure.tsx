import { Plus } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  title: string;
  /** Of the title. */
  id: string;
  /** Open from the start. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A row that opens without scripts, and whose words a search of the page finds while it is closed. */
export const Disclosure = ({ title, id, isOpen = false, children }: DisclosureProps) => (
  <section aria-labelledby={id}>
    <details open={isOpen} className="group border-b border-beige">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 hover:text-gold-deep [&::-webkit-details-marker]:hidden">
        <h2 id={id} className="font-sans text-base font-medium tracking-normal">
          {title}
        </h2>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-gold-deep *:transition-opacity *:duration-calm group-open:*:last:opacity-0"
        />
      </summary>
      <div className="pt-1 pb-8">{children}</div>
    </details>
  </section>
);
