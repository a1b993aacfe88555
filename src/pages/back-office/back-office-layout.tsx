import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet, useNavigate } from "react-router";
import { followInput } from "#api-client/attended.ts";
import { checkSession, currentSession, followOtherTabs, signOut, useSession } from "#api-client/session.ts";
import { newQueryClient } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { AdminHeader } from "#backoffice/header.tsx";
import { messages } from "#backoffice/messages.ts";
import "#backoffice/office.css";
import { AdminSidebar } from "#backoffice/sidebar.tsx";
import { Guard } from "#backoffice/sign-in-guard.tsx";
import { SignedOutScreen } from "#backoffice/signed-out-screen.tsx";
import { hasUnsaved } from "#shared/unsaved.ts";
import { useDiscarding } from "#ui/discard-question.tsx";
import { Told } from "#ui/tell.tsx";
import { useFollowedLink } from "../use-followed-link.ts";
import { OfficeCommands } from "./office-commands.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

const LOOK_MS = 60_000;

/** Notices that an idle session has ended while its screen is visible, not only at the next call. */
function followIdleTime(): () => void {
  const look = () => {
    if (document.visibilityState === "visible" && currentSession().is === "in") void checkSession();
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** The layout around the screens of the back office. They are rendered in the browser, which has the session. */
export default function AdminLayout() {
  const [client] = useState(newQueryClient);
  const [isLeaving, setLeaving] = useState(false);
  // The farewell takes the place of the screen, without a navigation that a form could stop.
  const { ask, question } = useDiscarding(hasUnsaved);
  const signOutHere = () => ask(() => setLeaving(true));
  const { is } = useSession();
  const { isDemo } = useStore();
  const navigate = useNavigate();
  useFollowedLink("content");
  useEffect(followOtherTabs, []);
  useEffect(followInput, []);
  useEffect(followIdleTime, []);
  useEffect(() => {
    // Dialogs and menus stand at the end of the body, outside of this layout, and are the tool's too.
    document.body.classList.add("office");
    return () => document.body.classList.remove("office");
  }, []);
  useEffect(() => {
    if (is === "out") client.clear();
  }, [is, client]);

  if (isLeaving) {
    const leave = async () => {
      await signOut();
      // Still leaving until the page of sign-in is shown: the guard would note this page as the one to come back to.
      await navigate("/admin/login", { replace: true });
    };
    return <SignedOutScreen onDone={leave} />;
  }
  return (
    <QueryClientProvider client={client}>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <a href="#content" className="sr-only skip-link">
          {messages.skip}
        </a>
        <AdminSidebar />
        <div className="flex min-w-0 flex-col">
          {isDemo && (
            <aside aria-label={messages.demoLabel} className="bg-beige px-4 py-1 text-center text-xs print:hidden">
              {messages.demo}
            </aside>
          )}
          <AdminHeader onSignOut={signOutHere} />
          <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 outline-none sm:px-6">
            <Guard>
              <Outlet />
            </Guard>
          </main>
        </div>
        <Told />
        {is === "in" && <OfficeCommands />}
        <SignInAgain onLeave={signOutHere} />
        {question}
      </div>
    </QueryClientProvider>
  );
}
