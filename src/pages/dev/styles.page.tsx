import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { ContentSamples } from "./content-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { ShippingSamples } from "./shipping-samples.tsx";
import { StateSamples } from "./state-samples.tsx";
import { TokenSamples } from "./token-samples.tsx";

export const meta = () => [{ title: "Styles" }, { name: "robots", content: "noindex" }];

const chapters: readonly { id: string; title: string; body: ReactNode }[] = [
  { id: "tokens", title: "Tokens", body: <TokenSamples /> },
  { id: "actions", title: "Actions", body: <ActionSamples /> },
  { id: "fields", title: "Fields", body: <FieldSamples /> },
  { id: "content", title: "Content", body: <ContentSamples /> },
  { id: "states", title: "States", body: <StateSamples /> },
  { id: "shipping", title: "Shipping", body: <ShippingSamples /> },
  { id: "overlays", title: "Overlays", body: <OverlaySamples /> },
];

/** Every piece of the design system in every state, for looking at and for the accessibility check. */
export default function StylesPage() {
  return (
    <main className="page py-section">
      <Breadcrumb crumbs={[{ label: "Home", to: "/" }, { label: "Styles" }]} />
      <header className="mt-8 grid gap-4">
        <h1 className="text-5xl">
          A quiet <em>language</em>
        </h1>
        <p className="max-w-read text-lg text-stone">
          Colours, letters and the small parts of which every page is made. What is not here is not used; what is used
          twice belongs here.
        </p>
        <nav aria-label="Chapters" className="mt-4">
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="link relative hit-area">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {chapters.map(({ id, title, body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-section border-t border-beige pt-8">
          <h2 id={`${id}-title`}>{title}</h2>
          <div className="mt-8 grid gap-12">{body}</div>
        </section>
      ))}
    </main>
  );
}
