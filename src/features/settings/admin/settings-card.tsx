import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "#ui/button.tsx";
import { messages as screen } from "./messages.ts";
import type { useSettingsForm } from "./use-settings-form.ts";

interface SettingsCardProps {
  title: string;
  lead: string;
  settings: ReturnType<typeof useSettingsForm>;
  children: ReactNode;
}

/** Settings that belong together, with one button to save them once something has changed. */
export function SettingsCard({ title, lead, settings, children }: SettingsCardProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void settings.save();
  };
  return (
    <form
      ref={settings.form}
      aria-labelledby={id}
      noValidate
      onSubmit={submit}
      className={`${CARD} xl:grid-cols-[16rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-10`}
    >
      <div className="xl:row-span-2">
        <CardHead id={id} title={title} lead={lead} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
      {(settings.isDirty || settings.isBusy) && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={settings.isBusy} busyLabel={screen.saving}>
            {screen.save}
          </Button>
          {!settings.isBusy && (
            <Button variant="quiet" onClick={settings.discard}>
              {screen.discard}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

export const CARD = "grid content-start gap-6 rounded-md border border-beige bg-paper p-5 sm:p-8";

export const CardHead = ({ id, title, lead }: { id: string; title: string; lead: string }) => (
  <div>
    <h2 id={id}>{title}</h2>
    <p className="mt-1 max-w-2xl text-sm text-stone">{lead}</p>
  </div>
);
