import { z } from "zod";
import { PUBLIC_FOLDER } from "#features/images/image-address.ts";
import { BLOG_CATEGORIES } from "./blog-post.ts";
import { messages as problems } from "./problem-messages.ts";
import { PUBLICATION_STATUSES } from "./publication.ts";

export const MAX_CHARACTERS_OF_A_BODY = 500_000;

const text = (characters: number) =>
  z
    .string()
    .trim()
    .max(characters, { error: () => problems.tooLong(characters) });
/** Empty is kept as null. */
const maybe = (characters: number) =>
  text(characters)
    .nullable()
    .transform((written) => written || null);

const title = text(300).min(1, { error: () => problems.title });
const slug = text(200)
  .min(1, { error: () => problems.slug })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => problems.slugShape });
const body = z.string().max(MAX_CHARACTERS_OF_A_BODY, { error: () => problems.tooLong(MAX_CHARACTERS_OF_A_BODY) });
const status = z.enum(PUBLICATION_STATUSES);

/** Browsers of our pages load images from https and from ourselves only. */
const image = text(2000)
  .nullable()
  .transform((written) => written?.replace(PUBLIC_FOLDER, "") || null)
  .refine(
    (written) =>
      written === null ||
      (written.startsWith("https://") ? URL.canParse(written) : /^[\w-][\w./-]*\.\w{3,4}$/.test(written)),
    { error: () => problems.image },
  );

/** A blog post as an administrator writes it. */
export const adminPost = z.object({
  title,
  slug,
  excerpt: maybe(2000),
  content: body,
  featured_image: image,
  category: z.enum(BLOG_CATEGORIES),
  status,
  /** When a job publishes the draft. */
  publish_at: z.iso.datetime({ offset: true, error: () => problems.publishAtMissing }).nullable(),
});

/** Of something new: chosen by its form, so that it is there once however often it is sent. */
export const chosenId = z.uuid().optional();

/** A new post is a draft of the category wellness (back office 4). */
export const newPost = adminPost.extend({
  id: chosenId,
  excerpt: adminPost.shape.excerpt.default(null),
  content: body.default(""),
  featured_image: adminPost.shape.featured_image.default(null),
  category: adminPost.shape.category.default("wellness"),
  status: status.default("draft"),
  publish_at: adminPost.shape.publish_at.default(null),
});
export type AdminPost = z.output<typeof adminPost>;
export type NewPost = z.output<typeof newPost>;

/** A page of the shop as an administrator writes it. */
export const adminPage = z.object({ title, slug, body, meta_description: maybe(1000), status });

export const newPage = adminPage.extend({
  id: chosenId,
  body: body.default(""),
  meta_description: adminPage.shape.meta_description.default(null),
  status: status.default("draft"),
});
export type AdminPage = z.output<typeof adminPage>;
export type NewPage = z.output<typeof newPage>;
