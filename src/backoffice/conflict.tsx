import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { type Choice, conflictsIn, type Fields, mergeEditions } from "./merge-editions.ts";
import { messages as dictionary } from "./messages.ts";
import type { useConflict } from "./use-conflict.ts";

const words = dictionary.conflict;

interface ConflictProps<F extends Fields> {
  conflict: ReturnType<typeof useConflict<F>>;
  fields: F;
  labels: Readonly<Record<keyof F, string>>;
  /** Of a text of several parts: how two of them are put together, and how one is shown. */
  messages: Readonly<Record<string, TextKind>>;
}

interface TextKind {
  join: (base: string, mine: string, theirs: string) => string;
  /** `edition` is all that goes with it. */
  show: (written: string, edition: Fields) => ReactNode;
}

/** Word of somebody who was faster, and both editions side by side. */
export function Conflict<F extends Fields>({ conflict, fields, labels, messages }: ConflictProps<F>) {
  const { theirs, isOvertaken, other } = conflict;
  return (
    <>
      {isOvertaken && (
        <Seen>
          <Notice
            live
            tone="danger"
            title={words.title}
            className="mb-6"
            action={
              <Button variant="secondary" size="small" onClick={() => void conflict.compare()}>
                {words.compare}
              </Button>
            }
          >
            {words.safe}
          </Notice>
        </Seen>
      )}
      <div role="status" className="empty:sr-only">
        {other && !isOvertaken && (
          <Seen>
            <Notice
              tone="warning"
              title={words.chosen}
              className="mb-6"
              action={
                <Button variant="secondary" size="small" onClick={conflict.swap}>
                  {words.swap}
                </Button>
              }
            >
              {words.chosenText}
            </Notice>
          </Seen>
        )}
      </div>
      {theirs && (
        <Comparison
          labels={labels}
          messages={messages}
          editions={{ base: conflict.base, mine: fields, theirs: theirs.fields }}
          onChoose={conflict.choose}
          onClose={conflict.leave}
        />
      )}
    </>
  );
}

/** The form may be long, and its buttons far from its head. */
const Seen = ({ children }: { children: ReactNode }) => <div ref={bringIntoView}>{children}</div>;
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

interface ComparisonProps<F extends Fields> extends Pick<ConflictProps<F>, "labels" | "messages"> {
  editions: Record<"base" | "mine" | "theirs", F>;
  onChoose: (merged: F) => void;
  onClose: () => void;
}

function Comparison<F extends Fields>({ editions, labels, messages, onChoose, onClose }: ComparisonProps<F>) {
  const { base, mine, theirs } = editions;
  const names = conflictsIn(base, mine, theirs);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>(
    Object.fromEntries(names.map((name) => [name, messages[name] ? "both" : "mine"])),
  );
  const join = (name: string, ...[old, own, others]: Parameters<TextKind["join"]>) =>
    messages[name]?.join(old, own, others) ?? own;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title={words.title}
      description={names.length > 0 ? words.lead : words.none}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => onChoose(mergeEditions(editions, choices, join))}>{words.use}</Button>
        </>
      }
    >
      <div className="grid gap-8 pb-2 text-sm">
        {names.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            theirs={theirs[name] ?? ""}
            mine={mine[name] ?? ""}
            editions={editions}
            text={messages[name]}
            choice={choices[name] ?? "mine"}
            onChoose={(choice) => setChoices((before) => ({ ...before, [name]: choice }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface FieldProps {
  label: string;
  theirs: string;
  mine: string;
  editions: Record<"mine" | "theirs", Fields>;
  text: TextKind | undefined;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Field({ label, theirs, mine, editions, text, choice, onChoose }: FieldProps) {
  const plain = (written: string) =>
    text ? undefined : <span className="wrap-anywhere">{written || words.empty}</span>;
  return (
    <section aria-label={label} className="grid gap-3">
      {text && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Shown title={`${label}: ${words.theirs}`}>{text.show(theirs, editions.theirs)}</Shown>
          <Shown title={`${label}: ${words.mine}`}>{text.show(mine, editions.mine)}</Shown>
        </div>
      )}
      <EditionCards
        label={text ? `${label}: ${words.keep}` : label}
        names={words}
        theirs={plain(theirs)}
        mine={plain(mine)}
        more={text && [{ value: "both", label: words.both, description: words.bothHint }]}
        choice={choice}
        onChoose={onChoose}
      />
    </section>
  );
}

interface EditionCardsProps extends Pick<FieldProps, "label" | "choice" | "onChoose"> {
  names: Readonly<Record<"theirs" | "mine", string>>;
  theirs: ReactNode;
  mine: ReactNode;
  more?: ComponentProps<typeof RadioCards>["cards"];
}

/** The editions of one field, of which one is chosen. */
export const EditionCards = ({ names, theirs, mine, choice, onChoose, more = [], label }: EditionCardsProps) => (
  <RadioCards
    label={label}
    name={useId()}
    value={choice}
    onChange={(chosen) => onChoose(chosen as Choice)}
    cards={[
      { value: "theirs", label: names.theirs, description: theirs },
      { value: "mine", label: names.mine, description: mine },
      ...more,
    ]}
  />
);

const Shown = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-1">
    <h3 className="text-sm font-medium">{title}</h3>
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a body that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-sm border border-beige bg-paper p-4 wrap-anywhere"
    >
      {children}
    </section>
  </div>
);
