import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { languageName } from "#shared/back-office-language.ts";
import { LANGUAGES } from "#shared/language.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.ts";
import type { TranslationLanguage } from "../translation.ts";
import { messages as screen } from "./languages-messages.ts";

interface PublishLanguageProps {
  language: TranslationLanguage;
  written: string;
  isOn: boolean;
}

interface Lacking {
  total: number;
  products: readonly string[];
}

/** Shows the shop in a language, or hides it; the shop refuses to where safety information is missing. */
export function PublishLanguage({ language, written, isOn }: PublishLanguageProps) {
  const name = languageName(language);
  const [isClosing, setClosing] = useState(false);
  const [lacking, setLacking] = useState<Lacking | null>(null);
  const turning = useEndpointMutation(
    (confirmed: boolean) => {
      const now = written.split(/[\s,]+/);
      const next = LANGUAGES.filter((one) => (one === language ? !isOn : now.includes(one)));
      return call("PUT admin-settings", {
        body: { key: "languages", value: next.join(", "), seen: written, confirmed },
      });
    },
    ["admin-settings", "admin-translation-progress"],
  );
  const turn = async (confirmed: boolean) => {
    try {
      await turning.mutateAsync(confirmed);
      setLacking(null);
      toast({ title: isOn ? screen.turnedOff(name) : screen.turnedOn(name), tone: "success" });
    } catch (error) {
      const { code, total, products } = error instanceof ApiError ? error.body : {};
      if (code === "WARNINGS_MISSING" && Array.isArray(products)) return setLacking({ total: Number(total), products });
      failureToast(screen.turnFailed, error);
    }
  };
  return (
    <>
      <Switch
        label={screen.turnOn(name)}
        checked={isOn}
        busy={turning.isPending && lacking === null}
        onChange={() => (isOn ? setClosing(true) : void turn(false))}
      />
      {isClosing && (
        <ConfirmDialog
          open
          onOpenChange={setClosing}
          title={screen.closing.title(name)}
          description={screen.closing.text}
          confirmLabel={screen.closing.action}
          onConfirm={() => {
            setClosing(false);
            void turn(false);
          }}
        />
      )}
      {lacking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && !turning.isPending && setLacking(null)}
          title={screen.confirm.title(name)}
          description={screen.confirm.text(lacking.total)}
          losses={[
            ...lacking.products,
            ...(lacking.total > lacking.products.length
              ? [screen.confirm.more(lacking.total - lacking.products.length)]
              : []),
          ]}
          confirmLabel={screen.confirm.action}
          busy={turning.isPending}
          onConfirm={() => void turn(true)}
        />
      )}
    </>
  );
}
