import { Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { messages } from "./messages.ts";

export interface FilmFile {
  src: string;
  /** Such as `video/mp4`. */
  type: string;
  /** For which windows it is made, such as `(width < 48rem)`; for all where it is left out. */
  media?: string;
}

interface FilmProps {
  /** What is to be seen, for those who cannot see it. */
  label: string;
  /** Best first. Without any, only the still image is shown. */
  files: readonly FilmFile[];
  /** How the moving image is cropped to the place of the still one. */
  className?: string;
  /** The still image: it gives the film its place, and is seen until the film moves. */
  children: ReactNode;
}

const MOTION_IS_WELCOME = "(prefers-reduced-motion: no-preference)";

/**
 * A silent film that starts with the page. With reduced motion or Save-Data it shows its poster and a play button
 * (decision 46). Everybody can stop it.
 */
export function Film({ label, files, className, children }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const video = film.current;
    if (!video) return;
    if (savesData()) video.pause();
    setPlaying(!video.paused);
    setMoved(!video.paused && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA);
  }, []);
  if (files.length === 0) return children;
  const press = () => {
    const video = film.current;
    if (!video) return;
    if (!video.paused) return video.pause();
    // Where motion is unwelcome no file was chosen yet: the sources below do not apply.
    if (!video.currentSrc) video.src = fitting(video, files);
    video.play().catch(() => setPlaying(false));
  };
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      {children}
      <video
        ref={film}
        autoPlay
        muted
        loop
        playsInline
        aria-label={label}
        onPlay={() => setPlaying(true)}
        onPlaying={() => setMoved(true)}
        onPause={() => setPlaying(false)}
        className={classes(
          "absolute inset-0 size-full object-cover transition-opacity duration-slow motion-safe:noscript:opacity-100",
          !hasMoved && "opacity-0",
          className,
        )}
      >
        {files.map(({ src, type, media }) => (
          <source key={src} src={src} type={type} media={[MOTION_IS_WELCOME, media].filter(Boolean).join(" and ")} />
        ))}
      </video>
      <button
        type="button"
        onClick={press}
        aria-label={isPlaying ? messages.pauseFilm : messages.playFilm}
        className="absolute right-gutter bottom-4 z-10 lg:bottom-8 grid size-11 place-items-center rounded-full border border-taupe bg-cream/90 text-espresso hover:bg-cream noscript:hidden"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </>
  );
}

const fitting = (video: HTMLVideoElement, files: readonly FilmFile[]): string =>
  files.find(({ type, media }) => video.canPlayType(type) && (!media || matchMedia(media).matches))?.src ?? "";

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
