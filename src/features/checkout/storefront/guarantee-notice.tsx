import { currentLanguage } from "#shared/language.ts";
import { messages } from "../messages.ts";

const YOUR_EUROPE = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_";

/**
 * The reminder of the legal guarantee, in full and without a click (L30). These are the shop's own words: the Commission's
 * file of regulation 2025/1960, annex I, may not be redrawn, and takes this place once the shopkeeper has it.
 */
export const GuaranteeNotice = () => (
  <section aria-labelledby="legal-guarantee" className="rounded-sm border border-taupe p-5 text-sm">
    <h2 id="legal-guarantee" className="font-sans text-base font-medium">
      {messages.guarantee.title}
    </h2>
    <p className="mt-2 text-stone">{messages.guarantee.text}</p>
    <p className="mt-2">
      <a href={`${YOUR_EUROPE}${currentLanguage()}.htm`} target="_blank" rel="noreferrer" className="link">
        {messages.guarantee.more}
      </a>
    </p>
  </section>
);
