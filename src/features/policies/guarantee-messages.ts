import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./guarantee-messages.de.ts";
import { messages as en } from "./guarantee-messages.en.ts";
import { messages as et } from "./guarantee-messages.et.ts";
import { messages as fi } from "./guarantee-messages.fi.ts";
import { messages as lt } from "./guarantee-messages.lt.ts";
import { messages as lv } from "./guarantee-messages.lv.ts";
import { messages as pl } from "./guarantee-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
