import { ImportFile } from "#client/import-file.tsx";
import { sendBytes } from "#client/send-bytes.ts";
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
