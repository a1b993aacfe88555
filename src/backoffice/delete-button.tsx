import { Ellipsis, Trash2 } from "lucide-react";
import { useState } from "react";
import type { EndpointName } from "#api-client/api-client.ts";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { toast } from "#ui/toast.ts";
import { failureToast } from "./failure-toast.ts";
import { messages } from "./messages.ts";

interface DeleteButtonProps {
  title: string;
  words: {
    delete?: string;
    deleting?: string;
    deleted: string;
    deleteFailed: string;
    deleteTitle?: (title: string) => string;
    deleteText: string;
    deleteLabel: string;
  };
  /** Names of the functions whose answers change. */
  invalidates: readonly EndpointName[];
  remove: () => Promise<unknown>;
  onDone?: () => void;
  /** Beside other buttons of a form it is written out; in a row it is a sign. */
  hasLabel?: boolean;
}

/** Asks once, naming what will be lost. */
export function DeleteButton({ hasLabel, ...of }: DeleteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = of.words.delete ?? messages.delete;
  return (
    <>
      <Button
        variant="quiet"
        size={hasLabel ? "medium" : "icon-small"}
        aria-label={`${label} ${of.title}`}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {hasLabel && label}
      </Button>
      <DeleteQuestion {...of} isOpen={isOpen} setOpen={setOpen} />
    </>
  );
}

/** The same in the menu of a row, out of the way of a finger that meant the row. */
export function DeleteMenu(of: Omit<DeleteButtonProps, "hasLabel">) {
  const [isOpen, setOpen] = useState(false);
  const remove = {
    label: of.words.delete ?? messages.delete,
    icon: Trash2,
    danger: true,
    onSelect: () => setOpen(true),
  };
  return (
    <>
      <DropdownMenu
        groups={[[remove]]}
        trigger={
          <Button variant="quiet" size="icon-small" aria-label={messages.actionsOn(of.title)}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        }
      />
      <DeleteQuestion {...of} isOpen={isOpen} setOpen={setOpen} />
    </>
  );
}

type DeleteQuestionProps = Omit<DeleteButtonProps, "hasLabel"> & {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

function DeleteQuestion({ title, words, invalidates, remove, onDone, isOpen, setOpen }: DeleteQuestionProps) {
  const removal = useEndpointMutation(remove, invalidates);
  // Awaited, for the row may be gone from the screen by the time it is done.
  const confirm = async () => {
    try {
      await removal.mutateAsync(undefined);
      toast({ title: words.deleted, tone: "success" });
      onDone?.();
    } catch (error) {
      failureToast(words.deleteFailed, error);
    } finally {
      setOpen(false);
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={(words.deleteTitle ?? messages.deleteTitle)(title)}
      description={words.deleteText}
      confirmLabel={words.deleteLabel}
      busy={removal.isPending}
      busyLabel={words.deleting ?? messages.deleting}
      onConfirm={confirm}
    />
  );
}
