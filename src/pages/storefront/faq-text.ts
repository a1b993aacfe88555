import { inEachLanguage } from "#shared/messages.ts";
import { text as de } from "./messages/faq-text.de.ts";
import { text as en } from "./messages/faq-text.en.ts";
import { text as et } from "./messages/faq-text.et.ts";
import { text as fi } from "./messages/faq-text.fi.ts";
import { text as lt } from "./messages/faq-text.lt.ts";
import { text as lv } from "./messages/faq-text.lv.ts";
import { text as pl } from "./messages/faq-text.pl.ts";

export const text = inEachLanguage({ en, et, lv, lt, fi, de, pl });
