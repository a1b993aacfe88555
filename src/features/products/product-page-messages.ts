import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/product-page-messages.de.ts";
import { messages as en } from "./messages/product-page-messages.en.ts";
import { messages as et } from "./messages/product-page-messages.et.ts";
import { messages as fi } from "./messages/product-page-messages.fi.ts";
import { messages as lt } from "./messages/product-page-messages.lt.ts";
import { messages as lv } from "./messages/product-page-messages.lv.ts";
import { messages as pl } from "./messages/product-page-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
