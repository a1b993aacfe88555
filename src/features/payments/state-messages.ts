import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/state-messages.en.ts";
import { messages as et } from "./messages/state-messages.et.ts";
import { messages as lt } from "./messages/state-messages.lt.ts";
import { messages as lv } from "./messages/state-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
