import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { LibraryButton } from "#features/images/admin/image-library.tsx";
import { uploadFailure } from "#features/images/admin/upload-failure.ts";
import { uploadImage } from "#features/images/admin/upload-image.ts";
import { PUBLIC_FOLDER } from "#features/images/image-address.ts";
import { FieldError } from "#ui/field.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import type { FieldsOf } from "./draft.ts";
import { messages } from "./messages.ts";

const { editor: words } = messages;

/** An image of one's own, or one that the shop's store has already. */
export function ImageFields({ block, change, field }: FieldsOf<"image">) {
  const upload = useEndpointMutation((file: File) => uploadImage(file), []);
  const take = ([file]: File[]) =>
    file &&
    upload.mutate(file, {
      onSuccess: ({ entry }) => change({ path: entry }),
      onError: (error) =>
        toast({ title: words.uploadFailed, description: uploadFailure(error).reason, tone: "danger" }),
    });
  const { name, error } = field("path");
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
      <div className="grid content-start gap-3">
        {block.path ? (
          <img src={PUBLIC_FOLDER + block.path} alt={block.alt} className="aspect-3/2 w-full bg-linen object-cover" />
        ) : (
          <p className="grid aspect-3/2 place-items-center bg-linen p-3 text-center text-sm text-stone">
            {words.noImage}
          </p>
        )}
        <FileButton
          label={words.chooseImage}
          accept="image/*"
          name={name}
          size="small"
          busy={upload.isPending}
          busyLabel={words.uploading}
          onFiles={take}
        >
          {block.path ? words.otherImage : words.chooseImage}
        </FileButton>
        <LibraryButton onPick={({ path, alt }) => change({ path, alt: block.alt || alt })} />
        {error && <FieldError>{error}</FieldError>}
      </div>
      <div className="grid content-start gap-4">
        <TextField
          label={words.alt}
          hint={words.altHint}
          maxLength={300}
          autoComplete="off"
          {...field("alt")}
          value={block.alt}
          onChange={({ target }) => change({ alt: target.value })}
        />
        <TextField
          label={words.imageLink}
          hint={words.linkHint}
          autoComplete="off"
          spellCheck={false}
          {...field("href")}
          value={block.href}
          onChange={({ target }) => change({ href: target.value })}
        />
      </div>
    </div>
  );
}
