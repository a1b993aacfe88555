import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/email-messages.de.ts";
import { messages as en } from "./messages/email-messages.en.ts";
import { messages as et } from "./messages/email-messages.et.ts";
import { messages as fi } from "./messages/email-messages.fi.ts";
import { messages as lt } from "./messages/email-messages.lt.ts";
import { messages as lv } from "./messages/email-messages.lv.ts";
import { messages as pl } from "./messages/email-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
