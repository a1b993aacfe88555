import { Check, type LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  /** Of the label, where it is in another language than the page. */
  lang?: string;
  /** Wider screens have a button for it. */
  isForPhone?: boolean;
} & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never });

type DropdownMenuProps = {
  trigger: ReactElement;
  /** A line parts the groups. */
  groups: readonly (readonly MenuItem[])[];
  align?: "start" | "end";
  /** The label of the one that holds now: the items are choices then. */
  checked?: string;
};

/** Arrow keys, type-ahead (forgotten after a second) and Escape come from Radix. */
export function DropdownMenu({ trigger, groups, align = "end", checked }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Not in a portal: it is placed against the window anyway, and so stays inside its landmark. */}
      <Radix.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        // Above toasts: what has just been opened is what is wanted.
        className="z-70 min-w-48 rounded-md border border-beige bg-paper py-1 text-espresso shadow-lift data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
      >
        {groups.map((items, place) => (
          <Radix.RadioGroup
            value={checked ?? ""}
            key={items.map((item) => item.label).join()}
            className={place > 0 ? "mt-1 border-t border-beige pt-1" : undefined}
          >
            {items.map((item) => (
              <Item key={item.label} item={item} isChoice={checked !== undefined} />
            ))}
          </Radix.RadioGroup>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

type ItemProps = { item: MenuItem; isChoice: boolean };

function Item({ item: { label, icon: Icon, danger, disabled, lang, isForPhone, to, onSelect }, isChoice }: ItemProps) {
  const inside = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {label}
    </>
  );
  const look = classes(
    "flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:bg-linen lg:min-h-9",
    danger && "text-wine",
    isForPhone && "md:hidden",
  );
  if (isChoice)
    return (
      <Radix.RadioItem value={label} lang={lang} disabled={disabled} onSelect={onSelect} className={look}>
        <span className="grid size-4 shrink-0 place-items-center">
          <Radix.ItemIndicator>
            <Check aria-hidden="true" className="size-4" />
          </Radix.ItemIndicator>
        </span>
        {inside}
      </Radix.RadioItem>
    );
  return (
    <Radix.Item lang={lang} disabled={disabled} onSelect={onSelect} asChild={to !== undefined} className={look}>
      {to === undefined ? inside : <Link to={to}>{inside}</Link>}
    </Radix.Item>
  );
}
