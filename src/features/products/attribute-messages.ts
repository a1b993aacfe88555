import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/attribute-messages.en.ts";
import { messages as et } from "./messages/attribute-messages.et.ts";
import { messages as lt } from "./messages/attribute-messages.lt.ts";
import { messages as lv } from "./messages/attribute-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
