import { Form } from "react-router";
import { useShop } from "#frame/use-shop.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import {
  EMAIL_MAX_LENGTH,
  ITEMS_MAX_LENGTH,
  NAME_MAX_LENGTH,
  ORDER_NUMBER_MAX_LENGTH,
  type Statement,
  type StatementProblems,
} from "../withdrawal.ts";
import { withdrawalTexts as texts } from "../withdrawal-texts.ts";

/** Why it did not go on: beside the fields, or told above them. */
export interface Trouble {
  problems?: StatementProblems;
  told?: "not-found" | "too-many" | "failed";
}

interface WithdrawalFormProps {
  statement: Statement;
  trouble: Trouble;
  isSending: boolean;
}

const { fields, hints } = texts;

export const WithdrawalForm = ({ statement, trouble: { problems = {}, told }, isSending }: WithdrawalFormProps) => (
  <Form method="post" action="/withdrawal" noValidate className="mt-8 grid gap-6">
    {told && <Told told={told} isSending={isSending} />}
    <TextField
      label={fields.orderNumber}
      name="orderNumber"
      hint={hints.orderNumber}
      required
      defaultValue={statement.orderNumber}
      error={problems.orderNumber}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={ORDER_NUMBER_MAX_LENGTH}
    />
    <TextField
      label={fields.name}
      name="name"
      required
      defaultValue={statement.name}
      error={problems.name}
      autoComplete="name"
      maxLength={NAME_MAX_LENGTH}
    />
    <TextField
      label={fields.email}
      name="email"
      type="email"
      hint={hints.email}
      required
      defaultValue={statement.email}
      error={problems.email}
      autoComplete="email"
      maxLength={EMAIL_MAX_LENGTH}
    />
    <TextArea
      label={fields.items}
      name="items"
      defaultValue={statement.items}
      error={problems.items}
      maxLength={ITEMS_MAX_LENGTH}
    />
    <Button type="submit" name="step" value="review" size="large" busy={isSending} className="sm:justify-self-start">
      {texts.check}
    </Button>
  </Form>
);

interface ToldProps {
  told: NonNullable<Trouble["told"]>;
  isSending: boolean;
}

/** Out of sight while one tries again, so that the same words are read out when they come again. */
export const Told = ({ told, isSending }: ToldProps) => (
  <Notice tone="danger" live className={isSending ? "invisible" : undefined}>
    {told === "not-found" ? <NotFound /> : told === "too-many" ? texts.tooMany : texts.failed}
  </Notice>
);

function NotFound() {
  const { storeEmail } = useShop().settings;
  return (
    <>
      {texts.notFound[0]} <MailLink address={storeEmail} /> {texts.notFound[1]}
    </>
  );
}

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="link">
    {address}
  </a>
);
