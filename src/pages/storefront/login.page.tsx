import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/login.page";
import { ClosedAccount } from "./closed-account.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), "Login");

export default function LoginPage() {
  return (
    <ClosedAccount title="Welcome back" lead="Sign in to your account.">
      <div className="mt-6 grid gap-5">
        <TextField label="Email" id="email" type="email" autoComplete="username" />
        <PasswordField label="Password" id="password" autoComplete="current-password" />
        <Button size="large">Sign In</Button>
      </div>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 text-sm *:inline-flex *:min-h-11 *:items-center">
        {/* Leads nowhere until accounts open (storefront 2). */}
        <Link to="#" className="link">
          Forgot your password?
        </Link>
        <Link to="/signup" className="link">
          Create an account
        </Link>
      </p>
    </ClosedAccount>
  );
}
