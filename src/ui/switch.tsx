interface SwitchProps {
  label: string;
  checked: boolean;
  /** Something has been asked for and is not done. */
  busy?: boolean;
  onChange: () => void;
}

/** On or off, at once. */
export const Switch = ({ label, checked, busy = false, onChange }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    aria-label={label}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onChange}
    className="group/switch relative hit-area h-6 w-10 shrink-0 rounded-full border border-taupe bg-paper p-0.75 transition-colors duration-quick hover:border-espresso aria-checked:border-gold-deep aria-checked:bg-gold-deep"
  >
    <span className="block size-4 rounded-full bg-taupe transition-transform duration-quick group-aria-checked/switch:translate-x-4 group-aria-checked/switch:bg-cream" />
  </button>
);
