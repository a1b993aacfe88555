import { useState } from "react";
import { MissingPicture, Picture } from "#ui/picture.tsx";
import type { ProductPicture } from "../product.ts";
import { texts } from "../texts.ts";

/** The chosen picture large, and thumbnails where there is more than one. */
export function Gallery({ pictures, name }: { pictures: readonly ProductPicture[]; name: string }) {
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  if (!shown) return <MissingPicture alt={name} width={1000} height={1250} />;
  return (
    <div className="grid gap-4">
      <Picture
        {...shown}
        key={shown.src}
        preview={shown.blur}
        sizes="(min-width: 64rem) 50vw, 100vw"
        priority
        className="aspect-4/5 w-full"
      />
      {pictures.length > 1 && (
        <ul className="flex gap-3" aria-label={texts.pictures}>
          {pictures.map((picture, i) => (
            <li key={picture.src}>
              <button
                type="button"
                onClick={() => setChosen(i)}
                aria-label={texts.picture(i + 1, picture.alt)}
                aria-current={i === chosen || undefined}
                className="block w-20 border border-transparent aria-current:border-gold-deep"
              >
                <Picture {...picture} alt="" sizes="5rem" className="aspect-4/5 w-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
