import { withoutAccents } from "#shared/slug.ts";

interface Question {
  question: string;
  answer: readonly string[];
}

/** Endings differ by number and case, so a word counts by its beginning. */
const beginningOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2));

/** The questions that contain all words of the text, or of those with at least four letters. */
export function matchingQuestions<Q extends Question>(questions: readonly Q[], text: string): Q[] {
  const words = withoutAccents(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  if (words.length === 0) return [];
  return questions.filter(({ question, answer }) => {
    const told = ` ${withoutAccents([question, ...answer].join(" ")).replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`;
    return words.every((word) => told.includes(` ${beginningOf(word)}`));
  });
}
