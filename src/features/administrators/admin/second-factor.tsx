import { useState } from "react";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import { NewSecondFactor } from "./new-second-factor.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

const words = messages.account;

/** The card that says whether a second factor is asked for, and turns it on and off. */
export function SecondFactor() {
  const { data } = useEndpointQuery("GET admin-second-factor");
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
          <Button variant="secondary" size="small" onClick={() => setDialog(data.isOn ? "off" : "on")}>
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

const NoSecondFactor = ({ onClose }: { onClose: () => void }) => (
  <PasswordDialog
    title={words.turnOffTitle}
    text={words.turnOffText}
    confirm={words.turnOff}
    busy={words.turningOff}
    variant="danger"
    invalidates={["admin-second-factor"]}
    onConfirm={(_typed, password) => call("DELETE admin-second-factor", { body: { password } })}
    onDone={() => {
      toast({ title: words.off, tone: "success" });
      onClose();
    }}
    onClose={onClose}
  />
);
