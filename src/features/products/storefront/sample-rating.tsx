import { Star } from "lucide-react";
import { messages } from "../product-page-messages.ts";

/** The five stars with (127) of a demo, said to be a sample by sight and by voice (decision 9). */
export const SampleRating = () => (
  <p className="mt-3 flex items-center gap-2 text-sm text-stone">
    <span role="img" aria-label={messages.rating.spoken} className="flex gap-0.5 text-gold">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className="size-4 fill-current" />
      ))}
    </span>
    <span className="figures">{messages.rating.count}</span>
    <span className="text-xs">{messages.rating.sample}</span>
  </p>
);
