import { useSyncExternalStore } from "react";
import { type AnswerOf, type BodyOf, callFunction, Refused } from "./functions-client.ts";

/** Where the token lies (B 9): the one ends with the tab, the other stays for 30 days. */
const TAB_KEY = "admin_jwt_token";
const REMEMBER_KEY = "admin_jwt_remember_me";

export type SignedIn = NonNullable<AnswerOf<"GET admin-auth">["user"]>;

/** `lapsed`: the server has ended the session while somebody works; what is typed on the screen stays. */
export type Session =
  | { is: "unknown" | "out" | "unreachable" }
  | { is: "in"; token: string; user: SignedIn }
  | { is: "lapsed"; user: SignedIn };

let session: Session = { is: "unknown" };
const watchers = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const watcher of watchers) watcher();
}

export const currentSession = (): Session => session;

/** Waits while the session is lapsed. @throws when the administrator has signed out */
export function signedInAgain(): Promise<void> {
  return new Promise((again, gone) => {
    const look = () => {
      if (session.is === "lapsed") return;
      watchers.delete(look);
      if (session.is === "in") again();
      else gone(new Error("Signed out"));
    };
    watchers.add(look);
    look();
  });
}

export const useSession = (): Session =>
  useSyncExternalStore(
    watch,
    () => session,
    () => session,
  );

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Asks the server whether the stored token still stands. A token that does not is removed without a word (B 4). */
export async function checkSession(): Promise<void> {
  const token = stored(TAB_KEY) ?? stored(REMEMBER_KEY);
  if (!token) return become({ is: "out" });
  try {
    const { valid, user } = await callFunction("GET admin-auth", { token });
    if (valid && user) return become({ is: "in", token, user });
    forget();
    become({ is: "out" });
  } catch {
    // No answer is no verdict: the token stays for the next try.
    if (session.is !== "in") become({ is: "unreachable" });
  }
}

/** @throws Refused or Unreachable */
export async function signIn(body: BodyOf<"POST admin-auth">): Promise<void> {
  const { sessionToken, user } = await callFunction("POST admin-auth", { body });
  forget();
  keep(body.rememberMe ? REMEMBER_KEY : TAB_KEY, sessionToken);
  become({ is: "in", token: sessionToken, user });
}

/** The browser forgets the token also where the server cannot be told. */
export async function signOut(): Promise<void> {
  const token = session.is === "in" ? session.token : null;
  forget();
  if (token) await callFunction("DELETE admin-auth", { token }).catch(() => {});
  become({ is: "out" });
}

/** The server no longer knows this token. */
export function lapse(token: string): void {
  if (session.is !== "in" || session.token !== token) return;
  become({ is: "lapsed", user: session.user });
}

export const isRemembered = (): boolean => stored(REMEMBER_KEY) !== null;

/** Signed out in one tab is signed out in all that share the token. */
export function followOtherTabs(): () => void {
  const look = ({ key, newValue }: StorageEvent) => {
    if (key === REMEMBER_KEY && newValue === null && !stored(TAB_KEY)) become({ is: "out" });
  };
  window.addEventListener("storage", look);
  return () => window.removeEventListener("storage", look);
}

// A browser may keep no storage at all: then the session lasts as long as the page.
const room = (key: string): Storage => (key === TAB_KEY ? window.sessionStorage : window.localStorage);

function stored(key: string): string | null {
  try {
    return room(key).getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, token: string): void {
  try {
    room(key).setItem(key, token);
  } catch {}
}

function forget(): void {
  for (const key of [TAB_KEY, REMEMBER_KEY]) {
    try {
      room(key).removeItem(key);
    } catch {}
  }
}

/** Tells a wrong or ended session from any other refusal. */
export const isSignedOut = (error: unknown): boolean => error instanceof Refused && error.status === 401;
