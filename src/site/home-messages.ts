import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/home-messages.de.ts";
import { messages as en } from "./messages/home-messages.en.ts";
import { messages as et } from "./messages/home-messages.et.ts";
import { messages as fi } from "./messages/home-messages.fi.ts";
import { messages as lt } from "./messages/home-messages.lt.ts";
import { messages as lv } from "./messages/home-messages.lv.ts";
import { messages as pl } from "./messages/home-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
