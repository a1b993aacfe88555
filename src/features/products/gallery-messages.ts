import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./gallery-messages.de.ts";
import { messages as en } from "./gallery-messages.en.ts";
import { messages as et } from "./gallery-messages.et.ts";
import { messages as fi } from "./gallery-messages.fi.ts";
import { messages as lt } from "./gallery-messages.lt.ts";
import { messages as lv } from "./gallery-messages.lv.ts";
import { messages as pl } from "./gallery-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
