import { ImagePlus } from "lucide-react";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { removeItem } from "#backoffice/remove-item.ts";
import { classes } from "#ui/classes.ts";
import { FieldError } from "#ui/field.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { toast } from "#ui/toast.ts";
import { MAX_IMAGES } from "../image-limits.ts";
import { moved } from "../image-order.ts";
import { LibraryButton } from "./image-library.tsx";
import { ImageTile } from "./image-tile.tsx";
import { MediaEditor } from "./media-editor.tsx";
import { messages } from "./messages.ts";
import type { UploadedImage } from "./upload-image.ts";
import { UploadTile } from "./upload-tile.tsx";
import { useUploads } from "./use-uploads.ts";

type ImageUploaderProps = {
  images: readonly UploadedImage[];
  /** Takes a function, for several files may arrive between two drawings of the screen. */
  onChange: (change: (before: readonly UploadedImage[]) => readonly UploadedImage[]) => void;
  /** Saving should wait meanwhile. */
  onUploading?: (isUploading: boolean) => void;
  error?: string;
  /** What is read out for an image without an alternative text. */
  name?: string;
};

/** The images of a product: several files at once, in the order shoppers will see them. */
export function ImageUploader({ images, onChange, onUploading, error, name }: ImageUploaderProps) {
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const [edited, setEdited] = useState<string | null>(null);
  /** The same file is the same image, and a product shows it once. */
  const use = (image: UploadedImage) =>
    onChange((before) => (before.some(({ entry }) => entry === image.entry) ? before : [...before, image]));
  const [isOver, setOver] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const { uploads, add, again, discard, isUploading } = useUploads(images.length, use);
  useEffect(() => onUploading?.(isUploading), [isUploading, onUploading]);

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= images.length) return;
    onChange((before) => moved(before, from, to));
    setSaid(messages.moved(from + 1, to + 1));
  };
  const remove = (place: number) => {
    const gone = images[place];
    if (!gone) return;
    const undo = () => onChange((before) => before.toSpliced(place, 0, gone));
    removeItem(box.current, place, () => onChange((before) => before.filter((_, at) => at !== place)));
    toast({
      title: messages.removed.title,
      description: messages.removed.text,
      action: { label: messages.undo, onPress: undo },
    });
    // Another open form may use the same image: the shop removes by night what nothing shows.
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (dragged === null) add([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut for the button inside.
    <div
      ref={box}
      className="grid gap-2"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(dragged === null);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <p id={labelId} className="text-sm font-medium">
        {messages.label}
      </p>
      {images.length + uploads.length > 0 && (
        <ol
          aria-labelledby={labelId}
          className="grid grid-cols-2 items-start gap-3 min-[30rem]:grid-cols-3 md:grid-cols-4 lg:grid-cols-6"
        >
          {images.map((image, place) => (
            <ImageTile
              key={image.entry}
              image={image}
              place={place}
              count={images.length}
              isDragged={dragged === place}
              onMove={move}
              onRemove={remove}
              onEdit={!/^(https?|data):/.test(image.entry) ? () => setEdited(image.entry) : undefined}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(null)}
              onDropOn={() => dragged !== null && move(dragged, place)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onAgain={() => again(upload)}
              onDiscard={() => discard(upload.id)}
            />
          ))}
        </ol>
      )}
      <div
        className={classes(
          "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-dashed p-3 max-sm:*:w-full",
          isOver ? "border-gold-deep bg-linen" : "border-taupe",
        )}
      >
        <FileButton
          label={messages.choose}
          accept="image/*"
          multiple
          size="small"
          disabled={images.length + uploads.length >= MAX_IMAGES}
          onFiles={add}
        >
          <ImagePlus aria-hidden="true" className="size-4" />
          {messages.choose}
        </FileButton>
        <LibraryButton
          disabled={images.length + uploads.length >= MAX_IMAGES}
          onPick={({ path, src }) => use({ entry: path, src })}
        />
        <span className="text-sm text-stone max-sm:hidden">{messages.drop}</span>
      </div>
      {edited && <MediaEditor path={edited} otherwise={name} onClose={() => setEdited(null)} />}
      {error && <FieldError>{error}</FieldError>}
      <p className="text-sm text-stone">{messages.hint(MAX_IMAGES)}</p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}
