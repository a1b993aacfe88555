import sharp from "sharp";
import { expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { addGuaranteeNotice } from "#features/policies/server/guarantee-notices.ts";
import { addPolicyVersion } from "#features/policies/server/save-policy.ts";
import { saveSetting } from "#features/settings/server/save-setting.ts";
import type { SettingKey } from "#features/settings/setting.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { aPaidOrder, aProduct, SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { orderEmailTemplates } from "./order-emails.tsx";
import { termsOfOrder } from "./terms-of-order.ts";

const shop = await shopOfFile();
const set = (key: SettingKey, value: string) => saveSetting(shop, { key, value }, SOMEBODY);

/** As another process that has just read what stands above the order button. */
const freshly = () => ({ ...shop, events: { ...shop.events } });

interface Confirmation {
  plain: string;
  attachments: { filename: string; content: string }[];
}

/** Buys, lets something happen before the email is written, and reads the email. */
async function confirmation(meanwhile: (orderId: string) => Promise<unknown> = async () => undefined) {
  const lavender = await aProduct(shop, { name: "Lavender <pure>" });
  const orderId = await aPaidOrder(freshly(), [[lavender, 2]]);
  await meanwhile(orderId);
  await sendDueEmails(shop, orderEmailTemplates(shop));
  const { rows } = await shop.pool.query<Confirmation & { order_number: string }>(
    `SELECT plain, attachments, order_number FROM mailbox_emails, orders o
     WHERE o.id = $1 AND subject LIKE '%' || o.order_number || '%'`,
    [orderId],
  );
  const [email] = rows;
  if (!email) throw new Error("The confirmation was not sent");
  return { ...email, document: email.attachments[0]?.content ?? "" };
}

it("L36, L37: the confirmation carries trader, goods, delivery, withdrawal with its form, guarantee and terms", async () => {
  await set("trader_name", "Linden & Salt OÜ");
  await set("trader_address", "Pikk 1\n10123 Tallinn");
  await set("trader_phone", "+372 555 1234");
  await set("trader_register_number", "12345678");
  await set("trader_vat_number", "EE100931558");
  await set("store_email", "hello@linden.example");
  const { plain, document, attachments, order_number: number } = await confirmation();
  expect(attachments.map(({ filename }) => filename)).toEqual([
    `${number}.html`,
    expect.stringMatching(/^TEST-INV-\d{4}-\d{6}\.pdf$/),
  ]);
  for (const said of [
    "Linden &amp; Salt OÜ",
    "+372 555 1234",
    "hello@linden.example",
    "Lavender &lt;pure&gt;",
    "4 to 24 business days, at the latest 30 days",
    "You have the right to withdraw from this contract within 14 days",
    "physical possession of the last good",
    "Model withdrawal form",
    `/withdrawal?order=${number}`,
    "becomes apparent within 2 years",
    "1-year warranty on diffusers",
    "Terms of Service",
    "Return and Refund Policy",
  ])
    expect(document).toContain(said);
  for (const said of ["Linden & Salt OÜ, Pikk 1, 10123 Tallinn", "within 14 days", "within 2 years"])
    expect(plain.replaceAll(/\s+/g, " ")).toContain(said);
  expect(plain).toContain(
    "Linden & Salt OÜ, Pikk 1, 10123 Tallinn\u00a0· Register\u00a0number\u00a012345678\u00a0· VAT\u00a0number\u00a0EE100931558",
  );
  expect(document).not.toMatch(/ href="\/|<script|<link|<img/);
});

it.each(["terms-of-service", "return-refund-policy"] as const)(
  "L36: it holds the %s of the order, not those that came between order and email",
  async (policy) => {
    const { document } = await confirmation(() =>
      addPolicyVersion(
        shop,
        {
          policy,
          language: "en",
          title: "New terms",
          lead: "",
          body: `<p>All new of ${policy}.</p>`,
          valid_from: null,
          seen: 0,
        },
        SOMEBODY,
      ),
    );
    expect(document).not.toContain(`All new of ${policy}.`);
    expect((await confirmation()).document).toContain(`All new of ${policy}.`);
  },
);

it.each([
  ["a business", "company = 'Nordic Spa OÜ'"],
  ["a buyer in the United States", "country = 'US', state = 'NY'"],
  ["who took the goods along", "is_handed_over = true"],
])("promises no withdrawal by law to %s, but the days of the policy", async (_who, change) => {
  const { plain, document } = await confirmation((orderId) =>
    shop.pool.query(`UPDATE orders SET ${change} WHERE id = $1`, [orderId]),
  );
  for (const said of [plain.replaceAll(/\s+/g, " "), document]) {
    expect(said).toContain("You can return any item within 100 days of receipt");
    expect(said).not.toContain("right to withdraw from this contract");
    expect(said).not.toContain("/withdrawal?order=");
  }
  expect(document).not.toContain("Model withdrawal form");
});

it("L36: it speaks the language of the order", async () => {
  const { document } = await withLanguage("de", () => confirmation());
  expect(document).toContain('<html lang="de">');
  expect(document).toContain("Muster-Widerrufsformular");
  expect(document).toContain("Allgemeine Geschäftsbedingungen");
});

it("L38: the confirmation carries the official notice that the order saw, and the operator sees which one", async () => {
  const png = (background: string) =>
    sharp({ create: { width: 500, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const [first, second] = [await png("#003399"), await png("#ffcc00")];
  const add = (bytes: Uint8Array) => addGuaranteeNotice(shop, { language: "en", bytes }, SOMEBODY);
  const { path } = await add(first);
  const { document, order_number: number } = await confirmation(() => add(second));
  expect(document).toContain(`<img src="data:image/png;base64,${first.toString("base64")}" alt="Legal guarantee`);
  expect(document).not.toContain(second.toString("base64"));
  expect(document).toContain("becomes apparent within 2 years");
  const { rows } = await shop.pool.query("SELECT id FROM orders WHERE order_number = $1", [number]);
  expect(await termsOfOrder(shop.db, rows[0].id)).toMatchObject({
    noticeFile: path,
    notice: expect.stringContaining("at least 2 years"),
  });
});
