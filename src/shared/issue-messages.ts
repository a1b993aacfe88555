import { messages as de } from "./issue-messages.de.ts";
import { messages as en } from "./issue-messages.en.ts";
import { messages as et } from "./issue-messages.et.ts";
import { messages as fi } from "./issue-messages.fi.ts";
import { messages as lt } from "./issue-messages.lt.ts";
import { messages as lv } from "./issue-messages.lv.ts";
import { messages as pl } from "./issue-messages.pl.ts";
import { inEachLanguage } from "./messages.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
