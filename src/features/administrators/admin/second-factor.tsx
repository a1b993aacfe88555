import { type FormEvent, useState } from "react";
import { ask, useAnswer, useDeed } from "#client/ask.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.ts";
import { NewSecondFactor } from "./new-second-factor.tsx";
import { texts } from "./texts.ts";

const words = texts.account;

/** The card that says whether a second factor is asked for, and turns it on and off. */
export function SecondFactor() {
  const { data } = useAnswer("GET admin-second-factor");
  const [dialog, setDialog] = useState<"on" | "off" | null>(null);
  const close = () => setDialog(null);
  return (
    <Card
      title={words.factor}
      lead={words.factorLead}
      action={
        data && <Badge tone={data.isOn ? "success" : "neutral"}>{data.isOn ? words.factorOn : words.factorOff}</Badge>
      }
    >
      {data && (
        <div className="flex flex-wrap items-center gap-4">
          <Button
            variant={data.isOn ? "secondary" : "primary"}
            size="small"
            onClick={() => setDialog(data.isOn ? "off" : "on")}
          >
            {data.isOn ? words.turnOff : words.turnOn}
          </Button>
          {data.isOn && <p className="text-sm text-stone">{words.codesLeft(data.recoveryCodesLeft)}</p>}
        </div>
      )}
      {dialog === "on" && <NewSecondFactor onClose={close} />}
      {dialog === "off" && <NoSecondFactor onClose={close} />}
    </Card>
  );
}

function NoSecondFactor({ onClose }: { onClose: () => void }) {
  const end = useDeed(
    (password: string) => ask("DELETE admin-second-factor", { body: { password } }),
    ["admin-second-factor"],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    end.mutate(String(new FormData(event.currentTarget).get("password")), {
      onSuccess: () => {
        toast({ title: words.off, tone: "success" });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="narrow"
      title={words.turnOffTitle}
      description={words.turnOffText}
      footer={
        <Button
          type="submit"
          form="no-second-factor"
          variant="danger"
          busy={end.isPending}
          busyLabel={words.turningOff}
        >
          {words.turnOff}
        </Button>
      }
    >
      <form id="no-second-factor" onSubmit={submit} className="py-1">
        <PasswordField
          label={texts.signIn.password}
          name="password"
          autoComplete="current-password"
          required
          error={end.error?.message}
        />
      </form>
    </Dialog>
  );
}
