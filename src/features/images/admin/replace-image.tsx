import { useEffect, useState } from "react";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { MediaImage } from "../media.ts";
import { messages } from "../media-messages.ts";
import { titleOf } from "./image-title.ts";

interface ReplaceImageProps {
  image: MediaImage;
  file: File;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a file takes the place of an image, with both to be compared. */
export function ReplaceImage({ image, file, busy, onCancel, onConfirm }: ReplaceImageProps) {
  const [src, setSrc] = useState("");
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setSrc(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={messages.replaceAsk(titleOf(image))}
      description={messages.replaceText(image.use_count)}
      confirmLabel={messages.replace}
      variant="primary"
      busy={busy}
      busyLabel={messages.replacing}
      onConfirm={onConfirm}
    >
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Edition name={messages.current} src={image.src} />
        <Edition name={messages.replacement} src={src} />
      </div>
    </ConfirmDialog>
  );
}

const Edition = ({ name, src }: { name: string; src: string }) => (
  <figure className="grid gap-2">
    <figcaption className="text-sm font-medium">{name}</figcaption>
    <div className="grid h-40 place-items-center rounded-sm border border-beige bg-linen p-2 sm:h-56">
      {src && <img src={src} alt="" className="max-h-36 max-w-full sm:max-h-52" />}
    </div>
  </figure>
);
