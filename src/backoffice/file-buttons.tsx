import { Download } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

interface FileButtonsProps<F extends string> {
  files: readonly { file: F; label: string; holds: string }[];
  /** The file that is being made. */
  busy: F | undefined;
  onPress: (file: F) => void;
}

/** Files to download, each with what it holds. */
export const FileButtons = <F extends string>({ files, busy, onPress }: FileButtonsProps<F>) => (
  <ul className="divide-y divide-beige/60 border-y border-beige/60">
    {files.map(({ file, label, holds }) => (
      <li key={file} className="flex items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <p className="text-sm font-medium">{label}</p>
          <p className="text-xs text-stone">{holds}</p>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={messages.downloadFile(label)}
          busy={busy === file}
          onClick={() => onPress(file)}
        >
          <Download aria-hidden="true" className="size-4 text-stone" />
          {messages.download}
        </Button>
      </li>
    ))}
  </ul>
);
