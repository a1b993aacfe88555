import { sendBytes } from "#api-client/send-bytes.ts";
import { ImportFile } from "#backoffice/import-file.tsx";
import { texts } from "./texts.ts";

export const ImportProducts = ({ onClose }: { onClose: () => void }) => (
  <ImportFile
    send={(file, trial) =>
      sendBytes("POST admin-products-import", file, { query: { trial: trial ? "true" : "false" } })
    }
    touches={["admin-products", "admin-dashboard"]}
    words={texts.file}
    onClose={onClose}
  />
);
