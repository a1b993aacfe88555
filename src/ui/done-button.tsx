import { Check } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

/** How long the tick stays. */
const DONE_MS = 1_200;

type DoneButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "asChild"> & {
  /** Shown with a tick once it is done; the button keeps its name. */
  done: string;
  /** Answers whether it was done. */
  onPress(): boolean;
};

/** A button that shows for a moment that its press had its effect. */
export function DoneButton({ done, onPress, children, ...rest }: DoneButtonProps) {
  const [times, setTimes] = useState(0);
  const isDone = times > 0;
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), DONE_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return (
    <Button {...rest} onClick={() => onPress() && setTimes(times + 1)}>
      <span className={classes("transition-opacity duration-quick", isDone && "opacity-0")}>{children}</span>
      {isDone && (
        <span aria-hidden="true" className="absolute inset-0 flex animate-appear items-center justify-center gap-2">
          <Check className="size-4" />
          {done}
        </span>
      )}
    </Button>
  );
}
