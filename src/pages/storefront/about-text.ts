import { inEachLanguage } from "#shared/messages.ts";
import { text as de } from "./messages/about-text.de.ts";
import { text as en } from "./messages/about-text.en.ts";
import { text as et } from "./messages/about-text.et.ts";
import { text as fi } from "./messages/about-text.fi.ts";
import { text as lt } from "./messages/about-text.lt.ts";
import { text as lv } from "./messages/about-text.lv.ts";
import { text as pl } from "./messages/about-text.pl.ts";

export const text = inEachLanguage({ en, et, lv, lt, fi, de, pl });
