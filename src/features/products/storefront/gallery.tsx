import { Maximize2 } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { imageProps, publicAddress, thumbnailOf } from "#features/images/shown-image.ts";
import { classes } from "#ui/classes.ts";
import { Image, MissingImage } from "#ui/image.tsx";
import { onDemand } from "#ui/on-demand.tsx";
import type { Product } from "../product.ts";
import { messages } from "../product-page-messages.ts";
import { transitionName } from "./transition-name.ts";

const GalleryZoom = onDemand(
  () => import("./gallery-zoom.tsx"),
  ({ images, at, onClose }) => {
    onClose();
    const image = images[at];
    // The browser shows the image itself.
    if (image) location.assign(publicAddress(image.path));
  },
);

/** Images side by side on a strip to be swiped, with thumbnails where there is more than one. Links do it before scripts arrive. */
export function Gallery({ product }: { product: Product }) {
  const { images, name } = product;
  const id = useId();
  const strip = useStrip(images.length);
  const [isZoomed, setZoomed] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const shown = images[strip.at];
  if (images.length === 0)
    return (
      <div className="relative aspect-5/4 max-sm:-mx-gutter max-sm:aspect-3/2">
        <MissingImage alt="" width={4} height={5} className="size-full" />
        <p className="absolute inset-x-0 top-1/2 mt-8 text-center text-sm text-stone">{messages.noImage}</p>
      </div>
    );
  const zoom = (event: MouseEvent) => {
    event.preventDefault();
    setZoomed(true);
  };
  return (
    <section
      aria-label={messages.images}
      className={classes(
        "grid grid-cols-1 content-start gap-4 max-sm:-mx-gutter",
        images.length > 1 && "lg:grid-cols-[4.5rem_minmax(0,1fr)]",
      )}
    >
      <div className="relative" style={{ viewTransitionName: transitionName(product) }}>
        <ul
          ref={strip.ref}
          {...(images.length > 1 && { tabIndex: 0, onKeyDown: strip.onKeyDown, onScroll: strip.onScroll })}
          aria-label={images.length > 1 ? messages.strip : undefined}
          className="gallery-strip flex [scrollbar-width:none] snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth outline-offset-2"
        >
          {images.map((image, i) => (
            <li key={image.path} id={`${id}-${i}`} className="w-full shrink-0 snap-start scroll-mt-28">
              <Image
                {...imageProps(image)}
                sizes="(min-width: 64rem) 42vw, (min-width: 40rem) 50vw, 78vw"
                priority={i === 0}
                isAside={i > 0}
                className="gallery-image w-full"
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <p
            aria-hidden="true"
            className="figures absolute bottom-3 left-8 rounded-sm bg-cream/90 px-2 py-1 text-xs text-stone sm:hidden"
          >
            {messages.imageOf(strip.at + 1, images.length)}
          </p>
        )}
        <a
          ref={opener}
          href={shown && publicAddress(shown.path)}
          onClick={zoom}
          aria-label={messages.enlarge}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-sm bg-cream/90 text-espresso transition-colors duration-quick hover:bg-cream max-sm:right-[20vw]"
        >
          <Maximize2 aria-hidden="true" className="size-5" />
        </a>
      </div>
      {images.length > 1 && (
        // On a phone the strip is swiped, and what the product is comes sooner.
        <ul
          className="flex flex-wrap content-start gap-3 max-sm:hidden max-sm:px-gutter max-sm:noscript:flex lg:order-first"
          aria-label={messages.thumbnails}
        >
          {images.map((image, i) => (
            <li key={image.path}>
              <a
                href={`#${id}-${i}`}
                onClick={(event) => {
                  event.preventDefault();
                  strip.show(i);
                }}
                aria-label={messages.image(i + 1, image.alt)}
                aria-current={i === strip.at || undefined}
                className={classes(
                  "block w-16 border lg:w-18",
                  i === strip.at ? "border-gold-deep" : "border-transparent",
                )}
              >
                <Image src={thumbnailOf(image)} alt="" width={4} height={5} className="aspect-4/5 w-full" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <GalleryZoom
        images={images}
        name={name}
        open={isZoomed}
        at={strip.at}
        opener={opener}
        onShow={strip.show}
        onClose={() => setZoomed(false)}
      />
    </section>
  );
}

/** From one image to the next, in px: on a phone the next one begins in sight. */
function stepOf({ children: [first, second], clientWidth }: HTMLElement): number {
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : clientWidth;
}

/** The position of a strip, and how it is moved: by finger, arrow keys or a call. */
function useStrip(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const show = (wanted: number) => {
    const strip = ref.current;
    const next = Math.max(0, Math.min(count - 1, wanted));
    setAt(next);
    strip?.scrollTo({ left: next * stepOf(strip) });
  };
  const onScroll = () => {
    const strip = ref.current;
    if (strip && strip.clientWidth > 0) setAt(Math.round(strip.scrollLeft / stepOf(strip)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    show(at + step);
  };
  return { ref, at, show, onScroll, onKeyDown };
}

const ARROWS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };
