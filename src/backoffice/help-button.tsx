import { CircleHelp } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { onOpenHelp } from "./help.ts";
import { HelpFailed, HelpLoading } from "./help-states.tsx";
import { messages } from "./messages.ts";

const words = messages.help;
const Contents = lazy(() => import("./help-contents.tsx").catch(() => ({ default: HelpFailed })));

/**
 * The "?" of each screen: what is done here, task by task, in a sheet over it. Closed and opened again on the same screen it
 * shows the task that was being read.
 */
export function HelpButton({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [reading, setReading] = useState<{ screen: string; task: string | null }>({ screen: pathname, task: null });
  const button = useRef<HTMLButtonElement>(null);
  // A phone has the button in a menu, which may be closed: help also opens from the command menu.
  const opener = {
    get current() {
      return button.current?.checkVisibility() ? button.current : document.querySelector<HTMLElement>("main[tabindex]");
    },
  };
  const read = (task: string | null) => setReading({ screen: pathname, task });
  useEffect(
    () =>
      onOpenHelp((task) => {
        setReading({ screen: pathname, task });
        setOpen(true);
      }),
    [pathname],
  );
  return (
    <Drawer
      title={words.title}
      isWide
      open={isOpen}
      onOpenChange={setOpen}
      returnFocusTo={opener}
      trigger={
        <Button ref={button} variant="quiet" size="icon" className={className}>
          <CircleHelp aria-hidden="true" className="size-4" />
          <span className="md:sr-only">{words.title}</span>
        </Button>
      }
    >
      <Suspense fallback={<HelpLoading />}>
        <Contents
          screen={pathname}
          task={reading.screen === pathname ? reading.task : null}
          onTask={read}
          onLeave={() => setOpen(false)}
        />
      </Suspense>
    </Drawer>
  );
}
