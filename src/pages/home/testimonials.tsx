import { Star } from "lucide-react";
import { messages } from "./messages.ts";

const STARS = [1, 2, 3, 4, 5];

export const Testimonials = () => (
  <section aria-labelledby="testimonials" className="page pt-section">
    <h2 id="testimonials">{messages.testimonials.title}</h2>
    <p className="mt-3 text-sm text-stone">{messages.testimonials.note}</p>
    <ul className="mt-8 grid gap-px border border-beige bg-beige lg:grid-cols-3">
      {messages.testimonials.all.map(({ name, words }) => (
        <li key={name} className="bg-cream p-6 lg:p-10">
          <figure className="flex h-full flex-col">
            <span role="img" aria-label={messages.testimonials.spoken} className="flex gap-1 text-gold">
              {STARS.map((star) => (
                <Star key={star} aria-hidden="true" className="size-4 fill-current" />
              ))}
            </span>
            <blockquote className="mt-4 font-display text-xl text-balance italic">{words}</blockquote>
            <figcaption className="mt-auto pt-6 text-sm text-stone">{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);
