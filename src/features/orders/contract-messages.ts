import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./contract-messages.de.ts";
import { messages as en } from "./contract-messages.en.ts";
import { messages as et } from "./contract-messages.et.ts";
import { messages as fi } from "./contract-messages.fi.ts";
import { messages as lt } from "./contract-messages.lt.ts";
import { messages as lv } from "./contract-messages.lv.ts";
import { messages as pl } from "./contract-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
