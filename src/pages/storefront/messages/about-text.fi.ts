import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./about-text.en.ts";

export const text = {
  title: "Tarinamme",
  description:
    "Miksi teemme diffuusereita, jotka vetäytyvät taustalle, ja öljyjä, jotka tuoksuvat siltä, mitä ne ovat.",
  eyebrow: "Tarinamme",
  heading: "Se alkoi huoneesta, joka ei tahtonut hiljentyä",
  image:
    "Avoimia hunajanvärisiä lasipulloja rivissä, yhdessä niistä messinkinen suppilo, vieressä öljykarahvi ja rosmariinin oksia",
  story: (storeName: string) => [
    "Ensimmäinen diffuuserimme oli muovikartio, jossa oli sininen valo. Se toimi, ja se pantiin kaappiin aina, kun joku tuli kylään. Se tuntui nurinkuriselta: huoneen tuoksun antajahan on huoneessa koko päivän.",
    `Niinpä ${storeName} alkoi esineestä eikä tuoksusta. Sen pitäisi olla kotonaan kirjojen ja kulhojen välissä. Sen pitäisi olla täytettävissä illalla ohjetta lukematta. Eikä siitä saisi kuulua enempää ääntä kuin sivun kääntämisestä.`,
    "Öljyt tulivat vasta sitten. Etsimme pieniä pulloja, joissa on yhtä ainetta: laventelia, joka tuoksuu varsilta ja auringolta eikä saippualta; setriä kuin juuri teroitettu kynä. Sekoittaminen jää sinulle. Kolme tippaa yhtä ja kaksi toista, siinä koko taito, ja hiljaiseen iltaan se on hyvä taito.",
    "Myymme yhä vain sellaista, minkä jättäisimme itse esille pöydälle.",
  ],
  valuesTitle: "Mikä meille on tärkeää",
  values: {
    pure: {
      title: "Puhdasta ja luonnollista",
      text: "Yksi kasvi jokaisessa pullossa: puristettu tai tislattu, omalla nimellään, millään jatkamatta. Jos öljy vaihtelee sadon mukaan, annamme sen vaihdella.",
    },
    quality: {
      title: "Korkeaa laatua",
      text: "Pintoja, joita on hyvä koskettaa ja jotka vanhenevat kauniisti. Tehty pyyhittäväksi, täytettäväksi ja pidettäväksi, akulla, joka riittää koko päiväksi.",
    },
    wellness: {
      title: "Hyvinvointi ensin",
      text: "Tuoksun pitää auttaa päivää hidastumaan ja sitten loppua. Jokainen diffuuseri sammuu itsestään 3 tunnin kuluttua, eikä mikään niistä puhu puhelimellesi.",
    },
  },
  shop: "Katso mallistoa",
} satisfies Messages<typeof en>;
