import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./cart-page-messages.de.ts";
import { messages as en } from "./cart-page-messages.en.ts";
import { messages as et } from "./cart-page-messages.et.ts";
import { messages as fi } from "./cart-page-messages.fi.ts";
import { messages as lt } from "./cart-page-messages.lt.ts";
import { messages as lv } from "./cart-page-messages.lv.ts";
import { messages as pl } from "./cart-page-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
