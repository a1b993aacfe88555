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

/** The same as an image takes it, of so many pixels, with its smaller file. */
export function sceneImage(name: string, width = 1600, height = 1067) {
  const { src, avif } = scene(name);
  return {
    src,
    width,
    height,
    sources: [{ type: "image/avif", srcSet: `${file(`${name}-960.avif`)} 960w, ${avif} ${width}w` }],
  };
}
