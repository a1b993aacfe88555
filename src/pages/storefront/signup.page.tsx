import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/signup.page";
import { ClosedAccount } from "./closed-account.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), "Create Account");

export default function SignupPage() {
  return (
    <ClosedAccount title="Create an account" lead="Your orders and addresses in one place.">
      <div className="mt-6 grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First name" id="firstName" autoComplete="given-name" />
          <TextField label="Last name" id="lastName" autoComplete="family-name" />
        </div>
        <TextField label="Email" id="email" type="email" autoComplete="email" />
        <PasswordField label="Password" id="password" autoComplete="new-password" />
        <PasswordField label="Confirm password" id="confirmPassword" autoComplete="new-password" />
        <Button size="large">Create Account</Button>
      </div>
      <p className="mt-6 text-sm text-stone">
        Already have an account?{" "}
        <Link to="/login" className="link">
          Sign in
        </Link>
      </p>
    </ClosedAccount>
  );
}
