import type { DemoProductTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. Hazard and precautionary statements follow Regulation (EC) No 1272/2008. */
export const translations: DemoProductTranslations = {
  responsiblePerson: "Aurelle Example OÜ, Näidise 1, EE-10115 Tallinn, safety@example.com",
  products: {
    "lune-ceramic-diffuser": {
      name: "Dyfuzor ceramiczny Lune",
      description:
        "Księżyc w pełni z żebrowanej ceramiki w kolorze kości słoniowej, wsparty na pierścieniu z satynowego mosiądzu. Światło wychodzi dołem, więc stół jaśnieje, a kula pozostaje spokojna. Na parapet, do przedpokoju, na koniec dnia.",
      alts: [
        "Okrągły dyfuzor z żebrowanej ceramiki w kolorze kości słoniowej na mosiężnej stopce",
        "Okrągły dyfuzor z żebrowanej ceramiki w kolorze kości słoniowej wieczorem na orzechowym stoliku nocnym, u stopki światło, unosi się mgiełka, za nim książki i filiżanka",
        "Żebra ceramiki w kolorze kości słoniowej i światło nad mosiężną stopką z bliska",
        "Okrągły dyfuzor z żebrowanej ceramiki w kolorze kości słoniowej obok dwóch stojących, nieco wyższych książek",
      ],
    },
    "lavender-oil": {
      name: "Olejek eteryczny lawendowy",
      description:
        "Lawenda taka, jak pachnie na polu: najpierw kwiatowa, potem zielona i trochę jak siano. Destylowany parą wodną z kwitnących szczytów pędów. Olejek na początek, jeśli ma się tylko jeden.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem lawendowym na jasnym kamieniu, przed nią gałązki lawendy",
        "Buteleczka olejku lawendowego leżąca między łodygami lawendy, widok z góry",
      ],
    },
    "amber-stone-diffuser": {
      name: "Dyfuzor kamienny Amber",
      description:
        "Niska kopuła, która wygląda jak miodowy trawertyn, pasiasta i porowata jak ten kamień, przecięta jedną cienką linią mosiądzu. Gdy unosi się mgiełka, przez szczelinę prześwituje światło. Waży tyle, by stać tam, gdzie ją postawisz.",
      alts: [
        "Dyfuzor w kształcie kopuły o wykończeniu jak miodowy kamień, z mosiężną obręczą",
        "Dyfuzor w kształcie kopuły o wykończeniu jak miodowy kamień, wieczorem na orzechowym stoliku nocnym, z włączonym światłem i unoszącą się mgiełką, za nim książki i filiżanka",
        "Pasy na wykończeniu jak miodowy kamień i światło w szczelinie z bliska",
        "Dyfuzor w kształcie kopuły o wykończeniu jak miodowy kamień, na orzechowym stole obok filiżanki o połowę niższej",
      ],
    },
    "eucalyptus-oil": {
      name: "Olejek eteryczny eukaliptusowy",
      description:
        "Chłodny i czysty, mniej ostry, niż zwykle bywa eukaliptus. Destylowany z liści i młodych gałązek Eucalyptus radiata. Dobre towarzystwo na poranek przy otwartym oknie.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem eukaliptusowym na orzechowym drewnie z gałązkami o srebrzystozielonych liściach",
        "Buteleczka olejku eukaliptusowego leżąca na orzechowym drewnie między gałązkami eukaliptusa, widok z góry",
      ],
    },
    "walnut-oil-stand": {
      name: "Stojak na olejki z orzecha",
      description:
        "Blok olejowanego orzecha z trzema oprawionymi w mosiądz gniazdami na buteleczki 10 ml. Trzyma olejki, których używasz, pionowo i pod ręką. Buteleczki nie są w zestawie.",
      alts: [
        "Orzechowy stojak z mosiężną linią: w dwóch gniazdach buteleczki z olejkami, trzecie puste, jego buteleczka z przodu",
        "Buteleczka w orzechowym stojaku i mosiężna krawędź pustego gniazda z bliska",
      ],
    },
    "walnut-grove-diffuser": {
      name: "Dyfuzor orzechowy Grove",
      description:
        "Na dole toczona podstawa z orzecha, na górze klosz z mlecznego szkła. Szkło równo rozprowadza światło, od ciepła świecy po dziesięć kolorów LED. Każda podstawa ma własny rysunek słojów.",
      alts: [
        "Dyfuzor z orzechową podstawą i kopułą z mlecznego szkła",
        "Dyfuzor z orzechową podstawą i świecącą kopułą z mlecznego szkła wieczorem na dębowym stole, unosi się mgiełka, za nim filiżanka i rząd książek",
        "Usłojenie orzecha, mosiężny przycisk i mosiężny pierścień pod mlecznym szkłem z bliska",
        "Dyfuzor z orzechową podstawą i kopułą z mlecznego szkła obok notesu wielkości dłoni",
      ],
    },
    "sweet-orange-oil": {
      name: "Olejek eteryczny ze słodkiej pomarańczy",
      description:
        "Skórka tłoczona na zimno i nic więcej: zapach pomarańczy w chwili, gdy się ją obiera. Solo jest pogodny, a nutom drzewnym i kwiatowym dobrze towarzyszy.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem ze słodkiej pomarańczy na lnie, obok cała i przekrojona pomarańcza",
        "Buteleczka olejku ze słodkiej pomarańczy leżąca na lnie wśród przekrojonych pomarańczy, widok z góry",
      ],
    },
    "cedarwood-oil": {
      name: "Olejek eteryczny cedrowy",
      description:
        "Suchy i ciepły jak piórnik i stara szafa. Destylowany parą wodną z drewna cedru atlaskiego. Lżejszym olejkom daje głębię i zostaje, gdy one już znikną.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem cedrowym na orzechowym drewnie ze szczapkami i zwiniętymi wiórami cedru",
        "Buteleczka olejku cedrowego leżąca na orzechowym drewnie między szczapkami i wiórami cedru, widok z góry",
      ],
    },
    "dune-fluted-diffuser": {
      name: "Dyfuzor żłobiony Dune",
      description:
        "Smukła kolumna z gliny w kolorze piasku, żłobiona jak zmarszczki na plaży. Światło zbiera się wokół mosiężnej stopki; mgiełka wychodzi górą przez mały otwór. Zajmuje tyle miejsca co wazon.",
      alts: [
        "Wysoki żłobiony dyfuzor z piaskowej gliny na mosiężnej stopce",
        "Wysoki żłobiony dyfuzor z piaskowej gliny wieczorem na półce w łazience, u stopki światło, unosi się mgiełka, za nim złożone ręczniki",
        "Żłobienia gliny i światło nad mosiężną stopką z bliska",
        "Wysoki żłobiony dyfuzor z piaskowej gliny obok dwóch cytryn",
      ],
    },
    "scent-stones": {
      name: "Kamienie zapachowe z terakoty",
      description:
        "Cztery nieszkliwione gliniane tabliczki w płytkiej misie z kamionki. Wypijają kilka kropli olejku i oddają zapach powoli, bez wody i prądu. Do szaf, szuflad i małych pomieszczeń.",
      alts: [
        "Cztery krążki z terakoty z wytłoczoną literą A na płaskiej białej misie z kamionki, na lnie",
        "Litera A wytłoczona w nieszkliwionym kamieniu zapachowym z bliska",
      ],
    },
    "geranium-oil": {
      name: "Olejek eteryczny geraniowy",
      description:
        "Róża z zieloną łodygą: geranium jest łagodniejsze, niż sugeruje nazwa, i świeższe niż sama róża. Destylowany parą wodną z liści i kwiatów Pelargonium graveolens. Wystarczą dwie krople.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem geraniowym na lnie z różowymi kwiatami i głęboko klapowanymi liśćmi",
        "Buteleczka olejku geraniowego leżąca na lnie między kwitnącymi łodygami geranium, widok z góry",
      ],
    },
    "dusk-glass-diffuser": {
      name: "Dyfuzor szklany Dusk",
      description:
        "Bursztynowe szkło dmuchane nad mosiężnym trzonem, na podstawie z ciemnego drewna. W dzień pokazuje pokój jak przez miód, nocą światło wznosi się w środku. Do napełnienia szkło się zdejmuje.",
      alts: [
        "Dyfuzor z kopułą z bursztynowego szkła nad mosiężnym trzonem, na podstawie z ciemnego drewna",
        "Dyfuzor z kopułą z bursztynowego szkła wieczorem na dębowym stole, światło jaśnieje przez szkło, unosi się mgiełka, za nim rząd książek i filiżanka",
        "Dolny brzeg bursztynowego szkła, mosiężny pierścień i ciemne drewno z bliska",
        "Dyfuzor z kopułą z bursztynowego szkła na orzechowym stole obok dwóch stojących książek podobnej wysokości",
      ],
    },
    "peppermint-oil": {
      name: "Olejek eteryczny z mięty pieprzowej",
      description:
        "Pierwszy oddech po otwarciu okna zimą. Destylowany z mięty ściętej na początku kwitnienia, gdy liść jest najmocniejszy. Jedna kropla to sugestia, trzy to deklaracja.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem miętowym na jasnym kamieniu z gałązkami mięty",
        "Buteleczka olejku miętowego leżąca między gałązkami mięty, widok z góry",
      ],
    },
    "lemon-oil": {
      name: "Olejek eteryczny cytrynowy",
      description:
        "Olejek z żółtej części skórki, wyciśnięty bez ciepła. Przez chwilę ostry, potem krągły i czysty. Buteleczka jest większa, bo opróżnia się szybciej niż inne.",
      alts: [
        "Wysoka miodowa buteleczka z zakraplaczem z olejkiem cytrynowym na lnie, obok całe cytryny i jedna przekrojona",
        "Buteleczka olejku cytrynowego leżąca na lnie wśród całych i przekrojonych cytryn, widok z góry",
      ],
    },
    "rosemary-oil": {
      name: "Olejek eteryczny rozmarynowy",
      description:
        "Zbocze nad Morzem Śródziemnym w południe: żywica, zioła i ciepły kamień. Spośród kilku typów rozmarynu to typ cyneolowy, ten klarowny i lekki. Lubi towarzyszyć w pracy.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem rozmarynowym na jasnym kamieniu z gałązkami rozmarynu",
        "Buteleczka olejku rozmarynowego leżąca między gałązkami rozmarynu, widok z góry",
      ],
    },
    "glass-filling-carafe": {
      name: "Szklana karafka do napełniania",
      description:
        "Mała karafka z przezroczystego szkła z mosiężnym kołnierzem i dzióbkiem, który nalewa bez kapania. Mieści więcej niż jedno napełnienie każdego zbiornika w kolekcji i jest na tyle wąska, że nadaje się do wszystkich.",
      alts: [
        "Mała szklana karafka z mosiężnym kołnierzem, do połowy pełna wody, obok dyfuzora z otwartym zbiornikiem",
        "Dzióbek i mosiężny kołnierz karafki z bliska",
      ],
    },
    "travertine-column-diffuser": {
      name: "Dyfuzor kolumnowy z trawertynu",
      description:
        "Walec z jasnego trawertynu, toczony z jednego kawałka i niewypełniany, by zostały jego drobne zagłębienia. Pokrywa jest z kamionki w kolorze lnu. Między nimi jest tylko linia światła.",
      alts: [
        "Walec z jasnego trawertynu z pokrywą w kolorze lnu, między nimi linia światła",
        "Walec z jasnego trawertynu z pokrywą w kolorze lnu wieczorem na dębowym stole, linia światła włączona, unosi się mgiełka, za nim filiżanka i rząd książek",
        "Warstwy i pory trawertynu oraz linia światła pod pokrywą z bliska",
        "Walec z jasnego trawertynu z pokrywą w kolorze lnu na orzechowym stole obok ciemnego notesu wielkości dłoni",
      ],
    },
    "tea-tree-oil": {
      name: "Olejek eteryczny z drzewa herbacianego",
      description:
        "Zielony, korzenny, trochę jak gałka muszkatołowa i świeżo cięte drewno. Z liści niewielkiego drzewa, które rośnie na podmokłych nizinach Nowej Południowej Walii. Nie perfumy, raczej zapach do pomieszczeń, z których się korzysta.",
      alts: [
        "Wysoka miodowa buteleczka z zakraplaczem z olejkiem z drzewa herbacianego na orzechowym drewnie z gałązkami o cienkich zielonych igłach",
        "Buteleczka olejku z drzewa herbacianego leżąca na orzechowym drewnie między gałązkami drzewa herbacianego, widok z góry",
      ],
    },
    "bergamot-oil": {
      name: "Olejek eteryczny bergamotowy",
      description:
        "To, dzięki czemu Earl Grey pachnie jak Earl Grey. Skórka owocu zbyt kwaśnego do jedzenia, tłoczona zimą na jednym pasie wybrzeża Kalabrii. Nasz jest pozbawiony bergaptenu, czyli tej części, której słońce nie wybacza.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem bergamotowym, obok zielone, guzkowate bergamoty, jedna przekrojona",
        "Buteleczka olejku bergamotowego leżąca wśród całych i przekrojonych bergamot, widok z góry",
      ],
    },
    "brass-oil-funnel": {
      name: "Mosiężny lejek do olejków",
      description:
        "Lejek wyoblany z mosiądzu, na tyle mały, że pasuje do szyjki buteleczki 10 ml. Do własnych mieszanek albo żeby przelać resztkę jednej buteleczki do następnej.",
      alts: [
        "Mosiężny lejek w szyjce otwartej buteleczki olejku sandałowego, obok leży jej pipeta, z tyłu buteleczka olejku bergamotowego",
        "Gładkie wnętrze mosiężnego lejka w szyjce buteleczki z bliska",
      ],
    },
    "frankincense-oil": {
      name: "Olejek eteryczny kadzidłowy",
      description:
        "Łzy żywicy z somalijskich zboczy, destylowane w Europie. Najpierw cytryna i pieprz, potem balsam, potem coś jak stare kościoły i czysty kamień. Rozwija się powoli, ale warto poczekać.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem kadzidłowym na jasnym kamieniu wśród złotych łez żywicy",
        "Buteleczka olejku kadzidłowego leżąca na jasnym kamieniu między łzami żywicy, widok z góry",
      ],
    },
    "lemongrass-oil": {
      name: "Olejek eteryczny z trawy cytrynowej",
      description:
        "Cytrynowe landrynki, skoszona trawa i imbir, wszystko naraz i wszystko dość głośno. Zacznij od dwóch kropli. Piękny przy drzwiach na taras w sierpniu, gdy i tak stoją otworem.",
      alts: [
        "Wysoka miodowa buteleczka z zakraplaczem z olejkiem z trawy cytrynowej na jasnym kamieniu obok łodyg trawy cytrynowej",
        "Buteleczka olejku z trawy cytrynowej leżąca na jasnym kamieniu między łodygami trawy cytrynowej, widok z góry",
      ],
    },
    "sandalwood-oil": {
      name: "Olejek eteryczny sandałowy",
      description:
        "Mleko, miękkie drewno i bardzo niewiele poza tym: nasz najcichszy olejek i ten, który zostaje najdłużej. Z co najmniej piętnastoletnich drzew z plantacji w Australii Zachodniej, nigdy z dzikich.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem sandałowym na orzechowym drewnie z łupanymi kawałkami i szczapkami sandałowca",
        "Buteleczka olejku sandałowego leżąca na orzechowym drewnie między łupanymi kawałkami i szczapkami sandałowca, widok z góry",
      ],
    },
    "cedar-oil-box": {
      name: "Cedrowa skrzynka na olejki",
      description:
        "Skrzynka z olejowanego cedru z wysoką tylną ścianką i miejscem na dziesięć buteleczek po 10 ml, pięć po każdej stronie przegródki. Stoją pionowo, a każda etykieta patrzy na Ciebie. Buteleczki nie są w zestawie.",
      alts: [
        "Otwarta skrzynka cedrowa z wysokim tyłem, na stopniu pięć buteleczek z olejkami, przed nimi pięć pustych miejsc, przed skrzynką buteleczka i wióry cedrowe",
        "Etykiety olejków i słoje skrzynki cedrowej z bliska",
      ],
    },
    "smoke-glass-diffuser": {
      name: "Dyfuzor z dymionego szkła",
      description:
        "Prosty klosz z dymionego szkła na dębowym krążku. W środku stoi zbiornik z jasnej kamionki, a gdy świeci światło, jaśnieje jak lampa za zasłoną. Wyłączony jest niemal cieniem.",
      alts: [
        "Klosz z dymionego szkła na dębowym krążku, u stopki pierścień światła",
        "Klosz z dymionego szkła na dębowym krążku wieczorem w wyłożonej kafelkami łazience, z włączonym światłem i unoszącą się mgiełką, za nim złożone ręczniki",
        "Ścianka dymionego szkła, pierścień światła i dębowy krążek z bliska",
        "Klosz z dymionego szkła na dębowym krążku obok dwóch stojących książek podobnej wysokości",
      ],
    },
    "sage-nest-diffuser": {
      name: "Dyfuzor Nest, szałwiowy",
      description:
        "Jajo z szałwiowozielonej porcelany w dębowym kubku. Najmniejszy z rodziny, na stolik nocny, z przyciskiem, który da się znaleźć po ciemku i który nie klika.",
      alts: [
        "Małe jajo z szałwiowozielonej porcelany w dębowym kubku",
        "Małe jajo z szałwiowozielonej porcelany w dębowym kubku wieczorem na orzechowym stoliku nocnym, z włączonym światłem i unoszącą się mgiełką, za nim książki i filiżanka",
        "Zielona porcelana, linia światła i mosiężny przycisk w dębowym kubku z bliska",
        "Małe jajo z szałwiowozielonej porcelany w dębowym kubku na orzechowym stole obok dwóch cytryn",
      ],
    },
    "ylang-ylang-oil": {
      name: "Olejek eteryczny ylang-ylang",
      description:
        "Żółte kwiaty zbierane przed wschodem słońca i destylowane tego samego dnia, powoli. Słodki i ciężki jak jaśmin i banan, z korzennym akcentem. Jedna kropla w mieszance często wystarcza; na tym polega cała tajemnica.",
      alts: [
        "Miodowa buteleczka z zakraplaczem z olejkiem ylang-ylang na lnie z żółtymi kwiatami o długich, zwisających płatkach",
        "Buteleczka olejku ylang-ylang leżąca na lnie wśród żółtych kwiatów o długich płatkach, widok z góry",
      ],
    },
    "linen-gift-box": {
      name: "Lniane pudełko prezentowe",
      description:
        "Lawenda, kadzidłowiec i bergamota, po 10 ml, w pudełku obciągniętym naturalnym lnem. Karta w środku mówi, czym jest każdy z nich i od których dwóch zacząć. Pudełko jest takie, żeby je zachować.",
      alts: [
        "Otwarte pudełko prezentowe obciągnięte lnem z buteleczkami lawendy i kadzidłowca, obok buteleczka bergamoty, z przodu karta, z tyłu wieczko",
        "Splot lnu i etykiety buteleczek z bliska",
      ],
    },
    "pearl-teardrop-diffuser": {
      name: "Dyfuzor kropla Pearl",
      description:
        "Kropla matowej białej porcelany, wyciągnięta w wąski otwór, tak że mgiełka wychodzi jedną cienką nitką. Nic na niej nie widać, ani wzoru, ani przycisku: włącza się ją u stopki.",
      alts: [
        "Wysoka kropla z matowej białej porcelany na mosiężnej stopce",
        "Wysoka kropla z matowej białej porcelany wieczorem na półce w łazience, u stopki światło, unosi się mgiełka, za nią złożone ręczniki",
        "Wąski, wyłożony mosiądzem wylot porcelanowej kropli z bliska",
        "Wysoka kropla z matowej białej porcelany na orzechowym stole obok filiżanki",
      ],
    },
  },
  phrases: {
    "Ribbed ivory ceramic globe": "Żebrowana kula z ceramiki w kolorze kości słoniowej",
    "3-hour auto shut-off": "Automatyczne wyłączenie po 3 godzinach",
    "10 LED colours, or no light at all": "10 kolorów LED albo bez światła",
    "Three intensity modes": "Trzy poziomy intensywności",
    "2000mAh battery, up to 24 hours cordless": "Akumulator 2000 mAh, do 24 godzin bez kabla",
    "Scents rooms up to 15m²": "Wypełnia zapachem pomieszczenia do 15 m²",
    "The ribs catch daylight, so it is pleasant to look at even when it is switched off.":
      "Żebra chwytają dzienne światło, więc miło na niego patrzeć także wtedy, gdy jest wyłączony.",
    "The battery frees it from the socket, so it can move from the desk to the bedside.":
      "Akumulator uniezależnia go od gniazdka, więc może wędrować z biurka na stolik nocny.",
    "The light can glow, change slowly or stay dark while the mist goes on.":
      "Światło może świecić stale, powoli się zmieniać albo pozostać zgaszone, gdy mgiełka się unosi.",
    "Lift off the top and fill the tank with clean tap water, no higher than the MAX line.":
      "Zdejmij górną część i nalej do zbiornika czystej wody z kranu, nie wyżej niż do linii MAX.",
    "Add three to five drops of essential oil.": "Dodaj od trzech do pięciu kropli olejku eterycznego.",
    "Put the top back and press the button once to start; press again to change the intensity.":
      "Załóż górną część i naciśnij przycisk raz, by włączyć; naciśnij ponownie, by zmienić intensywność.",
    "Hold the button to choose a light colour or to switch the light off.":
      "Przytrzymaj przycisk, by wybrać kolor światła lub je wyłączyć.",
    "Empty the tank after use and wipe it dry with a soft cloth.":
      "Po użyciu opróżnij zbiornik i wytrzyj go do sucha miękką ściereczką.",
    Material: "Materiał",
    "Glazed ceramic, brass-finished steel": "Ceramika szkliwiona, stal mosiądzowana",
    Size: "Wymiary",
    Weight: "Waga",
    Capacity: "Pojemność",
    Power: "Moc i zasilanie",
    "3W, USB-C": "3 W, USB-C",
    "Battery life": "Czas pracy na akumulatorze",
    "2000mAh, up to 24 hours": "2000 mAh, do 24 godzin",
    "Room size": "Wielkość pomieszczenia",
    Light: "Światło",
    "10 LED colours": "10 kolorów LED",
    "Intensity modes": "Poziomy intensywności",
    "Automatic shut-off": "Automatyczne wyłączanie",
    "After 3 hours": "Po 3 godzinach",
    "In the box": "W pudełku",
    "Diffuser, USB-C cable, measuring cup, instructions": "Dyfuzor, kabel USB-C, miarka, instrukcja",
    "Use only the supplied USB-C cable and a 5 V adapter.": "Używaj tylko dołączonego kabla USB-C i zasilacza 5 V.",
    "Unplug before filling, emptying or cleaning.":
      "Przed napełnianiem, opróżnianiem lub czyszczeniem odłącz od prądu.",
    "Never fill above the MAX line and never put the base under water.":
      "Nigdy nie napełniaj powyżej linii MAX i nigdy nie zanurzaj podstawy w wodzie.",
    "Do not use with wet hands or a damaged cable.": "Nie używaj mokrymi rękami ani z uszkodzonym kablem.",
    "Contains a lithium-ion battery: keep away from heat and do not open.":
      "Zawiera akumulator litowo-jonowy: trzymaj z dala od ciepła i nie otwieraj.",
    "Keep out of reach of children and pets.": "Chronić przed dziećmi i zwierzętami domowymi.",
    "Pure essential oil, nothing added": "Czysty olejek eteryczny, bez żadnych dodatków",
    "From flowering tops, steam-distilled": "Z kwitnących szczytów pędów, destylowany parą wodną",
    "10 ml amber glass bottle": "Buteleczka 10 ml z bursztynowego szkła",
    "Cap with dropper": "Nakrętka z zakraplaczem",
    "Child-resistant cap with dropper": "Nakrętka z zakraplaczem, zabezpieczona przed dziećmi",
    "Origin: France": "Pochodzenie: Francja",
    "A familiar scent for the quiet end of the day.": "Znajomy zapach na spokojny koniec dnia.",
    "Blends well with cedarwood, sweet orange and bergamot.":
      "Dobrze łączy się z cedrem, słodką pomarańczą i bergamotą.",
    "Three to five drops are enough for one filling, so a bottle lasts about forty evenings.":
      "Na jedno napełnienie wystarczy od trzech do pięciu kropli, więc buteleczka starcza na około czterdzieści wieczorów.",
    "One or two drops are enough for one filling, so a bottle lasts about a hundred evenings.":
      "Na jedno napełnienie wystarczy jedna lub dwie krople, więc buteleczka starcza na około sto wieczorów.",
    "The amber glass keeps light away from the oil.": "Bursztynowe szkło chroni olejek przed światłem.",
    "Add three to five drops to a diffuser filled with water.":
      "Dodaj od trzech do pięciu kropli do dyfuzora napełnionego wodą.",
    "Add one or two drops to a diffuser filled with water.":
      "Dodaj jedną lub dwie krople do dyfuzora napełnionego wodą.",
    "Start with the lowest intensity, and air the room after use.":
      "Zacznij od najniższej intensywności, a po użyciu przewietrz pokój.",
    "Leave a door open where animals live; cats and birds need a room without scent.":
      "Zostaw otwarte drzwi tam, gdzie mieszkają zwierzęta; koty i ptaki potrzebują pokoju bez zapachu.",
    "Close the bottle and keep it upright, cool and dark.":
      "Zamykaj buteleczkę i trzymaj ją pionowo, w chłodzie i ciemności.",
    "Botanical name": "Nazwa botaniczna",
    INCI: "INCI",
    "Plant part": "Część rośliny",
    "Flowering tops": "Kwitnące szczyty pędów",
    Extraction: "Metoda pozyskania",
    "Steam-distilled": "Destylacja parą wodną",
    Origin: "Pochodzenie",
    France: "Francja",
    Scent: "Zapach",
    "Floral, herbal, softly sweet": "Kwiatowy, ziołowy, łagodnie słodki",
    Note: "Nuta",
    Middle: "Nuta serca",
    "Blends with": "Pasujące olejki",
    "Cedarwood, sweet orange and bergamot": "Cedr, słodka pomarańcza i bergamota",
    Volume: "Pojemność",
    "Best used": "Najlepiej zużyć",
    "Within 12 months of opening": "W ciągu 12 miesięcy od otwarcia",
    "Do not use undiluted on the skin.": "Nie stosować nierozcieńczonego na skórę.",
    "Banded stone finish, each piece a little different":
      "Wykończenie jak pasiasty kamień, każdy egzemplarz trochę inny",
    "Its colours sit well with wood, linen and books.": "Jego kolory pasują do drewna, lnu i książek.",
    "Stone composite, brass-finished steel": "Kompozyt kamienny, stal mosiądzowana",
    "From leaves and twigs, steam-distilled": "Z liści i gałązek, destylowany parą wodną",
    "Origin: Portugal": "Pochodzenie: Portugalia",
    "A bright, airy scent for bathrooms and work rooms.": "Jasny, lekki zapach do łazienek i gabinetów.",
    "Blends well with lavender, rosemary and geranium.": "Dobrze łączy się z lawendą, rozmarynem i geranium.",
    "Leaves and twigs": "Liście i gałązki",
    Portugal: "Portugalia",
    "Fresh, green, cool": "Świeży, zielony, chłodny",
    Top: "Nuta głowy",
    "Lavender, rosemary and geranium": "Lawenda, rozmaryn i geranium",
    "Solid oiled walnut": "Lity olejowany orzech",
    "Three wells for 10 ml bottles": "Trzy gniazda na buteleczki 10 ml",
    "Brass inlay along the front": "Mosiężna intarsja wzdłuż frontu",
    "Felt pads underneath": "Filcowe podkładki od spodu",
    "Your oils stand together beside the diffuser instead of in a drawer.":
      "Twoje olejki stoją razem obok dyfuzora, a nie w szufladzie.",
    "The wells hold each bottle firmly, so none is knocked over.":
      "Gniazda mocno trzymają każdą buteleczkę, więc żadna się nie przewróci.",
    "The felt pads are kind to polished tables.": "Filcowe podkładki chronią polerowane stoły.",
    "Stand it on a level surface, out of direct sun.": "Postaw na równej powierzchni, z dala od bezpośredniego słońca.",
    "Set one closed bottle in each well.": "W każde gniazdo wstaw jedną zamkniętą buteleczkę.",
    "Wipe up drops at once, and oil the wood once a year.": "Krople wycieraj od razu, a drewno olejuj raz w roku.",
    "Walnut, brass": "Orzech, mosiądz",
    Fits: "Miejsce na",
    "Three 10 ml bottles": "Trzy buteleczki 10 ml",
    "Turned walnut base with its own grain": "Toczona podstawa z orzecha o własnym rysunku słojów",
    "The milk glass makes an even, lamp-like glow for late reading corners.":
      "Mleczne szkło świeci równo jak lampa, w sam raz do wieczornej lektury.",
    "Walnut, opal glass, brass-finished steel": "Orzech, szkło opalowe, stal mosiądzowana",
    "From fresh peel, cold-pressed": "Ze świeżej skórki, tłoczony na zimno",
    "Origin: Italy": "Pochodzenie: Włochy",
    "A sunny scent that guests recognise at once.": "Słoneczny zapach, który goście rozpoznają od razu.",
    "Blends well with cedarwood, geranium and ylang-ylang.": "Dobrze łączy się z cedrem, geranium i ylang-ylang.",
    "Fresh peel": "Świeża skórka",
    "Cold-pressed": "Tłoczenie na zimno",
    Italy: "Włochy",
    "Sweet, juicy, sunny": "Słodki, soczysty, słoneczny",
    "Cedarwood, geranium and ylang-ylang": "Cedr, geranium i ylang-ylang",
    "From wood, steam-distilled": "Z drewna, destylowany parą wodną",
    "Origin: Morocco": "Pochodzenie: Maroko",
    "A dry base note that makes a blend last longer in the room.":
      "Sucha nuta bazy, dzięki której mieszanka dłużej trwa w pokoju.",
    "Blends well with lavender, sweet orange and frankincense.":
      "Dobrze łączy się z lawendą, słodką pomarańczą i kadzidłowcem.",
    Wood: "Drewno",
    Morocco: "Maroko",
    "Dry, woody, warm": "Suchy, drzewny, ciepły",
    Base: "Nuta bazy",
    "Lavender, sweet orange and frankincense": "Lawenda, słodka pomarańcza i kadzidłowiec",
    "Fluted clay column, narrow foot": "Żłobiona gliniana kolumna, wąska stopka",
    "Its narrow foot fits a shelf, a bedside table or a full desk.":
      "Wąska stopka mieści się na półce, stoliku nocnym albo zastawionym biurku.",
    "Matt ceramic, brass-finished steel": "Matowa ceramika, stal mosiądzowana",
    "Four unglazed clay tablets": "Cztery nieszkliwione gliniane tabliczki",
    "Stoneware dish, 17 cm across": "Misa z kamionki o średnicy 17 cm",
    "No water, no electricity": "Bez wody, bez prądu",
    "Can be used again and again": "Do wielokrotnego użytku",
    "They scent the places a diffuser is too large for.": "Pachną w miejscach, do których dyfuzor jest za duży.",
    "The clay gives the scent back slowly, so nothing has to be watched.":
      "Glina oddaje zapach powoli, więc niczego nie trzeba pilnować.",
    "A fresh drop wakes them up again.": "Świeża kropla budzi je na nowo.",
    "Let two or three drops of oil sink into each stone.":
      "Pozwól, by w każdy kamień wsiąkły dwie lub trzy krople olejku.",
    "Lay the stones in their dish, not on wood or cloth.": "Kładź kamienie w ich misie, nie na drewnie ani tkaninie.",
    "Renew the drops when the scent has faded.": "Odnów krople, gdy zapach osłabnie.",
    "Terracotta, stoneware": "Terakota, kamionka",
    Dish: "Misa",
    Contents: "Zawartość",
    "Four stones, one dish": "Cztery kamienie, jedna misa",
    "From leaves and flowers, steam-distilled": "Z liści i kwiatów, destylowany parą wodną",
    "Origin: Egypt": "Pochodzenie: Egipt",
    "A flowery scent that is not heavy, for living rooms and dressing tables.":
      "Kwiatowy, ale nie ciężki zapach do salonu i na toaletkę.",
    "Blends well with eucalyptus, sweet orange and bergamot.":
      "Dobrze łączy się z eukaliptusem, słodką pomarańczą i bergamotą.",
    "Leaves and flowers": "Liście i kwiaty",
    Egypt: "Egipt",
    "Rosy, green, lightly lemony": "Różany, zielony, lekko cytrynowy",
    "Eucalyptus, sweet orange and bergamot": "Eukaliptus, słodka pomarańcza i bergamota",
    "Mouth-blown amber glass dome": "Ręcznie dmuchana kopuła z bursztynowego szkła",
    "The glass warms every light colour, so even the cool ones feel soft.":
      "Szkło ociepla każdy kolor światła, więc nawet chłodne wydają się miękkie.",
    "Glass, dark-stained wood, brass-finished steel": "Szkło, ciemno bejcowane drewno, stal mosiądzowana",
    "From leaves and flowering tops, steam-distilled": "Z liści i kwitnących szczytów pędów, destylowany parą wodną",
    "Origin: Hungary": "Pochodzenie: Węgry",
    "It wakes up a study or a hallway in a few minutes.": "W kilka minut budzi gabinet albo przedpokój.",
    "Blends well with rosemary, lemon and eucalyptus.": "Dobrze łączy się z rozmarynem, cytryną i eukaliptusem.",
    "Use it sparingly, and not in a room where a small child sleeps.":
      "Stosuj oszczędnie i nie w pokoju, w którym śpi małe dziecko.",
    "Leaves and flowering tops": "Liście i kwitnące szczyty pędów",
    Hungary: "Węgry",
    "Cool, green, sweet at the end": "Chłodny, zielony, na końcu słodki",
    "Rosemary, lemon and eucalyptus": "Rozmaryn, cytryna i eukaliptus",
    "30 ml amber glass bottle": "Buteleczka 30 ml z bursztynowego szkła",
    "Origin: Sicily, Italy": "Pochodzenie: Sycylia, Włochy",
    "A bright note for a kitchen, without the smell of a cleaning cupboard.":
      "Wnosi do kuchni cytrynową świeżość, a nie pachnie szafką ze środkami czystości.",
    "Blends well with lavender, tea tree and frankincense.":
      "Dobrze łączy się z lawendą, drzewem herbacianym i kadzidłowcem.",
    "Three to five drops are enough for one filling, so a bottle lasts about a hundred and twenty evenings.":
      "Na jedno napełnienie wystarczy od trzech do pięciu kropli, więc buteleczka starcza na około sto dwadzieścia wieczorów.",
    "One or two drops are enough for one filling, so a bottle lasts about three hundred evenings.":
      "Na jedno napełnienie wystarczy jedna lub dwie krople, więc buteleczka starcza na około trzysta wieczorów.",
    "Citrus oils fade first: keep the bottle closed and cool, and use it within a year.":
      "Olejki cytrusowe tracą zapach najszybciej: trzymaj buteleczkę zamkniętą w chłodzie i zużyj ją w ciągu roku.",
    "Sicily, Italy": "Sycylia, Włochy",
    "Bright, zesty, clean": "Jasny, rześki, czysty",
    "Lavender, tea tree and frankincense": "Lawenda, drzewo herbaciane i kadzidłowiec",
    "From flowering sprigs, steam-distilled": "Z kwitnących gałązek, destylowany parą wodną",
    "Origin: Spain": "Pochodzenie: Hiszpania",
    "A clear, busy scent for desks and kitchens.": "Klarowny, żywy zapach do kuchni i do pracy przy biurku.",
    "Blends well with lemon, peppermint and cedarwood.": "Dobrze łączy się z cytryną, miętą pieprzową i cedrem.",
    "Flowering sprigs": "Kwitnące gałązki",
    Spain: "Hiszpania",
    "Herbal, resinous, clear": "Ziołowy, żywiczny, klarowny",
    "Lemon, peppermint and cedarwood": "Cytryna, mięta pieprzowa i cedr",
    "Clear borosilicate glass": "Przezroczyste szkło borokrzemowe",
    "Brass collar": "Mosiężny kołnierz",
    "350 ml, more than one filling for every tank": "350 ml, więcej niż jedno napełnienie każdego zbiornika",
    "Pours without dripping": "Nalewa bez kapania",
    "The water goes into the tank and not on the table.": "Woda trafia do zbiornika, a nie na stół.",
    "The collar gives wet hands something to hold.": "Kołnierz daje mokrym dłoniom oparcie.",
    "It is good-looking enough to stay out, with a stem or two in it.":
      "Jest na tyle ładna, że może stać na widoku, z jedną czy dwiema gałązkami w środku.",
    "Fill it with clean tap water, no more than two thirds.":
      "Napełnij ją czystą wodą z kranu, najwyżej do dwóch trzecich.",
    "Pour slowly, and stop at the MAX line of the tank.": "Nalewaj powoli i zatrzymaj się przy linii MAX zbiornika.",
    "Rinse by hand; the collar does not like the dishwasher.": "Płucz ręcznie; kołnierz nie lubi zmywarki.",
    "Borosilicate glass, brass": "Szkło borokrzemowe, mosiądz",
    Holds: "Mieści",
    "Travertine body, turned from one piece": "Korpus z trawertynu, toczony z jednego kawałka",
    "Stone keeps it steady on a table where children or sleeves pass by.":
      "Kamień daje mu stabilność na stole, obok którego przebiegają dzieci i o który zahaczają rękawy.",
    "Empty the tank after use, and wipe drops off the stone: it is porous and remembers oil.":
      "Po użyciu opróżnij zbiornik i zetrzyj krople z kamienia: jest porowaty i pamięta olejek.",
    "Real travertine, glazed stoneware, brass-finished steel":
      "Prawdziwy trawertyn, kamionka szkliwiona, stal mosiądzowana",
    "From leaves, steam-distilled": "Z liści, destylowany parą wodną",
    "Origin: Australia": "Pochodzenie: Australia",
    "A plain, clean scent for bathrooms, laundries and boot rooms.":
      "Prosty, czysty zapach do łazienek, pralni i przedsionków.",
    "Blends well with lemon, lavender and eucalyptus.": "Dobrze łączy się z cytryną, lawendą i eukaliptusem.",
    Leaves: "Liście",
    Australia: "Australia",
    "Green, spicy, clean": "Zielony, korzenny, czysty",
    "Lemon, lavender and eucalyptus": "Cytryna, lawenda i eukaliptus",
    "From fresh peel, cold-pressed, bergapten-free": "Ze świeżej skórki, tłoczony na zimno, bez bergaptenu",
    "Origin: Calabria, Italy": "Pochodzenie: Kalabria, Włochy",
    "Brightens a blend without making it smell of fruit.": "Rozjaśnia mieszankę, ale nie nadaje jej zapachu owoców.",
    "Blends well with lavender, geranium and sandalwood.": "Dobrze łączy się z lawendą, geranium i sandałowcem.",
    "Cold-pressed, bergapten-free": "Tłoczenie na zimno, bez bergaptenu",
    "Calabria, Italy": "Kalabria, Włochy",
    "Citrus, floral, like black tea": "Cytrusowy, kwiatowy, jak czarna herbata",
    "Lavender, geranium and sandalwood": "Lawenda, geranium i sandałowiec",
    "Spun from one sheet of brass": "Wyoblany z jednego arkusza mosiądzu",
    "Fits bottles of 5 ml and more": "Pasuje do buteleczek od 5 ml",
    "Smooth inside, so nothing stays behind": "Gładki w środku, więc nic w nim nie zostaje",
    "Blends are mixed without a drop on the table.": "Mieszanki powstają bez kropli na stole.",
    "It is heavy enough to stand in the bottle by itself.": "Jest na tyle ciężki, że sam stoi w buteleczce.",
    "Set it in the neck of an empty bottle.": "Włóż go w szyjkę pustej buteleczki.",
    "Count the drops; add the strongest oil last.": "Odliczaj krople; najmocniejszy olejek dodaj na końcu.",
    "Wash it with warm water and a little soap, and dry it at once.":
      "Umyj go ciepłą wodą z odrobiną mydła i od razu osusz.",
    Brass: "Mosiądz",
    Outlet: "Wylot",
    "8 mm across": "Średnica 8 mm",
    "From resin, steam-distilled": "Z żywicy, destylowany parą wodną",
    "Origin: Somalia": "Pochodzenie: Somalia",
    "A slow scent for reading and for rooms with high ceilings.":
      "Powoli rozwijający się zapach do lektury i do wysokich wnętrz.",
    "Blends well with sandalwood, bergamot and cedarwood.": "Dobrze łączy się z sandałowcem, bergamotą i cedrem.",
    Resin: "Żywica",
    Somalia: "Somalia",
    "Balsamic, peppery, lightly citrus": "Balsamiczny, pieprzny, lekko cytrusowy",
    "Sandalwood, bergamot and cedarwood": "Sandałowiec, bergamota i cedr",
    "From fresh grass, steam-distilled": "Ze świeżej trawy, destylowany parą wodną",
    "Origin: Kerala, India": "Pochodzenie: Kerala, Indie",
    "Two drops scent a living room.": "Dwie krople wystarczą na pokój dzienny.",
    "Blends well with peppermint, rosemary and cedarwood.": "Dobrze łączy się z miętą pieprzową, rozmarynem i cedrem.",
    "Fresh grass": "Świeża trawa",
    "Kerala, India": "Kerala, Indie",
    "Lemony, grassy, warm": "Cytrynowy, trawiasty, ciepły",
    "Peppermint, rosemary and cedarwood": "Mięta pieprzowa, rozmaryn i cedr",
    "From heartwood, steam-distilled": "Z twardzieli, destylowany parą wodną",
    "Origin: Western Australia": "Pochodzenie: Australia Zachodnia",
    "It rounds off every blend, and can still be found in a cushion the next morning.":
      "Zaokrągla każdą mieszankę, a następnego ranka wciąż czuć go na poduszce.",
    "Blends well with bergamot, ylang-ylang and frankincense.":
      "Dobrze łączy się z bergamotą, ylang-ylang i kadzidłowcem.",
    Heartwood: "Twardziel",
    "Western Australia": "Australia Zachodnia",
    "Creamy, soft, woody": "Kremowy, miękki, drzewny",
    "Bergamot, ylang-ylang and frankincense": "Bergamota, ylang-ylang i kadzidłowiec",
    "Solid oiled cedar": "Lity olejowany cedr",
    "Room for ten 10 ml bottles": "Miejsce na dziesięć buteleczek 10 ml",
    "Tall back and a plate of brass": "Wysoka tylna ścianka i mosiężna płytka",
    "Divider in the middle": "Przegródka pośrodku",
    "The oil you want is found without lifting the others.": "Potrzebny olejek znajduje się bez podnoszenia innych.",
    "Set with its back to the window, it shades the bottles.": "Ustawiona tyłem do okna ocienia buteleczki.",
    "Cedar has a scent of its own, a quiet one.": "Cedr ma własny zapach, dyskretny.",
    "Stand it in a cool place, and set the closed bottles in upright.":
      "Postaw ją w chłodnym miejscu i wstaw zamknięte buteleczki pionowo.",
    "Wipe up drops at once.": "Krople wycieraj od razu.",
    "Oil the wood once a year, on the outside only.": "Olejuj drewno raz w roku, tylko z zewnątrz.",
    "Cedar, brass": "Cedr, mosiądz",
    "Ten 10 ml bottles": "Dziesięć buteleczek 10 ml",
    "Mouth-blown smoked glass on oak": "Ręcznie dmuchane dymione szkło na dębie",
    "The smoke in the glass takes the edge off the light, so it may stay on beside a bed.":
      "Dym w szkle łagodzi światło, więc może ono świecić także przy łóżku.",
    "Smoked glass, oak, stoneware, brass-finished steel": "Dymione szkło, dąb, kamionka, stal mosiądzowana",
    "Small enough for a bedside table": "Zmieści się na stoliku nocnym",
    "Its button is silent, and the lowest light is low enough to sleep by.":
      "Przycisk jest bezgłośny, a najsłabsze światło na tyle słabe, że można przy nim spać.",
    "Glazed porcelain, oak, brass-finished steel": "Porcelana szkliwiona, dąb, stal mosiądzowana",
    "From fresh flowers, steam-distilled, complete": "Ze świeżych kwiatów, destylowany parą wodną, niefrakcjonowany",
    "Origin: Madagascar": "Pochodzenie: Madagaskar",
    "It turns plain citrus into something for the evening.": "Ze zwykłych cytrusów robi zapach na wieczór.",
    "Blends well with sweet orange, sandalwood and bergamot.":
      "Dobrze łączy się ze słodką pomarańczą, sandałowcem i bergamotą.",
    "Fresh flowers": "Świeże kwiaty",
    "Steam-distilled, complete": "Destylacja parą wodną, niefrakcjonowany",
    Madagascar: "Madagaskar",
    "Sweet, floral, exotic": "Słodki, kwiatowy, egzotyczny",
    "Sweet orange, sandalwood and bergamot": "Słodka pomarańcza, sandałowiec i bergamota",
    "Lavender, frankincense and bergamot, 10 ml each": "Lawenda, kadzidłowiec i bergamota, po 10 ml",
    "Box covered with natural linen": "Pudełko obciągnięte naturalnym lnem",
    "Card with three blends": "Karta z trzema mieszankami",
    "Ready to give": "Gotowe do wręczenia",
    "Three oils that agree with each other in any mixture.": "Trzy olejki, które pasują do siebie w każdej mieszance.",
    "The box stays useful: it holds letters, cables or more oils.":
      "Pudełko przyda się i później: na listy, kable albo kolejne olejki.",
    "It costs less than the three bottles alone.": "Kosztuje mniej niż same trzy buteleczki.",
    "Begin with four drops of lavender and one of frankincense.":
      "Zacznij od czterech kropli lawendy i jednej kadzidłowca.",
    "Keep the bottles closed, upright, cool and dark.":
      "Trzymaj buteleczki zamknięte, pionowo, w chłodzie i ciemności.",
    "Warnings for each oil are on its bottle and on its own page.":
      "Ostrzeżenia dotyczące każdego olejku są na jego buteleczce i na jego stronie.",
    "Three oils, 10 ml each; card": "Trzy olejki po 10 ml; karta",
    Box: "Pudełko",
    "21 × 10 × 9 cm, linen over board": "21 × 10 × 9 cm, len na tekturze",
    "Plain matt porcelain": "Gładka matowa porcelana",
    "Plain enough for a room that has everything already.":
      "Na tyle prosty, że pasuje do pokoju, w którym wszystko już jest.",
    "Matt porcelain, brass-finished steel": "Matowa porcelana, stal mosiądzowana",
    "linalool, linalyl acetate, geraniol": "linalol, octan linalilu, geraniol",
    "1,8-cineole, limonene, alpha-terpineol": "1,8-cyneol, limonen, alfa-terpineol",
    "limonene, linalool": "limonen, linalol",
    "alpha-, beta-, gamma-himachalene": "alfa-, beta-, gamma-himachalen",
    "citronellol, geraniol, linalool": "cytronelol, geraniol, linalol",
    "menthol, menthone, limonene": "mentol, menton, limonen",
    "limonene, citral, beta-pinene": "limonen, cytral, beta-pinen",
    "1,8-cineole, alpha-pinene, camphor": "1,8-cyneol, alfa-pinen, kamfora",
    "terpinen-4-ol, gamma-terpinene, limonene": "terpinen-4-ol, gamma-terpinen, limonen",
    "limonene, linalool, linalyl acetate": "limonen, linalol, octan linalilu",
    "alpha-pinene, limonene, alpha-thujene": "alfa-pinen, limonen, alfa-tujen",
    "citral, geraniol, citronellal": "cytral, geraniol, cytronelal",
    "alpha-santalol, beta-santalol": "alfa-santalol, beta-santalol",
    "linalool, benzyl benzoate, geranyl acetate": "linalol, benzoesan benzylu, octan geranylu",
    "linalool, linalyl acetate, limonene, alpha-pinene": "linalol, octan linalilu, limonen, alfa-pinen",
  },
};
