import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Conflict } from "#backoffice/conflict.tsx";
import { ImageLibrary } from "#features/images/admin/image-library.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { BlogCategory } from "../blog-post.ts";
import { adminPost } from "../content-item.ts";
import { BODY } from "./body-conflict.tsx";
import { ContentFormLayout } from "./content-form-layout.tsx";
import { ContentScreen } from "./content-screen.tsx";
import { messages } from "./messages.ts";
import { PostParticulars } from "./post-particulars.tsx";
import { Preview } from "./preview.tsx";
import { scheduledFields, scheduledWire } from "./scheduled-status.ts";
import { useContentItem } from "./use-content-item.ts";

const { blog: words } = messages;

type Post = ResponseOf<"GET admin-blog-post">["data"];

/** A post that is there already. */
export function EditPost({ id, timeZone }: { id: string; timeZone: string }) {
  const answer = useEndpointQuery("GET admin-blog-post", { query: { id } }, { staleTime: 0 });
  return (
    <ContentScreen
      answer={answer}
      loading={words.loading}
      failed={words.openFailed}
      back={{ to: HOME, label: words.back }}
    >
      {(post) => <PostForm post={post} timeZone={timeZone} />}
    </ContentScreen>
  );
}

const HOME = "/admin/blog";
/** A new post is a draft of the category wellness (back office 4). */
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
const labelsOf = (): Record<keyof PostFields, string> => ({
  title: words.form.title,
  slug: words.form.slug,
  excerpt: words.excerpt,
  content: words.content,
  featured_image: words.image,
  category: words.category,
  status: words.status,
  publish_at: words.publishAt,
});

const fieldsIn =
  (timeZone: string) =>
  (post: Post): PostFields => ({
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? "",
    content: post.content,
    featured_image: post.featured_image ?? "",
    category: post.category,
    ...scheduledFields(timeZone, post),
  });

const wireIn =
  (timeZone: string) =>
  ({ category, status, publish_at, ...fields }: PostFields) => ({
    ...fields,
    category: category as BlogCategory,
    ...scheduledWire(timeZone, { status, publish_at }),
  });

interface PostFormProps {
  /** Null for one that is new. */
  post: Post | null;
  timeZone: string;
}

export function PostForm({ post, timeZone }: PostFormProps) {
  const contentItem = useContentItem({
    initial: post ? fieldsIn(timeZone)(post) : EMPTY,
    saved: post,
    schema: adminPost,
    wireOf: wireIn(timeZone),
    fieldsOf: fieldsIn(timeZone),
    save: async (written, saved, id) => {
      const answer =
        saved !== null
          ? await call("PATCH admin-blog", { query: { id: saved.id }, body: { ...written, version: saved.version } })
          : await call("POST admin-blog", { body: { ...written, id } });
      return answer.data;
    },
    load: async (id) => (await call("GET admin-blog-post", { query: { id }, needs: ["data"] })).data,
    invalidates: ["admin-blog", "admin-blog-post"],
    kind: "blog-post",
    home: HOME,
    words,
  });
  const { fields, field, set } = contentItem;
  return (
    <ContentFormLayout
      kind="blog-post"
      words={words}
      home={HOME}
      shown="/blog"
      saved={post}
      contentItem={contentItem}
      invalidates={["admin-blog"]}
      remove={(seen) => call("DELETE admin-blog", { query: seen })}
      conflict={
        <Conflict conflict={contentItem.conflict} fields={fields} labels={labelsOf()} messages={{ content: BODY }} />
      }
      preview={
        <Preview
          title={fields.title}
          html={fields.content}
          eyebrow={words.categories[fields.category as BlogCategory]}
          lead={fields.excerpt}
          image={fields.featured_image || null}
        />
      }
      aside={<PostParticulars contentItem={contentItem} timeZone={timeZone} />}
    >
      <TextArea label={words.excerpt} hint={words.excerptHint} rows={2} {...field("excerpt")} />
      <RichText
        label={words.content}
        error={contentItem.problems.content}
        key={contentItem.edition}
        images={(onPick) => <ImageLibrary onPick={onPick} />}
        defaultValue={fields.content}
        onChange={(content) => set({ content })}
      />
    </ContentFormLayout>
  );
}
