/** What an endpoint or the server itself answers when it cannot serve a request. */
export const messages = {
  fault: "Something went wrong on our side. Please try again.",
  diskFull: "The disk of the shop is full, so nothing was saved. Please tell whoever runs the server.",
  away: "The shop is busy for a moment. Please try again.",
  inUse: "Somebody else is changing the same thing at this moment, so nothing was saved. Please try again.",
  busy: "The shop is very busy for a moment. Please try again.",
  unstorable: "The text holds signs that cannot be stored.",
  foreignForm: (address: string) => `This form was sent from another site. Open ${address} and try again.`,
  /** About the body of a request. `size` is "64 kB". */
  body: {
    nul: "Text must not hold a NUL character.",
    notUtf8: "The body is not UTF-8 text.",
    mustBeJson: "The body must be JSON, sent as application/json.",
    tooLarge: (size: string) => `The body is larger than ${size}.`,
    notJson: "The body is not valid JSON.",
    halfCharacter: "Text must not hold half of a surrogate pair.",
    tooDeep: "The body is nested too deeply.",
  },
  tooOften: "Rate limit exceeded",
  notFound: "Not found",
  noFile: "There is no such file.",
  noFunction: "There is no such function.",
  tooManyListen: "Too many pages are listening.",
  busyPage: {
    title: "One moment, please",
    text: "Many people are visiting the shop right now. Your cart is kept.",
    again: "Try again",
  },
} as const;
