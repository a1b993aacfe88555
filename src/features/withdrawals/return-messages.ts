import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./return-messages.de.ts";
import { messages as en } from "./return-messages.en.ts";
import { messages as et } from "./return-messages.et.ts";
import { messages as fi } from "./return-messages.fi.ts";
import { messages as lt } from "./return-messages.lt.ts";
import { messages as lv } from "./return-messages.lv.ts";
import { messages as pl } from "./return-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
