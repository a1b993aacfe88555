import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";

type Direction = "top" | "up" | "down";

/**
 * Moving an item of a list by buttons or by dragging; the focus stays on its button, or on the nearest that can be used. `moved` is
 * what is said aloud; its place counts from 1.
 */
export function useOrder<Item extends { name: string }>(
  items: readonly Item[],
  onChange: (items: readonly Item[]) => void,
  moved: (name: string, place: number, count: number) => string,
) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const [last, setLast] = useState<{ place: number; step: Direction } | null>(null);
  const dragged = useRef<number | null>(null);
  useEffect(() => {
    if (!last) return;
    const buttons = [...(list.current?.children[last.place]?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    const usable = buttons.filter((one) => !one.disabled);
    (usable.find((one) => one.dataset.step === last.step) ?? usable[0])?.focus();
  }, [last]);
  const move = (from: number, to: number, step?: Direction) => {
    const item = items[from];
    if (!item || from === to) return;
    const others = items.filter((_, place) => place !== from);
    onChange([...others.slice(0, to), item, ...others.slice(to)]);
    setSaid(moved(item.name, to + 1, items.length));
    if (step) setLast({ place: to, step });
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
  return { list, move, said, drag };
}

interface StepProps {
  name: string;
  step: Direction | "remove";
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small button of an item; `step` finds it again after a move. */
export const Step = ({ name, step, ...button }: StepProps) => (
  <Button variant="quiet" size="icon-small" aria-label={name} data-step={step} {...button} />
);
