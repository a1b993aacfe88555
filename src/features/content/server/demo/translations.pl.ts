import type { DemoArticleTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. */
export const translations: DemoArticleTranslations = {
  "an-evening-in-three-drops": {
    title: "Wieczór w trzech kroplach",
    excerpt: "Rytuał, który trwa cztery minuty, potrzebuje wody i trzech kropli i wie, kiedy się kończy.",
    content: `<p class="lead">Większość wieczorów się nie kończy. Rozmywają się gdzieś między ekranem a zlewem, aż ktoś zauważy, że jest późno. Rytuał po prostu stawia na ich końcu kropkę.</p>
<p>Ten trwa cztery minuty. Potrzeba wody, dyfuzora i olejku, który lubisz, a zaczyna się w chwili, gdy dziś nic już nie musi być zrobione, albo gdy tak postanowisz. To postanowienie to już prawie cały rytuał.</p>
<h2>Minuta pierwsza: okno</h2>
<p>Otwórz je szeroko, także w listopadzie. W pokoju, w którym żyło się cały dzień, wiszą w powietrzu kolacja, wełna i ciepła elektronika, a na takim tle ginie każdy zapach. Gdy powietrze się zmienia, schowaj trzy rzeczy. Nie cały stół: trzy rzeczy. Kubek, list, nożyczki. To zaskakujące, o ile spokojniej wygląda pokój, gdy znikną z niego trzy rzeczy.</p>
<h2>Minuta druga: woda</h2>
<p>Napełnij zbiornik czystą wodą z kranu, nie wyżej niż do linii. Ręcznie, z karafki, trwa to dłużej niż pod kranem, i ta powolność jest celowa. Woda nalewana ma dźwięk, którego woda z kranu nie ma. Może zauważysz, że pierwszy raz od dawna stoisz w miejscu.</p>
<h2>Minuta trzecia: krople</h2>
<p>Trzy. Licz na głos, jeśli chcesz. Lawenda w zwykłe dni, cedr, gdy pada, kadzidłowiec, gdy było zbyt wielu ludzi. Jeśli dwa olejki chcą być razem, daj jednemu dwie krople, a drugiemu jedną, i nigdy obu po tyle samo, bo będą się kłócić cały wieczór.</p>
<blockquote>Trzy krople wystarczą na jeden wieczór. Czwarta jest dla sąsiadów.</blockquote>
<p>Teraz zamknij okno. Najpierw jednak buteleczkę. Otwarta buteleczka na stole to mały niepokój, a próbujemy mieć ich mniej.</p>
<h2>Minuta czwarta: światło</h2>
<p>Zgaś lampę pod sufitem i zostaw jedno małe światło, niskie i ciepłe. Wiele dyfuzorów ma własną lampkę; wybierz kolor najbliższy świecy, a pozostałe dziewięć zostaw na przyjęcia. Potem naciśnij przycisk raz, na najłagodniejszą mgiełkę. Odłóż telefon do innego pokoju, jeśli możesz, a jeśli nie, ekranem w dół.</p>
<h2>A potem</h2>
<p>Potem nic. To trudna część, a zarazem sens. Usiądź tak, by widzieć mgiełkę. Unosi się, pochyla, rozpływa i nigdy dwa razy tak samo; jest mniej więcej tak ciekawa jak ogień i równie mało wymaga. Czytaj albo nie czytaj. Rozmawiaj, jeśli ktoś jest, głosem, jakim mówi się przy ogniu.</p>
<p>Nie musisz patrzeć na zegar, bo robi to dyfuzor. Po trzech godzinach wyłącza się sam, z jednym cichym kliknięciem, a pokój powoli znów staje się zwykłym pokojem. Jeśli jeszcze nie śpisz, usłyszysz. Jeśli śpisz, nic nie szkodzi.</p>
<h2>W wieczory, kiedy się nie udaje</h2>
<p>Będą takie. Dzwoni telefon, dziecko ma gorączkę, praca z całego dnia przychodzi i siada obok. Zrób wtedy jedną z czterech minut i zostaw resztę: otwórz okno albo nalej wody, albo zapal lampkę. Rytuał, który trzeba odprawić w całości, to tylko kolejny obowiązek. Ten można zostawić niedokończony, jak dobrą książkę na oparciu fotela, i podjąć jutro w tym samym miejscu.</p>
<p>Niektórzy pytają, czy musi być codziennie. Nie. Pomaga jednak, gdy jest o tej samej godzinie, w tej samej kolejności, przez tydzień z tą samą buteleczką. Nos uczy się szybko. Po kilku dniach pierwszy oddech mówi, zanim zdążysz cokolwiek pomyśleć: dzień się skończył.</p>
<p>Lawenda, cedr i kadzidłowiec są w kolekcji <a href="/collections/calm-evenings">Spokojne wieczory</a>.</p>`,
  },
  "how-many-drops": {
    title: "Ile kropli? Mniej",
    excerpt: "Dlaczego nos źle ocenia własny pokój i jak zamiast tego liczyć według jego wielkości.",
    content: `<p class="lead">Prawie każdy używa za dużo. To nie chciwość, tak są zbudowane nosy. Zauważają to, co nowe, i zapominają o tym, co trwa, a zapach, który trwa, po kilku minutach znika z uwagi.</p>
<p>Dlatego ten, kto włączył dyfuzor, przestaje go czuć, dodaje dwie krople, znów przestaje czuć i dodaje kolejne dwie. Potem ktoś wraca do domu, otwiera drzwi i cofa się o krok. Oboje mają rację co do tego, co czują.</p>
<h2>Licz według pokoju</h2>
<p>Zbiornik dyfuzora stołowego mieści mniej więcej szklankę wody. Na jedno napełnienie przyjmij za miarę powierzchnię pokoju:</p>
<ul>
<li>do 8 metrów kwadratowych, łazienka albo mały gabinet: <strong>dwie krople</strong>;</li>
<li>od 8 do 12 metrów kwadratowych, zwykła sypialnia: <strong>trzy krople</strong>;</li>
<li>od 12 do 15 metrów kwadratowych, salon: <strong>cztery lub pięć kropli</strong>;</li>
<li>więcej: jeden dyfuzor go nie wypełni, a dziesięć kropli w jednym kącie daje tylko mocny kąt.</li>
</ul>
<p>To liczby dla zwykłego sufitu i zamkniętych drzwi. Przy otwartych drzwiach przedpokój staje się częścią pokoju. Przy wysokich sufitach dodaj kroplę, a przy ciepłych grzejnikach jedną odejmij, bo ciepłe powietrze niesie zapach dalej.</p>
<h2>Potem licz według olejku</h2>
<p>Krople nie są równe. Olejki cytrusowe są lekkie: w minutę są w powietrzu, w godzinę ich nie ma, a jedna kropla więcej mało szkodzi. Mięta pieprzowa, geranium, ylang-ylang i trawa cytrynowa mówią głośno: zacznij od połowy tego, ile wzięłoby się lawendy. Cedr i sandałowiec są powolne. Przez dwadzieścia minut zdają się nic nie robić i właśnie wtedy większość ludzi popełnia błąd. Daj im te dwadzieścia minut.</p>
<h2>Próba przy drzwiach</h2>
<p>Jest jeden uczciwy sędzia i jesteś nim Ty, po pięciu minutach gdzie indziej. Włącz dyfuzor, idź rozwiesić pranie i wróć. Jeśli czujesz zapach w drzwiach, a zapominasz o nim, zanim usiądziesz, jest dobrze. Jeśli potrafisz nazwać olejek już z przedpokoju, jest za dużo. Jeśli musisz go szukać, poczekaj, zanim coś dodasz: poszukaj znowu za kwadrans.</p>
<blockquote>Dobrze pachnący pokój to taki, o którym goście mówią, że jest przyjemny, a nie, że pachnie.</blockquote>
<h2>Intensywność to nie to samo co krople</h2>
<p>Trzy poziomy dyfuzora zmieniają ilość mgiełki, a więc to, jak szybko te same krople trafiają do pokoju. Na najłagodniejszym trzy krople starczą na cały wieczór. Na najmocniejszym te same trzy dają wyraźny początek, a potem już tylko wodę. Dla gości na siódmą użyj najmocniejszego na dziesięć minut przed dzwonkiem, potem najłagodniejszego. Do czytania od początku najłagodniejszego.</p>
<h2>Kiedy jednak było za dużo</h2>
<p>Zdarza się. Wyłącz dyfuzor, otwórz na pięć minut dwa okna naprzeciw siebie i opróżnij zbiornik; krople, których żałujesz, pływają na tej wodzie. Wytrzyj wnętrze miękką ściereczką. Najdłużej trzymają zasłony i wełna, więc daj im czas do jutra, zanim ocenisz.</p>
<h2>Na jak długo starcza buteleczka</h2>
<p>W buteleczce o pojemności dziesięciu mililitrów jest około dwustu kropli. Przy trzech do pięciu kroplach na wieczór to czterdzieści wieczorów i więcej, czyli każdy wieczór od pierwszego października, aż minie zmiana czasu i pierwszy śnieg. Zapisz ołówkiem na nakrętce dzień otwarcia, a będziesz wiedzieć, jak Ci idzie. Większość ludzi, gdy zacznie liczyć, odkrywa, że potrzebuje o połowę mniej, niż myślała, i że cieszy się tym mniej więcej dwa razy bardziej.</p>
<p>Ile kropli potrzebuje olejek, podaje jego strona: <a href="/products?category=oils">zobacz olejki</a>.</p>`,
  },
  "filling-and-cleaning-a-diffuser": {
    title: "Napełnianie i czyszczenie dyfuzora",
    excerpt: "Dziesięć minut w tygodniu, a mgiełka pozostaje delikatna i zapach czysty. Oto one, po kolei.",
    content: `<p class="lead">Dyfuzor to prosta rzecz: mała płytka na dnie zbiornika drży tak szybko, że woda nad nią staje się mgiełką. Cokolwiek jest w wodzie, osiada na płytce. Dbaj o czystość płytki, a reszta przyjdzie sama.</p>
<h2>Napełnianie, za każdym razem</h2>
<ol>
<li>Odłącz kabel. Akumulatorowi to nie przeszkadza, a woda i wtyczki nie powinny się spotykać.</li>
<li>Zdejmij górę i połóż ją na czymś miękkim.</li>
<li>Wlej czystą wodę z kranu, nigdy powyżej linii MAX. Za dużo wody to zwykły powód, dla którego dyfuzor nie daje mgiełki: płytka nie może jej unieść.</li>
<li>Dodaj od trzech do pięciu kropli olejku, na wodę, nie na brzeg.</li>
<li>Załóż górę i naciśnij przycisk raz.</li>
</ol>
<p>Właściwa jest woda chłodna. Ciepła wydaje się dobrym pomysłem, ale nim nie jest: mgiełka wychodzi mokra, a rano na stole jest krąg. Jeśli woda z kranu zostawia białe ślady na czajniku, użyj filtrowanej, a rzadziej będziesz wracać do tego artykułu.</p>
<h2>Opróżnianie, co wieczór</h2>
<p>Nie zostawiaj wczorajszej wody. Wylej ją po stronie przeciwnej do wylotu powietrza (większość zbiorników ma małą strzałkę albo dzióbek), żeby nic nie spłynęło do mechanizmu. Wytrzyj zbiornik do sucha miękką ściereczką i zostaw górę zdjętą na noc. To wszystko, a zarazem ta połowa czyszczenia, która liczy się najbardziej.</p>
<h2>Raz w tygodniu: dziesięć minut</h2>
<p>Olejki zostawiają cienką warstwę. Nie widać jej, ale czuć: każdy zapach zaczyna przypominać poprzedni. Wtedy przychodzi na to pora.</p>
<ol>
<li>Odłącz, opróżnij i napełnij zbiornik do połowy letnią wodą.</li>
<li>Dodaj jedną kroplę zwykłego płynu do naczyń. Jedną.</li>
<li>Włącz dyfuzor na pięć minut, w kuchni z otwartym oknem.</li>
<li>Wyłącz go, wylej wodę, przepłucz dwa razy czystą wodą.</li>
<li>Osusz płytkę patyczkiem kosmetycznym, małymi kółkami, bez naciskania.</li>
</ol>
<h2>Raz w miesiącu: przeciw kamieniowi</h2>
<p>Jeśli mgiełka stała się rzadka albo gruba, na płytce osiadł kamień. Wymieszaj łyżkę białego octu z wodą do połowy zbiornika i zostaw na dziesięć minut, nie włączając. Przetrzyj płytkę patyczkiem, wszystko wylej i przepłucz trzy razy. Kuchnia przez chwilę będzie pachnieć sałatką; na to nie pomoże żaden olejek, tylko czas.</p>
<p class="note">Nigdy nie zanurzaj podstawy w wodzie, nigdy nie używaj szczotki, druciaka ani proszku do szorowania, a odkamieniacz do ekspresów zostaw ekspresom.</p>
<h2>Zmiana jednego olejku na inny</h2>
<p>Między cytrusami a lawendą nie musisz robić nic. Po paczuli, ylang-ylang albo czymkolwiek z wanilią zrób najpierw cotygodniowe dziesięć minut, bo inaczej poranek zacznie się od wczorajszego wieczoru. Dwa dyfuzory, jeden do lekkich zapachów, drugi do ciężkich, to luksus, który oszczędza wiele wycierania.</p>
<h2>Na zewnątrz</h2>
<p>Sucha ściereczka do drewna i mosiądzu. Wilgotna do szkliwionej ceramiki i szkła. Kamień wycieraj od razu, bo chłonie: kropla olejku pomarańczowego zostawiona na trawertynie daje cień, który zostaje. Olejki, które spłynęły po boku, schodzą z odrobiną płynu do naczyń na miękkiej ściereczce, raczej cierpliwością niż siłą.</p>
<h2>Jeśli nadal nie działa</h2>
<p>Trzy przyczyny wyjaśniają prawie każdy milczący dyfuzor: za dużo wody, kamień na płytce, rozładowany akumulator. Sprawdź je w tej kolejności. Jeśli to żadna z nich, napisz do nas; gwarancja jest po to, by z niej korzystać.</p>
<p>Z <a href="/products/glass-filling-carafe">karafki z dzióbkiem</a> woda trafia do zbiornika, a nie na stół.</p>`,
  },
  "ceramic-stone-glass-wood": {
    title: "Ceramika, kamień, szkło, drewno",
    excerpt: "Cztery materiały, które dobrze wyglądają obok książki, czego każdy od Ciebie wymaga i jak się starzeją.",
    content: `<p class="lead">Dyfuzor pracuje trzy godziny, a przez pozostałe dwadzieścia jeden stoi. To, z czego jest zrobiony, rozstrzyga, czy wtedy miło na niego patrzeć.</p>
<p>Pracujemy z czterema materiałami. Żaden nie jest najlepszy. Każdy ma światło, które lubi, rzecz, której nie znosi, i własny sposób starzenia się. Warto wiedzieć, kogo się zaprasza.</p>
<h2>Ceramika</h2>
<p>Glina, toczona albo odlewana, suszona przez wiele dni, wypalana, aż nigdy już nie będzie gliną, potem szkliwiona i wypalana raz jeszcze. Szkliwo to skóra ze szkła, dlatego ceramiczny dyfuzor można wytrzeć wilgotną ściereczką i zapomina o wszystkim, co się na niego rozlało. Z całej czwórki z nim żyje się najłatwiej.</p>
<p>Lubi światło z boku. Żebrowany lub żłobiony egzemplarz na parapecie zmienia się przez dzień jak wzgórze i nic przy tym nie kosztuje. Nie znosi krawędzi stołu. Ceramika nie rysuje się, nie blaknie i nie paczy; jest doskonała aż do chwili, gdy spadnie.</p>
<p>Poszukaj małego nieszkliwionego pierścienia u stopki, tam gdzie stała w piecu. Po tym poznaje się, że coś naprawdę wypalono, a nie tylko pomalowano.</p>
<h2>Kamień</h2>
<p>Trawertyn tworzą ciepłe źródła, warstwa po warstwie, a małe dziurki w nim są tam, gdzie kiedyś była trzcina albo bąbel. Nie ma dwóch takich samych kawałków. Jest ciężki i chłodny, a wszystko obok niego wygląda trochę bardziej przemyślanie.</p>
<p>Kamień chłonie. Woda z niego wysycha, po olejku i winie zostaje ślad. Wycieraj więc od razu, pod buteleczkę kładź podkładkę, a cytryny zostaw w kuchni: kwas zdejmuje połysk. W zamian nie starzeje się wcale, przynajmniej nie za naszego życia.</p>
<h2>Szkło</h2>
<p>Tylko szkło pokazuje, co dzieje się w środku: wodę, jej poziom, pierwszą nitkę mgiełki kręcącą się pod kopułą. Szkło w kolorze bursztynu i dymu jest nie tylko ładne. Zmiękcza światło małej lampki do koloru późnego popołudnia, a przezroczyste zostawiłoby je takim, jakie jest.</p>
<p>Chce ciemnego kąta i jednego światła za sobą. Pokazuje odciski palców, kurz i kamień, a najlepiej tuż przed przyjściem gości; pomaga ściereczka ze starego lnu. I nie należy go przestawiać, gdy jest w nim woda.</p>
<h2>Drewno</h2>
<p>Dąb i orzech są ciepłe w dłoni, także zimą, i ciche dla ucha: drewniana stopka zabiera dyfuzorowi resztę pomruku, tak że na drewnianym stole nie słychać nic. Drewno jako jedyne odwdzięcza się też za troskę. Kilka kropli zwykłego oleju lnianego, wtarte raz w roku i starte po dziesięciu minutach, i po dziesięciu latach jest lepsze niż w dniu, w którym przyszło. Zanim wyrzucisz ściereczkę, rozłóż ją i wysusz na dworze: szmatka nasączona olejem lnianym może się sama zapalić.</p>
<p>Nie lubi stojącej wody, grzejników i południowego słońca. Trochę ściemnieje albo zblednie, zależnie od gatunku. To nie wada; to drewno zauważa, gdzie mieszka.</p>
<h2>A między nimi mosiądz</h2>
<p>Cienki pierścień, w którym spotykają się dwa materiały, często jest z mosiądzu. Zostawiony sam sobie zmienia się ze złota w miód, a potem w coś podobnego do herbaty. Miękką ściereczką można go w minutę wypolerować z powrotem. My byśmy tego nie robili, ale my lubimy herbatę.</p>
<h2>Wybór</h2>
<p>Zapytaj raczej, gdzie będzie stał, niż który jest najpiękniejszy. Na półce w łazience ceramika. Na niskim stoliku, z którego korzystają też inni, kamień, bo nikt go nie przewróci. Na ciemnym kredensie szkło. Przy łóżku drewno. A jeśli odpowiedź brzmi, że będzie wędrował z pokoju do pokoju razem z Tobą, weź ten, który lubisz brać do ręki.</p>
<p>Wszystkie cztery znajdziesz wśród <a href="/products?category=diffusers">naszych dyfuzorów</a>.</p>`,
  },
  "reading-the-label-of-an-oil": {
    title: "Jak czytać etykietę olejku",
    excerpt: "Łacińska nazwa, część rośliny, kraj, ostrzeżenie: co mówi drobny druk małej buteleczki.",
    content: `<p class="lead">Etykieta buteleczki o pojemności dziesięciu mililitrów ma mniej więcej rozmiar dużego znaczka, a jest na niej więcej niż na niejednej stronie. Oto jak ją czytać, od góry po drobny druk.</p>
<h2>Nazwa, którą znasz, i ta, której nie znasz</h2>
<p>Pod słowem <em>Lawenda</em> widnieje <em>Lavandula angustifolia</em>. Łacina nie jest po to, by robić wrażenie. Jest około czterdziestu gatunków lawendy i co najmniej trzy z nich sprzedaje się pod tym jednym słowem. <em>Angustifolia</em> jest miękka i słodka. <em>Latifolia</em>, lawenda szerokolistna, pachnie kamforą. <em>Intermedia</em>, krzyżówka obu, daje dwa razy tyle olejku za połowę ceny i to ona jest zapachem większości rzeczy, o których mówi się, że pachną lawendą. Wszystkie trzy to uczciwe rośliny. Chodzi tylko o to, by wiedzieć, za którą się płaci.</p>
<p>To samo dotyczy cedru, który może być cedrem z Atlasu albo jałowcem z Wirginii, i eukaliptusa, którego jest kilkaset gatunków. Jeśli na buteleczce nie ma łaciny, ktoś wolałby nie mówić.</p>
<h2>Część rośliny</h2>
<p>Kwitnące szczyty pędów, liść, skórka, drewno, żywica, korzeń. Jedno drzewo może dać trzy olejki: z gorzkiej pomarańczy powstaje neroli z kwiatów, petitgrain z liści i gałązek oraz olejek z gorzkiej pomarańczy ze skórki. Mają ze sobą tyle wspólnego co trzy siostry.</p>
<h2>Jak go pozyskano</h2>
<p><strong>Destylowany parą wodną</strong> znaczy, że przez roślinę przeprowadzono parę, która zabrała olejek i zostawiła go, gdy ostygła. Tak powstaje większość olejków. <strong>Tłoczony na zimno</strong> dotyczy cytrusów: skórkę się wyciska, dlatego olejek cytrynowy pachnie cytryną, a nie cytrynowymi landrynkami. <strong>Absolut</strong> znaczy, że użyto rozpuszczalnika, jak przy jaśminie, który nie przetrwa pary. Żaden nie jest lepszy od innych, ale nie powinny nosić cudzych nazw.</p>
<h2>Kraj</h2>
<p>Pochodzenie liczy się tak jak przy winie: mniej, niż mówią, ale nie wcale. Lawenda z wysoka pachnie subtelniej niż lawenda z równiny. Olejek pomarańczowy z ciepłego roku jest krąglejszy. Jeśli dwie buteleczki tego samego olejku, kupione w odstępie roku, nie są zupełnie takie same, to dlatego, że dwa lata takie nie były.</p>
<h2>Ostrzeżenia</h2>
<p>Czyste olejki są skoncentrowane, a prawo europejskie wymaga, by mówić o tym ustalonymi słowami i znakami. Dlatego na buteleczce, w której jest tylko lawenda, czytasz <em>może powodować reakcję alergiczną skóry</em> oraz nazwy linalol i octan linalilu. To nie dodatki. Z tego składa się lawenda, jeśli opowiada o niej chemik. Buteleczka bez żadnego ostrzeżenia nie zawiera łagodniejszego olejku; jest buteleczką bez etykiety.</p>
<p>Traktuj te słowa dosłownie: nie na skórę, nie do oczu, poza zasięgiem dzieci, nigdy nie połykać.</p>
<h2>Słowa, które nic nie znaczą</h2>
<ul>
<li><strong>Klasa terapeutyczna</strong>: takiej klasy nie ma. Żaden urząd jej nie przyznaje.</li>
<li><strong>Olejek zapachowy</strong>, <strong>kompozycja zapachowa</strong>: zmieszane w laboratorium. Może i przyjemne, ale to nie olejek eteryczny.</li>
<li><strong>Identyczny z naturalnym</strong>: nie z natury.</li>
<li><strong>Czysty</strong>, samo słowo, bez łaciny, części i kraju: czysty co?</li>
</ul>
<h2>Szkło i data</h2>
<p>Bursztynowe szkło to nie ozdoba; światło psuje olejek, a takie szkło większość światła zatrzymuje. Gdzieś jest numer partii i to, jak długo po otwarciu olejek jest najlepszy: nasze – przez rok. Cytrusy gasną pierwsze; drewno i żywice często trzymają się dłużej, a część z czasem zyskuje. Zapisz ołówkiem na nakrętce dzień otwarcia.</p>
<p>Jeśli zrobisz to wszystko raz, z jedną buteleczką, nigdy więcej nie będzie trzeba. W jakimś sklepie w podróży weźmiesz etykietę do ręki, popatrzysz na nią dwie sekundy i będziesz wiedzieć.</p>
<p>Możesz poćwiczyć na <a href="/products/lavender-oil">naszym olejku lawendowym</a>: to, co jest na etykiecie, jest też na jego stronie.</p>`,
  },
  "citrus-for-the-morning": {
    title: "Cytrusy na poranek",
    excerpt: "Słodka pomarańcza, cytryna i bergamota szybko przychodzą i szybko odchodzą. Prawdziwe ranne ptaszki.",
    content: `<p class="lead">Niektóre zapachy przychodzą późno i zostają na godziny. Cytrusy robią odwrotnie: są w pokoju, zanim odstawisz buteleczkę, i wychodzą przed drugą filiżanką kawy. Na poranek to dokładnie tyle, ile trzeba.</p>
<p>Powód tkwi w skórce. Olejek pomarańczowy siedzi tuż pod powierzchnią, w małych gruczołach, które można przebić paznokciem, i jest bardzo lotny. Od razu ulatuje, a co od razu ulatuje, tego wkrótce nie ma. Perfumiarze nazywają to nutą głowy i narzekają, że nie trwa. Poranki też nie trwają.</p>
<h2>Słodka pomarańcza</h2>
<p>Olejek, który najłatwiej polubić. Pachnie tym, czym jest: chwilą, gdy ktoś na drugim końcu przedziału obiera pomarańczę i wszyscy podnoszą wzrok. Pasuje prawie do wszystkiego, więc to dobra pierwsza buteleczka. Cztery krople, na najmocniejszym poziomie, gdy jesteś pod prysznicem; zanim wrócisz, złagodnieje.</p>
<h2>Cytryna</h2>
<p>Ostrzejsza, bielsza, porządniejsza. Cytryna sprawia, że kuchnia wydaje się czystsza, niż jest, a to nie najmniejsza z jej zalet. Dwie lub trzy krople wystarczą, bo gdy jest jej za dużo, zaczyna pachnieć płynem do naczyń. Najlepsza jest z czymś zielonym obok: jedna kropla rozmarynu i cytryna ma oparcie.</p>
<h2>Bergamota</h2>
<p>Znasz ją, nie wiedząc o tym, z Earl Greya. To mała gorzka pomarańcza z południa Włoch, uprawiana tylko dla skórki, i najbardziej dorosła z całej trójki: kwiatowa, trochę pieprzna, z herbatą gdzieś w tle. Pomarańcza pasuje do kuchni, bergamota do biurka. Tylko jej użylibyśmy także o czwartej po południu.</p>
<h2>Trzy poranki</h2>
<ul>
<li><strong>Poniedziałek.</strong> Dwie krople cytryny, jedna rozmarynu. Uchylone okno, lista na stole.</li>
<li><strong>Dzień w domu.</strong> Trzy krople bergamoty, jedna cedru. Zaczyna się jasno i samo cichnie.</li>
<li><strong>Niedziela.</strong> Trzy krople słodkiej pomarańczy, jedna lawendy. Pachnie czystą pościelą i brakiem planów.</li>
</ul>
<h2>Jak zatrzymać je na dłużej</h2>
<p>Jeśli chcesz, by cytrusy zostały, dobierz im cięższe towarzystwo. Jedna kropla cedru, sandałowca albo kadzidłowca pod trzema kroplami pomarańczy spowalnia ją, jak dobry słuchacz spowalnia szybkiego mówcę. Cytrusy i tak odejdą pierwsze. Ale gdy odejdą, coś zostanie i poranek nie skończy się tak nagle.</p>
<h2>Jak przechowywać buteleczki</h2>
<p>Ze wszystkich olejków te starzeją się najszybciej. Nie lubią światła, ciepła ani powietrza, a po mniej więcej roku pachną płasko, potem terpentyną. Kupuj więc małe, zamykaj od razu i trzymaj pionowo w chłodnej, ciemnej szufladzie. Prawie pusta buteleczka mieści więcej powietrza niż olejku; resztę zużyj w ciągu miesiąca. Stary olejek cytrusowy nie nadaje się ani do dyfuzora, ani na dłonie: z wiekiem coraz bardziej drażni. Resztkę oddaj do punktu zbiórki odpadów niebezpiecznych.</p>
<p class="note">Olejków cytrusowych nie nakłada się na skórę, a niektóre, jak cytrynowy i zwykły bergamotowy, źle reagują ze słońcem. Nasza bergamota jest bez bergaptenu; palce i tak umyj.</p>
<p>Jest też sposób najprostszy, o którym wypada wspomnieć, choć sprzedajemy ten drugi. Obierz pomarańczę powoli, przy stole, i zostaw skórkę, gdy jesz. Tego pierwszego poranka będziesz wiedzieć, czy chcesz buteleczkę.</p>
<p>Wszystkie trzy olejki są w kolekcji <a href="/collections/bright-mornings">Rześkie poranki</a>.</p>`,
  },
  "a-small-library-of-scents": {
    title: "Mała biblioteka zapachów",
    excerpt: "Głowa, serce, baza: z sześcioma buteleczkami i jedną zasadą można mieszać przez rok bez powtórek.",
    content: `<p class="lead">Nie potrzebujesz czterdziestu buteleczek. Z sześcioma, dobrze dobranymi, i jedną zasadą możesz mieszać przez rok, nie robiąc dwa razy tego samego wieczoru.</p>
<h2>Zasada</h2>
<p>Olejki opuszczają powietrze z różną szybkością. Lekkie, zwane <strong>nutami głowy</strong>, są pierwsze i znikają w godzinę: cytrusy, mięta pieprzowa, eukaliptus. Potem przychodzą <strong>nuty serca</strong> i to z nich składa się większość tego, co pamiętasz: lawenda, geranium, rozmaryn. <strong>Nuty bazy</strong> są powolne i zostają do nocy: cedr, sandałowiec, kadzidłowiec.</p>
<p>Mieszanka jednego rodzaju to monolog. Mieszanka dwóch to rozmowa. Zasada brzmi więc: weź nutę serca, dodaj coś z góry <em>albo</em> z dołu, a dopiero gdy robisz to od kilku tygodni, z obu stron. Licz trzy, jeden, jeden: trzy krople tego, co chcesz czuć, jedna towarzysza, jedna, by ich ze sobą związać.</p>
<h2>Szóstka</h2>
<ol>
<li><strong>Słodka pomarańcza</strong>, bo lubią ją wszyscy.</li>
<li><strong>Bergamota</strong>, bo dzięki niej pomarańcza dorośleje.</li>
<li><strong>Lawenda</strong>, która pasuje do wszystkich pozostałych.</li>
<li><strong>Rozmaryn</strong>, zielony i czujny, na godziny przy biurku.</li>
<li><strong>Cedr</strong>, suchy i ciepły, podłoga, na której może stanąć reszta.</li>
<li><strong>Kadzidłowiec</strong>, na chwile, gdy ma być cicho.</li>
</ol>
<p>Po dwa z każdej półki. Jeśli chcesz siódmy, niech będzie to geranium, czyli róża z podwiniętymi rękawami.</p>
<h2>Siedem mieszanek na początek</h2>
<ul>
<li><em>Biblioteka.</em> Trzy cedru, jedna bergamoty, jedna lawendy.</li>
<li><em>Czysta pościel.</em> Trzy lawendy, dwie słodkiej pomarańczy.</li>
<li><em>Długie zadanie.</em> Dwie rozmarynu, jedna bergamoty.</li>
<li><em>Śnieg za oknem.</em> Trzy kadzidłowca, jedna lawendy, jedna słodkiej pomarańczy.</li>
<li><em>Po gościach.</em> Dwie bergamoty, jedna rozmarynu i oba okna.</li>
<li><em>Deszcz.</em> Trzy cedru, dwie rozmarynu.</li>
<li><em>Prawie sen.</em> Trzy lawendy, jedna cedru.</li>
</ul>
<p>Wszystkie obliczono na salon o powierzchni około piętnastu metrów kwadratowych. W sypialni weź połowę.</p>
<h2>Próby bez marnowania</h2>
<p>Zanim cokolwiek trafi do zbiornika, wypróbuj to na papierze. Potnij filtr do kawy na paski, na każdy pasek daj kroplę innego olejku i powachluj dwoma lub trzema naraz pod nosem, z pewnej odległości, jak kartami w ręku. Przysuń jeden pasek, odsuń drugi: tyle zmienia jedna kropla więcej. Po czterech, pięciu próbach przerwij i powąchaj przez chwilę własny rękaw. Nos odpoczywa na tym, co zna.</p>
<h2>Zapisywanie</h2>
<p>Dla każdej mieszanki prowadź kartę: dzień, krople, jedno słowo o tym, jak było. Wydaje Ci się, że będziesz pamiętać. Będziesz pamiętać, że było coś z cedrem i że było dobre.</p>
<blockquote>Najlepsza mieszanka, jaką zrobiliśmy, nazywała się na swojej karcie „wtorek, zmęczenie, pomarańcza?”.</blockquote>
<h2>Gdzie mieszkają</h2>
<p>Pionowo, w ciemności, w temperaturze piwnicy albo sypialni od północy. Nie w łazience, choćby tam pięknie wyglądały. Trzymaj je razem, dzięki czemu wybieranie jest częścią przyjemności, a nie przeszukiwaniem szuflady.</p>
<h2>Gdy mieszanka się nie udaje</h2>
<p>Zwykle jest w niej za dużo. Najpierw wyjmij to, co najnowsze. Jeśli jest ostra, dodaj kroplę lawendy, która zaokrągla prawie wszystko. Jeśli jest płaska, dodaj kroplę cytrusów. Jeśli jest mętna, są w niej dwie nuty bazy i wchodzą sobie w drogę: zacznij od nowa i wybierz.</p>
<p>A jeśli po miesiącu mieszania widzisz, że wracasz do samej lawendy, to nie porażka. Wiesz już, do której książki wracasz.</p>
<p>Buteleczki trzyma razem <a href="/products/walnut-oil-stand">stojak</a> albo <a href="/products/cedar-oil-box">skrzynka</a>.</p>`,
  },
  "who-shares-your-air": {
    title: "Kto oddycha z Tobą",
    excerpt:
      "Dzieci, koty, ptaki, goście: zapach nie należy tylko do Ciebie. Kilka zwyczajów życzliwych dla wszystkich.",
    content: `<p class="lead">Od obrazu można odwrócić wzrok, od muzyki można odejść. Zapachem oddycha każdy w pokoju, czy go wybrał, czy nie. Dobre wychowanie każe pomyśleć o nich przed pierwszą kroplą.</p>
<p>To, co piszemy niżej, nie jest poradą medyczną, a my nie jesteśmy lekarzami. To zasady domowe, zebrane w wielu domach. Jeśli ktoś z Twoich bliskich choruje, jest w ciąży albo ma kłopoty z oddychaniem, zapytaj lekarza, zanim włączysz dyfuzor w pokoju, w którym mieszka.</p>
<h2>Małe dzieci</h2>
<p>Pokój niemowlęcia potrzebuje powietrza i niczego więcej. Przy starszych dzieciach niech pachnie raczej salon niż pokój dziecięcy, łagodnie, przez pół godziny, przy otwartych drzwiach, a mięta pieprzowa i eukaliptus niech zostaną na półce: są za mocne dla małych nosów. Miejsce buteleczek jest tam, gdzie miejsce wina i leków, wysoko i pod zamknięciem. Niektóre nakrętki opierają się dzieciom, ale nakrętka to nie szafka.</p>
<p>Gdy są dość duże, by pomagać, niech nalewają wodę i liczą krople. Nikt nie jest tak surowy w sprawie liczby trzy jak pięciolatek.</p>
<h2>Koty i ptaki</h2>
<p>Koty nie potrafią rozłożyć wielu rzeczy, z których składają się olejki eteryczne, a ptaki mają płuca tak delikatne, że zauważają wszystko. Dla obu zasada jest prosta: pokój bez zapachu, tylko dla nich, i drzwi, przez które zawsze mogą tam pójść. Nie używaj dyfuzora tam, gdzie stoi klatka. Nie nanoś olejków na sierść, poduszki ani zabawki. Weterynarze najbardziej ostrzegają przed drzewem herbacianym, cytrusami i miętą pieprzową.</p>
<p>Jeśli kot wychodzi z pokoju, gdy włączasz dyfuzor, uwierz mu.</p>
<h2>Psy</h2>
<p>Nos psa jest czulszy od naszego bardziej, niż umiemy sobie wyobrazić. Użyj połowy tego, co zwykle, wybierz lawendę albo cedr zamiast czegoś ostrego i zadbaj, by jego posłanie nie leżało obok stołu z mgiełką. On też powinien móc wyjść.</p>
<h2>Goście</h2>
<p>Ludzie rzadko mówią, że od zapachu boli ich głowa; mówią, że zrobiło się późno. Zacznij więc, zanim przyjdą, a skończ, gdy zadzwoni dzwonek. Pokój, który pachniał przez kwadrans, a potem był wietrzony dwie minuty, zachowuje dokładnie tyle, by być gościnnym. Przy stole nie powinno być zapachu wcale: zapachem wieczoru jest kolacja.</p>
<h2>Koledzy i sąsiedzi</h2>
<p>W biurze zapytaj. W mieszkaniu ze wspólną klatką schodową spójrz na szparę pod drzwiami. Zapach wędruje schodami jak dźwięk fortepianu, a nie każdy lubi Chopina.</p>
<h2>Ty</h2>
<p>Powietrzem dzielisz się także ze sobą. Trzy godziny wystarczą każdemu pokojowi, dlatego nasze dyfuzory wtedy się wyłączają; często lepsza jest godzina. Potem przewietrz pokój, także zimą, przez pięć minut przy szeroko otwartym oknie. Jeśli głowa jest ciężka albo w gardle sucho, było za dużo albo za długo, albo to nie Twój olejek. I niech w niektóre dni tygodnia nie będzie żadnego zapachu. To wtedy zauważasz, jak dobrze Twój dom pachnie sobą: drewnem, papierem, ludźmi, którzy w nim są.</p>
<h2>Dość krótkie na wewnętrzną stronę drzwi szafki</h2>
<ul>
<li>Mało kropli, krótki czas, potem powietrze.</li>
<li>Jeden pokój bez zapachu i otwarte drzwi.</li>
<li>Buteleczki wysoko i zamknięte.</li>
<li>Zapytaj wcześniej i uwierz temu, kto wychodzi.</li>
</ul>
<p>Wieczór nie jest przez to ani trochę mniej przyjemny. Zapach, który nikomu nie przeszkadza, to po prostu zapach wybrany z myślą o kimś.</p>
<p>Jeśli zapach ma zostać w szafie albo szufladzie, wybierz <a href="/products/scent-stones">kamienie zapachowe</a>.</p>`,
  },
  "the-room-before-the-scent": {
    title: "Pokój przed zapachem",
    excerpt:
      "Żaden olejek nie naprawi dusznego pokoju. Najpierw powietrze, światło i jedna pusta powierzchnia; mgiełka na końcu.",
    content: `<p class="lead">Sprzedajemy zapach, więc ta rada może Cię zdziwić: zanim kupisz go więcej, otwórz okno. Żaden olejek nie naprawił jeszcze dusznego pokoju. Pokój jest wtedy tylko duszny i lawendowy.</p>
<p>Przyjemny pokój buduje się warstwami, jak dobrą zupę. Zapach to natka pietruszki. Oto warstwy, które są przed nim, w kolejności, w jakiej byśmy je robili.</p>
<h2>Powietrze</h2>
<p>Dwa razy dziennie, przez pięć minut, przy szeroko otwartym oknie, a także drzwiach, jeśli za nimi jest drugie okno. Szeroko i krótko jest lepiej niż lekko i godzinami: powietrze się zmienia, a ściany pozostają ciepłe. W sypialni rób to na sam koniec dnia i od razu rano. Zaśniesz w świeżym powietrzu, a obudzisz się we własnym.</p>
<p>Potem poszukaj tego, co daje stary zapach. Zawsze coś jest: odpływ, kosz, buty, wazon z wodą z zeszłego tygodnia. Znalezienie zajmuje dziesięć minut, załatwienie jedną, a daje to więcej niż jakakolwiek buteleczka.</p>
<h2>Tkaniny</h2>
<p>Pokoje pachną tym, co w nich miękkie. Zasłony, dywany i poduszki zatrzymują zapachy kuchni i dymu i oddają je, gdy rusza ogrzewanie. W suchy, zimny dzień wywieś koc za okno. Zasłony pierz przy zmianie pory roku. Wytrzep dywan, jeśli masz trzepak i powód do złości.</p>
<h2>Światło</h2>
<p>Jedna lampa na suficie robi z pokoju poczekalnię. Trzy małe, na wysokości ramienia lub niżej, robią z niego wieczór. Ciepłe żarówki, te z liczbą 2700 na pudełku; a kąty zostaw ciemne, bo pokój powinien mieć kilka tajemnic. Mała lampka w dyfuzorze jest czwarta. Wybierz kolor świecy albo zgaś ją i niech mgiełkę widać w świetle pozostałych.</p>
<h2>Jedna pusta powierzchnia</h2>
<p>Nie całe mieszkanie. Jedna powierzchnia, którą widzisz z miejsca, gdzie siedzisz: niski stolik, parapet, wierzch półki. Opróżnij ją zupełnie i odstaw na nią dwie rzeczy, różnej wysokości. Tam biegnie wzrok i tam odpoczywa. Reszta może zostać, jak jest; będzie wyglądać, jakby zostawiono ją tak celowo.</p>
<h2>Dźwięk</h2>
<p>Posłuchaj przez minutę. Jest szum, którego już nie słyszysz: lodówka, ładowarka, zegar. Co da się wyłączyć, wyłącz. Drewniana stopka albo złożona ściereczka pod wszystkim, co drży, zabiera resztę. Potem zdecyduj, czy chcesz muzyki, zamiast ją po prostu mieć.</p>
<h2>Teraz zapach</h2>
<p>Teraz trzy krople zrobią to, czego wcześniej nie mogło dziesięć. Nie mają z czym walczyć ani czego ukrywać, więc mogą być lekkie: bergamota po południu, lawenda wieczorem. Może zauważysz, że czujesz go mniej niż dawniej, a pokój lubisz bardziej. O to chodzi. Nie zapach powinno się pamiętać. Powinno się pamiętać, że się tam siedziało i że łatwo było zostać.</p>
<blockquote>Zapach wchodzi do pokoju ostatni, a gość spotyka go pierwszy.</blockquote>
<h2>Jeśli na to wszystko nie ma czasu</h2>
<p>W takim razie okno. Zawsze okno. Pięć minut, w płaszczu, jeśli trzeba, zanim zagotuje się woda. To najtańsza rzecz, jaką znamy, pasuje do każdego wnętrza i nigdy nie udało nam się zamknąć jej w buteleczce.</p>
<p>A po oknie: <a href="/products/bergamot-oil">bergamota</a> na popołudnie, <a href="/products/lavender-oil">lawenda</a> na wieczór.</p>`,
  },
};
