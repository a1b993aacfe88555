import type { Email } from "./email.ts";

export interface Address {
  name: string;
  address: string;
}

const ADDRESS = /^[^\s\p{Cc}<>@,;:()"\\[\]]{1,64}@[^\s\p{Cc}<>@,;:()"\\[\]]{1,190}$/u;
const HEADER_NAME = /^[A-Za-z0-9-]{1,76}$/;
const CONTROL = /\p{Cc}/u;

/** `Name <address>` or an address alone, and only one; null for anything else. */
export function oneAddress(written: string): Address | null {
  const [, name = "", inBrackets] = written.match(/^([^<>]*)<([^<>]*)>$/) ?? [];
  const address = (inBrackets ?? written).trim();
  if (CONTROL.test(written) || !ADDRESS.test(address)) return null;
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}

/** The same as a header has it: a name with signs that part addresses stands in quotes. */
export function headerAddress(written: string): string {
  const one = oneAddress(written);
  if (!one || !/[^\p{L}\p{N} ]/u.test(one.name)) return written;
  return `"${one.name.replaceAll(/["\\]/g, "\\$&")}" <${one.address}>`;
}

/** Why this email is refused: a line break in a header would let its author add headers or recipients. */
export function faultOf({
  messageId,
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  headers = {},
  attachments = [],
}: Email): string | null {
  if (!oneAddress(to)) return "The recipient is not one address.";
  if (!oneAddress(from)) return "The sender is not one address.";
  if (replyTo !== undefined && !oneAddress(replyTo)) return "Answers go to what is not one address.";
  if (CONTROL.test(subject)) return "The subject has a line break or control character.";
  if (!/^[^\s\p{Cc}<>]{1,250}$/u.test(messageId)) return "The Message-ID is not one word.";
  const spoilt = Object.entries(headers).some(([name, value]) => !HEADER_NAME.test(name) || CONTROL.test(value));
  if (spoilt) return "A header has a line break or a name that is none.";
  if (attachments.some(({ filename }) => !/^[\w-][\w.-]{0,99}$/.test(filename)))
    return "An attachment has a name that is none.";
  if (attachments.some(({ content }) => content.includes("\0"))) return "An attachment has a NUL character.";
  return html.includes("\0") || text.includes("\0") ? "The text has a NUL character." : null;
}
