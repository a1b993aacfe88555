import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/languages-messages.en.ts";
import { messages as et } from "./messages/languages-messages.et.ts";
import { messages as lt } from "./messages/languages-messages.lt.ts";
import { messages as lv } from "./messages/languages-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
