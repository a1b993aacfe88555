import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { classes } from "./classes.ts";
import { controlLook, Field, type FieldWords, splitField } from "./field.tsx";
import { messages } from "./messages.ts";

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<"input">, keyof FieldWords | "type"> & {
    autoComplete: "current-password" | "new-password";
  };

export function PasswordField(props: PasswordFieldProps) {
  const { field, control: input } = splitField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? "text" : "password"}
            className={classes(controlLook, "pr-12")}
          />
          <button
            type="button"
            aria-label={shown ? messages.hidePassword : messages.showPassword}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            disabled={input.disabled}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-sm text-stone hover:text-espresso disabled:opacity-45"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
