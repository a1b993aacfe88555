import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./product-page-messages.de.ts";
import { messages as en } from "./product-page-messages.en.ts";
import { messages as et } from "./product-page-messages.et.ts";
import { messages as fi } from "./product-page-messages.fi.ts";
import { messages as lt } from "./product-page-messages.lt.ts";
import { messages as lv } from "./product-page-messages.lv.ts";
import { messages as pl } from "./product-page-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
