import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Conflict } from "#backoffice/conflict.tsx";
import { ImageLibrary } from "#features/images/admin/image-library.tsx";
import { Card } from "#ui/card.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { adminPage } from "../content-item.ts";
import type { PublicationStatus } from "../publication.ts";
import { BODY } from "./body-conflict.tsx";
import { ContentFormLayout } from "./content-form-layout.tsx";
import { ContentScreen } from "./content-screen.tsx";
import { messages } from "./messages.ts";
import { Preview } from "./preview.tsx";
import { statusOptions } from "./publication-badge.tsx";
import { useContentItem } from "./use-content-item.ts";

const { pages: words } = messages;

type Page = ResponseOf<"GET admin-content-page">["data"];

/** A page that is there already. */
export function EditPage({ id }: { id: string }) {
  const answer = useEndpointQuery("GET admin-content-page", { query: { id } }, { staleTime: 0 });
  return (
    <ContentScreen
      answer={answer}
      loading={words.loading}
      failed={words.openFailed}
      back={{ to: HOME, label: words.back }}
    >
      {(page) => <PageForm page={page} />}
    </ContentScreen>
  );
}

const HOME = "/admin/content";
const EMPTY = { title: "", slug: "", body: "", meta_description: "", status: "draft" };
type Fields = typeof EMPTY;
const labelsOf = (): Record<keyof Fields, string> => ({
  title: words.form.title,
  slug: words.form.slug,
  body: words.body,
  meta_description: words.description,
  status: words.status,
});

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
  const contentItem = useContentItem({
    initial: page ? fieldsOf(page) : EMPTY,
    saved: page,
    schema: adminPage,
    wireOf,
    fieldsOf,
    save: async (written, saved, id) => {
      const answer =
        saved !== null
          ? await call("PATCH admin-content", { query: { id: saved.id }, body: { ...written, version: saved.version } })
          : await call("POST admin-content", { body: { ...written, id } });
      return answer.data;
    },
    load: async (id) => (await call("GET admin-content-page", { query: { id }, needs: ["data"] })).data,
    invalidates: ["admin-content", "admin-content-page"],
    kind: "content-page",
    home: HOME,
    words,
  });
  const { fields, field, set } = contentItem;
  return (
    <ContentFormLayout
      kind="content-page"
      words={words}
      home={HOME}
      shown="/pages"
      saved={page}
      contentItem={contentItem}
      invalidates={["admin-content"]}
      remove={(seen) => call("DELETE admin-content", { query: seen })}
      conflict={
        <Conflict conflict={contentItem.conflict} fields={fields} labels={labelsOf()} messages={{ body: BODY }} />
      }
      preview={<Preview title={fields.title} html={fields.body} />}
      aside={
        <Card title={words.form.publishing}>
          <SelectField label={words.status} options={statusOptions()} {...field("status")} />
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
        error={contentItem.problems.body}
        key={contentItem.edition}
        images={(onPick) => <ImageLibrary onPick={onPick} />}
        defaultValue={fields.body}
        onChange={(body) => set({ body })}
      />
    </ContentFormLayout>
  );
}
