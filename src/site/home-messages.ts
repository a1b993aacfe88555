import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./home-messages.de.ts";
import { messages as en } from "./home-messages.en.ts";
import { messages as et } from "./home-messages.et.ts";
import { messages as fi } from "./home-messages.fi.ts";
import { messages as lt } from "./home-messages.lt.ts";
import { messages as lv } from "./home-messages.lv.ts";
import { messages as pl } from "./home-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
