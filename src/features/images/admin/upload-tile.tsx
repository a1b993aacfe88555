import { RotateCw, X } from "lucide-react";
import { Image, MissingImage } from "#ui/image.tsx";
import { Progress } from "#ui/progress.tsx";
import { TileButton } from "./image-tile.tsx";
import { messages } from "./messages.ts";
import type { Upload } from "./use-uploads.ts";

type UploadTileProps = { upload: Upload; onAgain: () => void; onDiscard: () => void };

const look = "aspect-4/5 w-full rounded-t-sm opacity-60";

/** A file on its way, or one that did not arrive, with the reason. */
export function UploadTile({ upload: { file, preview, progress, error }, onAgain, onDiscard }: UploadTileProps) {
  return (
    <li className="rounded-sm border border-beige bg-paper">
      {preview ? (
        <Image src={preview} alt="" width={4} height={5} className={look} />
      ) : (
        <MissingImage alt="" width={4} height={5} className={look} />
      )}
      {error === null ? (
        <Progress label={messages.uploading(file.name)} labelHidden value={progress * 100} className="px-3 py-5" />
      ) : (
        <div role="alert" className="grid gap-1 p-2 text-xs text-wine">
          <p className="break-words">{error}</p>
          <div className="flex">
            <TileButton label={messages.again(file.name)} onPress={onAgain}>
              <RotateCw aria-hidden="true" className="size-4" />
            </TileButton>
            <TileButton label={messages.discard(file.name)} onPress={onDiscard}>
              <X aria-hidden="true" className="size-4" />
            </TileButton>
          </div>
        </div>
      )}
    </li>
  );
}
