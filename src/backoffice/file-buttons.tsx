import { Download } from "lucide-react";
import { Button } from "#ui/button.tsx";

interface FileButtonsProps<F extends string> {
  files: readonly { file: F; label: string }[];
  /** The file that is being made. */
  busy: F | undefined;
  onPress: (file: F) => void;
}

/** Files to download, of one width; on a phone one below the other. */
export const FileButtons = <F extends string>({ files, busy, onPress }: FileButtonsProps<F>) => (
  <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]">
    {files.map(({ file, label }) => (
      <Button
        key={file}
        variant="secondary"
        className="justify-start px-4"
        busy={busy === file}
        onClick={() => onPress(file)}
      >
        <Download aria-hidden="true" className="size-4 text-stone" />
        {label}
      </Button>
    ))}
  </div>
);
