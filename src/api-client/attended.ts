/** A screen without input for this long counts as unused. */
const ATTENDED_MS = 60_000;
const INPUTS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

let lastInput = Date.now();

export const isAttended = (): boolean => Date.now() - lastInput < ATTENDED_MS;

/** Notes when somebody uses this page. */
export function followInput(): () => void {
  const note = () => {
    lastInput = Date.now();
  };
  note();
  for (const input of INPUTS) document.addEventListener(input, note, { capture: true, passive: true });
  return () => {
    for (const input of INPUTS) document.removeEventListener(input, note, { capture: true });
  };
}
