import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";
import { EMAIL_MAX_LENGTH, ITEMS_MAX_LENGTH, NAME_MAX_LENGTH, ORDER_NUMBER_MAX_LENGTH } from "../withdrawal.ts";
import { type StepProps, Told } from "./withdrawal-notice.tsx";

const { fields, hints } = messages;

export const WithdrawalForm = ({ statement, error, isSending }: StepProps) => (
  <Form method="post" action="/withdrawal" noValidate className="mt-8 grid gap-6">
    <Told error={error} isSending={isSending} />
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label={fields.orderNumber}
        name="orderNumber"
        hint={hints.orderNumber}
        required
        defaultValue={statement.orderNumber}
        error={error.problems?.orderNumber}
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
        error={error.problems?.name}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
      />
    </div>
    <TextField
      label={fields.email}
      name="email"
      type="email"
      hint={hints.email}
      required
      defaultValue={statement.email}
      error={error.problems?.email}
      autoComplete="email"
      maxLength={EMAIL_MAX_LENGTH}
    />
    <TextArea
      label={fields.items}
      name="items"
      defaultValue={statement.items}
      error={error.problems?.items}
      maxLength={ITEMS_MAX_LENGTH}
    />
    <Button type="submit" name="step" value="review" size="large" busy={isSending} className="sm:justify-self-start">
      {messages.check}
    </Button>
  </Form>
);
