const files = import.meta.glob<string>("../../assets/demo/scenes/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

function file(name: string): string {
  const src = files[`../../assets/demo/scenes/${name}`];
  if (!src) throw new Error(`There is no scene ${name}`);
  return src;
}

/** The two files of a scene of the demo, by its name: one that every browser reads, and a smaller one for most. */
export const scene = (name: string) => ({ src: file(`${name}.webp`), avif: file(`${name}.avif`) });

/** The same as an image takes it. */
export function sceneImage(name: string) {
  const { src, avif } = scene(name);
  return { src, sources: [{ type: "image/avif", srcSet: avif }] };
}
