import { Form } from "react-router";
import { Fact, Facts } from "#features/orders/view/order-facts.tsx";
import { Button } from "#ui/button.tsx";
import { messages } from "../messages.ts";
import { type StepProps, Told } from "./withdrawal-notice.tsx";

const { fields, review } = messages;

/** The statement as it will be sent, carried along in hidden fields. */
export const WithdrawalReview = ({ statement, error, isSending }: StepProps) => (
  <Form method="post" action="/withdrawal" className="mt-8 grid gap-8">
    <Told error={error} isSending={isSending} />
    {Object.entries(statement).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <section aria-labelledby="review" className="grid gap-6 bg-linen p-6 sm:p-8">
      <h2 id="review" tabIndex={-1} className="text-2xl">
        {review.title}
      </h2>
      <p>{review.declaration}</p>
      <Facts>
        <Fact term={fields.orderNumber}>{statement.orderNumber}</Fact>
        <Fact term={fields.name}>{statement.name}</Fact>
        <Fact term={fields.email}>{statement.email}</Fact>
        <Fact term={review.items}>
          <span className="whitespace-pre-wrap">{statement.items || review.whole}</span>
        </Fact>
      </Facts>
    </section>
    <div className="grid gap-4 sm:flex">
      <Button type="submit" name="step" value="confirm" size="large" busy={isSending}>
        {review.confirm}
      </Button>
      <Button type="submit" name="step" value="change" size="large" variant="secondary">
        {review.back}
      </Button>
    </div>
  </Form>
);
