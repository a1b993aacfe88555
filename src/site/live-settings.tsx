import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { listenLive } from "./live-stream.ts";

let areOld = false;

/** For the root, which asks for the settings again only when they have changed. */
export const areSettingsOld = (): boolean => areOld;

/** The shop's own words, wherever they stand. */
export function LiveSettings() {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      listenLive(({ settings }) => {
        if (!settings) return;
        areOld = true;
        void revalidate().finally(() => {
          areOld = false;
        });
      }),
    [revalidate],
  );
  return null;
}
