import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  skip: "Siirry sisältöön",
  areas: { notice: "Ilmoitus", demo: "Esittelykauppa", shipping: "Toimitus", main: "Päävalikko" },
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
    "/terms-of-service": "Myyntiehdot",
    "/imprint": "Yritystiedot",
    "/accessibility-statement": "Saavutettavuusseloste",
  },
  demo: "Esittelykauppa: vain testimaksuja, mitään ei lähetetä.",
  freeShipping: (threshold: string) => `Ilmainen toimitus kaikkialle maailmaan, kun tilaus on vähintään ${threshold}`,
  offline: "Ei verkkoyhteyttä. Ostoskorisi on tallessa. Muut sivut avautuvat, kun yhteys palaa.",
  search: "Haku",
  menu: "Valikko",
  cart: (count: number) => (count === 1 ? "Ostoskori, 1 tuote" : `Ostoskori, ${count} tuotetta`),
  social: "Sosiaalinen media",
  quickLinks: "Pikalinkit",
  customerService: "Asiakaspalvelu",
  rights: (year: number, name: string) => `© ${year} ${name}. Kaikki oikeudet pidätetään.`,
  notFound: {
    tab: "Sivua ei löytynyt",
    title: "Hups! Sivua ei löytynyt",
    text: "Etsimäsi sivu on siirretty, tai sitä ei koskaan ollutkaan.",
    home: "Etusivulle",
  },
  elsewhere: {
    title: "Ei vielä suomeksi",
    text: "Voit lukea sen näillä kielillä:",
  },
  broken: { title: "Odottamaton virhe!", kept: "Ostoskorisi on tallessa.", again: "Yritä uudelleen" },
  language: "Kieli",
  loading: "Sivua ladataan",
  featuredLoading: "Valittuja tuotteita ladataan",
  slow: { title: "Sivun lataaminen kestää", text: "Kaupan vastaus kestää liian kauan. Yritä uudelleen." },
} satisfies Messages<typeof en>;
