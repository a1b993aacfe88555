import { Clock, Navigation } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { formatKm } from "../distance.ts";
import { messages } from "../machine-messages.ts";
import type { ParcelMachine } from "../parcel-machine.ts";

/** What tells one machine from another: its name, address, opening hours and distance. */
export function MachineWords({ machine, km }: { machine: ParcelMachine; km: number | null }) {
  const { name, address, postal_code, city, hours, kind } = machine;
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-baseline gap-x-2 font-medium">
        {name}
        {kind !== "machine" && <Badge>{messages.kinds[kind]}</Badge>}
      </span>
      <span className="text-sm text-stone">
        {[address, `${postal_code} ${city}`.trim()].filter(Boolean).join(", ")}
      </span>
      {(hours || km !== null) && (
        <span className="figures flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-stone">
          {km !== null && (
            <span className="inline-flex items-center gap-1.5 text-gold-deep">
              <Navigation aria-hidden="true" className="size-3.5" />
              {messages.away(formatKm(km))}
            </span>
          )}
          {hours && (
            <span className="inline-flex items-start gap-1.5">
              <Clock aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
              {messages.hours(hours)}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
