import type { KeyboardEvent, MouseEvent } from "react";
import { CENTRE, type FocusPoint } from "../media.ts";
import { messages } from "../media-messages.ts";

const STEP = 5;
/** As the shop shows it. */
const CROPS = [
  { name: "product", shape: "aspect-4/5 w-20" },
  { name: "thumbnail", shape: "aspect-square w-20" },
  { name: "article", shape: "aspect-3/2 w-30" },
] as const;
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocusPickerProps {
  src: string;
  focus: FocusPoint;
  onChange: (focus: FocusPoint) => void;
}

/** The point of an image that stays in view: by click, or in steps of 5 % by the arrow keys, of 1 % with Shift. */
export function FocusPicker({ src, focus, onChange }: FocusPickerProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === "Home") onChange(CENTRE);
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : STEP;
    onChange({ x: within(focus.x + way[0] * step), y: within(focus.y + way[1] * step) });
  };
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and the space bar click too, but name no point.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: within(((clientX - box.left) / box.width) * 100),
      y: within(((clientY - box.top) / box.height) * 100),
    });
  };
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{messages.focus}</p>
      <button
        type="button"
        aria-label={messages.focusAt(focus.x, focus.y)}
        aria-describedby="focus-hint"
        onKeyDown={press}
        onClick={click}
        className="relative block w-fit max-w-full cursor-crosshair justify-self-start"
      >
        <img src={src} alt="" draggable={false} className="max-h-44 max-w-full bg-linen sm:max-h-72" />
        <span
          aria-hidden="true"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-cream bg-gold-deep/70 shadow-lift"
        />
      </button>
      <p aria-live="polite" className="figures text-sm">
        {messages.focusAt(focus.x, focus.y)}
      </p>
      <p id="focus-hint" className="text-sm text-stone">
        {messages.focusHint}
      </p>
      <p className="mt-2 text-sm font-medium">{messages.crops}</p>
      <div className="flex items-end gap-4">
        {CROPS.map(({ name, shape }) => (
          <figure key={name}>
            <img
              src={src}
              alt=""
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
              className={`${shape} bg-linen object-cover`}
            />
            <figcaption className="mt-1 text-xs text-stone">{messages.cropNames[name]}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));
