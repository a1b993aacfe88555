import { sendBytes } from "#api-client/send-bytes.ts";
import { ImportFile } from "#backoffice/import-file.tsx";
import { messages } from "./messages.ts";

const { file: words } = messages;

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
