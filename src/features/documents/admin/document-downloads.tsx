import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** The link's answer is a file, so the page stays. */
export const download = (path: string): void => window.location.assign(path);

/** Names of formats, the same in every language. */
const FORMATS = { pdf: "PDF", xml: "UBL" } as const;

interface Downloadable {
  id: string;
  number: string;
  has_xml: boolean;
}

/** One document as PDF, and as e-invoice. */
export function DocumentDownloads({ document: { id, number, has_xml } }: { document: Downloadable }) {
  const link = useEndpointMutation(
    (type: "pdf" | "xml") => call("POST admin-document-link", { body: { id, type } }),
    [],
  );
  const press = (type: "pdf" | "xml") =>
    link.mutateAsync(type).then(
      ({ path }) => download(path),
      (error) => failureToast(messages.failed, error),
    );
  const button = (type: "pdf" | "xml") => (
    <Button
      size="small"
      variant="secondary"
      aria-label={`${FORMATS[type]} ${number}`}
      busy={link.isPending && link.variables === type}
      onClick={() => void press(type)}
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
