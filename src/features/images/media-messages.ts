import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/media-messages.en.ts";
import { messages as et } from "./messages/media-messages.et.ts";
import { messages as lt } from "./messages/media-messages.lt.ts";
import { messages as lv } from "./messages/media-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
