import { ArrowDown, ArrowUp, ArrowUpToLine, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

type Direction = "top" | "up" | "down";
type StepName = Direction | "remove";

/**
 * Moving an item of a list by buttons or by dragging; the focus stays on its button, or on the nearest that can be used. Where an
 * item is taken out, it goes to the same button of the next. `said` is for a status line.
 */
export function useOrder<Item extends { name: string }, List extends HTMLElement = HTMLOListElement>(
  items: readonly Item[],
  onChange: (items: readonly Item[]) => void,
) {
  const list = useRef<List>(null);
  const [said, setSaid] = useState("");
  const [last, setLast] = useState<{ place: number; step: StepName } | null>(null);
  const dragged = useRef<number | null>(null);
  useEffect(() => {
    if (!last) return;
    const rows = list.current?.children;
    const row = rows?.[last.place] ?? rows?.[rows.length - 1];
    // Of an empty list, what adds to it.
    if (!row) return list.current?.parentElement?.querySelector("input")?.focus();
    const buttons = [...row.querySelectorAll("button")];
    const usable = buttons.filter((one) => !one.disabled);
    (usable.find((one) => one.dataset.step === last.step) ?? usable[0])?.focus();
  }, [last]);
  const move = (from: number, to: number, step?: Direction) => {
    const item = items[from];
    if (!item || from === to) return;
    const others = items.filter((_, place) => place !== from);
    onChange([...others.slice(0, to), item, ...others.slice(to)]);
    setSaid(messages.chosen.moved(item.name, to + 1, items.length));
    if (step) setLast({ place: to, step });
  };
  const remove = (place: number) => {
    onChange(items.filter((_, i) => i !== place));
    setSaid(messages.chosen.removed(items[place]?.name ?? ""));
    setLast({ place, step: "remove" });
  };
  const drag = (place: number) => ({
    draggable: true,
    onDragStart: () => {
      dragged.current = place;
    },
    onDragOver: (event: { preventDefault(): void }) => event.preventDefault(),
    onDrop: (event: { preventDefault(): void }) => {
      event.preventDefault();
      if (dragged.current !== null) move(dragged.current, place);
      dragged.current = null;
    },
  });
  return { list, move, remove, said, drag };
}

interface OrderButtonsProps {
  name: string;
  /** From 0. */
  place: number;
  count: number;
  /** With a button that makes an item the first. */
  toTop?: boolean;
  move: (from: number, to: number, step: Direction) => void;
  /** Without it the item stays in the list. */
  onRemove?: (() => void) | undefined;
}

/** The buttons of an item that move it and take it out. */
export function OrderButtons({ name, place, count, toTop = false, move, onRemove }: OrderButtonsProps) {
  const words = messages.chosen;
  const isFirst = place === 0;
  return (
    <>
      {toTop && (
        <Step name={words.top(name)} step="top" disabled={isFirst} onClick={() => move(place, 0, "top")}>
          <ArrowUpToLine aria-hidden="true" className="size-4" />
        </Step>
      )}
      <Step name={words.up(name)} step="up" disabled={isFirst} onClick={() => move(place, place - 1, "up")}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </Step>
      <Step
        name={words.down(name)}
        step="down"
        disabled={place === count - 1}
        onClick={() => move(place, place + 1, "down")}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </Step>
      {onRemove && (
        <Step name={words.remove(name)} step="remove" onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </Step>
      )}
    </>
  );
}

interface StepProps {
  name: string;
  step: StepName;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** `step` finds the button again after a move. */
const Step = ({ name, step, ...button }: StepProps) => (
  <Button variant="quiet" size="icon-small" aria-label={name} data-step={step} {...button} />
);
