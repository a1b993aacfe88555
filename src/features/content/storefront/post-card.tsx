import { Link } from "react-router";
import { imageProps } from "#features/images/shown-image.ts";
import { dateInWords } from "#shared/day.ts";
import { Image, MissingImage } from "#ui/image.tsx";
import type { PostSummary } from "../blog-post.ts";
import { messages } from "../messages.ts";

interface PostCardProps {
  post: PostSummary;
  timeZone: string;
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** How wide its image is, as the attribute says it. */
  sizes?: string;
}

const SIZES = "(min-width: 64rem) 28vw, (min-width: 40rem) 45vw, 100vw";

export function PostCard({ post, timeZone, priority, headingLevel = 2, sizes = SIZES }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative grid content-start gap-x-6 gap-y-4">
      <div className="aspect-square overflow-hidden bg-linen">
        {post.image ? (
          <Image {...imageProps(post.image, 960)} alt="" sizes={sizes} priority={priority} className="size-full" />
        ) : (
          <MissingImage alt="" width={1000} height={1000} className="size-full" />
        )}
      </div>
      <div className="grid gap-2">
        <p className="eyebrow text-stone">
          {messages.categories[post.category]}
          <span aria-hidden="true" className="mx-2 text-gold">
            ·
          </span>
          <time dateTime={post.publishedAt.toISOString()} className="normal-case tracking-normal">
            {dateInWords(timeZone, post.publishedAt)}
          </time>
        </p>
        <Heading className="text-xl wrap-anywhere">
          <Link
            to={`/blog/${post.slug}`}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </Link>
        </Heading>
        {post.excerpt && <p className="line-clamp-4 text-stone">{post.excerpt}</p>}
      </div>
    </article>
  );
}

/** Of a list of them. */
export const POST_GRID = "post-grid";
