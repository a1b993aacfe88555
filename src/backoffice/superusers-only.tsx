import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#api-client/session.ts";
import { mayActAs } from "#shared/role.ts";

/** Sends other administrators to /admin (back office 2). */
export function SuperusersOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const isSuperuser = "user" in session && mayActAs(session.user.role, "superuser");
  useEffect(() => {
    if (!isSuperuser) navigate("/admin", { replace: true });
  }, [isSuperuser, navigate]);
  return isSuperuser ? children : null;
}
