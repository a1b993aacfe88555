import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/chosen-messages.en.ts";
import { messages as et } from "./messages/chosen-messages.et.ts";
import { messages as lt } from "./messages/chosen-messages.lt.ts";
import { messages as lv } from "./messages/chosen-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
