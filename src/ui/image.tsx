import { type CSSProperties, useCallback, useState } from "react";
import { classes } from "./classes.ts";

type ImageProps = {
  /** Its end may name the point that stays in view, in percent from the left and the top: `#30,70`. */
  src: string;
  /** What is to be seen; an empty string where the words beside it say the same. */
  alt: string;
  /** Of the file, in pixels: they give the place its shape before the image is there. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** The same image in other formats, best first. */
  sources?: readonly { type: string; srcSet: string }[];
  /** A tiny blurred copy as a data address; the browser smooths it while it stretches it. */
  preview?: string;
  /** In view at once: fetched first and never lazily. At most one a page. */
  priority?: boolean;
  /** Waits for all that is in view, such as the next images of a strip. */
  isAside?: boolean;
  fit?: "cover" | "contain";
  /** Layout: size, aspect ratio. Without it the image fills the width and keeps its own shape. */
  className?: string;
};

const fits = { cover: "object-cover", contain: "object-contain" };

export function Image({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  sources = [],
  preview,
  priority = false,
  isAside = false,
  fit = "cover",
  className = "h-auto w-full",
}: ImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  // The server's HTML may have failed to load before React listens: then no event comes any more, but the image knows.
  const lookOnce = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
    },
    [src],
  );
  if (src === "" || brokenSrc === src)
    return <MissingImage alt={alt} width={width} height={height} className={className} />;
  const [, x, y] = /#(\d+),(\d+)$/.exec(src) ?? [];
  const style: CSSProperties = {
    objectPosition: y && `${x}% ${y}%`,
    background: preview && `center / cover no-repeat url("${preview.replaceAll('"', "%22")}")`,
  };
  const image = (
    <img
      ref={lookOnce}
      onError={() => setBrokenSrc(src)}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : isAside ? "low" : undefined}
      decoding={priority ? "sync" : "async"}
      // After loading, sizes and srcSet: an early src would start the wrong download.
      srcSet={srcSet}
      src={src}
      style={style}
      className={classes("bg-linen text-transparent", fits[fit], className)}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

type MissingImageProps = Pick<ImageProps, "alt" | "width" | "height" | "className">;

/** The placeholder of a missing or broken image, of the same size. */
export function MissingImage({ alt, width, height, className = "h-auto w-full" }: MissingImageProps) {
  return (
    <span
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classes("missing-image", className)}
    />
  );
}
