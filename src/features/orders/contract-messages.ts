import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/contract-messages.de.ts";
import { messages as en } from "./messages/contract-messages.en.ts";
import { messages as et } from "./messages/contract-messages.et.ts";
import { messages as fi } from "./messages/contract-messages.fi.ts";
import { messages as lt } from "./messages/contract-messages.lt.ts";
import { messages as lv } from "./messages/contract-messages.lv.ts";
import { messages as pl } from "./messages/contract-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
