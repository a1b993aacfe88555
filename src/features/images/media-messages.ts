import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./media-messages.en.ts";
import { messages as et } from "./media-messages.et.ts";
import { messages as lt } from "./media-messages.lt.ts";
import { messages as lv } from "./media-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
