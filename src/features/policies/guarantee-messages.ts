import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/guarantee-messages.de.ts";
import { messages as en } from "./messages/guarantee-messages.en.ts";
import { messages as et } from "./messages/guarantee-messages.et.ts";
import { messages as fi } from "./messages/guarantee-messages.fi.ts";
import { messages as lt } from "./messages/guarantee-messages.lt.ts";
import { messages as lv } from "./messages/guarantee-messages.lv.ts";
import { messages as pl } from "./messages/guarantee-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
