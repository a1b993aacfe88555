import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  skip: "Siirry sisältöön",
  areas: { demo: "Esittelykauppa", shipping: "Toimitus", main: "Päävalikko" },
  links: {
    "/": "Etusivu",
    "/products": "Tuotteet",
    "/about": "Meistä",
    "/blog": "Blogi",
    "/contact": "Yhteystiedot",
    "/track-order": "Seuraa tilausta",
    "/shipping-policy": "Toimitusehdot",
    "/return-refund-policy": "Palautukset ja hyvitykset",
    // For a lawyer: the law names this link.
    "/withdrawal": "Peruuta sopimus tästä",
    "/faq": "Usein kysyttyä",
    "/privacy-policy": "Tietosuojaseloste",
    "/terms-of-service": "Käyttö- ja myyntiehdot",
    "/imprint": "Yritystiedot",
  },
  demo: "Esittelykauppa: vain testimaksuja, mitään ei lähetetä.",
  freeShipping: (threshold: string) => `Ilmainen toimitus maailmanlaajuisesti yli ${threshold} tilauksiin`,
  offline: "Ei verkkoyhteyttä. Tämä sivu pysyy auki; muut palaavat yhteyden mukana.",
  menu: "Valikko",
  cart: (count: number) => (count === 1 ? "Ostoskori, 1 tuote" : `Ostoskori, ${count} tuotetta`),
  social: "Sosiaalinen media",
  quickLinks: "Pikalinkit",
  customerService: "Asiakaspalvelu",
  rights: (year: number, name: string) => `© ${year} ${name}. Kaikki oikeudet pidätetään.`,
  hero: {
    eyebrow: "Tuoksudiffuuserit ja puhtaat öljyt",
    title: "Hiljaisempi ilta",
    lead: "Keramiikkaa, kiveä ja lasia, jotka tuoksuvat huoneessa ja vetäytyvät sitten taustalle. Niiden seuraksi puhtaita eteerisiä öljyjä.",
    shop: "Katso mallistoa",
    story: "Lue tarinamme",
    film: "Diffuuserista nousee sumua lämpimässä valossa",
  },
  notFound: {
    tab: "Sivua ei löytynyt",
    title: "Hups! Sivua ei löytynyt",
    text: "Etsimäsi sivu on muuttanut, tai sitä ei koskaan ollutkaan.",
    home: "Etusivulle",
  },
  elsewhere: {
    title: "Ei vielä suomeksi",
    text: "Voit lukea sen täällä:",
  },
  broken: { title: "Odottamaton virhe!", text: "Jokin meni meillä vikaan. Yritä uudelleen.", again: "Yritä uudelleen" },
  language: "Kieli",
  loading: "Sivua ladataan",
  featuredLoading: "Valittuja tuotteita ladataan",
  slow: { title: "Sivun lataaminen kestää", text: "Kaupan vastaus kestää liian kauan. Yritä uudelleen." },
  featured: "Valittuja tuotteita",
  featuredLead: "Mallistomme uusimmat.",
  description:
    "Tuoksudiffuusereita, puhtaita eteerisiä öljyjä ja tarvikkeita rauhalliseen kotiin. Toimitus koko Eurooppaan ja Yhdysvaltoihin.",
} satisfies Messages<typeof en>;
