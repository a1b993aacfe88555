import { RequesterRefused, type VatRegistry, VatRegistryUnavailable } from "./vat-registry.ts";

/** So long the register of a demo is silent for a number that ends in 8. */
const SILENT_MS = 2 * 60_000;
const MOST = 1000;

/**
 * The register of a demo, which asks nobody: a number that ends in 0 is not registered, one that ends in 9 gets no answer, one that
 * ends in 8 gets none for two minutes, and every other one belongs to a sample business. The shop's own number is refused where it ends in 0.
 */
export function pretendRegistry(now: () => number = Date.now): VatRegistry {
  const firstAsked = new Map<string, number>();
  const isSilentYet = (number: string): boolean => {
    if (firstAsked.size >= MOST) firstAsked.clear();
    const first = firstAsked.get(number) ?? now();
    firstAsked.set(number, first);
    return now() - first < SILENT_MS;
  };
  return {
    check: async (number, requester) => {
      if (requester.endsWith("0")) throw new RequesterRefused("The demo's register refuses own numbers that end in 0");
      const last = number.replaceAll(/\D/g, "").at(-1);
      if (last === "9" || (last === "8" && isSilentYet(number)))
        throw new VatRegistryUnavailable(
          "The demo's register is silent for numbers that end in 9, and for a while in 8",
        );
      if (last === "0") return { isValid: false, consultationNumber: null, name: null, address: null };
      return { isValid: true, consultationNumber: `DEMO-${number}`, name: "Sample business", address: null };
    },
  };
}
