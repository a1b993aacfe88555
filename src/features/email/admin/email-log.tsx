import { Mail } from "lucide-react";
import { useAnswer } from "#api-client/use-endpoint.ts";
import { ListFrame } from "#backoffice/list-layout.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { labelOf } from "#shared/label-of.ts";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { LETTER_STATES } from "../email.ts";
import { texts } from "../texts.ts";
import { LetterList } from "./email-list.tsx";

/** Named for themselves: the log shares its address with the lists beside it. */
const ALL = { letterTo: "", letterState: "", letterKind: "", letterBefore: "" };
type View = ReturnType<typeof useAddressFilters<keyof typeof ALL>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** All that the shop wrote to anybody, and what became of it. */
export function LettersLog({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters(ALL);
  const { letterTo, letterState, letterKind, letterBefore } = view.filters;
  const answer = useAnswer("GET admin-letters", {
    query: {
      search: letterTo,
      state: LETTER_STATES.find((state) => state === letterState),
      kind: /^[a-z][a-z-]{1,40}$/.test(letterKind) ? letterKind : undefined,
      before: UUID.test(letterBefore) ? letterBefore : undefined,
    },
  });
  const { data } = answer;
  return (
    <>
      <Filters view={view} kinds={data?.kinds ?? []} />
      <ListFrame
        answer={answer}
        words={texts}
        icon={Mail}
        isEmpty={data?.letters.length === 0}
        isNarrowed={Object.values(view.filters).some((value) => value !== "")}
        onClear={() => view.change(ALL)}
        skeleton={<ListSkeleton label={texts.loading} cards="max-lg:*:h-36" />}
      >
        {data && data.dead + data.uncertain > 0 && <ToLookAt dead={data.dead} uncertain={data.uncertain} view={view} />}
        <LetterList letters={data?.letters ?? []} timeZone={timeZone} />
        <Pages view={view} older={data?.hasMore ? data.letters.at(-1)?.id : undefined} />
      </ListFrame>
    </>
  );
}

function Filters({ view: { filters, change }, kinds }: { view: View; kinds: readonly string[] }) {
  const narrowed = (changes: Partial<typeof ALL>) => change({ ...changes, letterBefore: "" });
  const chosen = filters.letterKind && !kinds.includes(filters.letterKind) ? [filters.letterKind] : [];
  return (
    <FilterBar
      label={texts.title}
      search={{
        label: texts.search,
        placeholder: texts.search,
        value: filters.letterTo,
        onSearch: (letterTo) => narrowed({ letterTo }),
      }}
    >
      <SelectField
        label={texts.state}
        labelHidden
        options={[
          { value: "", label: texts.anyState },
          ...LETTER_STATES.map((value) => ({ value, label: texts.states[value] })),
        ]}
        value={filters.letterState}
        onChange={(event) => narrowed({ letterState: event.target.value })}
      />
      <SelectField
        label={texts.kind}
        labelHidden
        options={[
          { value: "", label: texts.anyKind },
          ...[...kinds, ...chosen].map((value) => ({ value, label: labelOf(texts.kinds, value) })),
        ]}
        value={filters.letterKind}
        onChange={(event) => narrowed({ letterKind: event.target.value })}
      />
    </FilterBar>
  );
}

function ToLookAt({ dead, uncertain, view: { filters, change } }: { dead: number; uncertain: number; view: View }) {
  if (filters.letterState) return null;
  const show = (letterState: string) => change({ ...ALL, letterState });
  return (
    <Notice
      tone="warning"
      title={texts.trouble(dead, uncertain)}
      className="mb-4"
      action={
        <div className="flex flex-wrap gap-2">
          {dead > 0 && (
            <Button size="small" variant="secondary" onClick={() => show("dead")}>
              {texts.showDead}
            </Button>
          )}
          {uncertain > 0 && (
            <Button size="small" variant="secondary" onClick={() => show("uncertain")}>
              {texts.showUncertain}
            </Button>
          )}
        </div>
      }
    >
      {texts.troubleText}
    </Notice>
  );
}

/** The log grows at its head, so a page is told by the letter it begins after. */
function Pages({ view: { filters, change }, older }: { view: View; older: string | undefined }) {
  if (!older && !filters.letterBefore) return null;
  const turnTo = (letterBefore: string) => {
    change({ letterBefore });
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {filters.letterBefore && (
        <Button variant="secondary" onClick={() => turnTo("")}>
          {texts.newest}
        </Button>
      )}
      {older && (
        <Button variant="secondary" onClick={() => turnTo(older)}>
          {texts.older}
        </Button>
      )}
    </div>
  );
}
