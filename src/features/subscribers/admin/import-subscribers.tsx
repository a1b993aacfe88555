import { sendBytes } from "#api-client/send-bytes.ts";
import { ImportFile } from "#backoffice/import-file.tsx";
import { file as words } from "./messages.ts";

export const ImportSubscribers = ({ onClose }: { onClose: () => void }) => (
  <ImportFile
    send={(file, trial) =>
      sendBytes("POST admin-subscribers-import", file, { query: { trial: trial ? "true" : "false" } })
    }
    invalidates={["admin-orders", "admin-campaign"]}
    words={words}
    onClose={onClose}
  />
);
