import { ChevronDown, Ellipsis } from "lucide-react";
import { Button } from "./button.tsx";
import { DropdownMenu, type MenuItem } from "./dropdown-menu.tsx";
import { messages } from "./office-messages.ts";

interface MoreMenuProps {
  groups: readonly (readonly MenuItem[])[];
  /** What is under way of them, such as "Exporting 12 orders". */
  busyLabel?: string | undefined;
}

/** What is done seldom on a screen: before its one main button. Where all of it is for phones, wider screens have no menu. */
export function MoreMenu({ groups, busyLabel }: MoreMenuProps) {
  const isForPhone = groups.flat().every((item) => item.isForPhone);
  return (
    <DropdownMenu
      groups={groups.filter((items) => items.length > 0)}
      trigger={
        <Button
          variant="secondary"
          busy={busyLabel !== undefined}
          busyLabel={busyLabel}
          className={isForPhone ? "max-sm:w-11 md:hidden" : "max-sm:w-11"}
        >
          <span className="max-sm:sr-only">{messages.more}</span>
          <Ellipsis aria-hidden="true" className="size-4 shrink-0 sm:hidden" />
          <ChevronDown aria-hidden="true" className="ml-2 size-4 max-sm:hidden" />
        </Button>
      }
    />
  );
}
