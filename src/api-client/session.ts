import { useSyncExternalStore } from "react";
import { hasUnsaved } from "#shared/unsaved.ts";
import { ApiError, type BodyOf, callEndpoint, type ResponseOf } from "./api-client.ts";
import { messages } from "./session-messages.ts";
import { forgetTokens, isRemembered, keepToken, storedToken } from "./session-storage.ts";
import { askOtherTabs, listenToTabs, tellOtherTabs } from "./session-tabs.ts";

export type SignedIn = NonNullable<ResponseOf<"GET admin-auth">["user"]>;

/** `lapsed`: the server or another tab has ended the session while somebody works; what is typed on the screen stays. */
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
      else gone(new Error(messages.signedOut));
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

/**
 * Asks the server whether the token of this tab, of the browser or of another tab is valid. At the start an invalid token
 * is removed silently (back office 4); later the screen stays and asks to sign in again.
 */
export async function checkSession(): Promise<void> {
  const token = storedToken() ?? (session.is === "in" ? session.token : await askOtherTabs());
  if (!token) return become({ is: "out" });
  const wasIn = session.is === "in";
  try {
    const { valid, user } = await callEndpoint("GET admin-auth", { token, needs: ["valid"] });
    // Signed out while the server answered.
    if (wasIn && currentSession().is === "out") return;
    if (valid && user) return isKnown(token, user) ? undefined : become({ is: "in", token, user });
    if (session.is === "in") return lapse(token);
    if (session.is === "lapsed") return;
    forgetTokens();
    become({ is: "out" });
  } catch {
    // No answer is no verdict: the token stays for the next try.
    if (session.is !== "in" && session.is !== "lapsed") become({ is: "unreachable" });
  }
}

const isKnown = (token: string, user: SignedIn): boolean =>
  session.is === "in" && session.token === token && session.user.role === user.role;

/** @throws ApiError or Unreachable */
export async function signIn(body: BodyOf<"POST admin-auth">): Promise<void> {
  const { sessionToken, user } = await callEndpoint("POST admin-auth", { body, needs: ["sessionToken", "user"] });
  entered(sessionToken, user, body.rememberMe ?? false);
}

type PasskeyAnswer = Extract<BodyOf<"POST admin-passkey-sign-in">, { action: "finish" }>["response"];

/** @throws ApiError or Unreachable, or where the passkey belongs to somebody else than who works here */
export async function signInWithPasskey(response: PasskeyAnswer, rememberMe: boolean): Promise<void> {
  const body = { action: "finish" as const, response, rememberMe };
  const { sessionToken = "", user } = await callEndpoint("POST admin-passkey-sign-in", { body });
  if (!user) throw new ApiError(200, {});
  if (session.is === "lapsed" && session.user.id !== user.id) {
    await callEndpoint("DELETE admin-auth", { token: sessionToken });
    throw new Error(messages.otherPasskey(user.email));
  }
  entered(sessionToken, user, rememberMe);
}

function entered(token: string, user: SignedIn, remembered: boolean): void {
  forgetTokens();
  keepToken(token, remembered);
  become({ is: "in", token, user });
  tellOtherTabs({ say: "in", token, userId: user.id, remembered });
}

/** Signs out in all tabs. The browser forgets the token even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  if ("user" in session) tellOtherTabs({ say: "out", userId: session.user.id });
  await signOutHere();
}

async function signOutHere(): Promise<void> {
  const token = session.is === "in" ? session.token : null;
  forgetTokens();
  // Before the answer, so that no tab that asks is given a token that is about to end.
  become({ is: "out" });
  if (token) await callEndpoint("DELETE admin-auth", { token }).catch(() => {});
}

/** Another tab has signed out. What is typed here and not saved stays, and waits for a sign-in. */
function endHere(): void {
  if (!("user" in session) || !hasUnsaved()) return void signOutHere();
  const { user } = session;
  forgetTokens();
  become({ is: "lapsed", user });
}

/** The server no longer knows this token. */
export function lapse(token: string): void {
  if (session.is !== "in" || session.token !== token) return;
  become({ is: "lapsed", user: session.user });
}

/** A new tab gets the session, and who signs in or out in one tab does so in all. */
export const followOtherTabs = (): (() => void) =>
  listenToTabs((word) => {
    if (word.say === "who") {
      if (session.is !== "in") return;
      const { token, user } = session;
      return tellOtherTabs({ say: "in", token, userId: user.id, remembered: isRemembered() });
    }
    const isOurs = "user" in session && session.user.id === word.userId;
    if (word.say === "out") return isOurs ? endHere() : undefined;
    if (session.is !== "out" && !(session.is === "lapsed" && isOurs)) return;
    if (!word.remembered) keepToken(word.token, false);
    void checkSession();
  });

/** Tells a wrong or ended session from any other refusal. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
