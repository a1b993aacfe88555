import { Download } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";

interface FileButtonsProps<F extends string> {
  files: readonly { file: F; label: string }[];
  /** The file that is being made. */
  busy: F | undefined;
  onPress: (file: F) => void;
}

/** Rows are full. */
const COLUMNS: Readonly<Record<number, string>> = { 2: "sm:grid-cols-2", 3: "md:grid-cols-3", 4: "sm:grid-cols-2" };

/** Files to download, of one width; on a phone one below the other. */
export const FileButtons = <F extends string>({ files, busy, onPress }: FileButtonsProps<F>) => (
  <div className={classes("grid gap-3", COLUMNS[files.length])}>
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
