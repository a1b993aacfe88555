import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lifestyle: {
    eyebrow: "Lebensart",
    title: "Morgen, Nachmittag, Nacht",
    scenes: {
      bath: {
        alt: "Ein salbeigrüner Diffuser und eine Flasche Eukalyptusöl neben gefalteten Handtüchern",
        title: "Sieben Uhr morgens",
        text: "Dampf auf dem Spiegel, ein warmes Handtuch. Zwei Tropfen Eukalyptus, und das Zimmer ist vor Ihnen wach.",
        link: "Reine Öle",
      },
      reading: {
        alt: "Ein Diffuser aus Nussholz und Milchglas zwischen Büchern und einer Tasse im Licht eines Fensters",
        title: "Vier Uhr nachmittags",
        text: "Eine Tasse und das Buch, das Sie zu Ende lesen wollten. Zedernholz auf der sanftesten Stufe, und die Tür ist zu.",
        link: "Zu den Diffusern",
      },
      bedside: {
        alt: "Ein gewölbter Diffuser in Steinoptik leuchtet auf einem Nachttisch, dahinter eine Tasse und Bücher",
        title: "Zehn Uhr abends",
        text: "Die Lampe ist aus, der Diffuser ist das letzte Licht. Nach drei Stunden schaltet er sich selbst ab.",
        link: "Zur Kollektion",
      },
    },
  },
  journey: {
    title: "Unser Weg",
    lead: "Wie aus einem Plastikkegel im Schrank ein kleines Haus für Düfte wurde.",
    chapters: [
      {
        title: "Ein Schrank",
        text: "Der erste Diffuser wurde versteckt, wenn Gäste kamen. Den Duft behielten wir und suchten nach einer anderen Form.",
      },
      {
        title: "Ein Brennofen",
        text: "Keramik braucht Zeit: Sie wird gedreht, getrocknet, gebrannt und glasiert, und ab und zu springt sie. Was heil herauskommt, kann zwanzig Jahre in einem Zimmer stehen.",
      },
      {
        title: "Eine kleine Flasche",
        text: "In jeder eine Pflanze. Mit dem Mischen für andere hörten wir an dem Tag auf, an dem wir merkten, dass zu Hause ohnehin jeder selbst mischt.",
      },
      {
        title: "Ein ruhiger Abend",
        text: "Keine App, keine Sprachsteuerung, kein Zeitplan. Wasser bis zur Linie, drei Tropfen, ein Knopf. Nach 3 Stunden schaltet er sich von selbst aus.",
      },
    ],
    link: "Unsere Geschichte",
  },
  customerFilm: {
    eyebrow: "Bei Ihnen zu Hause",
    title: "Ein Abend zu Hause",
    text: "Schuhe an der Tür, Suppe auf dem Herd, ein fast ausgelesenes Buch. Der Nebel steigt, und das Licht wird gedämpft.",
    label: "Ein Diffuser aus Holz leuchtet in einem dunklen Wohnzimmer, Nebel steigt daraus auf",
  },
  testimonials: {
    title: "Von unseren Kunden",
    note: "Beispielbewertungen der Demo. Ein offener Shop zeigt nur, was seine Kunden geschrieben haben.",
    spoken: "Beispielbewertung: 5 von 5 Sternen",
    all: [
      {
        name: "Liis, Tartu",
        words: "Der erste, den ich nicht weggeräumt habe. Meine Mutter fragte, welche Töpferin ihn gemacht hat.",
      },
      {
        name: "Jonas, Vilnius",
        words: "Zeder und Orange, jeden Abend seit Oktober. Das Zimmer riecht, als hätte jemand im Wald gebacken.",
      },
      {
        name: "Clara, Lyon",
        words:
          "So leise, dass ich nach dem Nebel sehe, um zu wissen, ob er läuft. Und das Paket zu öffnen war eine Freude.",
      },
    ],
  },
} satisfies Messages<typeof en>;
