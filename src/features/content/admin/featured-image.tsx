import { type ComponentProps, useState } from "react";
import { LibraryButton, UploadButton } from "#features/images/admin/image-library.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "./messages.ts";

const { blog: words } = messages;

interface FeaturedImageProps {
  image: string;
  set: (changes: { featured_image: string }) => void;
  /** Of the field for an address. */
  address: Partial<ComponentProps<typeof TextField>>;
}

/** The image of a post: uploaded, picked, or named by its address. */
export function FeaturedImage({ image, set, address }: FeaturedImageProps) {
  const use = ({ src }: { src: string }) => set({ featured_image: src });
  return (
    <div className="grid gap-4">
      {image && <Shown key={image} src={image} />}
      <div className="flex flex-wrap gap-2">
        <UploadButton onUploaded={use} />
        <LibraryButton onPick={use} />
        {image && (
          <Button variant="quiet" size="small" onClick={() => set({ featured_image: "" })}>
            {words.removeImage}
          </Button>
        )}
      </div>
      <TextField
        label={words.imageAddress}
        hint={words.imageHint}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        {...address}
      />
    </div>
  );
}

/** Whether there is an image at the address is seen at once. */
function Shown({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing || !/^(https:\/\/|\/)/.test(src)) return <p className="text-sm text-clay">{words.imageMissing}</p>;
  return (
    <img
      src={src}
      alt={words.image}
      onError={() => setMissing(true)}
      className="aspect-3/2 w-full bg-linen object-cover"
    />
  );
}
