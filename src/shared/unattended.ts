/** A header of background calls of an unused screen: they do not keep a session open. */
export const UNATTENDED_HEADER = "x-unattended";
