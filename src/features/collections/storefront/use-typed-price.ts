import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { Cents } from "#shared/money.ts";

interface PriceRange {
  from: Cents | undefined;
  to: Cents | undefined;
}

/**
 * What is asked for, with the price that stands in its fields and is not applied yet: a link to another filter takes it along.
 * It counts until the next address.
 */
export function useTypedPrice<T extends PriceRange>(wanted: T): [T, (typed: PriceRange) => void] {
  const { key } = useLocation();
  const [typed, setTyped] = useState<PriceRange & { key: string }>();
  const asked = typed?.key === key ? { ...wanted, from: typed.from, to: typed.to } : wanted;
  return [asked, ({ from, to }) => setTyped({ from, to, key })];
}

/** Fields say what the address asks for, also by links and by Back; never under the fingers, nor while somebody is about to search. */
export function useFieldsOfAddress(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
  isAboutToSearch = () => false,
): void {
  const { key } = useLocation();
  const write = useEffectEvent(() => {
    if (isAboutToSearch()) return;
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field !== document.activeElement)
        field.value = value;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each address
  useEffect(() => write(), [key]);
}
