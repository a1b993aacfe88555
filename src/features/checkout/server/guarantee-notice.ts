import { messages } from "../messages.ts";

/** What the checkout tells of the legal guarantee in the language of the request, as an order keeps it (L30). */
export const guaranteeNotice = (): string => `${messages.guarantee.title}\n${messages.guarantee.text}`;
