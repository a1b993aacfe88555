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
  parcel: [1600, 2000],
};

/** The same as an image takes it, with its smaller files. */
export function sceneImage(name: string) {
  const { src, avif } = scene(name);
  return withAvif([src, avif, file(`${name}-960.avif`)], SIZES[name] ?? [1600, 1067]);
}

/** An image of three files: one that every browser reads, the same as AVIF, and that 960 pixels wide. */
export const withAvif = ([src, avif, small]: [string, string, string], [width, height]: [number, number]) => ({
  src,
  width,
  height,
  sources: [{ type: "image/avif", srcSet: `${small} 960w, ${avif} ${width}w` }],
});
