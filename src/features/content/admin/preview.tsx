import { Eye } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Prose } from "#ui/prose.tsx";
import { messages } from "./messages.ts";

const { pages } = messages;

interface PreviewProps {
  title: string;
  /** Made of what the editor allows, which the server checks again. */
  html: string;
  /** Above the title. */
  eyebrow?: string;
  lead?: string;
  image?: string | null;
}

/** As it will look in the shop. */
export const Preview = ({ title, html, eyebrow, lead, image }: PreviewProps) => (
  <Dialog
    title={pages.preview}
    width="wide"
    trigger={
      <Button variant="secondary">
        <Eye aria-hidden="true" className="size-4" />
        {pages.preview}
      </Button>
    }
  >
    <ContentKind title={title} html={html} eyebrow={eyebrow} lead={lead} image={image} />
  </Dialog>
);

export const ContentKind = ({ title, html, eyebrow, lead, image }: PreviewProps) => (
  <article className="pb-6">
    {image && <img src={image} alt="" className="mb-6 aspect-3/2 w-full bg-linen object-cover" />}
    {eyebrow && <p className="eyebrow text-stone">{eyebrow}</p>}
    <h2 className="mt-2 font-display text-4xl font-medium wrap-anywhere">{title}</h2>
    {lead && <p className="mt-4 max-w-read text-lg text-stone">{lead}</p>}
    <Prose html={html} className="mt-8" />
  </article>
);
