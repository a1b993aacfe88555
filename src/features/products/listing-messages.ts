import { inEachLanguage } from "#shared/messages.ts";
import { messages as de } from "./messages/listing-messages.de.ts";
import { messages as en } from "./messages/listing-messages.en.ts";
import { messages as et } from "./messages/listing-messages.et.ts";
import { messages as fi } from "./messages/listing-messages.fi.ts";
import { messages as lt } from "./messages/listing-messages.lt.ts";
import { messages as lv } from "./messages/listing-messages.lv.ts";
import { messages as pl } from "./messages/listing-messages.pl.ts";

export const messages = inEachLanguage({ en, et, lv, lt, fi, de, pl });
