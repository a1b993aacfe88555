import { ExternalLink } from "lucide-react";
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from "react";
import type { EndpointName } from "#api-client/api-client.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { TranslationLinks } from "#features/translations/admin/translation-links.tsx";
import { slugOf } from "#shared/slug.ts";
import { Button } from "#ui/button.tsx";
import { FormFoot } from "#ui/form-foot.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { messages } from "./messages.ts";
import type { useContentItem } from "./use-content-item.ts";

type ContentItem = Pick<
  ReturnType<typeof useContentItem>,
  "form" | "isBusy" | "submit" | "question" | "leave" | "remove"
>;
type Named = { title: string; slug: string };

interface ContentFormLayoutProps {
  kind: "blog-post" | "content-page" | "collection";
  words: typeof messages.pages | typeof messages.blog;
  /** Where they are listed, and where the shop shows them. */
  home: string;
  shown: string;
  /** Null for one that is new. */
  saved: { id: string; slug: string; status: string } | null;
  contentItem: ContentItem & {
    fields: Named;
    field: (name: keyof Named) => { name: string; value: string | undefined; error: string | undefined };
    set: (changes: Partial<Named>) => void;
  };
  invalidates: readonly EndpointName[];
  remove: (seen: { id: string; version: number }) => Promise<unknown>;
  /** Word of somebody who was faster. */
  conflict: ReactNode;
  preview: ReactNode;
  /** What is written, and beside it what is said about it. */
  children: ReactNode;
  aside: ReactNode;
}

/** The form of a post or a page with its way back, its name, its buttons, and word of somebody who was faster. */
export function ContentFormLayout({
  kind,
  words,
  home,
  shown,
  saved,
  contentItem,
  children,
  aside,
  ...more
}: ContentFormLayoutProps) {
  const title = saved ? words.editTitle : words.newTitle;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    contentItem.submit();
  };
  return (
    <form ref={contentItem.form} aria-label={title} noValidate onSubmit={submit}>
      <PageHead
        title={title}
        back={{ to: home, label: words.back }}
        more={
          saved?.status === "published" && (
            <Button asChild variant="quiet">
              <a href={`${shown}/${saved.slug}`} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" className="size-4" />
                {words.openInShop}
              </a>
            </Button>
          )
        }
      >
        {more.preview}
      </PageHead>
      {saved && <TranslationLinks kind={kind} id={saved.id} />}
      {more.conflict}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <TitleAndSlug words={words} contentItem={contentItem} isNew={saved === null} />
          {children}
        </div>
        <div className="grid gap-5">{aside}</div>
      </div>
      <FormFoot>
        {saved && (
          <div className="mr-auto">
            <DeleteButton
              hasLabel
              title={contentItem.fields.title}
              words={words}
              invalidates={more.invalidates}
              remove={() => contentItem.remove(more.remove)}
              onDone={() => contentItem.leave(home)}
            />
          </div>
        )}
        <SaveButton busy={contentItem.isBusy}>{words.save}</SaveButton>
      </FormFoot>
      {contentItem.question}
    </form>
  );
}

type TitleAndSlugProps = Pick<ContentFormLayoutProps, "words" | "contentItem"> & { isNew: boolean };

/** A new one's slug follows its title until somebody writes another. */
function TitleAndSlug({ words, contentItem: { fields, field, set }, isNew }: TitleAndSlugProps) {
  const [follows, setFollows] = useState(isNew);
  const nameIt = ({ target: { value: title } }: ChangeEvent<HTMLInputElement>) =>
    set(follows ? { title, slug: slugOf(title) } : { title });
  const address = ({ target: { value: slug } }: ChangeEvent<HTMLInputElement>) => {
    setFollows(false);
    set({ slug });
  };
  return (
    <>
      <TextField label={words.form.title} required autoComplete="off" {...field("title")} onChange={nameIt} />
      <TextField
        label={words.form.slug}
        hint={words.slugHint(fields.slug)}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field("slug")}
        onChange={address}
      />
    </>
  );
}
