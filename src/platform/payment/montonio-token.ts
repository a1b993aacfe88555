import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "#shared/app-error.ts";
import { storableJson } from "#shared/storable.ts";

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const signature = (secretKey: string | Buffer, text: string): Buffer =>
  createHmac("sha256", secretKey).update(text).digest();

const HEADER = encoded({ alg: "HS256", typ: "JWT" });

/** Clients of Montonio take ten minutes. */
const LIFE_SECONDS = 600;

/** A token (RFC 7519, HS256) that carries a request to Montonio. */
export function signToken(secretKey: string, claims: object, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const text = `${HEADER}.${encoded({ ...claims, iat, exp: iat + LIFE_SECONDS })}`;
  return `${text}.${signature(secretKey, text).toString("base64url")}`;
}

const header = z.object({ alg: z.literal("HS256") });
const PART = /^[\w-]+$/;

/**
 * The claims of a token that the holder of the key signed. Its age is not checked: it only says which order to ask about.
 * @throws AppError "invalid" for any other token, also for one without a signature or with another algorithm.
 */
export function claimsOf(secretKey: string | Buffer, token: string): unknown {
  const [head = "", body = "", proof = "", ...more] = token.split(".");
  if (more.length > 0 || ![head, body, proof].every((part) => PART.test(part))) throw forged();
  const expected = signature(secretKey, `${head}.${body}`);
  const given = Buffer.from(proof, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw forged();
  if (!header.safeParse(decoded(head)).success) throw forged();
  return decoded(body);
}

const decoded = (part: string): unknown => storableJson(Buffer.from(part, "base64url").toString("utf8"));

const forged = () => new AppError("invalid", "The signature of this notification is missing or wrong.");
