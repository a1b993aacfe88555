import type { AnswerOf } from "#api-client/api-client.ts";
import { ask, useAnswer } from "#api-client/use-endpoint.ts";
import { Conflict } from "#backoffice/conflict.tsx";
import { PictureLibrary } from "#features/images/admin/image-library.tsx";
import { Card } from "#ui/card.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { writtenPage } from "../content-item.ts";
import type { PublicationStatus } from "../publication.ts";
import { BODY } from "./body-conflict.tsx";
import { WritingFrame } from "./content-form-layout.tsx";
import { WrittenScreen } from "./content-screen.tsx";
import { Preview } from "./preview.tsx";
import { STATUS_OPTIONS } from "./publication-badge.tsx";
import { pages as words } from "./texts.ts";
import { useWriting } from "./use-content-item.ts";

type Page = AnswerOf<"GET admin-content-page">["data"];

/** A page that is there already. */
export function EditPage({ id }: { id: string }) {
  const answer = useAnswer("GET admin-content-page", { query: { id } }, { staleTime: 0 });
  return (
    <WrittenScreen
      answer={answer}
      loading={words.loading}
      failed={words.openFailed}
      back={{ to: HOME, label: words.back }}
    >
      {(page) => <PageForm page={page} />}
    </WrittenScreen>
  );
}

const HOME = "/admin/content";
const EMPTY = { title: "", slug: "", body: "", meta_description: "", status: "draft" };
type Fields = typeof EMPTY;
const LABELS: Record<keyof Fields, string> = {
  title: words.form.title,
  slug: words.form.slug,
  body: words.body,
  meta_description: words.description,
  status: words.status,
};

const fieldsOf = ({ title, slug, body, meta_description, status }: Page): Fields => ({
  title,
  slug,
  body,
  meta_description: meta_description ?? "",
  status,
});

const wireOf = (fields: Fields) => ({ ...fields, status: fields.status as PublicationStatus });

interface PageFormProps {
  /** Null for one that is new. */
  page: Page | null;
}

export function PageForm({ page }: PageFormProps) {
  const writing = useWriting({
    initial: page ? fieldsOf(page) : EMPTY,
    version: page?.version ?? null,
    schema: writtenPage,
    wireOf,
    fieldsOf,
    save: async (written, version) => {
      const answer =
        page && version !== null
          ? await ask("PATCH admin-content", { query: { id: page.id }, body: { ...written, version } })
          : await ask("POST admin-content", { body: written });
      return answer.data;
    },
    load: async () => (await ask("GET admin-content-page", { query: { id: page?.id ?? "" }, needs: ["data"] })).data,
    touches: ["admin-content", "admin-content-page"],
    home: HOME,
    words,
  });
  const { fields, field, set } = writing;
  return (
    <WritingFrame
      words={words}
      home={HOME}
      shown="/pages"
      saved={page}
      writing={writing}
      touches={["admin-content"]}
      remove={(id) => ask("DELETE admin-content", { query: { id } })}
      conflict={<Conflict conflict={writing.conflict} fields={fields} labels={LABELS} texts={{ body: BODY }} />}
      preview={<Preview title={fields.title} html={fields.body} />}
      aside={
        <Card title={words.form.publishing}>
          <SelectField label={words.status} options={STATUS_OPTIONS} {...field("status")} />
          <TextArea
            label={words.description}
            hint={words.descriptionHint}
            rows={4}
            className="mt-5"
            {...field("meta_description")}
          />
        </Card>
      }
    >
      <RichText
        label={words.body}
        error={writing.problems.body}
        key={writing.edition}
        pictures={(onPick) => <PictureLibrary onPick={onPick} />}
        defaultValue={fields.body}
        onChange={(body) => set({ body })}
      />
    </WritingFrame>
  );
}
