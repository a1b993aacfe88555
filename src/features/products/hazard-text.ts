import { inEachLanguage } from "#shared/messages.ts";
import { text as de } from "./hazard-text.de.ts";
import { text as en } from "./hazard-text.en.ts";
import { text as et } from "./hazard-text.et.ts";
import { text as fi } from "./hazard-text.fi.ts";
import { text as lt } from "./hazard-text.lt.ts";
import { text as lv } from "./hazard-text.lv.ts";
import { text as pl } from "./hazard-text.pl.ts";

export const text = inEachLanguage({ en, et, lv, lt, fi, de, pl });
