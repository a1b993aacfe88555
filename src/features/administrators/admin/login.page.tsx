import { useEffect } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { checkSession, followOtherTabs, useSession } from "#api-client/session.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
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
  useEffect(() => {
    checkSession();
    return followOtherTabs();
  }, []);
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

/** The page the visitor wanted, or /admin (back office 2). */
function originOf(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === "string" && from.startsWith("/admin") ? from : "/admin";
}
