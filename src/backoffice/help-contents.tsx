import { ArrowLeft, ArrowRight, ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { isGuideInEnglish, searchTasks, type Task, tasksOf, tasksOfScreen, useGuide } from "./guide.ts";
import { HelpFailed, HelpLoading } from "./help-states.tsx";
import { HelpText } from "./help-text.tsx";
import { messages } from "./messages.ts";

const words = messages.help;

interface HelpContentsProps {
  /** The address of the screen below. */
  screen: string;
  /** The one that is read; null for the list. */
  task: string | null;
  onTask: (task: string | null) => void;
  /** A link to the whole guide was followed. */
  onLeave: () => void;
}

/** The sheet of help: the tasks of the screen and a search, or one task. */
export default function HelpContents({ screen, task, onTask, onLeave }: HelpContentsProps) {
  const { data: guide, isError } = useGuide();
  const heading = useFocusOnChange(task);
  if (isError) return <HelpFailed />;
  if (!guide) return <HelpLoading />;
  const tasks = tasksOf(guide.chapters);
  const read = tasks.find(({ slug }) => slug === task);
  if (!read)
    return (
      <TaskList tasks={tasks} screen={screen} texts={guide.texts} heading={heading} onTask={onTask} onLeave={onLeave} />
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => onTask(null)}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words.toList}
        </Button>
        <a
          href={`/admin/help/${read.slug}`}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center gap-2 text-sm"
        >
          {words.asPage}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </div>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        {read.title}
      </h2>
      <HelpText html={guide.texts[read.slug] ?? ""} onTask={onTask} />
    </>
  );
}

interface TaskListProps extends Omit<HelpContentsProps, "task"> {
  tasks: readonly Task[];
  texts: Readonly<Record<string, string>>;
  heading: ReturnType<typeof useFocusOnChange>;
}

function TaskList({ tasks, screen, texts, heading, onTask, onLeave }: TaskListProps) {
  const [query, setQuery] = useState("");
  const ofScreen = tasksOfScreen(tasks, screen);
  const shown = query ? searchTasks(tasks, query, texts) : ofScreen.length > 0 ? ofScreen : tasks;
  return (
    <>
      {isGuideInEnglish() && <p className="mb-4 text-sm text-stone">{words.english}</p>}
      <SearchField label={words.search} value={query} onSearch={setQuery} />
      <h2 ref={heading} tabIndex={-1} className="mt-6 mb-2 text-sm font-medium text-stone outline-none">
        {query ? words.found(shown.length) : ofScreen.length > 0 ? words.here : words.all}
      </h2>
      <ul lang={isGuideInEnglish() ? "en" : undefined}>
        {shown.map(({ slug, title }) => (
          <li key={slug} className="border-b border-beige">
            <button
              type="button"
              onClick={() => onTask(slug)}
              className="flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left hover:text-gold-deep"
            >
              {title}
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-stone" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm">
        <Link to="/admin/help" onClick={onLeave} className="link relative hit-area">
          {words.whole}
        </Link>
      </p>
    </>
  );
}

/** A heading that takes the focus when what stands below it was exchanged, not at first. */
function useFocusOnChange(what: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(what);
  useEffect(() => {
    if (before.current !== what) heading.current?.focus();
    before.current = what;
  }, [what]);
  return heading;
}
