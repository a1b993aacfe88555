import { ArrowLeft, ArrowRight, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { Image } from "#ui/image.tsx";
import { messages as media } from "../media-messages.ts";
import { messages } from "./messages.ts";
import type { UploadedImage } from "./upload-image.ts";

type ImageTileProps = {
  image: UploadedImage;
  place: number;
  count: number;
  isDragged: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
  /** Of an image in the store. */
  onEdit: (() => void) | undefined;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropOn: () => void;
};

export function ImageTile({ image, place, count, isDragged, onMove, onRemove, onEdit, ...drag }: ImageTileProps) {
  return (
    <li
      data-item=""
      draggable
      onDragStart={drag.onDragStart}
      onDragEnd={drag.onDragEnd}
      onDrop={drag.onDropOn}
      className={classes("rounded-sm border border-beige bg-paper", isDragged && "opacity-45")}
    >
      <div className="relative cursor-grab">
        <Image
          src={image.src}
          alt={messages.image(place + 1, count)}
          width={4}
          height={5}
          className="aspect-4/5 w-full rounded-t-sm"
        />
        {place === 0 && (
          <Badge tone="accent" className="absolute top-2 left-2">
            {messages.main}
          </Badge>
        )}
      </div>
      <div className="flex justify-between">
        <TileButton label={messages.earlier(place + 1)} isOff={place === 0} onPress={() => onMove(place, place - 1)}>
          <ArrowLeft aria-hidden="true" className="size-4" />
        </TileButton>
        <TileButton
          label={messages.later(place + 1)}
          isOff={place === count - 1}
          onPress={() => onMove(place, place + 1)}
        >
          <ArrowRight aria-hidden="true" className="size-4" />
        </TileButton>
        {onEdit && (
          <TileButton label={media.edit(place + 1)} onPress={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
          </TileButton>
        )}
        <TileButton label={messages.remove(place + 1)} onPress={() => onRemove(place)}>
          <Trash2 aria-hidden="true" className="size-4" />
        </TileButton>
      </div>
    </li>
  );
}

type TileButtonProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode };

/** At an end it stays focusable, so that an image moved by keys does not drop the focus. */
export const TileButton = ({ label, isOff = false, onPress, children }: TileButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onPress()}
    className="grid h-11 min-w-9 flex-1 place-items-center rounded-sm text-stone hover:text-espresso aria-disabled:opacity-35"
  >
    {children}
  </button>
);
