import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./email-messages.de.ts";
import { messages as en } from "./email-messages.en.ts";
import { messages as et } from "./email-messages.et.ts";
import { messages as fi } from "./email-messages.fi.ts";
import { messages as lt } from "./email-messages.lt.ts";
import { messages as lv } from "./email-messages.lv.ts";
import { messages as pl } from "./email-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
