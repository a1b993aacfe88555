import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { forgetOwnLanguage, loadInOwnLanguage, needsOwnLanguage } from "#api-client/own-language.ts";
import { checkSession, useSession } from "#api-client/session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { messages } from "./messages.ts";

/** The guard waits this long before it decides (back office 2). */
const DELAY_MS = 100;

/** Sends visitors without a session to the sign-in page, which gets the page they wanted. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const [hasWaited, setWaited] = useState(false);
  const isInOwnLanguage = useOwnLanguage();
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), DELAY_MS);
    checkSession();
    return () => clearTimeout(timer);
  }, []);

  if (!isInOwnLanguage) return <Opening />;
  if (session.is === "in" || session.is === "lapsed") return children;
  if (!hasWaited || session.is === "unknown") return <Opening />;
  if (session.is === "unreachable") return <Unreachable />;
  return <ToSignIn />;
}

/** Loads the page anew where its administrator reads another language; only at first, as later something may be typed. */
function useOwnLanguage(): boolean {
  const session = useSession();
  const [isSettled, setSettled] = useState(false);
  const language = session.is === "in" && !isSettled ? session.user.language : null;
  const isOther = language !== null && needsOwnLanguage(language);
  useEffect(() => {
    if (language === null) return;
    if (isOther && loadInOwnLanguage(language)) return;
    forgetOwnLanguage();
    setSettled(true);
  }, [language, isOther]);
  return !isOther;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    navigate("/admin/login", { replace: true, state: { from: `${pathname}${search}` } });
  }, [navigate, pathname, search]);
  return <Opening />;
}

const Opening = () => (
  <Loading label={messages.opening} className="grid gap-6">
    <Skeleton className="h-9 w-48" />
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-96 w-full" />
  </Loading>
);

function Unreachable() {
  const { title, text, again } = messages.unreachable;
  return (
    <ErrorState headingLevel={1} title={title} text={text} action={<Button onClick={checkSession}>{again}</Button>} />
  );
}
