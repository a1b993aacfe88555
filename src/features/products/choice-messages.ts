import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./choice-messages.de.ts";
import { messages as en } from "./choice-messages.en.ts";
import { messages as et } from "./choice-messages.et.ts";
import { messages as fi } from "./choice-messages.fi.ts";
import { messages as lt } from "./choice-messages.lt.ts";
import { messages as lv } from "./choice-messages.lv.ts";
import { messages as pl } from "./choice-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
