import type { ReactNode } from "react";

/** Where pictures of a text come from; it hands over the one that is picked. */
export type PictureSource = (onPick: (picture: { src: string; alt: string }) => void) => ReactNode;
