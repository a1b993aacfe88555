import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/operator-messages.en.ts";
import { messages as et } from "./messages/operator-messages.et.ts";
import { messages as lt } from "./messages/operator-messages.lt.ts";
import { messages as lv } from "./messages/operator-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
