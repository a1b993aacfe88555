import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./machine-messages.de.ts";
import { messages as en } from "./machine-messages.en.ts";
import { messages as et } from "./machine-messages.et.ts";
import { messages as fi } from "./machine-messages.fi.ts";
import { messages as lt } from "./machine-messages.lt.ts";
import { messages as lv } from "./machine-messages.lv.ts";
import { messages as pl } from "./machine-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
