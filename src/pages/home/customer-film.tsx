import { Film } from "#ui/film.tsx";
import { Image } from "#ui/image.tsx";
import still from "../../../assets/demo/pictures/amber-stone-diffuser-2.webp?url";
import { filmFiles } from "./films.ts";
import { messages } from "./messages.ts";

export const CustomerFilm = () => (
  <section aria-labelledby="customer" className="page grid gap-10 pt-section lg:grid-cols-2 lg:items-center lg:gap-24">
    <div className="relative bg-linen">
      <Film label={messages.customerFilm.label} files={filmFiles("customer")}>
        <Image src={still} alt="" width={1000} height={1250} className="aspect-4/5 w-full sm:max-lg:aspect-square" />
      </Film>
    </div>
    <div className="max-w-read">
      <p className="eyebrow text-stone">{messages.customerFilm.eyebrow}</p>
      <h2 id="customer" className="mt-3">
        {messages.customerFilm.title}
      </h2>
      <p className="mt-6 text-lg text-stone">{messages.customerFilm.text}</p>
    </div>
  </section>
);
