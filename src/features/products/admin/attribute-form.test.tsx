import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Choices } from "./attribute-form.tsx";

const markup = (error?: string) => renderToStaticMarkup(<Choices choices={[]} setChoices={() => []} error={error} />);

it("values that are wrong are described by what is wrong, and can have the focus", () => {
  const [, described] =
    markup("Twice").match(/<fieldset tabindex="-1" aria-invalid="true" aria-describedby="(.+?)"/) ?? [];
  expect(markup("Twice")).toContain(`<p id="${described}"`);
});

it("values that are right say nothing", () => expect(markup()).not.toMatch(/<fieldset[^>]* aria-/));
