import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { imageProps, type ShownImage, thumbnailOf } from "#features/images/shown-image.ts";
import { Image } from "#ui/image.tsx";
import { CLOSE_UP, FITTED, isFitted, moved, NEAR, type Point, type View, zoomed } from "../zoom.ts";

/** Pixels that a finger or hand may wander in a press. */
const STILL = 8;
/** Pixels across that turn to another image. */
const SWIPE = 56;
const DOUBLE_TAP_MS = 300;

export interface Zoom {
  /** Between the whole image and 2.5 times as large. */
  toggle(): void;
  /** By shares of the pane; answers false where the whole image is shown and nothing moves. */
  move(by: Point): boolean;
}

interface ZoomPaneProps {
  image: ShownImage;
  /** Whether it begins nearer than fitted. */
  isNear: boolean;
  zoom: Ref<Zoom>;
  onClose(isClose: boolean): void;
  /** One image on or back, by a swipe. */
  onTurn(step: -1 | 1): void;
}

/**
 * One image, as large as its pane lets it be, over the small file that the page has already. A click, a double tap or a pinch
 * brings it nearer; then it follows the finger.
 */
export function ZoomPane({ image, isNear, zoom, onClose, onTurn }: ZoomPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(isNear ? NEAR : FITTED);
  /** How far the finger has gone on where the image's edge stopped it. */
  const beyond = useRef(0);
  const [isHeld, setHeld] = useState(false);
  const ratio = image.width / image.height;

  const show = (next: View) => {
    setView(next);
    if (isFitted(next) !== isFitted(view)) onClose(!isFitted(next));
  };
  const sizeOf = (): Point => {
    const { clientWidth = 0, clientHeight = 0 } = pane.current ?? {};
    return { x: clientWidth, y: clientHeight };
  };
  const toggleAt = (at: Point) => show(isFitted(view) ? zoomed(view, CLOSE_UP, at, sizeOf(), ratio) : FITTED);
  useImperativeHandle(zoom, () => ({
    toggle: () => toggleAt({ x: 0, y: 0 }),
    move: ({ x, y }) => {
      if (isFitted(view)) return false;
      const size = sizeOf();
      show(moved(view, { x: x * size.x, y: y * size.y }, size, ratio));
      return true;
    },
  }));

  const onZoom = useEffectEvent((factor: number, at: Point) =>
    show(zoomed(view, view.scale * factor, at, sizeOf(), ratio)),
  );
  const onDrag = useEffectEvent((by: Point) => {
    const next = moved(view, by, sizeOf(), ratio);
    beyond.current = next.x === view.x ? beyond.current + by.x : 0;
    show(next);
  });
  const onPress = useEffectEvent((at: Point) => toggleAt(at));
  const onSwipe = useEffectEvent(() => {
    if (Math.abs(beyond.current) >= SWIPE) onTurn(beyond.current < 0 ? 1 : -1);
  });
  const onHold = useEffectEvent((isNow: boolean) => {
    setHeld(isNow);
    if (isNow) beyond.current = 0;
  });

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    return followPointers(element, {
      onHold,
      onDrag,
      onPress,
      onSwipe,
      onZoom,
    });
  }, []);

  return (
    <div
      ref={pane}
      data-close={!isFitted(view) || undefined}
      className="grid size-full cursor-zoom-in touch-none place-items-center overflow-hidden select-none [container-type:size] data-close:cursor-zoom-out"
    >
      <div
        style={{
          aspectRatio: ratio,
          width: `min(100cqw, ${100 * ratio}cqh)`,
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          transitionProperty: isHeld ? "none" : "transform",
        }}
        className="pointer-events-none duration-slow ease-out"
      >
        <Image
          {...imageProps(image)}
          preview={thumbnailOf(image).replace(/#.*/, "")}
          sizes={`${100 * CLOSE_UP}vmax`}
          priority
          className="size-full"
        />
      </div>
    </div>
  );
}

interface Gestures {
  onHold(isHeld: boolean): void;
  onDrag(by: Point): void;
  onPress(at: Point): void;
  /** At the end of one finger's way. */
  onSwipe(): void;
  onZoom(factor: number, at: Point): void;
}

/** Points are measured from the middle of the element. Returns how it ends. */
function followPointers(element: HTMLElement, { onHold, onDrag, onPress, onSwipe, onZoom }: Gestures): () => void {
  const held = new Map<number, Point>();
  const over = new AbortController();
  let began: Point = { x: 0, y: 0 };
  let isStill = false;
  let wasPinched = false;
  let lastTap = 0;
  const at = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    held.set(event.pointerId, at(event));
    wasPinched = held.size > 1;
    isStill = held.size === 1;
    if (isStill) began = at(event);
    onHold(true);
  };
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    if (Math.hypot(now.x - began.x, now.y - began.y) > STILL) isStill = false;
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      onZoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else if (!isStill) onDrag({ x: now.x - before.x, y: now.y - before.y });
  };
  const up = (event: PointerEvent) => {
    if (!held.delete(event.pointerId)) return;
    if (held.size > 0) return;
    onHold(false);
    if (event.type === "pointercancel" || wasPinched) return;
    const now = at(event);
    if (!isStill) return onSwipe();
    const isDouble = event.timeStamp - lastTap < DOUBLE_TAP_MS;
    lastTap = isDouble ? 0 : event.timeStamp;
    if (isDouble || event.pointerType !== "touch") onPress(now);
  };
  /** Two fingers on a trackpad come as a wheel with the control key. */
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 100), at(event));
  };
  const listening = { signal: over.signal };
  element.addEventListener("pointerdown", down, listening);
  element.addEventListener("pointermove", move, listening);
  element.addEventListener("pointerup", up, listening);
  element.addEventListener("pointercancel", up, listening);
  element.addEventListener("wheel", wheel, { ...listening, passive: false });
  return () => over.abort();
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
