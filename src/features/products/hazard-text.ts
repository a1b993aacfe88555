import { inEachLanguage } from "#shared/messages.ts";
import { text as de } from "./messages/hazard-text.de.ts";
import { text as en } from "./messages/hazard-text.en.ts";
import { text as et } from "./messages/hazard-text.et.ts";
import { text as fi } from "./messages/hazard-text.fi.ts";
import { text as lt } from "./messages/hazard-text.lt.ts";
import { text as lv } from "./messages/hazard-text.lv.ts";
import { text as pl } from "./messages/hazard-text.pl.ts";

export const text = inEachLanguage({ en, et, lv, lt, fi, de, pl });
