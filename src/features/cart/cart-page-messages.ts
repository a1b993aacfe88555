import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/cart-page-messages.de.ts";
import { messages as en } from "./messages/cart-page-messages.en.ts";
import { messages as et } from "./messages/cart-page-messages.et.ts";
import { messages as fi } from "./messages/cart-page-messages.fi.ts";
import { messages as lt } from "./messages/cart-page-messages.lt.ts";
import { messages as lv } from "./messages/cart-page-messages.lv.ts";
import { messages as pl } from "./messages/cart-page-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
