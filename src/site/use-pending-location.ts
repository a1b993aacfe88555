import { type Location, useLocation, useNavigation } from "react-router";
import { splitLanguage } from "#shared/language.ts";

/** Where a navigation leads. Only here the router tells the address with the language's prefix. */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation();
  return location && { ...location, pathname: splitLanguage(location.pathname).path };
}

/** The parameters of the address that is being fetched, while the same page is still shown for others. */
export function usePendingSearch(): URLSearchParams | undefined {
  const { pathname } = useLocation();
  const pending = usePendingLocation();
  return pending?.pathname === pathname ? new URLSearchParams(pending.search) : undefined;
}
