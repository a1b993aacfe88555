import { useEffect } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { checkSession, followOtherTabs, signOut, useSession } from "#api-client/session.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { SignedOutScreen } from "#backoffice/signed-out-screen.tsx";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/login.page";
import { AuthCard } from "./auth-card.tsx";
import { messages } from "./messages.ts";
import { SignInForm } from "./sign-in-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.signIn.title);

export default function LoginPage() {
  const { settings } = useStore();
  const { is } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    checkSession();
    return followOtherTabs();
  }, []);
  // The server does not know the state: a page that is loaded again begins like the server's.
  if (is !== "unknown" && isLeaving(state)) {
    const leave = async () => {
      await signOut();
      await navigate("/admin/login", { replace: true });
    };
    return <SignedOutScreen onDone={leave} />;
  }
  if (is === "in") return <Navigate to={originOf(state)} replace />;
  return (
    <AuthCard storeName={settings.storeName} title={messages.signIn.title}>
      <SignInForm />
      <p className="mt-4 text-center text-sm">
        <Link to="/admin/forgot-password" className="link inline-flex min-h-11 items-center">
          {messages.signIn.forgot}
        </Link>
      </p>
    </AuthCard>
  );
}

/** Somebody signs out: the layout of the back office leads here. No link from elsewhere can. */
const isLeaving = (state: unknown): boolean => Object(state).isLeaving === true;

/** The page the visitor wanted, or /admin (back office 2). */
function originOf(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === "string" && from.startsWith("/admin") ? from : "/admin";
}
