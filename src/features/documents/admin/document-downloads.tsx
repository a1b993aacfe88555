import { call } from "#api-client/use-endpoint.ts";
import { useFileLink } from "#backoffice/use-file-link.ts";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** Names of formats, the same in every language. */
const FORMATS = { pdf: "PDF", xml: "UBL" } as const;

interface Downloadable {
  id: string;
  number: string;
  has_xml: boolean;
}

/** One document as PDF, and as e-invoice. */
export function DocumentDownloads({ document: { id, number, has_xml } }: { document: Downloadable }) {
  const { download, busy } = useFileLink(messages.failed, (type: "pdf" | "xml") =>
    call("POST admin-document-link", { body: { id, type } }),
  );
  const button = (type: "pdf" | "xml") => (
    <Button
      size="small"
      variant="secondary"
      aria-label={`${FORMATS[type]} ${number}`}
      busy={busy === type}
      onClick={() => download(type)}
    >
      {FORMATS[type]}
    </Button>
  );
  return (
    <span className="flex gap-2">
      {button("pdf")}
      {has_xml && button("xml")}
    </span>
  );
}
