import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import type { AppContext } from "#platform/context.ts";
import { isSignature, sign } from "#platform/signature.ts";
import { BACK_OFFICE_COOKIE, type BackOfficeLanguage, backOfficeLanguage } from "#shared/back-office-language.ts";

const A_YEAR_S = 365 * 24 * 3600;

/** The prefix keeps other hosts of the domain from setting it. It needs https, which a demo does not have. */
const isSecure = ({ config }: AppContext): boolean => config.shopUrl.startsWith("https:");
const nameOf = (shop: AppContext): string => (isSecure(shop) ? "__Host-browser" : "browser");

/** Only tokens that the shop signed count; a planted cookie is ignored. */
const signature = ({ secret }: AppContext, token: string): string => sign(secret, "browser", token);

/** A random cookie identifies a browser; only its hash is stored. */
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The hash of the browser's cookie; null without a cookie that the shop signed. */
export function browserOf(c: Context, shop: AppContext): Buffer | null {
  const [token = "", signed = ""] = (getCookie(c, nameOf(shop)) ?? "").split(".");
  return isSignature(signature(shop, token), signed) ? hashOf(token) : null;
}

/** For a browser without a cookie: the header that sets one, and its hash. */
export function newBrowser(shop: AppContext): { cookie: string; browser: Buffer } {
  const token = randomBytes(24).toString("base64url");
  const cookie = generateCookie(nameOf(shop), `${token}.${signature(shop, token)}`, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(shop),
    path: "/",
    maxAge: A_YEAR_S,
  });
  return { cookie, browser: hashOf(token) };
}

/** The header that tells pages of the back office, and no others, their language. */
export const languageCookie = (shop: AppContext, language: BackOfficeLanguage): string =>
  generateCookie(BACK_OFFICE_COOKIE, language, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(shop),
    path: "/admin",
    maxAge: A_YEAR_S,
  });

/** The language that was chosen last in this browser. */
export const languageOf = (headers: Headers): BackOfficeLanguage =>
  backOfficeLanguage(parse(headers.get("cookie") ?? "", BACK_OFFICE_COOKIE)[BACK_OFFICE_COOKIE]);
