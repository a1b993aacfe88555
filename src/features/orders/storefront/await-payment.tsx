import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useLookAgain } from "#site/use-look-again.ts";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../messages.ts";

/** After 2 s, 3 s, 5 s ... ten looks in four minutes; then it is left to the shopper. */
const LOOKS = 10;
const pause = (look: number): number => 2_000 * 1.5 ** look;

/** The payment is awaited: the page reloads its data while it is visible. */
export function AwaitPayment() {
  const { pathname, search } = useLocation();
  const lookAgain = useLookAgain();
  const [look, setLook] = useState(0);
  useEffect(() => {
    if (look >= LOOKS) return;
    const timer = setTimeout(async () => {
      if (document.visibilityState === "visible") await lookAgain();
      setLook(look + 1);
    }, pause(look));
    return () => clearTimeout(timer);
  }, [look, lookAgain]);
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
