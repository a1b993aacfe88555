import { type ComponentProps, useState } from "react";
import { PieceSteppers } from "#features/orders/admin/piece-steppers.tsx";
import type { AdminReturn } from "./return-answer.ts";

/** All that was declared, by position; nothing where the statement says it in other words. */
export const declaredPieces = ({
  is_certain,
  goods,
}: Pick<AdminReturn, "is_certain"> & { goods: readonly { position: number; quantity: number }[] }): Readonly<
  Record<number, number>
> => (is_certain ? Object.fromEntries(goods.map(({ position, quantity }) => [position, quantity])) : {});

/** The goods of a return, so many of each as came back. */
export const broughtBack = ({ goods }: AdminReturn, pieces: Readonly<Record<number, number>>) =>
  goods.flatMap(({ position, name }) => {
    const quantity = pieces[position] ?? 0;
    return quantity > 0 ? [{ position, name, quantity }] : [];
  });

type Goods = ReturnType<typeof broughtBack>;

/** How many of what came back are for sale again: never more than came back. At first what never left, `unsent`. */
export function useRestock(goods: Goods, unsent: Readonly<Record<number, number>> = {}) {
  const [chosen, setRestock] = useState(unsent);
  const restock: Readonly<Record<number, number>> = Object.fromEntries(
    goods.map(({ position, quantity }) => [position, Math.min(chosen[position] ?? 0, quantity)]),
  );
  return { restock, setRestock, isRestockChosen: chosen !== unsent };
}

/** So many pieces of each line. */
export const ReturnPieces = ({ legend, ...rest }: { legend: string } & ComponentProps<typeof PieceSteppers>) => (
  <fieldset className="grid gap-3">
    <legend className="mb-2 text-sm font-medium">{legend}</legend>
    <PieceSteppers {...rest} />
  </fieldset>
);
