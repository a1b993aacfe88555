import { type ComponentProps, useState } from "react";
import { classes } from "#ui/classes.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { messages as rules } from "../messages.ts";
import { SHORTEST_PASSWORD } from "../sign-in-rules.ts";
import { messages } from "./messages.ts";

const words = messages.strength;

interface Judged {
  score: number;
  text: string;
}

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "hint"> & {
  /** Whose password it is; else the address typed into the same form. */
  email?: string;
};

/** A password that is chosen, with its strength. */
export function NewPasswordField({ email, onChange, ...field }: NewPasswordFieldProps) {
  const [judged, setJudged] = useState<Judged | null>(null);
  const judge = async (input: HTMLInputElement) => {
    const typed = email ?? String((input.form && new FormData(input.form).get("email")) ?? "");
    const { value } = input;
    const next = await judgedOf(value, typed).catch(() => null);
    // A later email may have been judged before.
    if (input.value === value) setJudged(next);
  };
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      onChange={(event) => {
        onChange?.(event);
        void judge(event.currentTarget);
      }}
      hint={<Strength judged={judged} />}
    />
  );
}

const SCORES = [1, 2, 3, 4];

const Strength = ({ judged }: { judged: Judged | null }) => (
  <span className="grid gap-2">
    <span aria-hidden="true" className="grid grid-cols-4 gap-1">
      {SCORES.map((score) => (
        <span
          key={score}
          className={classes(
            "h-1 rounded-full",
            !judged || judged.score < score ? "bg-beige" : judged.score < 3 ? "bg-clay" : "bg-sage",
          )}
        />
      ))}
    </span>
    <span aria-live="polite">{judged?.text ?? words.lead}</span>
  </span>
);

async function judgedOf(password: string, email: string): Promise<Judged | null> {
  if (password === "") return null;
  if (password.length < SHORTEST_PASSWORD) return { score: 0, text: words.lead };
  const { strengthOf } = await import("../password-strength.ts");
  const { score, problem } = strengthOf(password, email);
  if (problem) return { score: 0, text: problem === rules.common ? words.scores[0] : problem };
  return { score: Math.max(1, score), text: words.scores[Math.max(1, score)] ?? "" };
}
