import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/exchange-messages.en.ts";
import { messages as et } from "./messages/exchange-messages.et.ts";
import { messages as lt } from "./messages/exchange-messages.lt.ts";
import { messages as lv } from "./messages/exchange-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
