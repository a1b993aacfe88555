import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/difference-messages.en.ts";
import { messages as et } from "./messages/difference-messages.et.ts";
import { messages as lt } from "./messages/difference-messages.lt.ts";
import { messages as lv } from "./messages/difference-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
