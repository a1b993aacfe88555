import { type Location, useNavigation } from "react-router";
import { splitLanguage } from "#shared/language.ts";

/** Where a navigation leads. Only here the router tells the address with the language's prefix. */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation();
  return location && { ...location, pathname: splitLanguage(location.pathname).path };
}
