import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./exchange-messages.en.ts";
import { messages as et } from "./exchange-messages.et.ts";
import { messages as lt } from "./exchange-messages.lt.ts";
import { messages as lv } from "./exchange-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
