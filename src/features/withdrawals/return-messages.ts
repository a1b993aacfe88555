import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/return-messages.de.ts";
import { messages as en } from "./messages/return-messages.en.ts";
import { messages as et } from "./messages/return-messages.et.ts";
import { messages as fi } from "./messages/return-messages.fi.ts";
import { messages as lt } from "./messages/return-messages.lt.ts";
import { messages as lv } from "./messages/return-messages.lv.ts";
import { messages as pl } from "./messages/return-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
