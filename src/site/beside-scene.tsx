import type { ReactNode } from "react";
import { Image } from "#ui/image.tsx";
import { sceneImage } from "./scenes.ts";

interface BesideSceneProps {
  scene: string;
  /** Without the scene, in the measure of a text: there is something to show. */
  isAlone?: boolean;
  children: ReactNode;
}

/** A page of a few words with a scene: half of a wide screen, a band below the words of a phone. */
export const BesideScene = ({ scene, isAlone = false, children }: BesideSceneProps) => (
  <main
    className={
      isAlone
        ? "mx-auto w-full max-w-3xl px-gutter py-12 lg:py-16"
        : "page grid items-center gap-12 py-12 lg:grid-cols-2 lg:gap-24 lg:py-16"
    }
  >
    <div className="min-w-0">{children}</div>
    {!isAlone && (
      <div>
        <Image
          {...sceneImage(scene)}
          alt=""
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-2/1 w-full lg:aspect-square lg:max-h-[36rem]"
        />
      </div>
    )}
  </main>
);
