import { MapPin, RotateCw } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Drawer } from "#ui/drawer.tsx";
import { FieldError } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { distanceKm, type Place } from "../distance.ts";
import { messages } from "../machine-messages.ts";
import { machineIndex } from "../machine-search.ts";
import type { ParcelMachine } from "../parcel-machine.ts";
import { MachineFinder } from "./machine-finder.tsx";
import { MachineWords } from "./machine-words.tsx";
import { useMyLocation } from "./use-my-location.ts";
import type { ParcelMachineList } from "./use-parcel-machines.ts";

type PickerProps = {
  /** Two letters; named where it has no machines. */
  country: string;
  list: ParcelMachineList;
  /** The id of the chosen machine. */
  value: string | null;
  onChoose(machine: ParcelMachine): void;
  /** Of the address, asked when the list is opened: machines near it stand first. */
  postalCode?(): string;
  /** What is wrong with the choice. */
  error?: string;
};

/** Shows the chosen parcel machine and opens the drawer in which one is found. */
export function ParcelMachinePicker({ country, list, value, onChoose, postalCode, error }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [near, setNear] = useState("");
  const location = useMyLocation();
  const index = useMemo(() => machineIndex(list.machines), [list.machines]);
  const id = useId();
  const isWaiting = list.state === "idle" || list.state === "loading";
  if (isWaiting || list.machines.length === 0)
    return <div role="status">{isWaiting ? <PickerLoading /> : <NoMachines country={country} list={list} />}</div>;
  const chosen = list.machines.find(({ id }) => id === value);
  const choose = (machine: ParcelMachine) => {
    setOpen(false);
    onChoose(machine);
  };
  return (
    <div className="grid gap-2">
      {chosen && <ChosenMachine id={`${id}-chosen`} machine={chosen} place={location.place} />}
      <Drawer
        title={messages.choose}
        open={isOpen}
        onOpenChange={(open) => {
          setNear(postalCode?.() ?? "");
          setOpen(open);
        }}
        trigger={
          <Button
            variant="secondary"
            className={classes("w-full", Boolean(error) && "border-wine")}
            aria-describedby={classes(error && `${id}-error`, chosen && `${id}-chosen`) || undefined}
          >
            <MapPin aria-hidden="true" className="size-4" />
            {chosen ? messages.change : messages.choose}
          </Button>
        }
      >
        <MachineFinder index={index} location={location} near={near} value={value} onChoose={choose} />
      </Drawer>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function ChosenMachine({ id, machine, place }: { id: string; machine: ParcelMachine; place: Place | null }) {
  const { latitude, longitude, provider, comment } = machine;
  const km = place && latitude !== null && longitude !== null ? distanceKm(place, { latitude, longitude }) : null;
  return (
    <section
      id={id}
      aria-label={messages.chosen}
      className="grid gap-2 rounded-sm border border-gold-deep bg-linen p-4"
    >
      <p className="eyebrow text-gold-deep">{provider}</p>
      <MachineWords machine={machine} km={km} />
      {comment && <p className="text-sm text-stone">{comment}</p>}
    </section>
  );
}

const PickerLoading = () => (
  <>
    <span className="sr-only">{messages.loading}</span>
    <Skeleton className="h-11 w-full" />
  </>
);

function NoMachines({ country, list: { error, retry } }: Pick<PickerProps, "country" | "list">) {
  return (
    <Notice
      tone={error ? "warning" : "neutral"}
      title={messages.none}
      action={
        error && (
          <Button variant="secondary" size="small" onClick={retry}>
            <RotateCw aria-hidden="true" className="size-4" />
            {messages.retry}
          </Button>
        )
      }
    >
      <p>{messages.noneIn(country)}</p>
      {error && <p className="mt-1">{error}</p>}
    </Notice>
  );
}
