/** How the webhook's secret looks from outside; `missing` where there is none. */
export const SECRET_FORMATS = ["correct", "incorrect", "missing"] as const;
export type SecretFormat = (typeof SECRET_FORMATS)[number];

/** A webhook's secret begins so (B 8). */
export const SECRET_PREFIX = "whsec_";

export const formatOfSecret = (secret: string | undefined): SecretFormat =>
  secret === undefined ? "missing" : secret.startsWith(SECRET_PREFIX) ? "correct" : "incorrect";
