import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/link-messages.de.ts";
import { messages as en } from "./messages/link-messages.en.ts";
import { messages as et } from "./messages/link-messages.et.ts";
import { messages as fi } from "./messages/link-messages.fi.ts";
import { messages as lt } from "./messages/link-messages.lt.ts";
import { messages as lv } from "./messages/link-messages.lv.ts";
import { messages as pl } from "./messages/link-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
