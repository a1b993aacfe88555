import type { ReactNode } from "react";

export interface PolicySection {
  id: string;
  title: string;
  body: ReactNode;
}

interface PolicyPageProps {
  title: string;
  lead: ReactNode;
  sections: readonly PolicySection[];
  /** Long ones are found by number. */
  isNumbered?: boolean;
}

/** When the words were last changed; policies are changed together. */
const IN_FORCE = { day: "2026-11-21", words: "In force from 21 November 2026" };

/** A text one can find something in: its sections listed beside it, each with an address of its own. */
export function PolicyPage({ title, lead, sections, isNumbered = false }: PolicyPageProps) {
  const heading = (section: PolicySection, i: number) => (isNumbered ? `${i + 1}. ${section.title}` : section.title);
  return (
    <main className="page py-12 lg:py-16">
      <header>
        <p className="eyebrow text-stone">
          <time dateTime={IN_FORCE.day}>{IN_FORCE.words}</time>
        </p>
        <h1 className="mt-3">{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <div className="mt-10 grid gap-10 border-t border-beige pt-10 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <nav
          aria-label="On this page"
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
        >
          <ol className="text-sm text-stone sm:max-lg:columns-2 sm:max-lg:gap-10">
            {sections.map((section, i) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-8 items-center no-underline pointer-coarse:min-h-11 hover:text-espresso hover:underline"
                >
                  {heading(section, i)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 gap-12">
          {sections.map((section, i) => (
            <section key={section.id} aria-labelledby={section.id} className="prose">
              <h2 id={section.id} className="scroll-mt-28">
                {heading(section, i)}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
