import type { ReactNode } from "react";

/** Where images of a text come from; it hands over the one that is picked. */
export type ImageSource = (onPick: (image: { src: string; alt: string }) => void) => ReactNode;
