import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./link-messages.de.ts";
import { messages as en } from "./link-messages.en.ts";
import { messages as et } from "./link-messages.et.ts";
import { messages as fi } from "./link-messages.fi.ts";
import { messages as lt } from "./link-messages.lt.ts";
import { messages as lv } from "./link-messages.lv.ts";
import { messages as pl } from "./link-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
