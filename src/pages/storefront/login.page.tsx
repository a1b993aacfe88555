import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/login.page";
import { ClosedAccount } from "./closed-account.tsx";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.login.title);

export default function LoginPage() {
  const words = messages.login;
  return (
    <ClosedAccount title={words.heading} lead={words.lead}>
      <div className="mt-6 grid gap-5">
        <TextField label={words.email} id="email" type="email" autoComplete="username" />
        <PasswordField label={words.password} id="password" autoComplete="current-password" />
        <Button size="large">{words.submit}</Button>
      </div>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 text-sm *:inline-flex *:min-h-11 *:items-center">
        {/* Leads nowhere until accounts open (storefront 2). */}
        <Link to="#" className="link">
          {words.forgot}
        </Link>
        <Link to="/signup" className="link">
          {words.create}
        </Link>
      </p>
    </ClosedAccount>
  );
}
