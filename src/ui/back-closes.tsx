import { useEffect, useEffectEvent } from "react";

/** What is open, the last opened last. */
const open: (() => void)[] = [];
/** Our own step back, which other listeners ignore. */
let isStepping = false;
let leaving: ReturnType<typeof setTimeout> | undefined;

const isOverlay = (): boolean => history.state?.overlay === true;

// Before the router hears of it: the address stays the same.
if (typeof window !== "undefined") window.addEventListener("popstate", pop, { capture: true });

function pop(event: PopStateEvent): void {
  if (!isStepping && open.length === 0 && !isOverlay()) return;
  event.stopImmediatePropagation();
  if (isStepping) isStepping = false;
  else if (open.length > 0) for (const close of open.splice(0)) close();
  // An entry of something that a link has closed: there is nothing to see.
  else history.back();
}

/**
 * Put into what lies over a page: the browser's Back closes it instead of leaving the page. While it is open the history has
 * one entry more, of the same address, that goes when it closes.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    clearTimeout(leaving);
    const { idx = 0 } = history.state ?? {};
    if (!isOverlay()) history.pushState({ ...history.state, idx: idx + 1, overlay: true }, "");
    const onPop = () => close();
    let isLink = false;
    const follow = ({ target }: MouseEvent) => {
      isLink = target instanceof Element && target.closest("a[href]") !== null;
    };
    open.push(onPop);
    document.addEventListener("click", follow, { capture: true });
    return () => {
      document.removeEventListener("click", follow, { capture: true });
      const place = open.indexOf(onPop);
      if (place >= 0) open.splice(place, 1);
      // The router is about to put the link's page on top; a step back would take that away.
      if (isLink) return;
      leaving = setTimeout(() => {
        if (!isOverlay() || open.length > 0) return;
        isStepping = true;
        history.back();
      });
    };
  }, []);
  return null;
}
