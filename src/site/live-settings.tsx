import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { listenLive } from "./live-stream.ts";
import { useLookAgain } from "./use-look-again.ts";

let areOld = false;

/**
 * For the root, which asks for the settings again only when they have changed. Not with a form: if the shop cannot be reached, the
 * form says so itself.
 */
export const areSettingsOld = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean => areOld && !formMethod;

/** The shop's own words, wherever they stand. */
export function LiveSettings() {
  const lookAgain = useLookAgain();
  const store = useStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever new ones are here
  useEffect(() => {
    areOld = false;
  }, [store]);
  useEffect(
    () =>
      listenLive(({ settings }) => {
        if (!settings) return;
        // A page that shows what a form answered does not look: the next one asks for them.
        lookAgain(() => {
          areOld = true;
        });
      }),
    [lookAgain],
  );
  return null;
}
