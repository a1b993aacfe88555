import { inEachLanguage } from "#shared/messages.ts";
import { text as de } from "./about-text.de.ts";
import { text as en } from "./about-text.en.ts";
import { text as et } from "./about-text.et.ts";
import { text as fi } from "./about-text.fi.ts";
import { text as lt } from "./about-text.lt.ts";
import { text as lv } from "./about-text.lv.ts";
import { text as pl } from "./about-text.pl.ts";

export const text = inEachLanguage({ en, et, lv, lt, fi, de, pl });
