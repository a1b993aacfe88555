import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/access-messages.en.ts";
import { messages as et } from "./messages/access-messages.et.ts";
import { messages as lt } from "./messages/access-messages.lt.ts";
import { messages as lv } from "./messages/access-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
