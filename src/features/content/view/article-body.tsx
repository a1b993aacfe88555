/** A body that the server has made safe; pages and the editor's preview show it alike. */
export const ArticleBody = ({ html, className = "" }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safeHtml made it, on write and again on the way out.
  <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);
