import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/messages.en.ts";
import { messages as et } from "./messages/messages.et.ts";
import { messages as lt } from "./messages/messages.lt.ts";
import { messages as lv } from "./messages/messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
