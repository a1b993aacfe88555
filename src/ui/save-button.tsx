import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { messages } from "./office-messages.ts";

/** Saves the form around it. */
export const SaveButton = (props: Omit<ComponentProps<typeof Button>, "type" | "busyLabel">) => (
  <Button {...props} type="submit" busyLabel={messages.saving} />
);
