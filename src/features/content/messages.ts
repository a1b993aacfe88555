import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/messages.de.ts";
import { messages as en } from "./messages/messages.en.ts";
import { messages as et } from "./messages/messages.et.ts";
import { messages as fi } from "./messages/messages.fi.ts";
import { messages as lt } from "./messages/messages.lt.ts";
import { messages as lv } from "./messages/messages.lv.ts";
import { messages as pl } from "./messages/messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
