import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages.de.ts";
import { messages as en } from "./messages.en.ts";
import { messages as et } from "./messages.et.ts";
import { messages as fi } from "./messages.fi.ts";
import { messages as lt } from "./messages.lt.ts";
import { messages as lv } from "./messages.lv.ts";
import { messages as pl } from "./messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
