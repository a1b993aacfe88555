import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/publication-messages.en.ts";
import { messages as et } from "./messages/publication-messages.et.ts";
import { messages as lt } from "./messages/publication-messages.lt.ts";
import { messages as lv } from "./messages/publication-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
