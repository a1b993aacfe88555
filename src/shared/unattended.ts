/** Sent with calls that a screen makes by itself while nobody uses it: they do not keep a session open. */
export const UNATTENDED_HEADER = "x-unattended";
