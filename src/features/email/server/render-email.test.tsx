import { expect, it } from "vitest";
import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailClause, EmailFact, EmailGoods, EmailLines, EmailRows, EmailSum, EmailTitle } from "#ui/email-pieces.tsx";
import { writeEmail } from "./render-email.ts";

it("the plain text of an email writes a term and its value on one line, and titles as they are", async () => {
  const { text } = await writeEmail(
    <EmailLayout
      preview="Order AU-100234"
      sender="Aurelle"
      senderUrl="https://shop.test"
      footer="Questions?"
      seller="Aurelle OÜ, Tallinn"
    >
      <EmailTitle>Thank you, Maret</EmailTitle>
      <EmailRows>
        <EmailGoods image={null} name="Amber Stone Diffuser" quantity="2 × €39.50" amount="€79.00" />
        <EmailGoods image="https://shop.test/oil.webp" name="Oil" note="10 ml" quantity="1 piece" />
        <EmailSum label="Shipping" amount="€2.90" />
        <EmailSum label="Total" amount="€81.90" strong />
        <EmailFact term="Send to">
          <EmailLines lines={["Aurelle OÜ", "Pikk 1", "10123 Tallinn"]} />
        </EmailFact>
      </EmailRows>
      <EmailRows>
        <EmailClause term="Seller">Aurelle OÜ, Pikk 1, 10123 Tallinn</EmailClause>
        <EmailClause term="When">Within 30 days.</EmailClause>
      </EmailRows>
    </EmailLayout>,
  );
  expect(text).toBe(`Aurelle https://shop.test


Thank you, Maret

Amber Stone Diffuser
2 × €39.50: €79.00

Oil
10 ml
1 piece

Shipping: €2.90
Total: €81.90
Send to: Aurelle OÜ
Pikk 1
10123 Tallinn

Seller
Aurelle OÜ, Pikk 1, 10123 Tallinn

When
Within 30 days.

Questions?

Aurelle OÜ, Tallinn`);
});
