import { expect, it } from "vitest";
import {
  type DeliveryChoice,
  firstChoice,
  withMachineCountry,
  withMainCountry,
  withMethod,
  withoutMachines,
} from "./delivery-choice.ts";

const MACHINES = ["EE", "LV"];
const atMachine: DeliveryChoice = {
  method: "parcel_machine",
  mainCountry: "EE",
  machineCountry: "EE",
  machineId: "ülemiste",
};

it("Estonia offers both ways, so none is chosen yet", () =>
  expect(firstChoice("EE", MACHINES)).toMatchObject({ method: null, machineId: null }));

it("where only the courier goes, the courier is chosen", () =>
  expect(firstChoice("DE", MACHINES).method).toBe("courier"));

it("parcel machines are searched first in the country of the address", () =>
  expect(withMethod(firstChoice("EE", MACHINES), "parcel_machine")).toMatchObject({
    method: "parcel_machine",
    machineCountry: "EE",
  }));

it("choosing the courier clears machine and its country", () =>
  expect(withMethod(atMachine, "courier")).toEqual({
    method: "courier",
    mainCountry: "EE",
    machineCountry: null,
    machineId: null,
  }));

it("choosing the same again keeps the machine", () => expect(withMethod(atMachine, "parcel_machine")).toBe(atMachine));

it.each([
  ["another country of machines clears the machine", withMachineCountry(atMachine, "LV"), "LV", null],
  ["the same country keeps it", withMachineCountry(atMachine, "EE"), "EE", "ülemiste"],
  ["moving to Latvia searches there", withMainCountry(atMachine, "LV", MACHINES), "LV", null],
])("%s", (_situation, choice, machineCountry, machineId) =>
  expect(choice).toMatchObject({ method: "parcel_machine", machineCountry, machineId }),
);

it.each([
  ["moving to a country without machines", withMainCountry(atMachine, "DE", MACHINES)],
  ["an empty list", withoutMachines(atMachine)],
])("%s switches to the courier and clears the machine", (_situation, choice) =>
  expect(choice).toMatchObject({ method: "courier", machineCountry: null, machineId: null }),
);

it("moving with the courier chosen keeps the courier", () =>
  expect(withMainCountry(firstChoice("DE", MACHINES), "EE", MACHINES)).toMatchObject({
    method: "courier",
    mainCountry: "EE",
  }));
