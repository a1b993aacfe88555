import { z } from "zod";
import { messages } from "./issue-messages.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** No more values are listed in one sentence. */
const MAX_LISTED = 12;

/**
 * What is wrong with a field, in the language of the reader, to stand behind its name. A schema's own message comes before
 * it.
 */
export function issueInWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? messages.missing : kind(issue.expected);
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case "invalid_format":
      return format(issue.format);
    case "not_multiple_of":
      return messages.multiple(issue.divisor);
    case "invalid_value":
      return oneOf(issue.values);
    case "unrecognized_keys":
      return messages.unknown(issue.keys.join(", "));
    default:
      return messages.wrong;
  }
}

/** Whatever is read from now on says what is wrong with it like this. */
export const speakOfIssues = (): void => {
  z.config({ customError: issueInWords });
};

const kind = (expected: string): string => messages.kinds[expected as keyof typeof messages.kinds] ?? messages.wrong;
const format = (name: string): string => messages.formats[name as keyof typeof messages.formats] ?? messages.wrong;

function tooSmall(origin: string, least: number, isInclusive: boolean): string {
  if (origin === "string") return least <= 1 ? messages.empty : messages.tooShort(least);
  if (origin === "array") return least <= 1 ? messages.empty : messages.tooFew(least);
  return isInclusive ? messages.atLeast(least) : messages.above(least);
}

function tooBig(origin: string, most: number, isInclusive: boolean): string {
  if (origin === "string") return messages.tooLong(most);
  if (origin === "array") return messages.tooMany(most);
  return isInclusive ? messages.atMost(most) : messages.below(most);
}

const oneOf = (values: readonly unknown[]): string =>
  values.length > MAX_LISTED ? messages.notOffered : messages.oneOf(values.map(String).join(", "));
