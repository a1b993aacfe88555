import { sendBytes } from "#api-client/send-bytes.ts";
import { ImportFile } from "#backoffice/import-file.tsx";
import { messages } from "./messages.ts";

export const ImportProducts = ({ onClose }: { onClose: () => void }) => (
  <ImportFile
    send={(file, trial, progress, isWithoutVat) =>
      sendBytes("POST admin-products-import", file, {
        query: { trial: trial ? "true" : "false", progress, without_vat: isWithoutVat ? "true" : "false" },
      })
    }
    choice={messages.file.withoutVat}
    progressText={messages.file.progress}
    invalidates={["admin-products", "admin-dashboard"]}
    words={messages.file}
    onClose={onClose}
  />
);
