import { messages as de } from "./messages/issue-messages.de.ts";
import { messages as en } from "./messages/issue-messages.en.ts";
import { messages as et } from "./messages/issue-messages.et.ts";
import { messages as fi } from "./messages/issue-messages.fi.ts";
import { messages as lt } from "./messages/issue-messages.lt.ts";
import { messages as lv } from "./messages/issue-messages.lv.ts";
import { messages as pl } from "./messages/issue-messages.pl.ts";
import { inEachLanguage } from "./messages.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
