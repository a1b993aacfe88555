import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

interface BesideSceneProps {
  /** The class of its picture. */
  scene: "scene-bedside" | "scene-parcel";
  /** Without the scene: there is something to show. */
  isAlone?: boolean;
  children: ReactNode;
}

/** A page of a few words with a scene. */
export const BesideScene = ({ scene, isAlone = false, children }: BesideSceneProps) => (
  <main className={classes("page py-12 lg:py-16", !isAlone && `beside-scene ${scene}`)}>
    <div className="min-w-0">{children}</div>
  </main>
);
