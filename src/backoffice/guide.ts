import { guides } from "virtual:guide";
import { useQuery } from "@tanstack/react-query";
import { matchPath } from "react-router";
import { currentBackOfficeLanguage } from "#shared/back-office-language.ts";

/** One thing that a shopkeeper does, without its text. */
export interface Task {
  slug: string;
  title: string;
  screens: readonly string[];
}

export interface Chapter {
  title: string;
  tasks: readonly Task[];
}

interface Guide {
  chapters: readonly Chapter[];
  /** HTML by task. */
  texts: Readonly<Record<string, string>>;
}

const ownGuide = () => guides[currentBackOfficeLanguage()] ?? guides.en;

/** Whether nobody has written the guide in the language of the reader yet, so that it is English. */
export const isGuideInEnglish = (): boolean => !guides[currentBackOfficeLanguage()];

const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** What the guide has, for lists. Asked for when somebody first looks. */
export const useChapters = () =>
  useQuery({
    queryKey: ["guide", currentBackOfficeLanguage(), "chapters"],
    queryFn: async () => (await ownGuide().chapters()).chapters,
    ...kept,
  });

/** The guide with its texts. Asked for when somebody opens it. */
export const useGuide = () =>
  useQuery({
    queryKey: ["guide", currentBackOfficeLanguage(), "texts"],
    queryFn: async (): Promise<Guide> => {
      const [{ chapters }, { texts }] = await Promise.all([ownGuide().chapters(), ownGuide().texts()]);
      return { chapters, texts };
    },
    ...kept,
  });

export const tasksOf = (chapters: readonly Chapter[]): Task[] => chapters.flatMap(({ tasks }) => tasks);

/** What is done on the screen at this address. */
export const tasksOfScreen = (tasks: readonly Task[], pathname: string): Task[] =>
  tasks.filter(({ screens }) => screens.some((screen) => matchPath(screen, pathname)));

/** Those with all of these words in their titles, then those with them in their texts. */
export function searchTasks(
  tasks: readonly Task[],
  query: string,
  texts: Readonly<Record<string, string>> = {},
): Task[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const bare = ({ title, slug }: Task) => `${title} ${(texts[slug] ?? "").replaceAll(/<[^>]*>/g, " ")}`;
  const byTitle = tasks.filter(({ title }) => hasAll(title));
  return [...byTitle, ...tasks.filter((task) => !byTitle.includes(task) && hasAll(bare(task)))];
}
