import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { controlLook, Field, type FieldWords, splitField } from "./field.tsx";

type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, keyof FieldWords>;

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitField(props);
  const { rows = 4, ...area } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...area}
          {...wiring}
          className={classes(
            controlLook,
            "read-only:bg-linen field-sizing-content min-h-28 max-h-96 resize-y supports-[field-sizing:content]:resize-none py-3",
          )}
        />
      )}
    </Field>
  );
}
