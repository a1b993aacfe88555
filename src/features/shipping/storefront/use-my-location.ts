import { useState } from "react";
import type { Place } from "../distance.ts";

export interface MyLocation {
  state: "unasked" | "asking" | "known" | "denied" | "unavailable";
  place: Place | null;
  ask(): void;
}

const QUEUE_TIMEOUT_MS = 10_000;
const FRESH_MS = 5 * 60_000;

/** The shopper's location, requested only on a click. It stays in this page and is not sent. */
export function useMyLocation(): MyLocation {
  const [known, setKnown] = useState<Pick<MyLocation, "state" | "place">>({ state: "unasked", place: null });
  const ask = () => {
    if (!("geolocation" in navigator)) return setKnown({ state: "unavailable", place: null });
    setKnown({ state: "asking", place: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setKnown({ state: "known", place: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setKnown({ state: code === PERMISSION_DENIED ? "denied" : "unavailable", place: null }),
      { timeout: QUEUE_TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  };
  return { ...known, ask };
}
