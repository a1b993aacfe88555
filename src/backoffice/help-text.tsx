import type { MouseEvent } from "react";
import { Prose } from "#ui/prose.tsx";
import { isGuideInEnglish } from "./guide.ts";

const TASK = /^\/admin\/help\/([\w-]+)$/;

interface HelpTextProps {
  html: string;
  /** Where a link leads to another task. */
  onTask: (task: string) => void;
}

/** The text of a task. */
export function HelpText({ html, onTask }: HelpTextProps) {
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const task = TASK.exec(link?.getAttribute("href") ?? "")?.[1];
    if (!task || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onTask(task);
  };
  return <Prose html={html} onClick={follow} lang={isGuideInEnglish() ? "en" : undefined} className="guide" />;
}
