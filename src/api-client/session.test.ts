import { afterEach, beforeEach, expect, it, vi } from "vitest";

const USER = { id: "6f1e1f0e-8a52-4b1c-9a55-3f2f3c1f9b10", email: "mari@example.com", role: "admin", language: "en" };

beforeEach(() => vi.resetModules());
afterEach(() => otherTab?.close());

let otherTab: BroadcastChannel | undefined;

/** Mari is signed in, and so she is in another tab. */
async function signedIn() {
  vi.stubGlobal("fetch", async () => Response.json({ success: true, sessionToken: "token", user: USER, valid: true }));
  const { currentSession, followOtherTabs, signIn } = await import("./session.ts");
  const { noteUnsaved } = await import("#shared/unsaved.ts");
  await signIn({ email: USER.email, password: "a good password" });
  otherTab = new BroadcastChannel("aurelle-session");
  followOtherTabs();
  const sessionIs = (is: string) => vi.waitFor(() => expect(currentSession().is).toBe(is));
  return { noteUnsaved, sessionIs, otherTab };
}

it("signing out in another tab signs out here too", async () => {
  const { otherTab, sessionIs } = await signedIn();
  otherTab.postMessage({ say: "out", userId: USER.id });
  await sessionIs("out");
});

it("what is typed and not saved outlives signing out in another tab, and goes on after a sign-in there", async () => {
  const { noteUnsaved, otherTab, sessionIs } = await signedIn();
  noteUnsaved(() => true);
  for (const _ of ["once", "and from a third tab"]) otherTab.postMessage({ say: "out", userId: USER.id });
  await sessionIs("lapsed");
  otherTab.postMessage({ say: "in", token: "token", userId: USER.id, remembered: false });
  await sessionIs("in");
});

it("once it is saved the session ends as everywhere", async () => {
  const { noteUnsaved, otherTab, sessionIs } = await signedIn();
  noteUnsaved(() => true)();
  otherTab.postMessage({ say: "out", userId: USER.id });
  await sessionIs("out");
});
