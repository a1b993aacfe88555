import type { FilmFile } from "#ui/film.tsx";

/** Whatever films there are; a scene without one shows its image. */
const files = import.meta.glob<string>("../../../assets/demo/films/*.{webm,mp4}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The files of a film by its name, the smaller format first. */
export const filmFiles = (name: string, media?: string): FilmFile[] =>
  ["webm", "mp4"].flatMap((ending) => {
    const src = files[`../../../assets/demo/films/${name}.${ending}`];
    return src ? [{ src, type: `video/${ending}`, media }] : [];
  });
