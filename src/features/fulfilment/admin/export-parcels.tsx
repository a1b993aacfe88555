import { call } from "#api-client/use-endpoint.ts";
import { useExport } from "#backoffice/use-export.ts";
import { sheetText } from "#shared/csv.ts";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

const words = messages.shipMany.file;

/** Names, phones and addresses of these parcels, so that nobody types them at the carrier. */
export function ExportParcels({ orderIds }: { orderIds: string[] }) {
  const { save, count } = useExport(words);
  const gather = async () => {
    const {
      file_name: name,
      header,
      rows,
    } = await call("POST admin-parcels-export", { body: { order_ids: orderIds } });
    return { files: [{ name, text: sheetText([header, ...rows]) }], count: rows.length };
  };
  return (
    <Button variant="secondary" busy={count !== null} busyLabel={words.exporting} onClick={() => save(gather)}>
      {words.export}
    </Button>
  );
}
