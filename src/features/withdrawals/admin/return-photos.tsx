import { useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { messages } from "./messages.ts";
import type { AdminReturn } from "./return-answer.ts";

const words = messages.returns;

/** What the buyer shows of the goods; asked for once somebody looks. */
export function ReturnPhotos({ of: { id, photos } }: { of: AdminReturn }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useEndpointQuery("GET admin-return-photos", { query: { return_id: id } }, { enabled: isOpen });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link cursor-pointer">{words.showPhotos(photos)}</summary>
      <div className="mt-2 flex flex-wrap gap-2">
        {isOpen &&
          data?.photos.map((photo, place) => (
            <img key={photo} src={photo} alt={words.photo(place + 1)} className="max-h-80 max-w-full" />
          ))}
      </div>
    </details>
  );
}
