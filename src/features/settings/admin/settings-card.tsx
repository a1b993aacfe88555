import { ChevronDown } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { useFocusAfter } from "#ui/use-focus-after.ts";
import { messages as screen } from "./messages.ts";
import type { useSettingsForm } from "./use-settings-form.ts";

interface SettingsCardProps {
  title: string;
  lead: string;
  settings: ReturnType<typeof useSettingsForm>;
  /** It holds groups with heads of their own and is longer than a window, so its buttons stay in view. The page has its title. */
  isGrouped?: boolean;
  children: ReactNode;
}

/** Settings that belong together, with one button to save them once something has changed. */
export function SettingsCard({ title, lead, settings, isGrouped = false, children }: SettingsCardProps) {
  const id = useId();
  const hasButtons = settings.isDirty || settings.isBusy;
  useFocusAfter(hasButtons, () => settings.form.current?.querySelector("h2"));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void settings.save();
  };
  return (
    <form ref={settings.form} aria-labelledby={id} noValidate onSubmit={submit} className={CARD}>
      <SettingsSection id={id} title={title} lead={lead} isDirty={settings.isDirty} isTitleHidden={isGrouped}>
        {isGrouped ? children : <div className={FIELDS}>{children}</div>}
        {hasButtons &&
          (isGrouped ? (
            <FormFoot className="mt-6 -mb-5 bg-paper sm:-mb-6">
              <Buttons {...settings} />
            </FormFoot>
          ) : (
            <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-beige pt-5">
              <Buttons {...settings} />
            </div>
          ))}
      </SettingsSection>
      {settings.asking && (
        <ConfirmDialog
          open
          title={settings.asking.title}
          description={settings.asking.text}
          losses={settings.asking.lines}
          confirmLabel={screen.save}
          onOpenChange={settings.dismiss}
          onConfirm={() => void settings.save(true)}
        />
      )}
      {settings.needsPassword && <AskForPassword settings={settings} />}
    </form>
  );
}

function AskForPassword({ settings }: Pick<SettingsCardProps, "settings">) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is a child of the card's form.
    event.stopPropagation();
    void settings.save(true, String(new FormData(event.currentTarget).get("password")));
  };
  return (
    <FormDialog
      title={screen.password.title}
      description={screen.password.text}
      width="narrow"
      submitLabel={screen.save}
      onClose={settings.dismiss}
      onSubmit={submit}
    >
      <PasswordField label={screen.password.label} name="password" autoComplete="current-password" required />
    </FormDialog>
  );
}

export const FIELDS = "grid grid-cols-1 content-start gap-5 sm:grid-cols-2";

interface SettingsGroupProps {
  title: string;
  lead: string;
  /** Its head opens it, or something that is wrong inside. */
  fold?: { isWrong: boolean };
  children: ReactNode;
}

/** Some fields of a long card, with what they are for. */
export function SettingsGroup({ title, lead, fold, children }: SettingsGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const head = (
    <div>
      <h3 id={id}>{title}</h3>
      <p className="mt-1 text-sm text-stone">{lead}</p>
    </div>
  );
  if (fold)
    return (
      <section aria-labelledby={id} className="border-t border-beige">
        <details
          open={isOpen || fold.isWrong}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className="group"
        >
          <summary className="-mb-5 flex cursor-pointer list-none items-center justify-between gap-4 py-6 group-open:mb-0 sm:-mb-6 [&::-webkit-details-marker]:hidden">
            {head}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-stone transition-transform group-open:rotate-180"
            />
          </summary>
          <div className={FIELDS}>{children}</div>
        </details>
      </section>
    );
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-beige py-6 last:pb-0">
      {head}
      <div className={FIELDS}>{children}</div>
    </section>
  );
}

const Buttons = ({ isBusy, discard }: Pick<ReturnType<typeof useSettingsForm>, "isBusy" | "discard">) => (
  <>
    {!isBusy && (
      <Button variant="quiet" onClick={discard}>
        {screen.discard}
      </Button>
    )}
    <SaveButton busy={isBusy}>{screen.save}</SaveButton>
  </>
);

export const CARD = "grid content-start gap-5 rounded-md border border-beige bg-paper p-5 sm:p-6";

interface SettingsSectionProps {
  /** Of the title. */
  id: string;
  title: string;
  lead: string;
  /** Something here waits to be saved. */
  isDirty?: boolean;
  isTitleHidden?: boolean;
  children: ReactNode;
}

/** The head and the rest of a card. */
export const SettingsSection = ({ id, title, lead, isDirty, isTitleHidden, children }: SettingsSectionProps) => (
  <>
    <div>
      <div className="flex items-center gap-3">
        <h2 id={id} tabIndex={-1} className={isTitleHidden ? "sr-only" : undefined}>
          {title}
        </h2>
        {isDirty && <Badge tone="warning">{screen.unsaved}</Badge>}
      </div>
      <p className="mt-1 max-w-2xl text-sm text-stone">{lead}</p>
    </div>
    <div>{children}</div>
  </>
);
