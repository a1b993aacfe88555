import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./policy-text.en.ts";

export const text = {
  inForce: (day: string) => `Obowiązuje od ${day}`,
  onThisPage: "Na tej stronie",
  demoImprint: {
    title: "To jest sklep demonstracyjny",
    text: "Nie ma jeszcze sprzedawcy. W otwartym sklepie są tu nazwa, adres pocztowy, telefon, rejestr i numer VAT UE sprzedawcy.",
  },
  withdrawalLetter: {
    subject: "Odstąpienie od umowy",
    body: (storeName: string) =>
      `Adresat: ${storeName}\n\nNiniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących towarów:\n\nNumer zamówienia:\nData odbioru:\nImię i nazwisko:\nAdres:\nData:\n`,
  },
  /** The names of the trader's particulars. */
  facts: {
    seller: "Sprzedawca",
    address: "Adres",
    representative: "Reprezentacja",
    register: "Rejestr",
    registerNumber: "Numer w rejestrze",
    capital: "Forma prawna i kapitał",
    vatNumber: "Numer VAT UE",
    supervisor: "Organ nadzoru",
    email: "E-mail",
    phone: "Telefon",
    packaging: "Opakowania",
    weee: "Sprzęt elektryczny",
    batteries: "Baterie",
    disputeBody: "Pozasądowe rozwiązywanie sporów konsumenckich",
    paymentFields: (name: string) =>
      `Na stronie, na której płacisz, pola karty pokazuje skrypt ${name}. Ustawia tam własne pliki cookie, by zapobiegać oszustwom. Żadna inna strona go nie ładuje.`,
    complaintsBook: "Księga skarg",
    consumerAuthority: "Organ ochrony konsumentów",
  },
  "shipping-policy": {
    title: "Dostawa",
    description: "Ile kosztuje dostawa, ile trwa i co robimy, gdy paczka się spóźnia albo jest uszkodzona.",
    lead: "Darmowa dostawa na cały świat przy zamówieniach od {freeShippingThreshold}. Zamówienia realizujemy w ciągu 24 godzin, a dostawa trwa od 4 do 24 dni roboczych.",
    body: `
<h2 id="cost">Ile to kosztuje</h2>
<p>Przy zamówieniach od {freeShippingThreshold} dostawa na cały świat jest darmowa. Liczy się suma po rabatach.</p>
<p>Poniżej tej kwoty dostawa kurierem kosztuje {courierCost}, a do automatu paczkowego {parcelMachineCost}. Kwotę widać przed złożeniem zamówienia z obowiązkiem zapłaty; w Unii Europejskiej później nic nie dochodzi.</p>
<h2 id="processing">Kiedy zamówienie od nas wyjeżdża</h2>
<p>Zamówienia realizujemy w ciągu 24 godzin od płatności. Pakowanie wymaga odrobiny staranności: paczka wyrusza w drogę {processingTime} po złożeniu zamówienia. Zamówienia z weekendów i świąt pakujemy w następnym dniu roboczym.</p>
<p>Gdy tylko paczka zostanie przekazana, wyślemy Ci e-mail z numerem śledzenia.</p>
<h2 id="delivery">Ile trwa dostawa</h2>
<p>Dostawa trwa od 4 do 24 dni roboczych, zależnie od miejsca zamieszkania. Większość paczek w Europie dociera na początku tego okresu, paczki na wyspy i do Stanów Zjednoczonych pod jego koniec.</p>
<p>Szacunki na stronach produktów i przy zamówieniu mówią, ile przewoźnicy zwykle potrzebują przy tym sposobie dostawy. Zobowiązuje nas okres podany wyżej, nigdy jednak dłuższy niż 30 dni od zamówienia: gdy się różnią, liczy się 30 dni.</p>
<h2 id="where">Dokąd dostarczamy</h2>
<p>Dostarczamy do tych krajów: {countries}.</p>
<ul>
<li>Kurier: pod drzwi, we wszystkich tych krajach.</li>
<li>Automat paczkowy: tam, gdzie jest dostępny przy zamówieniu. Większość jest czynna całą dobę; godziny są podane przy każdym.</li>
</ul>
<p>Niektórych produktów, na przykład olejków eterycznych, nie wysyłamy do wszystkich krajów. Strona produktu wymienia wtedy te kraje, a koszyk i formularz zamówienia mówią o tym, zanim zamówisz.</p>
<h2 id="customs">Cło i podatki</h2>
<p>W Unii Europejskiej nie ma cła, a ceny zawierają VAT.</p>
<p>Zamówienia do Stanów Zjednoczonych opuszczają UE bez unijnego VAT. Cło lub podatek od sprzedaży pobierany na miejscu ustalają tamtejsze urzędy i płaci go odbiorca paczki.</p>
<h2 id="tracking">Śledzenie paczki</h2>
<p>Wpisz numer śledzenia na stronie <a href="/track-order">Śledź zamówienie</a>. Numer z potwierdzenia zamówienia działa od pierwszej minuty; numer przewoźnika dołącza, gdy paczka jest w drodze.</p>
<h2 id="trouble">Spóźniona, zagubiona lub uszkodzona</h2>
<p>Jeśli paczka nie dotrze w ciągu 30 dni od zamówienia albo dotrze uszkodzona, napisz na <a href="mailto:{storeEmail}">{storeEmail}</a>. Pomoże zdjęcie paczki. Wyślemy towar jeszcze raz albo zwrócimy pieniądze, jak wolisz; dopóki towar nie jest w Twoich rękach, ryzyko jego utraty ponosimy my, nie Ty.</p>
<p>Paczkę, która wróci do nas, bo adres był niepełny albo nikt jej nie odebrał, możemy wysłać jeszcze raz: napiszemy do Ciebie i zapytamy, dokąd.</p>
`,
  },
  "return-refund-policy": {
    title: "Zwroty i odstąpienie",
    description: "100 dni na zwrot zakupów, 14 dni na ustawowe odstąpienie od umowy i kiedy wracają pieniądze.",
    lead: "W ciągu 100 dni od dnia, w którym dotrze paczka, możesz zwrócić wszystko, co nieużywane.",
    body: `
<h2 id="window">100 dni na zwrot</h2>
<p>Każdy produkt możesz zwrócić w ciągu 100 dni od otrzymania, bez podania przyczyny. Powinien być nieużywany, kompletny i w swoim opakowaniu. Buteleczki z olejkiem można zwrócić, dopóki ich zabezpieczenie jest nienaruszone.</p>
<p>To nasza własna obietnica. Stoi obok Twoich praw ustawowych i niczego im nie odbiera.</p>
<h2 id="how">Jak zwrócić produkt</h2>
<ol>
<li>Otwórz zamówienie linkiem z naszej wiadomości albo, w przeglądarce użytej do zakupu, na stronie <a href="/track-order">Śledź zamówienie</a>, wybierz <strong>Zwróć produkty</strong> i podaj, co odsyłasz i dlaczego. Możesz też napisać na <a href="mailto:{storeEmail}?subject=Zwrot">{storeEmail}</a>, podając numer zamówienia.</li>
<li>E-mail otrzymasz od razu. Jeśli odstępujesz od umowy z mocy prawa, jest w nim adres do zwrotu; w innym razie odpowiemy w ciągu 24 godzin i wtedy go podamy.</li>
<li>Zapakuj produkt dobrze i wyślij go z dowodem nadania.</li>
</ol>
<h2 id="cost">Kto płaci za odesłanie</h2>
<p>Za odesłanie płaci kupujący. Jeśli produkt jest wadliwy, uszkodzony albo inny niż zamówiony, płacimy my: przesyłamy etykietę albo zwracamy koszt nadania.</p>
<h2 id="refund">Kiedy wracają pieniądze</h2>
<p>Gdy otrzymamy i obejrzymy produkt, damy Ci znać i zwrócimy pieniądze pierwotną metodą płatności w ciągu 10 dni roboczych. Bank może potrzebować jeszcze kilku dni, by je pokazać.</p>
<p>Jeśli od potwierdzenia zwrotu minie ponad 15 dni roboczych i pieniędzy nie widać, napisz na <a href="mailto:{storeEmail}">{storeEmail}</a>, a sprawdzimy, gdzie są.</p>
<h2 id="withdrawal">14 dni na odstąpienie, z mocy prawa</h2>
<p>Jeśli mieszkasz w Unii Europejskiej i kupujesz jako konsument, masz 14-dniowe prawo odstąpienia. Możesz odstąpić od zakupu bez podania przyczyny w ciągu 14 dni od dnia, w którym Ty lub wskazana przez Ciebie osoba weszła w posiadanie ostatniego z towarów.</p>
<p>Aby odstąpić, poinformuj nas o tym przed upływem 14 dni: <a href="/withdrawal">Odstąp od umowy tutaj</a>. Otrzymanie potwierdzamy od razu e-mailem, z datą i godziną. Wystarczy też każde inne jednoznaczne oświadczenie, na przykład <a href="{withdrawalLetter}">ten list</a>, który dla Ciebie przygotowaliśmy.</p>
<p>Odeślij towar w ciągu 14 dni od poinformowania nas. Zwrócimy wtedy cenę, a jeśli odstąpisz od całego zamówienia, także koszt zwykłej dostawy, najpóźniej 14 dni po Twoim oświadczeniu; możemy poczekać, aż dotrze do nas towar albo dowód jego odesłania. Bezpośredni koszt zwrotu ponosisz Ty.</p>
<p>Towar możesz obejrzeć tak jak w sklepie. Jeśli stracił na wartości, bo używano go w szerszym zakresie, możemy odliczyć tę stratę. Prawo nie obejmuje zapieczętowanych towarów, których po otwarciu opakowania nie można zwrócić ze względów higienicznych.</p>
<h2 id="faulty">Gdy coś jest wadliwe</h2>
<p>Z mocy prawa odpowiadamy przez 2 lata za brak zgodności z umową istniejący w chwili dostarczenia. Możesz żądać naprawy lub wymiany, a gdy to zawiedzie, obniżenia ceny albo zwrotu pieniędzy.</p>
<p>Obok tej ustawowej odpowiedzialności nasze dyfuzory mają naszą własną gwarancję na 1 rok: jeśli dyfuzor przestanie działać przy zwykłym użytkowaniu, wymienimy go, nie pytając, kiedy pojawiła się wada.</p>
<h2 id="exchange">Wymiana i prezenty</h2>
<p>Aby wymienić produkt, zwróć go i zamów inny; tak jest najszybciej. Prezent może zwrócić także obdarowana osoba: wystarczy napisać do nas i podać numer zamówienia. Pieniądze wracają do osoby, która zapłaciła.</p>
`,
  },
  "privacy-policy": {
    title: "Polityka prywatności",
    description: "Jakie dane osobowe przechowujemy, dlaczego, jak długo, kto nam pomaga i czego możesz od nas żądać.",
    lead: "Przechowujemy to, czego wymaga zamówienie, i nie śledzimy Cię. Bez reklam, bez profili, bez śledzenia przez innych.",
    body: `
<h2 id="who">Kto odpowiada</h2>
<p>{trader} jest administratorem opisanych tu danych. We wszystkich sprawach dotyczących Twoich danych napisz na <a href="mailto:{storeEmail}?subject=Moje%20dane">{storeEmail}</a>.</p>
<h2 id="what">Co przechowujemy i dlaczego</h2>
<ul>
<li><strong>Zamówienia.</strong> Imię i nazwisko, e-mail, numer telefonu, adres dostawy, co kupiono i ile zapłacono; od firmy także jej nazwa i numer VAT UE. Potrzebujemy ich, by wykonać umowę z Tobą, a potem, bo wymagają tego przepisy o rachunkowości. Jeśli odstąpisz od umowy, Twoje oświadczenie przechowujemy z zamówieniem, bo prawo każe nam potwierdzić jego otrzymanie.</li>
<li><strong>Zwroty.</strong> Co odsyłasz i dlaczego oraz dodane zdjęcia, bo potrzebujemy ich do decyzji. Oświadczenie o odstąpieniu z imieniem, nazwiskiem i e-mailem także wtedy, gdy nie znajdziemy do niego zamówienia, bo prawo każe nam potwierdzić jego otrzymanie.</li>
<li><strong>Płatność.</strong> Dane karty przyjmuje operator płatności na swoich stronach albo w swoich polach na naszej stronie. My ich nie widzimy; dowiadujemy się tylko, czy płatność się udała.</li>
<li><strong>Newsletter.</strong> Twój adres e-mail oraz kiedy, gdzie i jakimi słowami wyrażono zgodę. Piszemy tylko za Twoją zgodą, którą możesz wycofać w każdej chwili linkiem w każdym liście.</li>
<li><strong>Gdy produkt wróci.</strong> Jeśli o to poprosisz, przechowujemy Twój adres e-mail i produkt oraz piszemy raz, gdy znów jest w magazynie. Z tym e-mailem prośba zostaje usunięta, najpóźniej po roku; wcześniej, jeśli do nas napiszesz. Zachowujemy, kiedy i jakimi słowami wyrażono zgodę.</li>
<li><strong>Wiadomości do nas.</strong> Co piszesz i nasza odpowiedź, bo w naszym interesie jest dobrze odpowiadać.</li>
<li><strong>Bezpieczeństwo.</strong> Adresy IP liczymy przez minuty lub godziny, by zapobiegać nadużyciom, bo w naszym interesie jest, by sklep działał.</li>
</ul>
<h2 id="browser">Co zostaje w Twojej przeglądarce</h2>
<p>Koszyk jest w pamięci Twojej przeglądarki, podobnie jak zamówienie, które właśnie opłacasz. To, co wpisujesz przy składaniu zamówienia, zostaje w tej karcie, aż zamówisz lub ją zamkniesz. Przy zamówieniu ustawiamy jeden plik cookie, aby ta przeglądarka mogła pokazać Ci zamówienie; przy zamówieniu zachowujemy tylko jego skrót utworzony z tajnym kluczem. Wszystko to jest potrzebne do tego, o co prosisz, więc nie ma banera do zamykania.</p>
<p>Nie używamy analityki ani reklamowych plików cookie. Aby podpowiedzieć kraj dostawy, sprawdzamy Twój adres IP na liście na własnym serwerze; wyniku nie zapisujemy.</p>
<p>{paymentFields}</p>
<h2 id="processors">Kto nam pomaga</h2>
<p>Dane udostępniamy tylko w zakresie, którego każdy z nich potrzebuje:</p>
<ul>
<li>operatorowi płatności{paymentProviders}, który przyjmuje płatność i sprawdza ją pod kątem oszustw;</li>
<li>przewoźnikom i operatorom automatów paczkowych, którzy otrzymują imię i nazwisko, adres, e-mail i telefon do dostawy;</li>
<li>dostawcy, który wysyła nasze wiadomości{emailProvider} i otrzymuje adres oraz wiadomość;</li>
<li>rejestrowi VAT Komisji Europejskiej (VIES), w którym sprawdzamy numer VAT UE firmy;</li>
<li>dostawcy serwerów, na których działa nasz sklep;</li>
<li>naszemu księgowemu oraz urzędom, gdy wymaga tego prawo.</li>
</ul>
<p>Ci, którzy dla nas pracują, robią to na podstawie umowy, która zobowiązuje ich do stosowania się do naszych poleceń. Nikomu nie sprzedajemy danych.</p>
<h2 id="transfers">Poza Unią Europejską</h2>
<p>Jeśli dostawca przetwarza dane poza Europejskim Obszarem Gospodarczym, robi to na podstawie decyzji Komisji Europejskiej, że tamtejsza ochrona jest odpowiednia, albo standardowych klauzul umownych Komisji. Jeśli zamawiasz do Stanów Zjednoczonych, tamtejszy przewoźnik otrzymuje Twój adres.</p>
<h2 id="how-long">Jak długo przechowujemy dane</h2>
<ul>
<li>Opłacone zamówienia ze zwrotami i zdjęciami: {orderYears} lat od końca roku sprzedaży, jak wymagają przepisy o rachunkowości i unijne przepisy o VAT.</li>
<li>Nigdy nieopłacone zamówienia: dane osobowe usuwamy po {unpaidOrderDays} dniach.</li>
<li>Oświadczenia o odstąpieniu, do których nie znajdziemy zamówienia: {orderYears} lat od końca roku, w którym je załatwiono.</li>
<li>Odbiorcy wiadomości, które nie dotyczą żadnego zamówienia: {emailDays} dni.</li>
<li>Newsletter: do chwili wypisania się i przez rok później; dowód zgody tak długo, jak możemy być zobowiązani go przedstawić; adres, który wpisano, ale którego nie potwierdzono, 30 dni. Aby żadna lista nie przywróciła osoby, która się wypisała lub której dane usunięto, zostaje skrót adresu utworzony z tajnym kluczem.</li>
<li>Wiadomości: dwa lata od ostatniej.</li>
<li>Adresy liczone dla bezpieczeństwa: najwyżej dzień.</li>
</ul>
<h2 id="rights">Twoje prawa</h2>
<p>Ogólne rozporządzenie o ochronie danych (RODO) daje Ci prawo do</p>
<ul>
<li>wiedzy o tym, co o Tobie przechowujemy, i otrzymania kopii;</li>
<li>sprostowania błędnych danych;</li>
<li>usunięcia danych lub ograniczenia ich użycia;</li>
<li>przeniesienia swoich danych w powszechnym formacie;</li>
<li>sprzeciwu wobec tego, co robimy na podstawie własnego interesu;</li>
<li>wycofania zgody w każdej chwili, ze skutkiem na przyszłość.</li>
</ul>
<p>Napisz na <a href="mailto:{storeEmail}?subject=Moje%20dane">{storeEmail}</a>. Odpowiadamy w ciągu miesiąca, a zwykle w ciągu 24 godzin. Możesz też złożyć skargę do organu ochrony danych w kraju, w którym mieszkasz.</p>
<h2 id="must">Co musisz nam podać</h2>
<p>Bez danych z formularza zamówienia nie możemy dostarczyć paczki, dlatego są wymagane. Wszystko inne zależy od Ciebie. Żadnej decyzji o Tobie nie podejmuje sama maszyna.</p>
<h2 id="newsletter-figures">Liczby newslettera</h2>
<p>Liczymy, ile razy łącznie otwarto list i użyto jego linków. Nie zapisujemy, kto to zrobił.</p>
<h2 id="changes">Gdy ten tekst się zmienia</h2>
<p>Dzień u góry mówi, od kiedy obowiązują te słowa. Jeśli zmiana dotyczy danych, które już przechowujemy, napiszemy do zainteresowanych, zanim wejdzie w życie.</p>
`,
  },
  "terms-of-service": {
    title: "Regulamin",
    description: "Na co umawiamy się, gdy tu kupujesz: zamówienie, cena, płatność, dostawa, zwroty, gwarancja.",
    lead: "Na co umawiają się kupujący i {storeName}, w dwudziestu krótkich punktach.",
    body: `
<h2 id="about">Kim jesteśmy</h2>
<p>Sklep prowadzi {trader}, dalej także „my”. Napisz na <a href="mailto:{storeEmail}">{storeEmail}</a>, a odpowiedź otrzymasz w ciągu 24 godzin.</p>
<h2 id="scope">Czego dotyczy ten regulamin</h2>
<p>Obejmuje każdy zakup, którego dokonujesz w tym sklepie jako konsument. Obowiązuje wersja pokazana przy składaniu zamówienia. Nic w nim nie odbiera praw, które daje Ci prawo Twojego kraju.</p>
<h2 id="language">Język i zapis tekstu</h2>
<p>Umowy zawieramy w języku polskim. Ten regulamin możesz w każdej chwili zapisać lub wydrukować; zamówienie potwierdzamy e-mailem ze wszystkim, co uzgodniono.</p>
<h2 id="age">Kto może kupować</h2>
<p>Zamówić możesz, jeśli masz co najmniej 18 lat albo zgodę rodzica lub opiekuna.</p>
<h2 id="products">Co sprzedajemy</h2>
<p>Strona każdego produktu opisuje główne cechy, cenę i dostępność. Słoje drewna, szkliwo i kamień są naturalne i nieco różnią się między egzemplarzami. Nasze produkty służą do nadawania zapachu pomieszczeniom. Nie są lekami, a nic z tego, co piszemy, nie jest poradą medyczną.</p>
<h2 id="prices">Ceny</h2>
<p>Ceny są podane w euro i zawierają VAT. Koszt dostawy widać przed złożeniem zamówienia. Obowiązuje cena z chwili zamówienia. Jeśli cena była przez pomyłkę wyraźnie błędna, zapytamy, czy chcesz produkt w cenie właściwej, a w przeciwnym razie zwrócimy pieniądze.</p>
<h2 id="offers">Rabaty i zestawy</h2>
<p>Obniżki pokazujemy z najniższą ceną z 30 dni przed obniżką. Zestaw „2 dyfuzory” liczy się raz w zamówieniu, za dwa dyfuzory w pełnej cenie, a rabat odejmujemy automatycznie.</p>
<h2 id="contract">Jak dochodzi do umowy</h2>
<p>To, co widzisz w sklepie, jest zaproszeniem do zamówienia. W koszyku i przy zamówieniu możesz wszystko obejrzeć i poprawić. Naciskając <strong>Zamówienie z obowiązkiem zapłaty</strong>, składasz wiążącą ofertę.</p>
<p>Przyjmujemy ją potwierdzeniem zamówienia, które wysyłamy po udanej płatności. Jeśli nie możemy jej przyjąć, nic nie pobieramy albo od razu zwracamy to, co pobrano.</p>
<h2 id="payment">Płatność</h2>
<p>Płacisz na stronach naszego operatora płatności albo w jego polach na naszej stronie. Cała kwota jest należna przy zamówieniu. Dane karty nigdy do nas nie docierają. Towar pozostaje naszą własnością do chwili zapłaty.</p>
<h2 id="stock">Stan magazynu</h2>
<p>Gdy płacisz, towar jest dla Ciebie zarezerwowany. Jeśli płatność dotrze później, a towaru już nie ma, zwrócimy ją w całości i damy Ci znać.</p>
<h2 id="delivery">Dostawa</h2>
<p>Przy zamówieniach od {freeShippingThreshold} dostawa na cały świat jest darmowa. Zamówienia realizujemy w ciągu 24 godzin, a dostawa trwa od 4 do 24 dni roboczych. Szczegóły są na stronie <a href="/shipping-policy">Dostawa</a>. Ryzyko utraty przechodzi na Ciebie, gdy towar jest w rękach Twoich lub wskazanej przez Ciebie osoby.</p>
<h2 id="withdrawal">Prawo odstąpienia</h2>
<p>Konsumenci w Unii Europejskiej mogą odstąpić od umowy w ciągu 14 dni od otrzymania towaru, bez podania przyczyny: <a href="/withdrawal">Odstąp od umowy tutaj</a>. Ile to kosztuje i jak jeszcze można odstąpić, opisuje strona <a href="/return-refund-policy#withdrawal">Zwroty i odstąpienie</a>.</p>
<h2 id="returns">Nasze 100 dni</h2>
<p>Ponad to, co nakazuje prawo, przyjmujemy nieużywany towar przez 100 dni od otrzymania. Za odesłanie płaci kupujący; zwrot trafia na pierwotną metodę płatności w ciągu 10 dni roboczych. Jeśli minie ponad 15 dni roboczych, napisz do nas.</p>
<h2 id="guarantee">Odpowiedzialność ustawowa</h2>
<p>Jeśli towar jest niezgodny z umową, prawo daje Ci 2 lata, w których musimy go naprawić lub wymienić, a gdy to zawiedzie, obniżyć cenę lub przyjąć go z powrotem. Nic za to nie płacisz.</p>
<h2 id="warranty">Gwarancja na dyfuzory</h2>
<p>Obok odpowiedzialności ustawowej dajemy na dyfuzory gwarancję na 1 rok, liczoną od dostawy, we wszystkich krajach, do których dostarczamy. Napisz na <a href="mailto:{storeEmail}">{storeEmail}</a> i podaj numer zamówienia. Obejmuje wady przy zwykłym użytkowaniu, nie zaś stłuczenie ani uszkodzenia cieczami innymi niż woda, olejki eteryczne i środki czyszczące wymienione w naszych instrukcjach.</p>
<h2 id="use">Bezpieczne używanie olejków i dyfuzorów</h2>
<p>Przestrzegaj wskazówek ze strony produktu i z etykiety. Olejki eteryczne są stężone: trzymaj je z dala od dzieci, zwierząt, oczu i ognia, nie połykaj ich i nie nakładaj nierozcieńczonych na skórę.</p>
<h2 id="liability">Odpowiedzialność</h2>
<p>Odpowiadamy bez ograniczeń za winę umyślną i rażące niedbalstwo, za szkody na życiu, ciele lub zdrowiu oraz wszędzie tam, gdzie tak stanowi prawo. Poza tym odpowiadamy za naruszenie istotnych obowiązków, do wysokości szkody typowej i możliwej do przewidzenia.</p>
<h2 id="content">Teksty i zdjęcia</h2>
<p>Teksty, zdjęcia i filmy tego sklepu należą do nas albo używamy ich za zgodą. Możesz udostępniać linki i cytować nas z podaniem nazwy; o wszystko inne zapytaj.</p>
<h2 id="privacy">Twoje dane</h2>
<p>Co przechowujemy i dlaczego, opisuje <a href="/privacy-policy">Polityka prywatności</a>.</p>
<h2 id="law">Prawo i spory</h2>
<p>Stosuje się prawo kraju, w którym ma siedzibę {traderName}. Przepisy chroniące konsumentów w Twoim miejscu zamieszkania pozostają w mocy i zawsze możesz zwrócić się do tamtejszych sądów.</p>
<p>Najpierw napisz do nas; większość spraw wyjaśnia się w jeden dzień. Jeśli nie, możesz zwrócić się do podmiotu uprawnionego do pozasądowego rozwiązywania sporów konsumenckich w swoim kraju lub do jego Europejskiego Centrum Konsumenckiego. Gdyby któryś punkt był nieważny, pozostałe obowiązują.</p>
`,
  },
  imprint: {
    title: "Dane sprzedawcy",
    description: "Kto prowadzi ten sklep, jak się z nami skontaktować i gdzie jesteśmy zarejestrowani.",
    lead: "Od kogo kupujesz i jak się z nami skontaktować.",
    body: `
<h2 id="trader">Kto prowadzi ten sklep</h2>
<p>{traderFacts}</p>
<h2 id="contact">Jak się z nami skontaktować</h2>
<p>{contactFacts}</p>
<h2 id="producer">Rejestracja jako producent</h2>
<p>{producerFacts}</p>
<h2 id="disputes">Reklamacje i spory</h2>
<p>Prosimy najpierw napisać do nas; większość spraw rozwiązujemy w jeden dzień. Jeśli to nie pomoże, możesz zwrócić się do podmiotu uprawnionego do pozasądowego rozwiązywania sporów konsumenckich w swoim kraju lub do jego Europejskiego Centrum Konsumenckiego.</p>
<p>{disputeFacts}</p>
`,
  },
  "accessibility-statement": {
    title: "Deklaracja dostępności",
    description: "Jak każdy może korzystać z tego sklepu, co jeszcze nie działa i jak nam o tym powiedzieć.",
    lead: "Jak każdy może korzystać z tego sklepu.",
    body: `
<h2 id="scope">Czego dotyczy deklaracja</h2>
<p>Deklaracja dotyczy strony internetowej {storeName}: wyszukiwania towarów, ich stron, koszyka, zamówienia i płatności, śledzenia przesyłki oraz odstąpienia od umowy. Mówi, jak strona spełnia Europejski akt w sprawie dostępności, czyli dyrektywę (UE) 2019/882.</p>
<h2 id="accessible">Jak zapewniamy dostępność</h2>
<p>Strona została zbudowana tak, aby spełniać wytyczne dostępności treści internetowych WCAG 2.1 na poziomie AA, do których odsyła norma EN 301 549. Ze wszystkiego można korzystać za pomocą klawiatury i czytnika ekranu, tekst można powiększyć, kontrast jest wystarczający, nic nie miga, a ruch zatrzymuje się, gdy prosi o to urządzenie. Formularze mówią, co jest błędne i jak to poprawić. Strony można czytać i towary znaleźć bez skryptów; do zamówienia są potrzebne. Ceny, zagrożenia i warunki są tekstem, a nie obrazem.</p>
<h2 id="limits">Co jeszcze nie działa</h2>
<p>Płatność odbywa się na stronach lub w polach operatora płatności, który odpowiada za ich dostępność. Tekstom producentów i niektórym obrazom może brakować pełnego opisu. Automaty paczkowe i aplikacje przewoźników nie są nasze.</p>
<h2 id="feedback">Powiedz nam</h2>
<p>Coś stoi na przeszkodzie? Napisz na adres <a class="link" href="mailto:{storeEmail}">{storeEmail}</a> i powiedz, na której stronie to się stało i czego używasz. Odpowiemy, podamy potrzebne informacje w innej formie, na przykład e-mailem, i naprawimy błąd.</p>
<h2 id="authority">Kto sprawuje nadzór</h2>
<p>Jeśli nasza odpowiedź nie pomoże, można zwrócić się do organu, który nadzoruje dostępność w danym kraju.</p>
`,
  },
} satisfies Messages<typeof en>;
