const files = import.meta.glob<string>("./*.{avif,webp}", {
  base: "../../assets/demo/scenes",
  eager: true,
  query: "?url",
  import: "default",
});

function file(name: string): string {
  const src = files[`./${name}`];
  if (!src) throw new Error(`No scene ${name}`);
  return src;
}

/** The two files of a scene of the demo, by its name: one that every browser reads, and a smaller one for most. */
export const scene = (name: string) => ({ src: file(`${name}.webp`), avif: file(`${name}.avif`) });

/** Pixels of the scenes that do not have the usual ones. */
const SIZES: Record<string, [width: number, height: number]> = {
  atelier: [1920, 1200],
  bedside: [2000, 1334],
  evening: [1600, 2000],
  "gift-box": [1600, 2000],
  parcel: [1600, 2000],
  study: [1600, 2000],
};

/** The same as an image takes it, with its smaller files. */
export function sceneImage(name: string) {
  const { src, avif } = scene(name);
  const [width, height] = SIZES[name] ?? [1600, 1067];
  return {
    src,
    width,
    height,
    sources: [{ type: "image/avif", srcSet: `${file(`${name}-960.avif`)} 960w, ${avif} ${width}w` }],
  };
}
