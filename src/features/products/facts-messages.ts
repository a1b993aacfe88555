import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./facts-messages.de.ts";
import { messages as en } from "./facts-messages.en.ts";
import { messages as et } from "./facts-messages.et.ts";
import { messages as fi } from "./facts-messages.fi.ts";
import { messages as lt } from "./facts-messages.lt.ts";
import { messages as lv } from "./facts-messages.lv.ts";
import { messages as pl } from "./facts-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
