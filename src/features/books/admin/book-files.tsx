import type { CallOptions } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { FileButtons } from "#backoffice/file-buttons.tsx";
import { download } from "#features/documents/admin/document-downloads.tsx";
import { Card } from "#ui/card.tsx";
import { messages } from "../operator-messages.ts";

const words = messages.files;
/** The name of a program is the same in every language. */
const FILES = [
  { file: "journal", name: () => words.journal },
  { file: "merit", name: () => "Merit Aktiva (JSON)" },
  { file: "text", name: () => words.text },
] as const;
type File = NonNullable<CallOptions<"POST admin-book-file">["body"]>;

/** The journal of a period as a file. */
export function BookFiles({ period }: { period: Omit<File, "file"> }) {
  const make = useEndpointMutation(
    (file: File["file"]) => call("POST admin-book-file", { body: { ...period, file } }),
    [],
  );
  const press = (file: File["file"]) =>
    make.mutateAsync(file).then(
      ({ path }) => download(path),
      (error) => failureToast(words.failed, error),
    );
  return (
    <Card title={words.title} lead={words.lead}>
      <FileButtons
        files={FILES.map(({ file, name }) => ({ file, label: name() }))}
        busy={make.isPending ? make.variables : undefined}
        onPress={(file) => void press(file)}
      />
    </Card>
  );
}
