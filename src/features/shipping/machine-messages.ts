import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/machine-messages.de.ts";
import { messages as en } from "./messages/machine-messages.en.ts";
import { messages as et } from "./messages/machine-messages.et.ts";
import { messages as fi } from "./messages/machine-messages.fi.ts";
import { messages as lt } from "./messages/machine-messages.lt.ts";
import { messages as lv } from "./messages/machine-messages.lv.ts";
import { messages as pl } from "./messages/machine-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
