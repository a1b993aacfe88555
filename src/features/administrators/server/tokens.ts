import { createHash, randomBytes } from "node:crypto";

/** 256 random bits; only their hash is kept (reliability 31). */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();
