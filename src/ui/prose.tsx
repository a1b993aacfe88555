import type { HTMLAttributes } from "react";

interface ProseProps extends HTMLAttributes<HTMLElement> {
  html: string;
  as?: "div" | "section";
}

/** A text that the server has made safe (`safeHtml`), on write and again on the way out. */
export const Prose = ({ html, as: Tag = "div", className = "", ...attributes }: ProseProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only what `safeHtml` made comes here.
  <Tag {...attributes} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);
