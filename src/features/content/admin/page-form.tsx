import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { ask, useAnswer } from "#client/ask.ts";
import { DeleteWritten } from "#client/delete-written.tsx";
import type { AnswerOf } from "#client/functions-client.ts";
import { useWayOut } from "#client/use-way-out.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { PublicationStatus } from "../publication.ts";
import { slugOf } from "../slug.ts";
import { writtenPage } from "../written.ts";
import { Preview } from "./preview.tsx";
import { STATUS_OPTIONS } from "./publication-badge.tsx";
import { pages as words } from "./texts.ts";
import { useWriting } from "./use-writing.ts";
import { WritingFrame } from "./writing-frame.tsx";
import { WrittenScreen } from "./written-screen.tsx";

type Page = AnswerOf<"GET admin-content-page">["data"];

/** A page that is there already. */
export function EditPage({ id }: { id: string }) {
  const answer = useAnswer("GET admin-content-page", { query: { id } }, { staleTime: 0 });
  return (
    <WrittenScreen answer={answer} loading={words.loading} failed={words.openFailed}>
      {(page, seeTheirs) => <PageForm page={page} onSeeTheirs={seeTheirs} />}
    </WrittenScreen>
  );
}

const EMPTY = { title: "", slug: "", body: "", meta_description: "", status: "draft" };
type Fields = typeof EMPTY;

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
  onSeeTheirs?: () => void;
}

export function PageForm({ page, onSeeTheirs = () => {} }: PageFormProps) {
  const id = page?.id;
  const writing = useWriting({
    initial: page ? fieldsOf(page) : EMPTY,
    version: page?.version ?? null,
    schema: writtenPage,
    wireOf,
    fieldsOf,
    save: async (written, version) => {
      const answer =
        id && version !== null
          ? await ask("PATCH admin-content", { query: { id }, body: { ...written, version } })
          : await ask("POST admin-content", { body: written });
      return answer.data;
    },
    touches: ["admin-content", "admin-content-page"],
    words,
    onSaved: (saved) => !id && leave(`/admin/content/${saved.id}`),
  });
  const { fields, field, set } = writing;
  const { question, leave } = useWayOut(writing.isDirty);
  const [hasOwnSlug, setOwnSlug] = useState(page !== null);
  return (
    <>
      <WritingFrame
        title={page ? words.editTitle : words.newTitle}
        back={{ to: "/admin/content", label: words.back }}
        writing={writing}
        onSeeTheirs={onSeeTheirs}
        actions={
          <>
            {id && (
              <DeleteWritten
                isWritten
                title={fields.title}
                words={words}
                touches={["admin-content"]}
                remove={() => ask("DELETE admin-content", { query: { id } })}
                onDone={() => leave("/admin/content")}
              />
            )}
            {page?.status === "published" && (
              <Button asChild variant="quiet">
                <a href={`/pages/${page.slug}`} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden="true" className="size-4" />
                  {words.openInShop}
                </a>
              </Button>
            )}
            <Preview title={fields.title} html={fields.body} />
          </>
        }
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
        <TextField
          label={words.form.title}
          required
          autoComplete="off"
          {...field("title")}
          onChange={({ target: { value: title } }) => set(hasOwnSlug ? { title } : { title, slug: slugOf(title) })}
        />
        <TextField
          label={words.form.slug}
          hint={words.slugHint(fields.slug)}
          required
          autoComplete="off"
          spellCheck={false}
          {...field("slug")}
          onChange={({ target: { value: slug } }) => {
            setOwnSlug(true);
            set({ slug });
          }}
        />
        <RichText
          label={words.body}
          error={writing.problems.body}
          defaultValue={fields.body}
          onChange={(body) => set({ body })}
        />
      </WritingFrame>
      {question}
    </>
  );
}
