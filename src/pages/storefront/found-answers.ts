import { matchingQuestions } from "#features/search/matching-questions.ts";
import { messages as siteMessages } from "#site/messages.ts";
import { text as faq } from "./faq-text.ts";

/** Where an answer stands. */
export interface FoundAnswer {
  to: string;
  title: string;
  text: string | null;
}

/** Pages of the shop by their names, such as its policies, and frequent questions that have the words. */
export function foundAnswers(words: string, storeEmail: string): FoundAnswer[] {
  const pages = Object.entries(siteMessages.links).map(([to, question]) => ({ to, question, answer: [] }));
  const questions = [...faq.entries(storeEmail), ...faq.more].map((entry) => ({ ...entry, to: "/faq" }));
  return matchingQuestions<{ to: string; question: string; answer: readonly string[] }>(
    [...pages, ...questions],
    words,
  ).map(({ to, question, answer }) => ({ to, title: question, text: answer[0] ?? null }));
}
