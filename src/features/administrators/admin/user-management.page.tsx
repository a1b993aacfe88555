import { ShieldX } from "lucide-react";
import { Link } from "react-router";
import { useSession } from "#api-client/session.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { mayActAs } from "#shared/role.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/user-management.page";
import { messages } from "./messages.ts";
import { Team } from "./team.tsx";

const words = messages.team;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export default function UserManagementPage() {
  const session = useSession();
  const { timeZone } = useStore().settings;
  if ("user" in session && mayActAs(session.user.role, "superuser"))
    return <Team me={session.user.id} timeZone={timeZone} />;
  return (
    <EmptyState
      icon={ShieldX}
      headingLevel={1}
      title={words.title}
      text={words.deniedLine}
      action={
        <Button asChild variant="secondary">
          <Link to="/admin">{words.toDashboard}</Link>
        </Button>
      }
    />
  );
}
