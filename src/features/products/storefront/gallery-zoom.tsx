import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { type ShownImage, thumbnailOf } from "#features/images/shown-image.ts";
import { BackCloses } from "#ui/back-closes.tsx";
import { classes } from "#ui/classes.ts";
import { Image } from "#ui/image.tsx";
import { dismissToasts } from "#ui/toast.ts";
import { messages } from "../product-page-messages.ts";
import { type Zoom, ZoomPane } from "./zoom-pane.tsx";

interface GalleryZoomProps {
  images: readonly ShownImage[];
  name: string;
  open: boolean;
  /** Which image fills the window. */
  at: number;
  /** The link that opens it and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onShow(at: number): void;
  onClose(): void;
}

/** Of the pane, by one press of an arrow key. */
const STEP = 0.15;
const ARROWS: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 } | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Fitted to the width of a phone an image is no larger than on the page. */
const beginsNear = () => matchMedia("(width < 40rem) and (height >= 34rem)").matches;

/** The images of a product over the whole window. Arrow keys turn them, or move the one that is close. */
export default function GalleryZoom({ images, name, open, at, opener, onShow, onClose }: GalleryZoomProps) {
  const [isClose, setClose] = useState(beginsNear);
  const zoom = useRef<Zoom>(null);
  const image = images[at];
  const show = (next: number) => {
    if (!images[next] || next === at) return;
    setClose(beginsNear());
    onShow(next);
  };
  const leave = () => {
    setClose(beginsNear());
    onClose();
  };
  const steps = [
    { label: messages.previous, Sign: ChevronLeft, to: at - 1, side: "left-4 lg:left-[max(6rem,50%-40dvh-3rem)]" },
    { label: messages.next, Sign: ChevronRight, to: at + 1, side: "right-4 lg:right-[max(1rem,50%-40dvh-3rem)]" },
  ];
  const turns = (place: "beside" | "above") =>
    images.length > 1 &&
    steps.map(({ label, Sign, to, side }) => (
      <Tool
        key={label}
        label={label}
        isOff={!images[to]}
        onClick={() => show(to)}
        className={place === "above" ? ABOVE : classes(BESIDE, side)}
      >
        <Sign aria-hidden="true" className="size-5" />
      </Tool>
    ));
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const isMoved = zoom.current?.move({ x: -arrow.x * STEP, y: -arrow.y * STEP });
    if (!isMoved && arrow.x !== 0) show(at + arrow.x);
  };
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        <Dialog.Content
          data-quiet
          aria-describedby={undefined}
          onOpenAutoFocus={dismissToasts}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] bg-cream outline-none lg:grid-rows-[1fr] data-[state=open]:animate-appear"
        >
          <BackCloses onBack={leave} />
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          <div className="z-10 flex items-center justify-end gap-1 px-2 pt-[max(0.25rem,env(safe-area-inset-top))] sm:px-4 lg:pointer-events-none lg:absolute lg:inset-x-0 lg:top-3 lg:*:pointer-events-auto lg:*:rounded-sm lg:*:bg-cream/90">
            <p aria-live="polite" className="figures mr-auto px-2 text-sm text-stone">
              {images.length > 1 && messages.imageOf(at + 1, images.length)}
            </p>
            {turns("above")}
            <Tool label={messages.closer} isPressed={isClose} onClick={() => zoom.current?.toggle()}>
              {isClose ? (
                <ZoomOut aria-hidden="true" className="size-5" strokeWidth={1.5} />
              ) : (
                <ZoomIn aria-hidden="true" className="size-5" strokeWidth={1.5} />
              )}
            </Tool>
            <Dialog.Close aria-label={messages.close} className={tool}>
              <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </Dialog.Close>
          </div>
          <div className="relative min-h-0 min-w-0 lg:p-4">
            {image && (
              <ZoomPane
                key={image.path}
                image={image}
                isNear={isClose}
                zoom={zoom}
                onClose={setClose}
                onTurn={(step) => show(at + step)}
              />
            )}
            {turns("beside")}
          </div>
          {images.length > 1 && (
            <ul
              aria-label={messages.thumbnails}
              className="flex justify-center-safe gap-2 overflow-x-auto px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] lg:absolute lg:top-1/2 lg:left-2 lg:z-10 lg:max-h-[70dvh] lg:-translate-y-1/2 lg:flex-col lg:py-0 [@media(max-height:34rem)]:hidden"
            >
              {images.map((one, i) => (
                <li key={one.path} className="shrink-0">
                  <button
                    type="button"
                    aria-label={messages.image(i + 1, one.alt)}
                    aria-current={i === at || undefined}
                    onClick={() => show(i)}
                    className="block w-11 border border-transparent aria-[current=true]:border-gold-deep sm:w-14"
                  >
                    <Image src={thumbnailOf(one)} alt="" width={4} height={5} className="aspect-4/5 w-full" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const BESIDE = "absolute top-1/2 -translate-y-1/2 bg-cream/90 max-sm:hidden";
/** A small window has room neither beside the image nor for thumbnails. */
const ABOVE = "sm:hidden [@media(min-height:34rem)]:hidden";
const tool =
  "grid size-11 cursor-pointer place-items-center rounded-sm text-espresso transition-colors duration-quick hover:bg-linen aria-disabled:cursor-default aria-disabled:text-taupe";

interface ToolProps {
  label: string;
  isPressed?: boolean;
  /** Stays in reach of the keyboard, which would lose its place otherwise. */
  isOff?: boolean;
  onClick(): void;
  className?: string;
  children: ReactNode;
}

const Tool = ({ label, isPressed, isOff, onClick, className, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isPressed}
    aria-disabled={isOff || undefined}
    onClick={onClick}
    className={classes(tool, className)}
  >
    {children}
  </button>
);
