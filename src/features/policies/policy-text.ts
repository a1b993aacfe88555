import { inEachLanguage } from "#shared/messages.ts";
import { text as de } from "./messages/policy-text.de.ts";
import { text as en } from "./messages/policy-text.en.ts";
import { text as et } from "./messages/policy-text.et.ts";
import { text as fi } from "./messages/policy-text.fi.ts";
import { text as lt } from "./messages/policy-text.lt.ts";
import { text as lv } from "./messages/policy-text.lv.ts";
import { text as pl } from "./messages/policy-text.pl.ts";

export const text = inEachLanguage({ en, et, lv, lt, fi, de, pl });
