import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Image } from "#ui/image.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { toast } from "#ui/toast.ts";
import { focusEnd } from "../media.ts";
import { messages as media } from "../media-messages.ts";
import { titleOf } from "./image-title.ts";
import { MediaPages } from "./media-pages.tsx";
import { messages } from "./messages.ts";
import { uploadFailure } from "./upload-failure.ts";
import { uploadImage } from "./upload-image.ts";

const words = messages.library;

interface PickedImage {
  path: string;
  src: string;
  alt: string;
}

interface LibraryButtonProps {
  disabled?: boolean;
  onPick: (image: PickedImage) => void;
}

/** Opens the library to pick one image. */
export function LibraryButton({ disabled, onPick }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={media.chooseTitle}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="small" disabled={disabled}>
          {media.choose}
        </Button>
      }
    >
      <ImageLibrary
        onPick={(image) => {
          setOpen(false);
          onPick(image);
        }}
      />
    </Dialog>
  );
}

/** An image from this machine, or one that the store has already. */
export const ImageLibrary = ({ onPick }: { onPick: (image: PickedImage) => void }) => (
  <div className="grid gap-4">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <UploadButton onUploaded={onPick} />
      <p className="text-sm text-stone">{words.or}</p>
    </div>
    <Stored onPick={onPick} />
  </div>
);

/** Takes one image; what is no image is refused as the uploader of products does. */
export function UploadButton({ onUploaded }: { onUploaded: (image: PickedImage) => void }) {
  const upload = useEndpointMutation((file: File) => uploadImage(file), ["admin-media"]);
  const take = ([file]: File[]) => {
    if (!file) return;
    if (!file.type.startsWith("image/"))
      return void toast({ title: messages.invalid.title, description: messages.invalid.text, tone: "danger" });
    upload.mutate(file, {
      onSuccess: ({ entry, src }) => {
        toast({ title: messages.uploaded.title, description: messages.uploaded.text(1), tone: "success" });
        onUploaded({ path: entry, src, alt: "" });
      },
      onError: (error) => {
        const { reason, summary } = uploadFailure(error);
        toast({ title: messages.failed, description: reason === messages.failed ? summary : reason, tone: "danger" });
      },
    });
  };
  return (
    <FileButton
      label={words.upload}
      accept="image/*"
      size="small"
      busy={upload.isPending}
      busyLabel={words.uploading}
      onFiles={take}
    >
      <ImagePlus aria-hidden="true" className="size-4" />
      {words.upload}
    </FileButton>
  );
}

function Stored({ onPick }: { onPick: (image: PickedImage) => void }) {
  const [search, setSearch] = useState("");
  return (
    <div className="grid gap-3">
      <SearchField
        label={media.search}
        labelHidden
        placeholder={media.searchHint}
        value={search}
        onSearch={setSearch}
      />
      <MediaPages
        search={search}
        className="grid max-h-72 grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4"
        tile={({ path, src, thumbnail, alt, focus, ...image }) => (
          <button
            type="button"
            aria-label={words.pick(titleOf({ alt, ...image }))}
            onClick={() => onPick({ path, src, alt })}
            className="block w-full rounded-sm border border-beige hover:border-espresso"
          >
            <Image
              src={thumbnail + focusEnd(focus)}
              alt=""
              width={4}
              height={5}
              className="aspect-4/5 w-full rounded-sm"
            />
          </button>
        )}
      />
    </div>
  );
}
