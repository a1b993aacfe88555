import { useSession } from "#api-client/session.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/account.page";
import { ChangePassword } from "./change-password.tsx";
import { messages } from "./messages.ts";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.account.title);

export default function AccountPage() {
  const session = useSession();
  const { timeZone } = useStore().settings;
  return (
    <>
      <PageHead title={messages.account.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 xl:grid-cols-2 xl:*:first:row-span-2 xl:*:last:col-span-2">
        {"user" in session && <ChangePassword email={session.user.email} />}
        <Passkeys timeZone={timeZone} />
        <SecondFactor />
        <Sessions timeZone={timeZone} />
      </div>
    </>
  );
}
