import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./listing-messages.de.ts";
import { messages as en } from "./listing-messages.en.ts";
import { messages as et } from "./listing-messages.et.ts";
import { messages as fi } from "./listing-messages.fi.ts";
import { messages as lt } from "./listing-messages.lt.ts";
import { messages as lv } from "./listing-messages.lv.ts";
import { messages as pl } from "./listing-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
