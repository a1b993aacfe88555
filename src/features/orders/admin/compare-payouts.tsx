import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { sendBytes } from "#api-client/send-bytes.ts";
import { ImportFile } from "#backoffice/import-file.tsx";
import { Button } from "#ui/button.tsx";
import { messages } from "./payment-task-messages.ts";

const words = messages.payouts;

/** A payout report as a file, as its provider has no list that the shop could ask for. */
export function ComparePayouts({
  provider,
}: {
  provider: ResponseOf<"GET admin-payment-tasks">["payout_files"][number];
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <ImportFile
          send={(file, trial) =>
            sendBytes("POST admin-payout-report", file, { query: { provider, trial: trial ? "true" : "false" } })
          }
          invalidates={["admin-payment-tasks"]}
          words={words}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
