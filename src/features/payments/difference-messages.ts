import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./difference-messages.en.ts";
import { messages as et } from "./difference-messages.et.ts";
import { messages as lt } from "./difference-messages.lt.ts";
import { messages as lv } from "./difference-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
