import { ImportFile } from "#client/import-file.tsx";
import { sendBytes } from "#client/send-bytes.ts";
import { file as words } from "./texts.ts";

export const ImportSubscribers = ({ onClose }: { onClose: () => void }) => (
  <ImportFile
    send={(file, trial) =>
      sendBytes("POST admin-subscribers-import", file, { query: { trial: trial ? "true" : "false" } })
    }
    touches={["admin-orders", "admin-campaign"]}
    words={words}
    onClose={onClose}
  />
);
