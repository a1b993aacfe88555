interface NextStepsProps {
  title: string;
  steps: readonly string[];
}

/** What happens after an order or a withdrawal. */
export const NextSteps = ({ title, steps }: NextStepsProps) => (
  <section aria-labelledby="next">
    <h2 id="next" className="text-2xl">
      {title}
    </h2>
    <ol className="mt-4 grid list-decimal gap-2 pl-5 text-stone marker:text-gold-deep">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
