import { type ComponentProps, useRef } from "react";
import { Button } from "./button.tsx";

type FileButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & {
  /** What the files are chosen for. */
  label: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** Asks the browser for files; its own field stays out of sight, and of the way of the keyboard. */
export function FileButton({ label, accept, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen once more after it was mended.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
