import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/kit-messages.en.ts";
import { messages as et } from "./messages/kit-messages.et.ts";
import { messages as lt } from "./messages/kit-messages.lt.ts";
import { messages as lv } from "./messages/kit-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
