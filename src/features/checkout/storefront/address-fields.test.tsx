import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AddressFields, ContactFields } from "./address-fields.tsx";

it.each([
  ["firstName", "given-name"],
  ["lastName", "family-name"],
  ["email", "email"],
  ["address", "street-address"],
  ["city", "address-level2"],
  ["zip", "postal-code"],
  ["state", "address-level1"],
  ["phoneNumber", "tel-national"],
])("a browser knows what belongs into %s", (name, token) => {
  const phone = { code: "+1", pick: () => undefined, isPicked: () => false, guess: () => undefined };
  const html = renderToStaticMarkup(
    <>
      <ContactFields draft={{}} problems={{}} />
      <AddressFields draft={{}} country="US" phone={phone} problems={{}} />
    </>,
  );
  const [control = ""] = html.match(/<(?:input|select)[^>]*>/g)?.filter((tag) => tag.includes(`name="${name}"`)) ?? [];
  expect(control).toContain(`autoComplete="${token}"`);
});
