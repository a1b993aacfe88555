/**
 * The page, whose scripts begin with the file of its messages: the others read them while they load.
 *
 * @param html as the router's `Scripts` wrote it
 * @param mark an attribute that only our own script tags have: a text may contain script tags too
 */
export const withMessages = (html: string, file: string, mark: string): string =>
  html
    .replace(`${mark} type="module" async="">`, (tag) => `${tag}import "${file}";`)
    .replace('<link rel="modulepreload"', (link) => `<link rel="modulepreload" href="${file}"/>${link}`);
