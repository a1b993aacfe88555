import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { controlLook, Field, type FieldWords, splitField } from "./field.tsx";

type TextFieldProps = FieldWords &
  Omit<ComponentProps<"input">, keyof FieldWords | "prefix"> & {
    /** A short sign before the text, such as a currency. */
    prefix?: ReactNode;
    /** A unit or a small control after the text. */
    suffix?: ReactNode;
  };

/** One line of text, a number, an address. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitField(props);
  const { prefix, suffix, ...input } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          {prefix && <Edge className="left-0 pl-4">{prefix}</Edge>}
          <input
            type="text"
            {...input}
            {...wiring}
            className={classes(
              controlLook,
              "read-only:bg-linen",
              Boolean(prefix) && "pl-10",
              Boolean(suffix) && "pr-14",
              input.type === "number" && "figures",
            )}
          />
          {suffix && <Edge className="right-0 pr-4">{suffix}</Edge>}
        </div>
      )}
    </Field>
  );
}

const Edge = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={classes("pointer-events-none absolute inset-y-0 flex items-center text-sm text-stone", className)}>
    {children}
  </span>
);
