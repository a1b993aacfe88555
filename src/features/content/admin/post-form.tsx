import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { ask, useAnswer } from "#client/ask.ts";
import { DeleteWritten } from "#client/delete-written.tsx";
import type { AnswerOf } from "#client/functions-client.ts";
import { useWayOut } from "#client/use-way-out.tsx";
import { localTime, momentOf } from "#shared/day.ts";
import { Button } from "#ui/button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { BlogCategory } from "../blog-post.ts";
import type { PublicationStatus } from "../publication.ts";
import { slugOf } from "../slug.ts";
import { writtenPost } from "../written.ts";
import { PostParticulars } from "./post-particulars.tsx";
import { Preview } from "./preview.tsx";
import { blog as words } from "./texts.ts";
import { useWriting } from "./use-writing.ts";
import { WritingFrame } from "./writing-frame.tsx";
import { WrittenScreen } from "./written-screen.tsx";

type Post = AnswerOf<"GET admin-blog-post">["data"];

/** A post that is there already. */
export function EditPost({ id, timeZone }: { id: string; timeZone: string }) {
  const answer = useAnswer("GET admin-blog-post", { query: { id } }, { staleTime: 0 });
  return (
    <WrittenScreen answer={answer} loading={words.loading} failed={words.openFailed}>
      {(post, seeTheirs) => <PostForm post={post} timeZone={timeZone} onSeeTheirs={seeTheirs} />}
    </WrittenScreen>
  );
}

/** "New posts default to draft and category wellness" (B 4). */
const EMPTY = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  featured_image: "",
  category: "wellness",
  status: "draft",
  publish_at: "",
};
export type PostFields = typeof EMPTY;

const fieldsIn =
  (timeZone: string) =>
  (post: Post): PostFields => ({
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? "",
    content: post.content,
    featured_image: post.featured_image ?? "",
    category: post.category,
    status: post.status,
    publish_at: post.publish_at ? localTime(timeZone, new Date(post.publish_at)) : "",
  });

const wireIn =
  (timeZone: string) =>
  ({ category, status, publish_at, ...fields }: PostFields) => ({
    ...fields,
    category: category as BlogCategory,
    status: status as PublicationStatus,
    publish_at: status === "draft" && publish_at ? momentOf(timeZone, publish_at).toISOString() : null,
  });

interface PostFormProps {
  /** Null for one that is new. */
  post: Post | null;
  timeZone: string;
  onSeeTheirs?: () => void;
}

export function PostForm({ post, timeZone, onSeeTheirs = () => {} }: PostFormProps) {
  const id = post?.id;
  const writing = useWriting({
    initial: post ? fieldsIn(timeZone)(post) : EMPTY,
    version: post?.version ?? null,
    schema: writtenPost,
    wireOf: wireIn(timeZone),
    fieldsOf: fieldsIn(timeZone),
    save: async (written, version) => {
      const answer =
        id && version !== null
          ? await ask("PATCH admin-blog", { query: { id }, body: { ...written, version } })
          : await ask("POST admin-blog", { body: written });
      return answer.data;
    },
    touches: ["admin-blog", "admin-blog-post"],
    words,
    onSaved: (saved) => !id && leave(`/admin/blog/${saved.id}`),
  });
  const { fields, field, set } = writing;
  const { question, leave } = useWayOut(writing.isDirty);
  const [hasOwnSlug, setOwnSlug] = useState(post !== null);
  return (
    <>
      <WritingFrame
        title={post ? words.editTitle : words.newTitle}
        back={{ to: "/admin/blog", label: words.back }}
        writing={writing}
        onSeeTheirs={onSeeTheirs}
        actions={
          <>
            {id && (
              <DeleteWritten
                isWritten
                title={fields.title}
                words={words}
                touches={["admin-blog"]}
                remove={() => ask("DELETE admin-blog", { query: { id } })}
                onDone={() => leave("/admin/blog")}
              />
            )}
            {post?.status === "published" && (
              <Button asChild variant="quiet">
                <a href={`/blog/${post.slug}`} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden="true" className="size-4" />
                  {words.openInShop}
                </a>
              </Button>
            )}
            <Preview
              title={fields.title}
              html={fields.content}
              eyebrow={words.categories[fields.category as BlogCategory]}
              lead={fields.excerpt}
              picture={fields.featured_image || null}
            />
          </>
        }
        aside={<PostParticulars writing={writing} timeZone={timeZone} />}
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
        <TextArea label={words.excerpt} hint={words.excerptHint} rows={2} {...field("excerpt")} />
        <RichText
          label={words.content}
          error={writing.problems.content}
          defaultValue={fields.content}
          onChange={(content) => set({ content })}
        />
      </WritingFrame>
      {question}
    </>
  );
}
