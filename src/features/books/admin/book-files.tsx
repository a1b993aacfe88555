import type { CallOptions } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { FileButtons } from "#backoffice/file-buttons.tsx";
import { useFileLink } from "#backoffice/use-file-link.ts";
import { Card } from "#ui/card.tsx";
import { messages } from "../operator-messages.ts";

const words = messages.files;
const FILES = ["journal", "text", "unsent", "merit"] as const;
type File = NonNullable<CallOptions<"POST admin-book-file">["body"]>;

/** The journal of a period as a file, and what is paid and not sent at its end. */
export function BookFiles({ period }: { period: Omit<File, "file"> }) {
  const { download, busy } = useFileLink(words.failed, (file: File["file"]) =>
    call("POST admin-book-file", { body: { ...period, file } }),
  );
  return (
    <Card title={words.title} lead={words.lead}>
      <FileButtons
        files={FILES.map((file) => ({ file, label: words[file], holds: words.holds[file] }))}
        busy={busy}
        onPress={download}
      />
    </Card>
  );
}
