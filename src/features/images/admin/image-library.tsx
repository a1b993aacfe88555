import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Image } from "#ui/image.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import { uploadFailure } from "./upload-failure.ts";
import { uploadImage } from "./upload-image.ts";

const words = messages.library;

interface PickedImage {
  src: string;
  alt: string;
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
  const upload = useEndpointMutation((file: File) => uploadImage(file), ["admin-image-library"]);
  const take = ([file]: File[]) => {
    if (!file) return;
    if (!file.type.startsWith("image/"))
      return void toast({ title: messages.invalid.title, description: messages.invalid.text, tone: "danger" });
    upload.mutate(file, {
      onSuccess: ({ src }) => {
        toast({ title: messages.uploaded.title, description: messages.uploaded.text(1), tone: "success" });
        onUploaded({ src, alt: "" });
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
  const [pages, setPages] = useState(1);
  return (
    <ul aria-label={words.stored} className="grid max-h-72 grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
      {Array.from({ length: pages }, (_, i) => i + 1).map((page) => (
        <Page key={page} page={page} onPick={onPick} onMore={page === pages ? () => setPages(page + 1) : undefined} />
      ))}
    </ul>
  );
}

interface PageProps {
  page: number;
  onPick: (image: PickedImage) => void;
  /** Of the last page that is shown. */
  onMore: (() => void) | undefined;
}

function Page({ page, onPick, onMore }: PageProps) {
  const { data, error, refetch } = useEndpointQuery("GET admin-image-library", { query: { page } });
  if (!data && error)
    return (
      <li className="col-span-full">
        <ErrorState
          title={words.failed}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{words.again}</Button>}
        />
      </li>
    );
  if (!data)
    return (
      <li className="col-span-full">
        <Loading label={words.loading}>
          <Skeleton className="h-32 w-full" />
        </Loading>
      </li>
    );
  return (
    <>
      {data.images.map(({ path, src, thumbnail, alt }, place) => (
        <li key={path}>
          <button
            type="button"
            aria-label={words.pick(alt || words.unnamed((page - 1) * data.images.length + place + 1))}
            onClick={() => onPick({ src, alt })}
            className="block w-full rounded-sm border border-beige hover:border-espresso"
          >
            <Image src={thumbnail} alt="" width={4} height={5} className="aspect-4/5 w-full rounded-sm" />
          </button>
        </li>
      ))}
      {page === 1 && data.images.length === 0 && <li className="col-span-full text-sm text-stone">{words.none}</li>}
      {onMore && data.hasMore && (
        <li className="col-span-full py-2 text-center">
          <Button variant="secondary" size="small" onClick={onMore}>
            {words.more}
          </Button>
        </li>
      )}
    </>
  );
}
