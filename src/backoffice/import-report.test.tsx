import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ImportReport } from "./import-report.tsx";
import { messages } from "./messages/messages.en.ts";

const words = { counts: () => "", outcome: {}, ...messages.importFile };

it.each([
  [201, "and 1 more line without remarks"],
  [202, "and 2 more lines without remarks"],
])("of %i lines without remarks it says that there is %s", (count, text) => {
  const lines = Array.from({ length: count }, (_, line) => ({
    line,
    name: "Oil",
    outcome: "unchanged" as const,
    notes: [],
  }));
  const report = { applied: false, problems: [], lines };
  expect(renderToStaticMarkup(<ImportReport report={report} words={words} />)).toContain(text);
});
