import { Link } from "react-router";
import { imageProps } from "#features/images/shown-image.ts";
import { dateInWords } from "#shared/day.ts";
import { classes } from "#ui/classes.ts";
import { Image, MissingImage } from "#ui/image.tsx";
import type { PostSummary } from "../blog-post.ts";
import { messages } from "../messages.ts";

interface PostCardProps {
  post: PostSummary;
  timeZone: string;
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** The first of a list, whose image is large on phones too. */
  isLead?: boolean;
}

const SIZES = "(min-width: 64rem) 28vw, (min-width: 40rem) 45vw, 7rem";
const LEAD_SIZES = "(min-width: 64rem) 60vw, (min-width: 40rem) 55vw, 100vw";

/** On phones a row with a small image, so that a long list is seen at a glance. */
export function PostCard({ post, timeZone, priority, headingLevel = 2, isLead = false }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classes(
        "group relative grid content-start gap-x-6 gap-y-4",
        !isLead && "max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4",
      )}
    >
      <div className="aspect-square overflow-hidden bg-linen">
        {post.image ? (
          <Image
            {...imageProps(post.image, 960)}
            alt=""
            sizes={isLead ? LEAD_SIZES : SIZES}
            priority={priority}
            className="size-full"
          />
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
        <Heading className={classes("text-xl wrap-anywhere", isLead && "max-sm:text-2xl")}>
          <Link
            to={`/blog/${post.slug}`}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </Link>
        </Heading>
        {post.excerpt && (
          <p className={classes("line-clamp-4 text-stone", !isLead && "max-sm:hidden")}>{post.excerpt}</p>
        )}
      </div>
    </article>
  );
}

/** Of a list of them. */
export const POST_GRID = "post-grid";
