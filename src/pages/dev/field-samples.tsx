import { useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Sample } from "./sample.tsx";

const countries = [
  { value: "EE", label: "Estonia" },
  { value: "FI", label: "Finland" },
  { value: "XX", label: "Elsewhere, not yet", disabled: true },
];

const deliveries = [
  { value: "courier", label: "Courier", description: "To your door in 2-5 business days", aside: "€8.99" },
  { value: "machine", label: "Parcel machine", description: "Open day and night, choose a place", aside: "€3.99" },
  { value: "boat", label: "Sailing boat", description: "Not before spring", aside: "€0.00", disabled: true },
];

const pair = "grid gap-6 sm:grid-cols-2";

export function FieldSamples() {
  return (
    <>
      <Sample title="Text" note="Hover darkens the edge, focus rings it.">
        <TextFields />
      </Sample>
      <Sample title="Select and text area">
        <div className={pair}>
          <SelectField label="Country" options={countries} placeholder="Choose a country" required />
          <SelectField label="Delivery country" options={countries} error="Please select delivery country." />
          <TextArea label="Description" hint="Shown under the price." />
          <TextArea label="Note" disabled defaultValue="Nothing may be written here." />
        </div>
      </Sample>
      <Sample title="Password">
        <div className={pair}>
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint="At least 6 characters."
            required
            name="new"
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            error="Passwords do not match. Please try again."
            name="again"
          />
        </div>
      </Sample>
      <Sample title="Checkbox">
        <Checkboxes />
      </Sample>
      <Sample title="Radio cards" note="Arrow keys move between them.">
        <Choices />
      </Sample>
    </>
  );
}

function TextFields() {
  return (
    <div className={pair}>
      <TextField label="First name" name="first" autoComplete="off" required />
      <TextField label="Email" type="email" hint="Your confirmation goes here." placeholder="you@example.com" />
      <TextField
        label="Postal code"
        defaultValue="1O115"
        error="This code has a letter in it. Estonian codes are five figures, such as 10115."
        required
      />
      <TextField label="Order number" defaultValue="AU-2048" disabled />
      <TextField label="Address" defaultValue="Read only: 12 Long Lane" readOnly />
      <TextField label="Price" type="number" prefix="€" suffix="each" defaultValue="89.90" step="0.01" />
      <TextField
        label="A label that goes on and on because somebody translated it into a language of long words"
        defaultValue="and a value that is longer than its field so that it must be scrolled to be read"
        className="sm:col-span-2"
      />
    </div>
  );
}

function Checkboxes() {
  return (
    <div className={pair}>
      <Checkbox label="Remember me for 30 days" defaultChecked />
      <Checkbox label="Some of the orders" indeterminate />
      <Checkbox label="I have read the terms" required error="Please tick this before going on." />
      <Checkbox label="Not to be had" disabled hint="Only a superuser may." />
    </div>
  );
}

function Choices() {
  const [delivery, setDelivery] = useState("courier");
  return (
    <div className={pair}>
      <RadioCards
        label="Delivery"
        name="delivery"
        cards={deliveries}
        value={delivery}
        onChange={setDelivery}
        required
      />
      <RadioCards
        label="Delivery, not chosen"
        name="delivery-missing"
        cards={deliveries}
        error="You must choose between courier or parcel machine delivery."
      />
    </div>
  );
}
