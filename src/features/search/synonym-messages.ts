import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/synonym-messages.en.ts";
import { messages as et } from "./messages/synonym-messages.et.ts";
import { messages as lt } from "./messages/synonym-messages.lt.ts";
import { messages as lv } from "./messages/synonym-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
