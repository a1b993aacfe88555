import { useEffect, useState } from "react";
import { callEndpoint } from "#api-client/api-client.ts";

/** Where the tab keeps what was typed into the checkout. */
export const DRAFT_KEY = "checkout-draft";

/** The country that was chosen in the checkout, else that of the shopper's address; null while neither is known. */
export function useShoppersCountry(isWanted: boolean): string | null {
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const chosen = chosenCountry();
    if (chosen) return setCountry(chosen);
    const leaving = new AbortController();
    callEndpoint("GET country-detection", { needs: ["countryCode"], signal: leaving.signal }).then(
      ({ countryCode }) => setCountry(countryCode),
      // The checkout tells it too.
      () => {},
    );
    return () => leaving.abort();
  }, [isWanted]);
  return country;
}

function chosenCountry(): string | null {
  try {
    const { mainDeliveryCountry } = Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "{}"));
    return typeof mainDeliveryCountry === "string" && mainDeliveryCountry !== "" ? mainDeliveryCountry : null;
  } catch {
    return null;
  }
}
