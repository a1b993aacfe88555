import { data, Outlet } from "react-router";
import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/dev-layout";

/**
 * These pages exist in a demo only and answer this machine only (decision 4). The router asks whichever way an address is
 * written: `/DEV/mailbox` is the mailbox too.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!context.get(pageContext).isLocalDemo()) throw data(null, { status: 404 });
  },
];

export default function DevLayout() {
  return <Outlet />;
}
