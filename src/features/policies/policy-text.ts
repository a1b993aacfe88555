import { inEachLanguage } from "#shared/messages.ts";
import { text as de } from "./policy-text.de.ts";
import { text as en } from "./policy-text.en.ts";
import { text as et } from "./policy-text.et.ts";
import { text as fi } from "./policy-text.fi.ts";
import { text as lt } from "./policy-text.lt.ts";
import { text as lv } from "./policy-text.lv.ts";
import { text as pl } from "./policy-text.pl.ts";

export const text = inEachLanguage({ en, et, lv, lt, fi, de, pl });
