import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { imageProps, type ShownImage } from "#features/images/shown-image.ts";
import { BackCloses } from "#ui/back-closes.tsx";
import { classes } from "#ui/classes.ts";
import { closeLook } from "#ui/dialog.tsx";
import { Image } from "#ui/image.tsx";
import { dismissToasts } from "#ui/toast.ts";
import { messages } from "../product-page-messages.ts";

interface GalleryZoomProps {
  images: readonly ShownImage[];
  name: string;
  open: boolean;
  /** Which image fills the window. */
  at: number;
  onShow(at: number): void;
  onClose(): void;
}

/** One image as large as the window, at a press twice as large and to be moved; fingers may pinch it as well. */
export default function GalleryZoom({ images, name, open, at, onShow, onClose }: GalleryZoomProps) {
  const [isClose, setClose] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isClose && pane.current) scrollToMiddle(pane.current);
  }, [isClose]);
  const image = images[at];
  const show = (step: number) => {
    if (!images[at + step]) return;
    setClose(false);
    onShow(at + step);
  };
  const leave = () => {
    setClose(false);
    onClose();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={dismissToasts}
          onKeyDown={(event) => {
            if (event.key === "ArrowLeft") show(-1);
            if (event.key === "ArrowRight") show(1);
          }}
          className="fixed inset-0 z-50 bg-cream outline-none data-[state=open]:animate-appear"
        >
          <BackCloses onBack={leave} />
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          <Dialog.Close className={classes(closeLook, "z-10 bg-cream/90")} aria-label={messages.close}>
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
          {image && (
            <>
              <div ref={pane} className="size-full overflow-auto overscroll-contain">
                <button
                  type="button"
                  onClick={() => setClose(!isClose)}
                  aria-pressed={isClose}
                  aria-label={messages.closer}
                  className={classes("block", isClose ? "w-[200vmin] cursor-zoom-out!" : "size-full cursor-zoom-in!")}
                >
                  <Image
                    {...imageProps(image)}
                    preview={undefined}
                    sizes="200vmin"
                    fit="contain"
                    className={isClose ? "h-auto w-full" : "size-full"}
                  />
                </button>
              </div>
              {images.length > 1 && (
                <p className="pointer-events-none absolute inset-x-0 bottom-4 flex items-center justify-center gap-4 *:pointer-events-auto">
                  <Turn label={messages.previous} isPossible={at > 0} onClick={() => show(-1)}>
                    <ChevronLeft aria-hidden="true" className="size-5" />
                  </Turn>
                  <span aria-live="polite" className="figures bg-cream/90 px-2 text-sm text-stone">
                    {messages.imageOf(at + 1, images.length)}
                  </span>
                  <Turn label={messages.next} isPossible={at < images.length - 1} onClick={() => show(1)}>
                    <ChevronRight aria-hidden="true" className="size-5" />
                  </Turn>
                </p>
              )}
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const scrollToMiddle = (pane: HTMLElement) =>
  pane.scrollTo((pane.scrollWidth - pane.clientWidth) / 2, (pane.scrollHeight - pane.clientHeight) / 2);

interface TurnProps {
  label: string;
  isPossible: boolean;
  onClick(): void;
  children: ReactNode;
}

const Turn = ({ label, isPossible, onClick, children }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={!isPossible || undefined}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-sm bg-cream/90 text-espresso aria-disabled:text-taupe aria-disabled:opacity-45"
  >
    {children}
  </button>
);
