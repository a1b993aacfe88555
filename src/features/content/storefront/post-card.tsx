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
  /** It stands in the place that `LEAD_POST` makes. */
  isLead?: boolean;
}

export function PostCard({ post, timeZone, priority, headingLevel = 2, isLead }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative grid content-start gap-x-6 gap-y-4">
      <div className="aspect-square overflow-hidden bg-linen">
        {post.image ? (
          <Image
            {...imageProps(post.image, 960)}
            alt=""
            sizes={`(min-width: 64rem) ${isLead ? 60 : 28}vw, (min-width: 40rem) 45vw, 100vw`}
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
        <Heading className="text-xl wrap-anywhere">
          <Link
            to={`/blog/${post.slug}`}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </Link>
        </Heading>
        {post.excerpt && <p className="line-clamp-3 text-stone">{post.excerpt}</p>}
      </div>
    </article>
  );
}

/** In two columns, an odd number gives the newest a row of its own, so that the last row is full. */
export const POST_GRID =
  "grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 sm:max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2 sm:max-lg:[&>:first-child:nth-last-child(odd)>article]:grid-cols-2 sm:max-lg:[&>:first-child:nth-last-child(odd)>article]:items-center";

/** In three columns, the newest is as large as four where that leaves the last row full: its image takes what its words leave. */
export const LEAD_POST =
  "lg:[&>:first-child:nth-last-child(3n)]:col-span-2 lg:[&>:first-child:nth-last-child(3n)]:row-span-2 lg:[&>:first-child:nth-last-child(3n)>article]:h-full lg:[&>:first-child:nth-last-child(3n)>article]:grid-rows-[1fr_auto] lg:[&>:first-child:nth-last-child(3n)>article>:first-child]:relative lg:[&>:first-child:nth-last-child(3n)>article>:first-child]:aspect-auto lg:[&>:first-child:nth-last-child(3n)_img]:absolute lg:[&>:first-child:nth-last-child(3n)_h2]:text-3xl";
