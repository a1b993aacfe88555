import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card } from "#ui/card.tsx";

interface PanelProps {
  title: string;
  action?: ReactNode;
  /** What one line says of a part without content; then the part is that line, without its children. */
  line?: ReactNode;
  /** Its title opens it: above a list it must not push the list out of view. */
  isFolded?: boolean;
  children?: ReactNode;
}

/** A part of a page with its title. Parts of one line that follow each other share a frame. */
export function Panel({ title, action, line, isFolded = false, children }: PanelProps) {
  const id = useId();
  if (isFolded)
    return (
      <section aria-labelledby={id} className="min-w-0 rounded-md border border-beige bg-paper">
        <details className="group">
          <summary className="relative flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-12 pl-5 sm:pl-6 [&::-webkit-details-marker]:hidden">
            <h2 id={id}>{title}</h2>
            {action}
            <ChevronDown
              aria-hidden="true"
              className="absolute right-5 size-4 text-stone transition-transform group-open:rotate-180 sm:right-6"
            />
          </summary>
          <div className="px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
        </details>
      </section>
    );
  if (line)
    return (
      <section
        aria-labelledby={id}
        className="panel-line flex min-h-13 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-beige bg-paper px-5 py-2 text-sm sm:px-6 [&>p+*]:-mr-4 [&>p+*]:ml-auto max-md:[.panel-line+&]:-mt-6 xl:[.panel-line+&]:-mt-6 max-md:[.panel-line+&]:rounded-t-none xl:[.panel-line+&]:rounded-t-none max-md:[.panel-line+&]:border-t-0 xl:[.panel-line+&]:border-t-0 max-md:[&:has(+.panel-line)]:rounded-b-none xl:[&:has(+.panel-line)]:rounded-b-none"
      >
        <h2 id={id}>{title}</h2>
        <p className="mr-auto text-stone wrap-anywhere">{line}</p>
        {action}
      </section>
    );
  return (
    <Card title={title} action={action && <div className="-my-1.5 flex flex-wrap gap-2">{action}</div>}>
      {children}
    </Card>
  );
}
