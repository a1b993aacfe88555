import { inEachLanguage } from "#shared/messages.ts";
import { text as de } from "./faq-text.de.ts";
import { text as en } from "./faq-text.en.ts";
import { text as et } from "./faq-text.et.ts";
import { text as fi } from "./faq-text.fi.ts";
import { text as lt } from "./faq-text.lt.ts";
import { text as lv } from "./faq-text.lv.ts";
import { text as pl } from "./faq-text.pl.ts";

export const text = inEachLanguage({ en, et, lv, lt, fi, de, pl });
