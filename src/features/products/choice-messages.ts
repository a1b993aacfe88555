import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/choice-messages.de.ts";
import { messages as en } from "./messages/choice-messages.en.ts";
import { messages as et } from "./messages/choice-messages.et.ts";
import { messages as fi } from "./messages/choice-messages.fi.ts";
import { messages as lt } from "./messages/choice-messages.lt.ts";
import { messages as lv } from "./messages/choice-messages.lv.ts";
import { messages as pl } from "./messages/choice-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
