/**
 * Words that must not be said of hazardous goods (CLP 25(4)), of the environment without proof (UCPD, annex I, 4a to 4c: L9),
 * or of health (L10), in the languages of the shop. The beginning of a word stands for all its forms.
 */
const CLAIMS: readonly RegExp[] = [
  // English
  /\bnon[- ]?toxic/gi,
  /\beco[- ]?friendly/gi,
  /\b(environmentally|climate)[- ]friendly/gi,
  /\b(climate|carbon|co2|co₂)[- ]neutral/gi,
  /\bnatural and safe\b|\bharmless\b|\becological/gi,
  /\b(cures?|heals?|treats?) [a-z]+|\brepels? (mosquito|insect|tick)/gi,
  // Any language
  /\b100 ?% (safe|natural|ohutu|looduslik|droš|dabīg|saug|natūral|turvallin|luonnollin|sicher|natürlich|bezpieczn|naturaln)\p{L}*/giu,
  // Estonian
  /\b(mürgivaba|mittetoksili|mittemürgi|kahjutu|keskkonnasõbrali|kliimaneutraal|ökoloogili)\p{L}*/giu,
  // Latvian
  /(?<!\p{L})(netoksisk|nekaitīg|videi draudzīg|klimatneitrāl|ekoloģisk)\p{L}*/giu,
  // Lithuanian
  /(?<!\p{L})(netoksišk|nekenksming|ekologišk|draugišk\p{L}* aplinkai|neutral\p{L}* klimatui)\p{L}*/giu,
  // Finnish
  /(?<!\p{L})(myrkyttöm|myrkytön|vaarattom|vaaraton|ympäristöystävälli|ilmastoneutraal|ekologi)\p{L}*/giu,
  // German
  /(?<!\p{L})(ungiftig|unbedenklich|harmlos|umweltfreundlich|klimaneutral|ökologisch)\p{L}*/giu,
  // Polish
  /(?<!\p{L})(nietoksyczn|nieszkodliw|ekologiczn|przyjazn\p{L}* dla środowiska|neutraln\p{L}* dla klimatu)\p{L}*/giu,
];

/** The words in a text that need a lawyer's look before they are published, each once. */
export const riskyClaims = (text: string): string[] => [
  ...new Set(CLAIMS.flatMap((claim) => text.match(claim) ?? []).map((word) => word.toLowerCase())),
];
