import { useSearchParams } from "react-router";

/** Filters and page of the list as the address has them. The page of an order keeps them for the way back and onward. */
export function useListSearch(): string {
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  for (const dialog of ["refund", "ship"]) list.delete(dialog);
  return list.size > 0 ? `?${list}` : "";
}
