import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Film } from "./film.tsx";

const film = (files: { src: string; type: string }[]) =>
  renderToStaticMarkup(
    <Film label="Mist rises" files={files}>
      <img src="/hero.webp" alt="" />
    </Film>,
  );

it("is in the first HTML, silent, in its place, and yields to a wish for stillness", () => {
  const html = film([{ src: "/hero.mp4", type: "video/mp4" }]);
  const [video = ""] = /<video[^>]*>/.exec(html) ?? [];
  for (const attribute of ["autoPlay", "muted", "loop", "playsInline"]) expect(video).toContain(attribute);
  expect(html).toMatch(/<img src="\/hero.webp" alt=""\/><video/);
  expect(html).toContain('<source src="/hero.mp4" type="video/mp4" media="(prefers-reduced-motion: no-preference)"/>');
  expect(html).toContain('aria-label="Play film"');
});

it("is its image as long as there is no film", () => {
  expect(film([])).toMatch(/<img src="\/hero.webp" alt=""\/>$/);
});
