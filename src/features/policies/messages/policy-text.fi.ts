import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./policy-text.en.ts";

export const text = {
  inForce: (day: string) => `Voimassa ${day} alkaen`,
  onThisPage: "Tällä sivulla",
  demoImprint: {
    title: "Tämä on esittelykauppa",
    text: "Sillä ei ole vielä kauppiasta. Avoimessa kaupassa tässä ovat kauppiaan nimi, postiosoite, puhelin, rekisteri ja arvonlisäverotunniste.",
  },
  withdrawalLetter: {
    subject: "Sopimuksen peruuttaminen",
    body: (storeName: string) =>
      `Vastaanottaja: ${storeName}\n\nIlmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee seuraavien tavaroiden toimitusta:\n\nTilausnumero:\nVastaanotettu:\nNimi:\nOsoite:\nPäiväys:\n`,
  },
  /** The names of the trader's particulars. */
  facts: {
    seller: "Myyjä",
    address: "Osoite",
    representative: "Edustaja",
    register: "Rekisteri",
    registerNumber: "Rekisterinumero",
    capital: "Yhtiömuoto ja pääoma",
    vatNumber: "Arvonlisäverotunniste",
    supervisor: "Valvontaviranomainen",
    email: "Sähköposti",
    phone: "Puhelin",
    packaging: "Pakkaukset",
    weee: "Sähkölaitteet",
    batteries: "Paristot ja akut",
    disputeBody: "Kuluttajariitoja ratkaiseva elin",
    paymentFields: (name: string) =>
      `Maksusivulla kortin kentät näyttää palvelun ${name} skripti. Se asettaa siellä omia evästeitään petosten torjumiseksi. Mikään muu sivu ei lataa sitä.`,
    complaintsBook: "Valituskirja",
    consumerAuthority: "Kuluttajansuojaviranomainen",
  },
  "shipping-policy": {
    title: "Toimitusehdot",
    description: "Mitä toimitus maksaa, kuinka kauan se kestää ja mitä teemme, kun paketti myöhästyy tai vaurioituu.",
    lead: "Ilmainen toimitus kaikkialle maailmaan, kun tilaus on vähintään {freeShippingThreshold}. Tilaukset käsitellään 24 tunnissa ja toimitetaan 4–24 arkipäivässä.",
    body: `
<h2 id="cost">Mitä se maksaa</h2>
<p>Kun tilaus on vähintään {freeShippingThreshold}, toimitus on ilmainen kaikkialle maailmaan. Ratkaiseva on summa alennusten jälkeen.</p>
<p>Sitä pienemmissä tilauksissa kotiinkuljetus maksaa {courierCost} ja toimitus pakettiautomaattiin {parcelMachineCost}. Kassa näyttää summan ennen kuin tilaat ja maksat; Euroopan unionissa myöhemmin ei lisätä mitään.</p>
<h2 id="processing">Milloin tilauksesi lähtee meiltä</h2>
<p>Tilaukset käsitellään 24 tunnin kuluessa maksusta. Pakkaaminen vaatii hiukan huolellisuutta: paketti lähtee matkaan, kun tilauksesta on kulunut {processingTime}. Viikonloppuna tai pyhänä tehdyt tilaukset pakataan seuraavana arkipäivänä.</p>
<p>Heti kun paketti on luovutettu kuljetettavaksi, saat sähköpostin, jossa on seurantakoodi.</p>
<h2 id="delivery">Kuinka kauan toimitus kestää</h2>
<p>Toimitus kestää 4–24 arkipäivää (maanantaista perjantaihin) asuinpaikkasi mukaan. Useimmat paketit Euroopassa saapuvat tuon ajan alussa, paketit saarille ja Yhdysvaltoihin sen lopussa.</p>
<p>Tuotesivujen ja kassan arviot kertovat, mitä kuljetusyhtiöt yleensä tarvitsevat valitsemallesi toimitustavalle. Lupaamme yllä olevan ajan, mutta emme koskaan enempää kuin 30 päivää tilauksesta: jos ne eroavat, 30 päivää ratkaisee.</p>
<h2 id="where">Minne toimitamme</h2>
<p>Toimitamme näihin maihin: {countries}.</p>
<ul>
<li>Kotiinkuljetus: ovelle asti, kaikissa näissä maissa.</li>
<li>Pakettiautomaatti: siellä, missä kassa tarjoaa sitä. Useimmat ovat auki vuorokauden ympäri; aukioloajat näkyvät kunkin kohdalla.</li>
</ul>
<p>Joitakin tuotteita, esimerkiksi eteerisiä öljyjä, ei lähetetä kaikkiin maihin. Silloin tuotesivu nimeää maat, ja ostoskori ja kassa kertovat siitä ennen tilaamista.</p>
<h2 id="customs">Tulli ja verot</h2>
<p>Euroopan unionin sisällä tullia ei ole, ja hinnat sisältävät arvonlisäveron.</p>
<p>Tilaukset Yhdysvaltoihin lähtevät EU:sta ilman EU:n arvonlisäveroa. Perillä vaadittavat tullit tai myyntiverot määräävät sikäläiset viranomaiset, ja ne maksaa paketin vastaanottaja.</p>
<h2 id="tracking">Paketin seuraaminen</h2>
<p>Kirjoita seurantakoodisi sivulla <a href="/track-order">Seuraa tilausta</a>. Tilausvahvistuksen koodi toimii ensimmäisestä minuutista; kuljetusyhtiön koodi tulee sen rinnalle, kun paketti on matkalla.</p>
<h2 id="trouble">Myöhässä, kadonnut tai vaurioitunut</h2>
<p>Jos paketti ei ole saapunut 30 päivän kuluttua tilauksesta tai saapuu vaurioituneena, kirjoita osoitteeseen <a href="mailto:{storeEmail}">{storeEmail}</a>. Valokuva paketista auttaa. Lähetämme tavarat uudelleen tai palautamme rahasi, kumman haluat; kunnes tavarat ovat käsissäsi, niiden katoaminen on meidän riskimme, ei sinun.</p>
<p>Jos paketti palaa meille, koska osoite oli puutteellinen tai kukaan ei noutanut sitä, se voidaan lähettää vielä kerran: kirjoitamme sinulle ja kysymme, minne.</p>
`,
  },
  "return-refund-policy": {
    title: "Palautukset ja hyvitykset",
    description:
      "100 päivää aikaa palauttaa ostos, lain mukaan 14 päivää aikaa peruuttaa kauppa ja milloin rahat palaavat.",
    lead: "Sinulla on paketin saapumisesta 100 päivää aikaa palauttaa se, mitä et ole käyttänyt.",
    body: `
<h2 id="window">100 päivää aikaa palauttaa</h2>
<p>Voit palauttaa minkä tahansa tuotteen 100 päivän kuluessa vastaanottamisesta syytä ilmoittamatta. Sen tulee olla käyttämätön ja omassa pakkauksessaan, kaikki osat mukana. Öljypullot voi palauttaa, kun niiden sinetti on ehjä.</p>
<p>Tämä on oma lupauksemme. Se on lakisääteisten oikeuksiesi rinnalla eikä vähennä niitä.</p>
<h2 id="how">Näin palautat</h2>
<ol>
<li>Avaa tilauksesi viestissämme olevalla linkillä tai selaimella, jolla ostit, sivulla <a href="/track-order">Seuraa tilausta</a>, valitse <strong>Palauta tuotteita</strong> ja kerro, mitä palautat ja miksi. Voit myös kirjoittaa osoitteeseen <a href="mailto:{storeEmail}?subject=Palautus">{storeEmail}</a> ja mainita tilausnumerosi.</li>
<li>Saat heti sähköpostin. Jos peruutat kaupan lain mukaan, siinä on palautusosoite; muuten vastaamme 24 tunnin kuluessa ja kerromme osoitteen silloin.</li>
<li>Pakkaa tuote hyvin ja lähetä se niin, että saat todistuksen lähettämisestä.</li>
</ol>
<h2 id="cost">Kuka maksaa palautuksen</h2>
<p>Ostaja maksaa palautuslähetyksen. Jos tuote on viallinen, vaurioitunut tai muu kuin tilasit, me maksamme: lähetämme sinulle osoitetarran tai korvaamme postituksen.</p>
<h2 id="refund">Milloin rahasi palaavat</h2>
<p>Kun olemme saaneet ja tarkastaneet tuotteen, kerromme siitä ja palautamme rahat alkuperäiselle maksutavalle 10 arkipäivän kuluessa. Pankilta voi mennä vielä muutama päivä.</p>
<p>Jos hyvityksen vahvistamisesta kuluu yli 15 arkipäivää eikä mitään näy, kirjoita osoitteeseen <a href="mailto:{storeEmail}">{storeEmail}</a>, niin selvitämme asian.</p>
<h2 id="withdrawal">14 päivän peruuttamisoikeus, lain mukaan</h2>
<p>Jos asut Euroopan unionissa ja ostat kuluttajana, sinulla on 14 päivän peruuttamisoikeus. Voit peruuttaa kaupan syytä ilmoittamatta 14 päivän kuluessa siitä, kun sinä tai nimeämäsi henkilö sai haltuunsa viimeisen tavaran.</p>
<p>Peruuta ilmoittamalla siitä meille ennen kuin 14 päivää on kulunut: <a href="/withdrawal">Peruuta sopimus tästä</a>. Vahvistamme vastaanottamisen heti sähköpostilla, päivämäärällä ja kellonajalla. Myös mikä tahansa muu selkeä ilmoitus kelpaa, esimerkiksi <a href="{withdrawalLetter}">tämä kirje</a>, jonka olemme kirjoittaneet sinulle valmiiksi.</p>
<p>Lähetä tavarat takaisin 14 päivän kuluessa ilmoituksestasi. Hyvitämme sitten hinnan ja, jos peruutat koko tilauksen, myös tavanomaiset toimituskulut viimeistään 14 päivän kuluttua ilmoituksestasi; voimme odottaa, kunnes tavarat tai todistus niiden lähettämisestä ovat saapuneet. Palautuksen välittömät kulut maksat sinä.</p>
<p>Voit katsoa tavaroita niin kuin katsoisit myymälässä. Jos niiden arvo on alentunut, koska niitä on käytetty enemmän, voimme vähentää alentumisen. Oikeus ei koske sinetöityjä tavaroita, joita ei voi hygieniasyistä palauttaa, kun olet avannut sinetin.</p>
<h2 id="faulty">Kun jokin on viallinen</h2>
<p>Lain mukaan vastaamme 2 vuoden ajan virheistä, jotka olivat olemassa luovutushetkellä. Voit vaatia korjausta tai vaihtoa ja, jos se ei onnistu, hinnanalennusta tai rahojasi takaisin.</p>
<p>Lakisääteisen virhevastuun lisäksi diffuusereillamme on oma 1 vuoden takuumme: jos diffuuseri lakkaa toimimasta tavallisessa käytössä, vaihdamme sen kysymättä, milloin vika alkoi.</p>
<h2 id="exchange">Vaihdot ja lahjat</h2>
<p>Jos haluat vaihtaa tuotteen, palauta se ja tilaa toinen; niin se käy nopeimmin. Lahjan voi palauttaa myös sen saaja: kirjoita meille ja kerro tilausnumero. Rahat palautetaan maksajalle.</p>
`,
  },
  "privacy-policy": {
    title: "Tietosuojaseloste",
    description: "Mitä henkilötietoja säilytämme, miksi, kuinka kauan, kuka meitä auttaa ja mitä voit meiltä pyytää.",
    lead: "Säilytämme sen, mitä tilaus tarvitsee, emmekä mitään, mikä seuraisi sinua. Ei mainontaa, ei profiileja, eikä kukaan muu seuraa sinua.",
    body: `
<h2 id="who">Kuka vastaa</h2>
<p>{trader} on tässä kuvattujen tietojen rekisterinpitäjä. Kaikissa tietojasi koskevissa asioissa kirjoita osoitteeseen <a href="mailto:{storeEmail}?subject=Omat%20tietoni">{storeEmail}</a>.</p>
<h2 id="what">Mitä säilytämme ja miksi</h2>
<ul>
<li><strong>Tilaukset.</strong> Nimi, sähköposti, puhelinnumero, toimitusosoite, mitä ostit ja mitä maksoit; yritykseltä myös nimi ja arvonlisäverotunniste. Tarvitsemme niitä täyttääksemme sopimuksemme kanssasi ja sen jälkeen, koska kirjanpitolaki vaatii niitä. Jos peruutat sopimuksen, ilmoituksesi säilytetään tilauksen yhteydessä, koska laki edellyttää sen vastaanottamisen vahvistamista.</li>
<li><strong>Palautukset.</strong> Mitä palautat ja miksi sekä lisäämäsi kuvat, koska tarvitsemme niitä päätökseen. Peruuttamisilmoitus nimesi ja sähköpostisi kanssa myös silloin, kun emme löydä sille tilausta, koska laki edellyttää sen vastaanottamisen vahvistamista.</li>
<li><strong>Maksu.</strong> Korttitietosi ottaa vastaan maksupalvelu omilla sivuillaan tai omissa kentissään meidän sivullamme. Me emme näe niitä; saamme tietää vain, onnistuiko maksu.</li>
<li><strong>Uutiskirje.</strong> Sähköpostiosoitteesi sekä milloin, missä ja millä sanoilla suostuit. Kirjoitamme vain suostumuksellasi, jonka voit peruuttaa milloin tahansa jokaisessa kirjeessä olevalla linkillä.</li>
<li><strong>Kun tuotetta on taas.</strong> Jos pyydät, säilytämme sähköpostiosoitteesi ja tuotteen ja kirjoitamme sinulle kerran, kun tuotetta on taas varastossa. Pyyntösi poistetaan viestin myötä, viimeistään vuoden kuluttua; aiemmin, jos kirjoitat meille. Säilytämme, milloin ja millä sanoilla suostuit.</li>
<li><strong>Viestit meille.</strong> Mitä kirjoitat ja mitä vastaamme, koska etumme on vastata hyvin.</li>
<li><strong>Turvallisuus.</strong> IP-osoitteita lasketaan minuuttien tai tuntien ajan väärinkäytön torjumiseksi, koska etumme on, että kauppa toimii.</li>
</ul>
<h2 id="browser">Mitä selaimeesi jää</h2>
<p>Ostoskorisi on selaimesi muistissa, samoin tilaus, jota olet maksamassa. Mitä kirjoitat kassalla, pysyy sen välilehdessä, kunnes tilaat tai suljet sen. Kun tilaat, asetetaan yksi eväste, jotta tämä selain voi näyttää sinulle tilauksesi; tilauksen yhteydessä säilytämme siitä vain avaimella lasketun tiivisteen. Kaikki tämä tarvitaan siihen, mitä itse pyysit, joten pois napsautettavaa ilmoitusta ei ole.</p>
<p>Emme käytä analytiikkaa emmekä mainosevästeitä. Toimitusmaan ehdottamiseksi haemme IP-osoitteesi omalla palvelimellamme olevasta luettelosta; tulosta ei tallenneta.</p>
<p>{paymentFields}</p>
<h2 id="processors">Kuka meitä auttaa</h2>
<p>Jaamme tietoja vain siinä määrin kuin kukin näistä niitä tarvitsee:</p>
<ul>
<li>maksupalvelu{paymentProviders}, joka ottaa maksun vastaan ja tarkistaa sen petosten varalta;</li>
<li>kuljetusyhtiöt ja pakettiautomaattien ylläpitäjät, jotka saavat toimitusta varten nimen, osoitteen, sähköpostin ja puhelinnumeron;</li>
<li>palvelu, joka lähettää viestimme{emailProvider} ja saa osoitteen sekä viestin;</li>
<li>Euroopan komission arvonlisäverorekisteri (VIES), josta tarkistamme yrityksen arvonlisäverotunnisteen;</li>
<li>palvelinten tarjoaja, joilla kauppamme toimii;</li>
<li>kirjanpitäjämme sekä viranomaiset, kun laki sitä vaatii.</li>
</ul>
<p>Ne, jotka työskentelevät meille, tekevät sen sopimuksella, joka sitoo heidät ohjeisiimme. Emme myy tietoja kenellekään.</p>
<h2 id="transfers">Euroopan unionin ulkopuolella</h2>
<p>Kun palveluntarjoaja käsittelee tietoja Euroopan talousalueen ulkopuolella, se tapahtuu Euroopan komission tietosuojan riittävyyttä koskevan päätöksen tai komission vakiosopimuslausekkeiden nojalla. Jos tilaat Yhdysvaltoihin, sikäläinen kuljetusyhtiö saa osoitteesi.</p>
<h2 id="how-long">Kuinka kauan säilytämme tietoja</h2>
<ul>
<li>Maksetut tilaukset palautuksineen ja kuvineen: {orderYears} vuotta myyntivuoden lopusta, kuten kirjanpitolaki ja Euroopan unionin arvonlisäverosäännöt vaativat.</li>
<li>Maksamatta jääneet tilaukset: henkilötiedot poistetaan {unpaidOrderDays} päivän kuluttua.</li>
<li>Peruuttamisilmoitukset, joille emme löydä tilausta: {orderYears} vuotta sen vuoden lopusta, jona ne ratkaistiin.</li>
<li>Mihinkään tilaukseen kuulumattomien viestien vastaanottajat: {emailDays} päivää.</li>
<li>Uutiskirje: kunnes perut sen, ja vuosi sen jälkeen; tieto suostumuksestasi niin kauan kuin meidän on voitava todistaa se; osoite, joka kirjoitettiin mutta jota ei vahvistettu, 30 päivää. Jotta mikään luettelo ei palauttaisi sitä, joka on perunut tilauksen tai jonka tiedot on poistettu, osoitteesta säilyy avaimella laskettu tiiviste.</li>
<li>Viestit: kaksi vuotta viimeisestä.</li>
<li>Turvallisuuden vuoksi lasketut osoitteet: enintään päivän.</li>
</ul>
<h2 id="rights">Oikeutesi</h2>
<p>Yleinen tietosuoja-asetus antaa sinulle oikeuden</p>
<ul>
<li>tietää, mitä sinusta säilytämme, ja saada siitä jäljennös;</li>
<li>saada virheelliset tiedot oikaistuiksi;</li>
<li>saada tiedot poistetuiksi tai niiden käyttö rajoitetuksi;</li>
<li>saada tietosi mukaasi yleisessä muodossa;</li>
<li>vastustaa sitä, mitä teemme oman etumme perusteella;</li>
<li>peruuttaa suostumus milloin tahansa vastaisuuden osalta.</li>
</ul>
<p>Kirjoita osoitteeseen <a href="mailto:{storeEmail}?subject=Omat%20tietoni">{storeEmail}</a>. Vastaamme kuukauden kuluessa ja yleensä 24 tunnissa. Voit myös tehdä valituksen asuinmaasi tietosuojaviranomaiselle.</p>
<h2 id="must">Mitä sinun on kerrottava</h2>
<p>Ilman kassan kenttiä emme voi toimittaa, joten ne ovat pakollisia. Kaikesta muusta päätät itse. Mikään kone ei yksin tee sinua koskevia päätöksiä.</p>
<h2 id="newsletter-figures">Uutiskirjeen luvut</h2>
<p>Laskemme, kuinka monta kertaa kirje on kaikkiaan avattu ja sen linkkejä käytetty. Emme kirjaa, kuka niin teki.</p>
<h2 id="changes">Kun tämä teksti muuttuu</h2>
<p>Ylhäällä oleva päivä kertoo, mistä lähtien nämä sanat ovat voimassa. Jos muutos koskee jo säilyttämiämme tietoja, kirjoitamme asianosaisille ennen sen voimaantuloa.</p>
`,
  },
  "terms-of-service": {
    title: "Myyntiehdot",
    description: "Mistä sinä ja me sovimme, kun ostat täältä: tilaus, hinta, maksu, toimitus, palautukset, takuu.",
    lead: "Mistä sinä ja {storeName} sovitte, kun ostat täältä, kahtenakymmenenä lyhyenä kohtana.",
    body: `
<h2 id="about">Keitä olemme</h2>
<p>Tätä kauppaa pitää {trader}, tässä myös ”me”. Tavoitat meidät osoitteesta <a href="mailto:{storeEmail}">{storeEmail}</a> ja saat vastauksen 24 tunnin kuluessa.</p>
<h2 id="scope">Mitä nämä ehdot koskevat</h2>
<p>Ne koskevat jokaista ostosta, jonka teet tässä kaupassa kuluttajana. Voimassa on se versio, joka näytettiin tilatessasi. Mikään niissä ei vie sinulta oikeuksia, jotka maasi laki antaa.</p>
<h2 id="language">Kieli ja tekstin säilyttäminen</h2>
<p>Sopimukset tehdään suomeksi. Voit milloin tahansa tallentaa tai tulostaa nämä ehdot; vahvistamme tilauksesi sähköpostilla, jossa on kaikki sovittu.</p>
<h2 id="age">Kuka voi ostaa</h2>
<p>Voit tilata, jos olet vähintään 18-vuotias tai sinulla on vanhempasi tai huoltajasi suostumus.</p>
<h2 id="products">Mitä myymme</h2>
<p>Jokainen tuotesivu kuvaa pääominaisuudet, hinnan ja sen, onko tuotetta varastossa. Puun syyt, lasite ja kivi ovat luonnollisia ja vaihtelevat hieman kappaleittain. Tuotteemme on tehty huoneiden tuoksuttamiseen. Ne eivät ole lääkkeitä, eikä mikään kirjoittamamme ole lääketieteellinen neuvo.</p>
<h2 id="prices">Hinnat</h2>
<p>Hinnat ovat euroina ja sisältävät arvonlisäveron. Toimituksen hinta näkyy kassalla ennen tilaamista. Tilaushetken hinta on voimassa. Jos hinta oli erehdyksessä selvästi väärä, kysymme, haluatko tuotteen oikealla hinnalla, ja muuten palautamme rahasi.</p>
<h2 id="offers">Alennukset ja paketit</h2>
<p>Alennukset näytetään alennusta edeltäneiden 30 päivän alimman hinnan kanssa. Paketti ”2 diffuuseria” lasketaan kerran tilausta kohti, kahdesta täysihintaisesta diffuuserista, ja vähennetään automaattisesti.</p>
<h2 id="contract">Miten sopimus syntyy</h2>
<p>Se, mitä näet kaupassa, on kehotus tilata. Ostoskorissa ja kassalla voit katsoa ja korjata kaiken. Painamalla <strong>Tilaa ja maksa</strong> teet sitovan tarjouksen.</p>
<p>Hyväksymme sen tilausvahvistuksella, jonka lähetämme, kun maksu on onnistunut. Jos emme voi hyväksyä sitä, mitään ei veloiteta, tai veloitettu palautetaan heti.</p>
<h2 id="payment">Maksu</h2>
<p>Maksat maksupalvelumme sivuilla tai sen kentissä meidän sivullamme. Koko summa erääntyy tilatessa. Korttitiedot eivät koskaan tule meille. Tavarat pysyvät omaisuutenamme, kunnes ne on maksettu.</p>
<h2 id="stock">Varasto</h2>
<p>Maksaessasi tavarat ovat sinulle varattuina. Jos maksu saapuu myöhemmin ja tavarat ovat loppuneet, palautamme sen kokonaan ja kerromme siitä.</p>
<h2 id="delivery">Toimitus</h2>
<p>Kun tilaus on vähintään {freeShippingThreshold}, toimitus on ilmainen kaikkialle maailmaan. Tilaukset käsitellään 24 tunnissa ja toimitetaan 4–24 arkipäivässä. Yksityiskohdat ovat sivulla <a href="/shipping-policy">Toimitusehdot</a>. Katoamisen riski siirtyy sinulle, kun tavarat ovat sinun tai nimeämäsi henkilön käsissä.</p>
<h2 id="withdrawal">Peruuttamisoikeus</h2>
<p>Kuluttajat Euroopan unionissa voivat peruuttaa kaupan 14 päivän kuluessa tavaran vastaanottamisesta syytä ilmoittamatta: <a href="/withdrawal">Peruuta sopimus tästä</a>. Mitä se maksaa ja miten muuten voi peruuttaa, lukee sivulla <a href="/return-refund-policy#withdrawal">Palautukset ja hyvitykset</a>.</p>
<h2 id="returns">Meidän 100 päiväämme</h2>
<p>Lain lisäksi otamme käyttämättömät tavarat takaisin 100 päivän ajan vastaanottamisesta. Ostaja maksaa palautuslähetyksen; hyvitys menee alkuperäiselle maksutavalle 10 arkipäivän kuluessa. Jos kuluu yli 15 arkipäivää, ota yhteyttä.</p>
<h2 id="guarantee">Lakisääteinen virhevastuu</h2>
<p>Jos tavara ei vastaa sopimusta, laki antaa sinulle 2 vuotta, joina meidän on korjattava tai vaihdettava se tai, jos se ei onnistu, alennettava hintaa tai otettava se takaisin. Sinun ei tarvitse maksaa siitä mitään.</p>
<h2 id="warranty">Diffuuserien takuu</h2>
<p>Lakisääteisen virhevastuun lisäksi annamme diffuusereille 1 vuoden takuun toimituksesta lukien kaikissa maissa, joihin toimitamme. Kirjoita osoitteeseen <a href="mailto:{storeEmail}">{storeEmail}</a> ja liitä tilausnumerosi. Takuu kattaa viat tavallisessa käytössä, ei putoamisesta johtuvaa rikkoutumista eikä muiden nesteiden kuin veden, eteeristen öljyjen ja ohjeissamme mainittujen puhdistusaineiden aiheuttamia vahinkoja.</p>
<h2 id="use">Öljyjen ja diffuuserien turvallinen käyttö</h2>
<p>Noudata tuotesivun ja etiketin ohjeita. Eteeriset öljyt ovat väkeviä: pidä ne poissa lasten ja eläinten ulottuvilta sekä silmistä ja avotulesta, älä niele niitä äläkä levitä laimentamattomina iholle.</p>
<h2 id="liability">Vastuu</h2>
<p>Vastaamme rajoituksetta tahallisuudesta ja törkeästä huolimattomuudesta, hengelle, ruumiille tai terveydelle aiheutuneesta vahingosta ja aina, kun laki niin määrää. Muuten vastaamme olennaisten velvollisuuksien rikkomisesta tyypillisen ja ennakoitavan vahingon määrään asti.</p>
<h2 id="content">Tekstit ja kuvat</h2>
<p>Tämän kaupan tekstit, kuvat ja videot ovat omiamme tai niitä käytetään luvalla. Voit jakaa linkkejä ja lainata meitä, kun mainitset nimemme; kysy kaikesta muusta.</p>
<h2 id="privacy">Tietosi</h2>
<p>Mitä säilytämme ja miksi, kertoo <a href="/privacy-policy">Tietosuojaseloste</a>.</p>
<h2 id="law">Laki ja riidat</h2>
<p>Sovelletaan sen maan lakia, johon {traderName} on sijoittautunut. Asuinpaikkasi kuluttajia suojaavat säännöt pysyvät voimassa, ja voit aina kääntyä sikäläisten tuomioistuinten puoleen.</p>
<p>Kirjoita ensin meille; useimmat asiat selviävät päivässä. Jos eivät, voit kääntyä maasi kuluttajariitoja ratkaisevan elimen tai sen Euroopan kuluttajakeskuksen puoleen. Jos jokin näiden ehtojen kohta ei olisi pätevä, muut pysyvät voimassa.</p>
`,
  },
  imprint: {
    title: "Yritystiedot",
    description: "Kuka tätä kauppaa pitää, miten meidät tavoittaa ja mihin olemme rekisteröityneet.",
    lead: "Keneltä ostat ja miten meidät tavoittaa.",
    body: `
<h2 id="trader">Kuka tätä kauppaa pitää</h2>
<p>{traderFacts}</p>
<h2 id="contact">Miten meidät tavoittaa</h2>
<p>{contactFacts}</p>
<h2 id="producer">Tuottajarekisteröinnit</h2>
<p>{producerFacts}</p>
<h2 id="disputes">Valitukset ja riita-asiat</h2>
<p>Kirjoita ensin meille; useimmat asiat ratkeavat päivässä. Ellei niin käy, voit kääntyä oman maasi kuluttajariitoja ratkaisevan elimen tai sen Euroopan kuluttajakeskuksen puoleen.</p>
<p>{disputeFacts}</p>
`,
  },
  "accessibility-statement": {
    title: "Saavutettavuusseloste",
    description: "Miten jokainen voi käyttää tätä kauppaa, mikä ei vielä toimi ja miten kerrot siitä meille.",
    lead: "Miten jokainen voi käyttää tätä kauppaa.",
    body: `
<h2 id="scope">Mitä seloste koskee</h2>
<p>Tämä seloste koskee verkkosivustoa {storeName}: tuotteiden etsimistä, tuotesivuja, ostoskoria, tilaamista ja maksamista, lähetyksen seurantaa ja sopimuksen peruuttamista. Se kertoo, miten sivusto täyttää eurooppalaisen esteettömyyssäädöksen eli direktiivin (EU) 2019/882.</p>
<h2 id="accessible">Miten saavutettavuus on toteutettu</h2>
<p>Sivusto on rakennettu täyttämään verkkosisällön saavutettavuusohjeiden WCAG 2.1 taso AA, johon standardi EN 301 549 viittaa. Kaikkea voi käyttää näppäimistöllä ja lukea ruudunlukijalla, tekstiä voi suurentaa, kontrastit riittävät, mikään ei välky, ja liike pysähtyy, jos laitteesi sitä pyytää. Lomakkeet kertovat, mikä on väärin ja miten sen voi korjata. Sivuja voi lukea ja tuotteita löytää ilman skriptejä; tilaaminen tarvitsee niitä. Hinnat, vaarat ja ehdot ovat tekstiä, eivät kuvia.</p>
<h2 id="limits">Mikä ei vielä toimi</h2>
<p>Maksaminen tapahtuu maksupalvelun sivuilla tai kentissä, joiden saavutettavuudesta vastaa palveluntarjoaja. Valmistajien teksteistä ja joistakin kuvista voi puuttua täydellinen kuvaus. Pakettiautomaatit ja kuljetusyhtiöiden sovellukset eivät ole meidän.</p>
<h2 id="feedback">Kerro meille</h2>
<p>Onko jokin tielläsi? Kirjoita osoitteeseen <a class="link" href="mailto:{storeEmail}">{storeEmail}</a> ja kerro, millä sivulla se tapahtui ja mitä käytät. Vastaamme, annamme tarvitsemasi tiedon muulla tavalla, esimerkiksi sähköpostitse, ja korjaamme vian.</p>
<h2 id="authority">Kuka valvoo</h2>
<p>Jos vastauksemme ei auta, voit kääntyä maasi saavutettavuutta valvovan viranomaisen puoleen.</p>
`,
  },
} satisfies Messages<typeof en>;
