import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../messages.ts";

/** After 2 s, 3 s, 5 s ... ten looks in four minutes; then it is left to the shopper. */
const LOOKS = 10;
const pause = (look: number): number => 2_000 * 1.5 ** look;

/** The payment is awaited: the page reloads its data while it is visible. */
export function AwaitPayment() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [look, setLook] = useState(0);
  const again = useRef(revalidate);
  again.current = revalidate;
  useEffect(() => {
    if (look >= LOOKS) return;
    const timer = setTimeout(async () => {
      // A look that cannot reach the shop would put an error in the page's place, so the way is tried first.
      if (document.visibilityState === "visible" && (await isShopThere())) await again.current();
      setLook(look + 1);
    }, pause(look));
    return () => clearTimeout(timer);
  }, [look]);
  return (
    <Notice
      action={
        <Link to={pathname + search} reloadDocument className="link">
          {messages.lookAgain}
        </Link>
      }
    >
      {messages.awaitingPage}
    </Notice>
  );
}

const isShopThere = (): Promise<boolean> =>
  fetch("/healthz").then(
    ({ ok }) => ok,
    () => false,
  );
