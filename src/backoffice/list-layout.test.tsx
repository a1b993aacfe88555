import { Inbox } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ListLayout } from "./list-layout.tsx";

const said = { title: "" };
const words = { title: "Orders", loadFailed: "", empty: said, nothing: said };

const shown = (page: number, pages: number, isEditing = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListLayout
        answer={{ data: {}, error: null, isPlaceholderData: false, refetch: () => undefined }}
        words={words}
        icon={Inbox}
        isEmpty={false}
        skeleton={null}
        isEditing={isEditing}
        isNarrowed={false}
        onClear={() => undefined}
        paging={{ page, pages, total: 30, linkTo: (to) => `?page=${to}` }}
      >
        {["Rows"]}
      </ListLayout>
    </MemoryRouter>,
  );

it("of a page behind the last one nothing is shown: the address goes to the last one", () => {
  expect(shown(2, 2)).toContain("Rows");
  expect(shown(3, 2)).toBe("");
});

it("what is being edited there stays", () => expect(shown(3, 2, true)).toContain("Rows"));

it("says how many rows there are, for those who cannot see that a filter has changed them", () =>
  expect(shown(1, 2)).toContain('<p role="status" class="sr-only">30 results</p>'));
