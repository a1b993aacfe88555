import { EmailLayout } from "#ui/email-layout.tsx";
import {
  EmailButton,
  EmailFigure,
  EmailImage,
  EmailNote,
  EmailRows,
  EmailText,
  EmailTitle,
} from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";

interface BackInStockEmailProps {
  product: string;
  /** Absolute; null where there is none. */
  image: string | null;
  /** In words, such as "€24.00". */
  price: string;
  /** Of goods sold by volume. */
  unitPrice: string | null;
  productUrl: string;
  storeName: string;
  /** Who sends it, with the postal address. */
  seller: string;
  shopUrl: string;
}

/** This product and nothing else: it is what was agreed to. */
export const BackInStockEmail = ({ product, image, price, unitPrice, productUrl, ...shop }: BackInStockEmailProps) => (
  <EmailLayout preview={mail.preview} sender={shop.storeName} senderUrl={shop.shopUrl} footer={shop.seller}>
    <EmailTitle>{mail.subject(product)}</EmailTitle>
    <EmailText>{mail.text(product)}</EmailText>
    {image && <EmailImage src={image} alt="" width={488} />}
    <EmailRows>
      <EmailFigure term={unitPrice ? `${product} (${unitPrice})` : product} value={price} />
    </EmailRows>
    <EmailButton href={productUrl}>{mail.button}</EmailButton>
    <EmailNote>{mail.why}</EmailNote>
  </EmailLayout>
);
