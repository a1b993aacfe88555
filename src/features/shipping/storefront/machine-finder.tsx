import { LocateFixed, SearchX, X } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../machine-messages.ts";
import { type MachineIndex, searchMachines } from "../machine-search.ts";
import type { ParcelMachine } from "../parcel-machine.ts";
import { MachineOptions, type OptionRow, optionGroups } from "./machine-options.tsx";
import { useListKeys } from "./use-list-keys.ts";
import type { MyLocation } from "./use-my-location.ts";

type FinderProps = {
  index: MachineIndex;
  location: MyLocation;
  /** A postal code to begin near, where the shopper's place is not known. */
  near: string;
  value: string | null;
  onChoose(machine: ParcelMachine): void;
};

/** A search field that keeps the focus, over the list of what it finds. */
export function MachineFinder({ index, location, near, value, onChoose }: FinderProps) {
  const [term, setTerm] = useState("");
  const [extended, setExtended] = useState<ReadonlyMap<string, number>>(new Map());
  const listId = useId();
  const sought = useDeferredValue(term);
  const { place } = location;
  const found = useMemo(() => searchMachines(index, sought, { place, near }), [index, sought, place, near]);
  const isNear = sought.trim() === "" && (found[0]?.found[0]?.score ?? 0) > 0;
  const providers = useMemo(() => [...new Set(index.map((entry) => entry.provider))], [index]);
  const [provider, setProvider] = useState<string | null>(null);
  const groups = useMemo(() => {
    const wanted = provider === null ? found : found.filter((group) => group.provider === provider);
    return optionGroups(wanted, extended, listId);
  }, [found, provider, extended, listId]);
  const act = (row: OptionRow | undefined) => {
    if (row?.kind === "machine") onChoose(row.found.machine);
    if (row?.kind === "more") {
      setExtended(new Map(extended).set(row.provider, row.upTo));
      // The first new one takes the place of the line.
      keys.setActive(row.next);
    }
  };
  const options = groups.flatMap((group) => group.options);
  const keys = useListKeys(
    options.map(({ id }) => id),
    (id) => act(options.find((option) => option.id === id)),
  );
  const beginAgain = () => {
    setExtended(new Map());
    keys.setActive(undefined);
  };
  const search = (typed: string) => {
    setTerm(typed);
    beginAgain();
  };
  const count = groups.reduce((total, group) => total + group.count, 0);
  return (
    <>
      <div className="sticky -top-6 z-10 -mx-6 -mt-6 grid gap-3 border-b border-beige bg-cream px-6 pt-6 pb-3">
        <SearchField
          term={term}
          onSearch={search}
          listId={listId}
          isExpanded={count > 0}
          active={keys.active}
          onKeyDown={keys.onKeyDown}
        />
        {providers.length > 1 && (
          <Carriers
            names={providers}
            chosen={provider}
            onChoose={(name) => {
              setProvider(name);
              beginAgain();
            }}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <LocateButton location={location} />
          <p role="status" className="figures text-sm text-stone">
            {count > 0 &&
              (place ? messages.countNearest(count) : isNear ? messages.countNear(count, near) : messages.count(count))}
            {count === 0 && <span className="sr-only">{messages.noneFound(sought.trim())}</span>}
          </p>
        </div>
        <NotLocated state={location.state} />
      </div>
      {count > 0 ? (
        <MachineOptions id={listId} groups={groups} value={value} active={keys.active} onAct={act} />
      ) : (
        <EmptyState
          icon={SearchX}
          headingLevel={3}
          title={index.length === 0 ? messages.noneAtAll : messages.noneFound(sought.trim())}
          text={messages.noneFoundHint}
        />
      )}
    </>
  );
}

type SearchFieldProps = {
  term: string;
  onSearch(typed: string): void;
  listId: string;
  isExpanded: boolean;
  active: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
};

function SearchField({ term, onSearch, listId, isExpanded, active, onKeyDown }: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector("input");
  useEffect(() => {
    // On a phone the keyboard would cover half of the list before anyone has asked for it.
    if (window.matchMedia("(pointer: fine)").matches) box.current?.querySelector("input")?.focus();
  }, []);
  return (
    <div ref={box} className="relative">
      <TextField
        label={messages.search}
        labelHidden
        placeholder={messages.searchHint}
        role="combobox"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={term}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={onKeyDown}
        suffix=" "
      />
      {term !== "" && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={messages.clear}
          className="absolute! top-0.5 right-0.5"
          onClick={() => {
            onSearch("");
            input()?.focus();
          }}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  );
}

interface CarriersProps {
  names: readonly string[];
  /** null: those of each carrier are listed. */
  chosen: string | null;
  onChoose(name: string | null): void;
}

/** Pressed a second time, a carrier lets the others in again. */
const Carriers = ({ names, chosen, onChoose }: CarriersProps) => (
  <fieldset aria-label={messages.carriers} className="scroll-fade flex min-w-0 gap-2">
    {names.map((name) => (
      <Button
        key={name}
        size="small"
        variant={name === chosen ? "primary" : "secondary"}
        aria-pressed={name === chosen}
        className="shrink-0"
        onClick={() => onChoose(name === chosen ? null : name)}
      >
        {name}
      </Button>
    ))}
  </fieldset>
);

function LocateButton({ location: { state, ask } }: { location: MyLocation }) {
  return (
    <Button variant="secondary" size="small" onClick={ask} busy={state === "asking"}>
      <LocateFixed aria-hidden="true" className="size-4" />
      {messages.locate}
    </Button>
  );
}

function NotLocated({ state }: { state: MyLocation["state"] }) {
  const words = state === "denied" || state === "unavailable" ? messages.notLocated[state] : null;
  return (
    <p role="status" className="text-sm text-clay empty:sr-only">
      {words}
    </p>
  );
}
