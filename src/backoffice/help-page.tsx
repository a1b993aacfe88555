import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { PageHead } from "#ui/page-head.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { type Chapter, isGuideInEnglish, searchTasks, tasksOf, useGuide } from "./guide.ts";
import { HelpFailed, HelpLoading } from "./help-states.tsx";
import { HelpText } from "./help-text.tsx";
import { messages } from "./messages.ts";

const words = messages.help;

/** The whole guide, or one task of it as a page. */
export function HelpPage({ task }: { task: string | undefined }) {
  const { data: guide, isError } = useGuide();
  const navigate = useNavigate();
  if (isError) return <HelpFailed />;
  if (!guide) return <HelpLoading />;
  const tasks = tasksOf(guide.chapters);
  const read = tasks.findIndex(({ slug }) => slug === task);
  const [found, next] = [tasks[read], tasks[read + 1]];
  if (!found) return <GuideContents {...guide} isUnknown={task !== undefined} />;
  return (
    <>
      <PageHead title={found.title} back={{ to: "/admin/help", label: words.whole }} />
      <HelpText html={guide.texts[found.slug] ?? ""} onTask={(slug) => navigate(`/admin/help/${slug}`)} />
      {next && (
        <p className="mt-10 max-w-read border-t border-beige pt-4 text-sm">
          {words.next}{" "}
          <Link to={`/admin/help/${next.slug}`} className="link relative hit-area">
            {next.title}
          </Link>
        </p>
      )}
    </>
  );
}

interface GuideContentsProps {
  chapters: readonly Chapter[];
  texts: Readonly<Record<string, string>>;
  /** The address names a task that there is not. */
  isUnknown: boolean;
}

function GuideContents({ chapters, texts, isUnknown }: GuideContentsProps) {
  const [query, setQuery] = useState("");
  const found = query ? searchTasks(tasksOf(chapters), query, texts) : [];
  const shown = query ? [{ title: words.found(found.length), tasks: found }] : chapters;
  return (
    <>
      <PageHead title={words.title} lead={isGuideInEnglish() ? words.english : words.lead} />
      {isUnknown && (
        <p role="status" className="mb-4">
          {words.unknown}
        </p>
      )}
      <SearchField label={words.search} value={query} onSearch={setQuery} className="max-w-md" />
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ title, tasks }) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-2 text-lg">{title}</h2>
            <ul>
              {tasks.map((task) => (
                <li key={task.slug}>
                  <Link to={`/admin/help/${task.slug}`} className="link flex min-h-11 items-center text-sm">
                    {task.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
