import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/signup.page";
import { ClosedAccount } from "./closed-account.tsx";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.signup.title);

export default function SignupPage() {
  const words = messages.signup;
  return (
    <ClosedAccount title={words.heading} lead={words.lead}>
      <div className="mt-6 grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={words.firstName} id="firstName" autoComplete="given-name" />
          <TextField label={words.lastName} id="lastName" autoComplete="family-name" />
        </div>
        <TextField label={words.email} id="email" type="email" autoComplete="email" />
        <PasswordField label={words.password} id="password" autoComplete="new-password" />
        <PasswordField label={words.confirm} id="confirmPassword" autoComplete="new-password" />
        <Button size="large">{words.submit}</Button>
      </div>
      <p className="mt-6 text-sm text-stone">
        {words.hasAccount}{" "}
        <Link to="/login" className="link">
          {words.signIn}
        </Link>
      </p>
    </ClosedAccount>
  );
}
