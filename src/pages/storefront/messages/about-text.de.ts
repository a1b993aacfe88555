import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./about-text.en.ts";

export const text = {
  title: "Unsere Geschichte",
  description: "Warum wir Diffuser machen, die sich zurücknehmen, und Öle, die nach dem riechen, was sie sind.",
  eyebrow: "Unsere Geschichte",
  heading: "Es begann mit einem Zimmer, das nicht still werden wollte",
  image:
    "Offene Flaschen aus honigfarbenem Glas in einer Reihe, in einer ein Trichter aus Messing, daneben eine Karaffe mit Öl und Rosmarinzweige",
  story: (storeName: string) => [
    "Der erste Diffuser, den wir hatten, war ein Kegel aus Plastik mit blauem Licht. Er funktionierte, und er kam in den Schrank, sobald jemand zu Besuch war. Das schien uns verkehrt herum: Was einem Zimmer Duft gibt, steht den ganzen Tag darin.",
    `So begann ${storeName} mit einem Gegenstand statt mit einem Duft. Er sollte zwischen Büchern und Schalen zu Hause sein. Man sollte ihn am Abend füllen können, ohne eine Anleitung zu lesen. Und er sollte nicht lauter sein als eine Seite, die umgeblättert wird.`,
    "Die Öle kamen danach. Wir suchten kleine Flaschen mit nur einer Sache darin: Lavendel, der nach Stängeln und Sonne riecht und nicht nach Seife; Zeder wie ein frisch gespitzter Bleistift. Das Mischen bleibt Ihnen überlassen. Drei Tropfen vom einen und zwei vom anderen, mehr ist nicht dabei, und für einen ruhigen Abend ist es genug.",
    "Noch immer verkaufen wir nur, was wir selbst auf dem Tisch stehen ließen.",
  ],
  valuesTitle: "Wofür wir stehen",
  values: {
    pure: {
      title: "Rein und natürlich",
      text: "Eine Pflanze in jeder Flasche: gepresst oder destilliert, nach dem benannt, was sie ist, mit nichts gestreckt. Wo ein Öl sich mit der Ernte ändert, lassen wir das zu.",
    },
    quality: {
      title: "Hohe Qualität",
      text: "Oberflächen, die sich gut anfühlen und schön altern. Zum Abwischen, Nachfüllen und Behalten gemacht, mit einem Akku für einen ganzen Tag.",
    },
    wellness: {
      title: "Wohlbefinden zuerst",
      text: "Ein Duft soll dem Tag helfen, langsamer zu werden, und dann aufhören. Jeder Diffuser schaltet sich nach 3 Stunden von selbst aus, und keiner spricht mit Ihrem Telefon.",
    },
  },
  shop: "Zur Kollektion",
} satisfies Messages<typeof en>;
