import { Check, CircleAlert, Info, type LucideIcon, TriangleAlert, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { classes } from "./classes.ts";
import { messages } from "./messages.ts";
import { attachToaster, readingTime, type ToastMessage, type ToastTone } from "./toast.ts";

const tones: Record<ToastTone, { icon: LucideIcon; colour: string }> = {
  neutral: { icon: Info, colour: "text-gold" },
  success: { icon: Check, colour: "text-sage-soft" },
  warning: { icon: TriangleAlert, colour: "text-clay-soft" },
  danger: { icon: CircleAlert, colour: "text-wine-soft" },
};

/** What is in view: its id by its subject. */
const inView = new Map<string, { id: string | number; message: ToastMessage }>();

/** In px: how far from the foot and from the right end of the window toasts lie; on a phone one is a line. */
const FOOT = 120;
const FOOT_OF_PHONE = 68;
const SIDE = 440;

/** The last button that was pressed: not every phone gives it the focus. */
let pressed: Element | null = null;

/** Toasts lie above the foot of a drawer that leaves no room beside it, and above the button that was pressed, where it is in the way. */
function leaveFootFree(): void {
  const foot =
    (innerWidth < 960 && document.querySelector("[data-drawer-foot]")) ||
    (pressed?.isConnected ? pressed : document.activeElement?.closest("button"));
  const { top, bottom, right } = foot?.getBoundingClientRect() ?? new DOMRect();
  const from = innerHeight - (innerWidth < 640 ? FOOT_OF_PHONE : FOOT);
  const isInTheWay = bottom > from && top < innerHeight && right > innerWidth - SIDE;
  document.documentElement.style.setProperty("--toast-foot", isInTheWay ? `${innerHeight - top}px` : "0px");
}

function show(message: ToastMessage): void {
  const subject = message.subject ?? message.title;
  const before = inView.get(subject);
  if (before) sonner.dismiss(before.id);
  const gone = () => {
    if (inView.get(subject)?.message === message) inView.delete(subject);
  };
  const id = sonner.custom((own) => <ToastCard message={message} dismiss={() => sonner.dismiss(own)} />, {
    duration: message.duration ?? readingTime(message),
    onDismiss: gone,
    onAutoClose: gone,
  });
  inView.set(subject, { id, message });
}

/** `onlyRead` spares what still offers something to press. */
function dismiss({ onlyRead = false } = {}): void {
  for (const { id, message } of inView.values()) if (!(onlyRead && message.action)) sonner.dismiss(id);
}

/** Beside a drawer and the sums of a checkout, above the foot of a form and the bar to buy. Over images as large as the window nothing is said. */
const besideDrawers =
  "[body:has([data-quiet])_&]:hidden! [body:has([data-foot])_&]:bottom-24! [body:has([data-buy-bar])_&]:max-lg:bottom-18! [body:has([data-drawer=right])_&]:min-[60rem]:right-116! [body:has([data-foot-free])_&]:lg:right-128!";

/**
 * Sonner gives the focus back to where it was when something else takes it. Before a press elsewhere it is given back at
 * once: later it would close the menu that the press opens.
 */
function leaveToasts({ target }: Event): void {
  pressed = target instanceof Element ? target.closest("button") : null;
  const toasts = document.activeElement?.closest("[data-sonner-toaster]");
  if (toasts && !(target instanceof Node && toasts.contains(target))) blur();
}

const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

/** Loaded by `Toasts` when needed; nothing else imports it. */
export default function Toaster() {
  // Runs after Sonner's own effect, its child, so nothing handed over here can be lost.
  useEffect(() => attachToaster(show, dismiss), []);
  useEffect(() => {
    // The person goes on working: what offers nothing to press has been read, and must not lie in the way.
    const type = () => dismiss({ onlyRead: true });
    document.addEventListener("input", type);
    document.addEventListener("pointerdown", leaveToasts, true);
    return () => {
      document.removeEventListener("input", type);
      document.removeEventListener("pointerdown", leaveToasts, true);
    };
  }, []);
  return (
    <Sonner
      position="bottom-right"
      expand
      visibleToasts={3}
      gap={8}
      offset={{ right: 24, bottom: "calc(1.5rem + var(--toast-foot))" }}
      mobileOffset={{ right: 0, left: 0, bottom: "max(var(--toast-foot), env(safe-area-inset-bottom))" }}
      containerAriaLabel={messages.notifications}
      className={`${besideDrawers} z-60!`}
      toastOptions={{ unstyled: true, className: "pointer-events-auto w-full sm:w-96" }}
    />
  );
}

function ToastCard({ message, dismiss }: { message: ToastMessage; dismiss: () => void }) {
  const { title, description, tone = "neutral", action } = message;
  const { icon: Icon, colour } = tones[tone];
  // While the toast fades away a second press must not act again.
  const isOver = useRef(false);
  useLayoutEffect(leaveFootFree, []);
  const end = (act?: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    blur();
    act?.();
    dismiss();
  };
  return (
    <div className="on-dark flex items-start gap-3 border-stone py-3 pr-2 pl-5 font-sans shadow-lift sm:rounded-sm sm:border sm:py-4 sm:pl-4">
      <Icon aria-hidden="true" className={classes("mt-0.5 size-5 shrink-0", colour)} />
      <div
        className={classes("min-w-0 flex-1 gap-x-4 gap-y-1 text-sm sm:grid", action ? "flex justify-between" : "grid")}
      >
        <p className={classes("font-medium", action && "max-sm:shrink-0")}>{title}</p>
        {description && (
          <p className={classes("line-clamp-3 text-beige wrap-anywhere sm:line-clamp-5", action && "max-sm:sr-only")}>
            {description}
          </p>
        )}
        {action && (
          <button
            type="button"
            className="relative hit-area w-fit shrink-0 font-medium sm:mt-1 text-gold-soft underline underline-offset-4"
            onClick={() => end(action.onPress)}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={messages.dismiss}
        onClick={() => end()}
        className="relative hit-area -my-1.5 grid size-8 shrink-0 place-items-center rounded-sm text-beige hover:text-cream"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
