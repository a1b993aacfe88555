import { Command } from "cmdk";
import { CornerDownLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { addressOf, type FoundAction, type FoundItem, groupLook, itemLook } from "./command-found.tsx";
import { messages } from "./messages.ts";

const words = messages.commands;

interface CommandActionsProps {
  found: FoundItem;
  actions: readonly FoundAction[];
  /** The first one that fits is chosen. */
  onFirst: (label: string) => void;
  go: (to: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** What can be done with one result. Escape, or Backspace where nothing is typed, leads back to the results. */
export function CommandActions({ found, actions, onFirst, go, onBack, onClose }: CommandActionsProps) {
  const [typed, setTyped] = useState("");
  const open: FoundAction = { label: words.openFound, icon: CornerDownLeft, act: { to: addressOf(found) } };
  const fitting = [open, ...actions].filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  const first = fitting[0]?.label ?? "";
  useEffect(() => onFirst(first), [first, onFirst]);
  const choose = ({ act }: FoundAction) => {
    if ("to" in act) return go(act.to);
    onClose();
    act.run();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {words.actionsOf(found.title)}
      </p>
      <div className="border-b border-beige px-5">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === "Backspace" && typed === "") onBack();
          }}
          placeholder={words.actionsOf(found.title)}
          maxLength={100}
          autoFocus
          className="min-h-14 w-full bg-transparent text-base outline-none"
        />
      </div>
      <Command.List label={words.actionsOf(found.title)} className="max-h-[66dvh] overflow-y-auto p-2">
        <Command.Group heading={found.title} className={groupLook}>
          {fitting.map((action) => (
            <Command.Item key={action.label} value={action.label} onSelect={() => choose(action)} className={itemLook}>
              <action.icon aria-hidden="true" className="mr-3 size-4.5 text-stone" />
              {action.label}
            </Command.Item>
          ))}
        </Command.Group>
      </Command.List>
    </>
  );
}
