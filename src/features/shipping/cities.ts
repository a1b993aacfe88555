import { normalised } from "./normalise.ts";

/** Cities that suggest a dialling code when typed (storefront 4), in English and in their own languages. */
const CITIES: Record<string, string> = {
  "+372":
    "Tallinn, Tartu, Narva, Pärnu, Kohtla-Järve, Viljandi, Rakvere, Maardu, Kuressaare, Sillamäe, Valga, Võru, Jõhvi, Haapsalu, Keila, Paide",
  "+371": "Riga, Rīga, Daugavpils, Liepāja, Jelgava, Jūrmala, Ventspils, Rēzekne, Valmiera, Ogre, Cēsis",
  "+370": "Vilnius, Kaunas, Klaipėda, Šiauliai, Panevėžys, Alytus, Marijampolė, Mažeikiai, Utena",
  "+358": "Helsinki, Espoo, Tampere, Vantaa, Oulu, Turku, Jyväskylä, Lahti, Kuopio, Pori, Rovaniemi",
  "+46": "Stockholm, Gothenburg, Göteborg, Malmö, Uppsala, Västerås, Örebro, Linköping, Helsingborg",
  "+47": "Oslo, Bergen, Trondheim, Stavanger, Tromsø",
  "+45": "Copenhagen, København, Aarhus, Odense, Aalborg",
  "+354": "Reykjavik, Reykjavík",
  "+48":
    "Warsaw, Warszawa, Kraków, Łódź, Wrocław, Poznań, Gdańsk, Gdynia, Szczecin, Bydgoszcz, Lublin, Katowice, Białystok",
  "+49":
    "Berlin, Hamburg, Munich, München, Cologne, Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hanover, Hannover, Nuremberg, Nürnberg",
  "+43": "Vienna, Wien, Graz, Linz, Salzburg, Innsbruck",
  "+41": "Zurich, Zürich, Geneva, Genève, Basel, Bern, Lausanne",
  "+31": "Amsterdam, Rotterdam, The Hague, Den Haag, Utrecht, Eindhoven, Groningen",
  "+32": "Brussels, Bruxelles, Antwerp, Antwerpen, Ghent, Gent, Bruges",
  "+352": "Luxembourg",
  "+33": "Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Strasbourg, Montpellier, Bordeaux, Lille, Rennes",
  "+34": "Madrid, Barcelona, Valencia, Seville, Sevilla, Zaragoza, Málaga, Bilbao, Palma",
  "+351": "Lisbon, Lisboa, Porto, Braga, Coimbra, Faro",
  "+39":
    "Rome, Roma, Milan, Milano, Naples, Napoli, Turin, Torino, Palermo, Bologna, Florence, Firenze, Venice, Venezia",
  "+420": "Prague, Praha, Brno, Ostrava, Plzeň",
  "+421": "Bratislava, Košice, Žilina",
  "+36": "Budapest, Debrecen, Szeged, Pécs",
  "+386": "Ljubljana, Maribor",
  "+385": "Zagreb, Split, Rijeka, Osijek",
  "+40": "Bucharest, București, Cluj-Napoca, Timișoara, Iași, Brașov",
  "+359": "Sofia, Plovdiv, Varna, Burgas",
  "+30": "Athens, Thessaloniki, Patras",
  "+357": "Nicosia, Limassol, Larnaca",
  "+356": "Valletta, Sliema",
  "+353": "Dublin, Cork, Galway, Limerick",
  "+44": "London, Manchester, Edinburgh, Glasgow, Liverpool, Bristol",
  "+381": "Belgrade",
  "+380": "Kyiv, Lviv",
  "+1": "New York, Los Angeles, Chicago, Houston, San Francisco, Seattle, Boston, Toronto, Montreal, Vancouver",
};

const SHORTEST = 3;

const codes = new Map(
  Object.entries(CITIES).flatMap(([code, names]) => names.split(",").map((name) => [normalised(name), code] as const)),
);

export const KNOWN_CITIES = codes.size;

/** The dialling code of a known city in any spelling; null for others and for fewer than 3 letters (storefront 4). */
export function diallingCodeOfCity(typed: string): string | null {
  const city = normalised(typed);
  return city.length < SHORTEST ? null : (codes.get(city) ?? null);
}
