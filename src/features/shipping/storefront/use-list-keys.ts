import { type KeyboardEvent, useEffect, useState } from "react";

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

interface ListKeys {
  /** The id of the option that Enter would choose. */
  active: string | undefined;
  setActive(id: string | undefined): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Arrows, Home, End and Enter for a list whose search field keeps the focus. `ids` are those of the options in view. */
export function useListKeys(ids: readonly string[], onEnter: (id: string) => void): ListKeys {
  const [chosen, setActive] = useState<string | undefined>();
  const at = chosen === undefined ? -1 : ids.indexOf(chosen);
  const active = ids[at];
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && ids.length > 0) {
      event.preventDefault();
      setActive(ids[step(at, ids.length - 1)]);
    }
    // Never sends the form around it.
    if (event.key === "Enter") {
      event.preventDefault();
      if (active) onEnter(active);
    }
  };
  return { active, setActive, onKeyDown };
}
