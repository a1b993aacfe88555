import { expect, it } from "vitest";
import { distanceKm, formatKm } from "./distance.ts";

const tallinn = { latitude: 59.437, longitude: 24.7536 };

it.each([
  ["nowhere", tallinn, 0],
  ["to Tartu", { latitude: 58.378, longitude: 26.729 }, 163],
  ["to Helsinki", { latitude: 60.1699, longitude: 24.9384 }, 82],
  ["to the other side", { latitude: -59.437, longitude: -155.2464 }, 20015],
])("from Tallinn %s", (_where, to, km) => expect(Math.round(distanceKm(tallinn, to))).toBe(km));

it("over the line of dates the short way", () =>
  expect(Math.round(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }))).toBe(111));

it.each([
  [0.04, "0.0 km"],
  [0.35, "0.3 km"],
  [9.94, "9.9 km"],
  [12.4, "12 km"],
])("%d km reads %s", (km, text) => expect(formatKm(km)).toBe(text));
