import { useState } from "react";
import { countriesByName, type DeliveryCountry } from "#features/shipping/countries.ts";
import type { ParcelMachine } from "#features/shipping/parcel-machine.ts";
import { CountryChoice } from "#features/shipping/storefront/country-choice.tsx";
import { ParcelMachinePicker } from "#features/shipping/storefront/parcel-machine-picker.tsx";
import { type ParcelMachineList, useParcelMachines } from "#features/shipping/storefront/use-parcel-machines.ts";
import { Sample } from "./sample.tsx";

const kristiine: ParcelMachine = {
  id: "00000000-0000-4000-8000-000000000001",
  provider: "Omniva",
  name: "Tallinn Kristiine Keskus",
  address: "Endla 45",
  city: "Tallinn",
  postal_code: "10615",
  country_code: "EE",
  country_name: "Estonia",
  latitude: 59.4269,
  longitude: 24.7218,
  hours: "Mon–Sat 8:00–21:00, Sun 10:00–20:00",
  comment: "In the hall behind the tills, beside the flower shop.",
  kind: "machine",
};

const list = (change: Partial<ParcelMachineList>): ParcelMachineList => ({
  state: "loaded",
  machines: [],
  error: null,
  retry: () => undefined,
  ...change,
});

const pair = "grid items-start gap-6 sm:grid-cols-2";

export function ShippingSamples() {
  return (
    <>
      <Sample title="Parcel machine" note="With the shop's own list.">
        <LivePicker />
      </Sample>
      <Sample title="Chosen and missing">
        <div className={pair}>
          <ParcelMachinePicker
            country="EE"
            list={list({ machines: [kristiine] })}
            value={kristiine.id}
            onChoose={() => undefined}
          />
          <ParcelMachinePicker
            country="EE"
            list={list({ machines: [kristiine] })}
            value={null}
            onChoose={() => undefined}
            error="You must select a specific parcel machine location."
          />
        </div>
      </Sample>
      <Sample title="Loading, none, failed">
        <div className={pair}>
          <ParcelMachinePicker country="EE" list={list({ state: "loading" })} value={null} onChoose={() => undefined} />
          <ParcelMachinePicker country="MT" list={list({})} value={null} onChoose={() => undefined} />
          <ParcelMachinePicker
            country="EE"
            list={list({ state: "failed", error: "The list of parcel machines could not be loaded." })}
            value={null}
            onChoose={() => undefined}
          />
        </div>
      </Sample>
    </>
  );
}

function LivePicker() {
  const [country, setCountry] = useState<DeliveryCountry>("EE");
  const [chosen, setChosen] = useState<ParcelMachine | null>(null);
  const machines = useParcelMachines(country);
  return (
    <section aria-label="Parcel machine of the shop" className="grid max-w-md gap-6">
      <CountryChoice
        label="Parcel machine country"
        value={country}
        countries={countriesByName()}
        onChoose={(code) => {
          setCountry(code);
          setChosen(null);
        }}
      />
      <ParcelMachinePicker country={country} list={machines} value={chosen?.id ?? null} onChoose={setChosen} />
    </section>
  );
}
