import { useContext, useEffect, useEffectEvent } from "react";
import { UNSAFE_DataRouterContext } from "react-router";

/** What is open, the last opened last. */
const open: (() => void)[] = [];
/** Our own step back, which other listeners ignore. */
let isStepping = false;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Where in the history we were seen last. Whatever lies ahead of it is still there: a new page would have taken its place. */
let last = 0;

const place = (): number => history.state?.idx ?? 0;
const isOverlay = (): boolean => history.state?.overlay === true;

// Before the router hears of it: the address stays the same.
if (typeof window !== "undefined") {
  last = place();
  window.addEventListener("popstate", pop, { capture: true });
}

function pop(event: PopStateEvent): void {
  const isForward = last < place();
  last = place();
  if (!isStepping && open.length === 0 && !isOverlay()) return;
  event.stopImmediatePropagation();
  if (isStepping) isStepping = false;
  else if (open.length > 0) for (const close of open.splice(0)) close();
  // An entry of something that is closed: there is nothing to see. Ahead of it there is a page only where a link led on.
  else history.go(isForward && history.state.isPassed ? 1 : -1);
}

/**
 * Put into what lies over a page: the browser's Back closes it instead of leaving the page. While it is open the history has
 * one entry more, of the same address, that goes when it closes.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const close = useEffectEvent(() => {
    // What was chosen meanwhile, such as a filter, stays in the address. The router knows it before the page shows it.
    if (router) history.replaceState(history.state, "", router.createHref(router.state.location));
    onBack();
  });
  useEffect(() => {
    clearTimeout(leaving);
    if (!isOverlay()) history.pushState({ ...history.state, idx: place() + 1, overlay: true }, "");
    last = place();
    const onPop = () => close();
    let isLink = false;
    const follow = ({ target }: MouseEvent) => {
      isLink = target instanceof Element && target.closest("a[href]") !== null;
      if (isLink && isOverlay()) history.replaceState({ ...history.state, isPassed: true }, "");
    };
    open.push(onPop);
    document.addEventListener("click", follow, { capture: true });
    return () => {
      document.removeEventListener("click", follow, { capture: true });
      const at = open.indexOf(onPop);
      if (at >= 0) open.splice(at, 1);
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
