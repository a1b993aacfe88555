import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#api-client/session.ts";

/** Sends other administrators to /admin (back office 2). */
export function SuperusersOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const isSuperuser = "user" in session && session.user.isSuperuser;
  useEffect(() => {
    if (!isSuperuser) navigate("/admin", { replace: true });
  }, [isSuperuser, navigate]);
  return isSuperuser ? children : null;
}
