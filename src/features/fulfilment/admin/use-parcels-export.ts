import { call } from "#api-client/use-endpoint.ts";
import { useExport } from "#backoffice/use-export.ts";
import { sheetText } from "#shared/csv.ts";
import { messages } from "./messages.ts";

/** Names, phones and addresses of these parcels, so that nobody types them at the carrier. */
export function useParcelsExport(orderIds: string[]) {
  const { save, count } = useExport(messages.shipMany.file);
  const gather = async () => {
    const {
      file_name: name,
      header,
      rows,
    } = await call("POST admin-parcels-export", { body: { order_ids: orderIds } });
    return { files: [{ name, text: sheetText([header, ...rows]) }], count: rows.length };
  };
  return { run: () => void save(gather), isBusy: count !== null };
}
