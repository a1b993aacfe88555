import { useSession } from "#api-client/session.ts";
import { shopOf, useShop } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/account.page";
import { ChangePassword } from "./change-password.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";
import { texts } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.account.title);

export default function AccountPage() {
  const session = useSession();
  const { timeZone } = useShop().settings;
  return (
    <div className="max-w-3xl">
      <PageHead title={texts.account.title} />
      <div className="grid gap-6">
        {"user" in session && <ChangePassword email={session.user.email} />}
        <Passkeys timeZone={timeZone} />
        <SecondFactor />
        <Sessions timeZone={timeZone} />
      </div>
    </div>
  );
}
