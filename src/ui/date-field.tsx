import { CalendarDays } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { currentLocale } from "#shared/language.ts";
import { classes } from "./classes.ts";
import { controlLook, Field, type FieldWords, splitField } from "./field.tsx";
import { messages } from "./office-messages.ts";

type DateFieldProps = FieldWords &
  Omit<ComponentProps<"input">, keyof FieldWords | "type"> & { type?: "date" | "datetime-local" };

/** A day, or a day with its time: as the shop writes it, and in the browser's own way while it is edited. */
export function DateField(props: DateFieldProps) {
  const { field, control } = splitField(props);
  const { type = "date", onChange, onBlur, ...input } = control;
  const [typed, setTyped] = useState(input.defaultValue);
  const [isHalf, setHalf] = useState(false);
  const written = inWords(type, String(input.value ?? typed ?? ""));
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            type={type}
            {...input}
            {...wiring}
            onBlur={(event) => {
              setHalf(event.target.validity.badInput);
              onBlur?.(event);
            }}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event);
            }}
            className={classes(controlLook, "peer relative pr-14", !isHalf && "not-focus:text-transparent")}
          />
          <span
            aria-hidden="true"
            className={classes(
              "figures pointer-events-none absolute inset-y-0 left-4 flex items-center text-(length:--control-text) peer-focus:hidden forced-colors:hidden",
              !written && "text-stone",
            )}
          >
            {/* Half a date is the browser's to show. */}
            {!isHalf && (written || messages.emptyDate[type])}
          </span>
          <CalendarDays
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-stone"
          />
        </div>
      )}
    </Field>
  );
}

/** "21 Nov 2026", with a time "21 Nov 2026, 09:30". Neither has a time zone. */
function inWords(type: "date" | "datetime-local", value: string): string {
  const at = new Date(type === "date" ? value : `${value}Z`);
  if (Number.isNaN(at.getTime())) return "";
  const timeStyle = type === "date" ? undefined : "short";
  return at.toLocaleString(currentLocale(), { dateStyle: "medium", timeStyle, timeZone: "UTC" });
}
