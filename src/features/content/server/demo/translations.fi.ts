import type { DemoArticleTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. */
export const translations: DemoArticleTranslations = {
  "an-evening-in-three-drops": {
    title: "Ilta kolmessa tipassa",
    excerpt: "Rituaali, joka kestää neljä minuuttia, vaatii vettä ja kolme tippaa ja tietää, milloin se on ohi.",
    content: `<p class="lead">Useimmat illat eivät pääty. Ne ohenevat ruudun ja tiskialtaan väliin, kunnes joku huomaa, että on myöhä. Rituaali on vain tapa vetää niille raja.</p>
<p>Tämä kestää neljä minuuttia. Se tarvitsee vettä, diffuuserin ja öljyn, josta pidät, ja se alkaa sillä hetkellä, kun tänään ei enää tarvitse tehdä mitään, tai kun päätät niin. Se päätös on suurin osa siitä.</p>
<h2>Minuutti yksi: ikkuna</h2>
<p>Avaa se apposen auki, marraskuussakin. Huoneessa, jossa on eletty koko päivä, viipyvät illallinen, villa ja lämmin elektroniikka, eikä mikään tuoksu asetu niiden päälle hyvin. Kun ilma vaihtuu, laita pois kolme tavaraa. Ei koko pöytää: kolme tavaraa. Kuppi, kirje, sakset. On yllättävää, kuinka paljon rauhallisemmalta huone näyttää, kun kolme tavaraa on poistunut siitä.</p>
<h2>Minuutti kaksi: vesi</h2>
<p>Täytä säiliö puhtaalla vesijohtovedellä, enintään viivaan. Käsin, karahvista, se on hitaampaa kuin hanan alla, ja hitaus on tarkoituksellista. Kaadetulla vedellä on ääni, jota hanavedellä ei ole. Saatat huomata seisovasi paikallasi ensimmäistä kertaa pitkään aikaan.</p>
<h2>Minuutti kolme: tipat</h2>
<p>Kolme. Laske ääneen, jos haluat. Laventelia tavallisina päivinä, setripuuta, kun sataa, frankinsenssiä, kun ihmisiä oli liikaa. Jos kaksi öljyä haluaa olla yhdessä, anna toiselle kaksi tippaa ja toiselle yksi, äläkä koskaan molemmille yhtä paljon, tai ne riitelevät koko illan.</p>
<blockquote>Kolme tippaa riittää yhteen iltaan. Neljäs on naapureille.</blockquote>
<p>Sulje nyt ikkuna. Sulje kuitenkin ensin pullo. Avoin pullo pöydällä on pieni huoli, ja niitä yritämme vähentää.</p>
<h2>Minuutti neljä: valo</h2>
<p>Sammuta kattolamppu ja jätä yksi pieni valo, matalalle ja lämpimänä. Monessa diffuuserissa on oma lamppu; valitse kynttilää lähin väri ja jätä muut yhdeksän juhliin. Paina sitten painiketta kerran, niin saat lempeimmän usvan. Vie puhelin toiseen huoneeseen, jos voit; jos et, käännä näyttö alaspäin.</p>
<h2>Ja sitten</h2>
<p>Sitten ei mitään. Se on vaikea osa ja samalla koko asian ydin. Istu niin, että näet usvan. Se nousee, kallistuu, hajoaa, eikä koskaan kahdesti samalla tavalla; se on suunnilleen yhtä kiinnostava kuin tuli ja vaatii yhtä vähän. Lue tai ole lukematta. Puhu, jos joku on siinä, sillä äänellä, jota käytetään tulen ääressä.</p>
<p>Kelloa sinun ei tarvitse katsoa, sillä diffuuseri tekee sen. Kolmen tunnin kuluttua se sammuu itsestään, vain pienellä naksahduksella, ja huone muuttuu hitaasti taas pelkäksi huoneeksi. Jos olet vielä hereillä, tiedät sen nyt. Jos et, sillä ei ollut väliä.</p>
<h2>Iltoina, jolloin se ei onnistu</h2>
<p>Niitäkin tulee. Puhelin soi, lapsella on kuumetta, päivän työ tulee ja istuu viereesi. Tee silloin yksi neljästä minuutista ja jätä muut: avaa ikkuna, tai kaada vesi, tai sytytä lamppu. Rituaali, jonka on oltava täydellinen, on vain yksi velvollisuus lisää. Tämän saa jättää kesken kuin hyvän kirjan nojatuolin käsinojalle ja jatkaa huomenna samasta kohdasta.</p>
<p>Jotkut kysyvät, pitääkö sen olla joka päivä. Ei. Mutta auttaa, jos se on samaan aikaan, samassa järjestyksessä, viikon ajan samasta pullosta. Nenä oppii nopeasti. Muutaman päivän jälkeen ensimmäinen henkäys sanoo, ennen kuin olet ehtinyt ajatella mitään: päivä on ohi.</p>
<p>Laventelin, setripuun ja frankinsenssin löydät kokoelmasta <a href="/collections/calm-evenings">Rauhalliset illat</a>.</p>`,
  },
  "how-many-drops": {
    title: "Kuinka monta tippaa? Vähemmän",
    excerpt: "Miksi nenä on huono tuomari omassa huoneessaan ja kuinka laskea sen sijaan huoneen koon mukaan.",
    content: `<p class="lead">Melkein jokainen käyttää liikaa. Se ei ole ahneutta; nenät on tehty niin. Ne ilmoittavat sen, mikä on uutta, ja unohtavat sen, mikä jää, ja jäävä tuoksu unohtuu minuuteissa.</p>
<p>Niinpä se, joka toi tuoksun huoneeseen, lakkaa huomaamasta, lisää kaksi tippaa, lakkaa taas huomaamasta ja lisää vielä kaksi. Sitten joku tulee kotiin, avaa oven ja ottaa askeleen taaksepäin. Molemmat ovat oikeassa siitä, mitä haistavat.</p>
<h2>Laske huoneen mukaan</h2>
<p>Pöytädiffuuserin säiliöön mahtuu suunnilleen lasillinen vettä. Ota yhden täytön mitaksi huoneen pinta-ala:</p>
<ul>
<li>enintään 8 neliömetriä, kylpyhuone tai pieni työhuone: <strong>kaksi tippaa</strong>;</li>
<li>8–12 neliömetriä, tavallinen makuuhuone: <strong>kolme tippaa</strong>;</li>
<li>12–15 neliömetriä, olohuone: <strong>neljä tai viisi tippaa</strong>;</li>
<li>enemmän: yksi diffuuseri ei täytä sitä, ja kymmenen tippaa yhdessä nurkassa tekee vain voimakkaan nurkan.</li>
</ul>
<p>Luvut on tarkoitettu tavalliselle huonekorkeudelle ja suljetulle ovelle. Kun ovi on auki, eteisestä tulee osa huonetta. Korkeassa huoneessa lisää tippa, ja lämpimien patterien aikaan ota yksi pois, sillä lämmin ilma kantaa tuoksua pidemmälle.</p>
<h2>Laske sitten öljyn mukaan</h2>
<p>Tipat eivät ole samanarvoisia. Sitrusöljyt ovat kevyitä; ne ovat ilmassa minuutissa ja poissa tunnissa, ja ylimääräinen tippa haittaa vähän. Piparminttu, geranium, ylang-ylang ja sitruunaruoho puhuvat kovaa: aloita puolesta siitä, mitä ottaisit laventelia. Setripuu ja santelipuu ovat hitaita. Kahteenkymmeneen minuuttiin ne eivät näytä tekevän mitään, ja silloin useimmat tekevät virheensä. Anna niille ne kaksikymmentä minuuttia.</p>
<h2>Koe ovella</h2>
<p>On yksi rehellinen tuomari, ja se olet sinä, oltuasi viisi minuuttia muualla. Käynnistä diffuuseri, mene ripustamaan pyykit ja tule takaisin. Jos huomaat tuoksun ovella ja olet unohtanut sen istuutuessasi, se on oikein. Jos voisit nimetä öljyn jo eteisessä, sitä on liikaa. Jos sinun täytyy etsiä sitä, odota ennen kuin lisäät: etsi uudelleen vartin päästä.</p>
<blockquote>Hyvin tuoksuva huone on sellainen, josta vieraat sanovat, että siellä on mukava olla, eivätkä, että siellä tuoksuu.</blockquote>
<h2>Voimakkuus ei ole sama asia kuin tipat</h2>
<p>Diffuuserin kolme voimakkuutta muuttavat usvan määrää ja siten sitä, kuinka nopeasti samat tipat päätyvät huoneeseen. Lempein ja kolme tippaa antavat koko illan. Voimakkain ja kolme tippaa antavat selvän alun ja sitten vettä. Seitsemältä tuleville vieraille käytä voimakkainta kymmenen minuuttia ennen ovikelloa, sitten lempeintä. Lukemiseen lempeintä alusta asti.</p>
<h2>Kun se kuitenkin oli liikaa</h2>
<p>Niin käy. Sammuta diffuuseri, avaa viideksi minuutiksi kaksi vastakkaista ikkunaa ja tyhjennä säiliö; tipat, joita kadut, kelluvat siinä vedessä. Pyyhi sisäpuoli pehmeällä liinalla. Verhot ja villa pitävät kiinni pisimpään, joten anna niille aikaa huomiseen, ennen kuin arvioit.</p>
<h2>Kuinka kauan pullo kestää</h2>
<p>Kymmenen millilitran pullossa on noin kaksisataa tippaa. Kolmella–viidellä tipalla illassa se on neljäkymmentä iltaa ja enemmän, eli jokainen ilta lokakuun ensimmäisestä siihen asti, kun kellojen siirto ja ensilumi ovat tulleet ja menneet. Avaamispäivä, lyijykynällä korkkiin kirjoitettuna, kertoo, miten sinulla menee. Useimmat huomaavat laskemaan alkaessaan tarvitsevansa puolet siitä, mitä luulivat, ja nauttivansa siitä suunnilleen kaksi kertaa enemmän.</p>
<p>Kunkin öljyn tippamäärä on kerrottu sen sivulla: <a href="/products?category=oils">katso öljyt</a>.</p>`,
  },
  "filling-and-cleaning-a-diffuser": {
    title: "Diffuuserin täyttäminen ja puhdistaminen",
    excerpt: "Kymmenen minuuttia viikossa pitää usvan hienona ja tuoksun aitona. Tässä ne ovat, järjestyksessä.",
    content: `<p class="lead">Diffuuseri on yksinkertainen esine: pieni levy säiliön pohjalla värisee niin nopeasti, että vesi sen päällä muuttuu usvaksi. Se, mitä vedessä on, päätyy levylle. Pidä levy puhtaana, niin kaikki muu seuraa.</p>
<h2>Täyttäminen, joka kerta</h2>
<ol>
<li>Irrota johto. Akkua se ei haittaa, eikä veden ja pistokkeiden pitäisi kohdata.</li>
<li>Nosta yläosa pois ja laske se jonkin pehmeän päälle.</li>
<li>Kaada puhdasta vesijohtovettä, ei koskaan MAX-viivan yli. Liika vesi on tavallinen syy siihen, ettei diffuuseri tee usvaa: levy ei jaksa nostaa sitä.</li>
<li>Lisää 3–5 tippaa öljyä veteen, ei reunalle.</li>
<li>Aseta yläosa takaisin ja paina painiketta kerran.</li>
</ol>
<p>Käytä viileää vettä. Lämmin tuntuu hyvältä ajatukselta eikä ole sitä; usva tulee märkänä, ja aamulla pöydässä on rengas. Jos vesijohtovetesi jättää vedenkeittimeen valkoiset reunat, käytä suodatettua, niin tarvitset tätä artikkelia harvemmin.</p>
<h2>Tyhjentäminen, joka ilta</h2>
<p>Älä jätä eilistä vettä seisomaan. Kaada se pois ilma-aukosta poispäin olevalta puolelta (useimmissa säiliöissä on pieni nuoli tai nokka), jottei mitään valu koneistoon. Pyyhi säiliö kuivaksi pehmeällä liinalla ja jätä yläosa pois yön ajaksi. Siinä kaikki, ja se on puhdistuksen tärkeämpi puolikas.</p>
<h2>Kerran viikossa: kymmenen minuuttia</h2>
<p>Öljyt jättävät ohuen kalvon. Sitä ei näe, mutta sen haistaa: jokainen tuoksu alkaa muistuttaa edellistä. Silloin on tämän aika.</p>
<ol>
<li>Irrota johto, tyhjennä ja täytä säiliö puoliksi haalealla vedellä.</li>
<li>Lisää yksi tippa tavallista astianpesuainetta. Yksi.</li>
<li>Anna diffuuserin käydä viisi minuuttia keittiössä, ikkuna auki.</li>
<li>Sammuta, kaada vesi pois, huuhtele kahdesti puhtaalla vedellä.</li>
<li>Kuivaa levy pumpulipuikolla, pienin ympyröin ja painamatta.</li>
</ol>
<h2>Kerran kuussa: kalkkia vastaan</h2>
<p>Jos usva on ohentunut tai karkeaa, levylle on kertynyt kalkkia. Sekoita ruokalusikallinen väkiviinaetikkaa veteen säiliön puoliväliin asti ja anna seistä kymmenen minuuttia käynnistämättä. Pyyhi levy pumpulipuikolla, kaada kaikki pois ja huuhtele kolmesti. Keittiö tuoksuu hetken salaatilta; siihen ei auta mikään öljy, vain aika.</p>
<p class="note">Älä koskaan upota jalustaa veteen, älä käytä harjaa, teräsvillaa tai hankausjauhetta, ja jätä kahvinkeittimen kalkinpoistoaine kahvinkeittimille.</p>
<h2>Öljystä toiseen</h2>
<p>Sitruksen ja laventelin välillä ei tarvitse tehdä mitään. Patšulin, ylang-ylangin tai minkä tahansa vaniljaisen jälkeen tee ensin viikoittaiset kymmenen minuuttia, muuten aamusi alkaa eilisillalla. Kaksi diffuuseria, toinen kevyille tuoksuille ja toinen raskaille, on ylellisyyttä, joka säästää paljon pyyhkimistä.</p>
<h2>Ulkopinta</h2>
<p>Kuiva liina puulle ja messingille. Kostea lasitetulle keramiikalle ja lasille. Kivi pitää pyyhkiä heti, sillä se juo: travertiinille jäänyt appelsiiniöljytippa tekee varjon, joka pysyy. Kyljelle valuneet öljyt lähtevät pehmeällä liinalla ja tipalla astianpesuainetta, kärsivällisyydellä pikemmin kuin voimalla.</p>
<h2>Jos se ei vieläkään toimi</h2>
<p>Kolme syytä selittää melkein jokaisen hiljaisen diffuuserin: liikaa vettä, kalkkia levyllä, tyhjä akku. Tarkista ne tässä järjestyksessä. Jos syy ei ole mikään niistä, kirjoita meille; takuu on olemassa käytettäväksi.</p>
<p><a href="/products/glass-filling-carafe">Nokallisesta karahvista</a> vesi menee säiliöön eikä pöydälle.</p>`,
  },
  "ceramic-stone-glass-wood": {
    title: "Keramiikka, kivi, lasi, puu",
    excerpt:
      "Neljä materiaalia, jotka näyttävät hyvältä kirjan vieressä, mitä kukin niistä vaatii ja miten ne vanhenevat.",
    content: `<p class="lead">Diffuuseri toimii kolme tuntia ja seisoo paikallaan loput kaksikymmentäyksi. Se, mistä se on tehty, ratkaisee, katsotko sitä silloin mielelläsi.</p>
<p>Työskentelemme neljän materiaalin kanssa. Mikään niistä ei ole paras. Jokaisella on valo, josta se pitää, asia, jota se ei siedä, ja oma tapansa vanheta. Kannattaa tietää, kenet kutsuu kotiinsa.</p>
<h2>Keramiikka</h2>
<p>Savea, dreijattua tai valettua, päiväkausia kuivattua, poltettua, kunnes se ei voi enää koskaan olla savea, sitten lasitettua ja poltettua vielä kerran. Lasite on lasinen iho, siksi keraamisen diffuuserin voi pyyhkiä kostealla liinalla ja se unohtaa kaiken, mitä sille läikkyi. Neljästä sen kanssa on helpoin elää.</p>
<p>Se pitää sivuvalosta. Harjanteinen tai uurrettu esine ikkunalaudalla muuttuu päivän mittaan kuin mäki, eikä se maksa mitään. Pöydän reunaa se ei siedä. Keramiikka ei naarmuunnu, haalistu eikä väänny; se on täydellinen siihen hetkeen asti, kun se putoaa.</p>
<p>Etsi jalasta pieni lasittamaton rengas, jolla se seisoi uunissa. Siitä tietää, että jokin on todella poltettu eikä vain maalattu.</p>
<h2>Kivi</h2>
<p>Travertiini syntyy lämpimissä lähteissä, kerros kerrokselta, ja sen pienet reiät ovat siinä, missä oli kerran ruoko tai kupla. Kahta samanlaista kappaletta ei ole. Se on painava ja viileä ja saa kaiken lähellään näyttämään vähän harkitummalta.</p>
<p>Kivi juo. Vesi kuivuu siitä pois, öljy ja viini jättävät muiston. Pyyhi siis heti, pidä pullon alla alusta ja jätä sitruunat keittiöön: happo vie kiillon. Vastineeksi se ei vanhene lainkaan, ei ainakaan meidän elinaikanamme.</p>
<h2>Lasi</h2>
<p>Vain lasi näyttää, mitä sisällä tapahtuu: veden, sen pinnan, ensimmäisen usvasäikeen, joka kiertyy kuvun alla. Meripihkan- ja savunvärinen lasi ei ole vain kaunista. Se pehmentää pienen lampun valon myöhäisen iltapäivän väriin, kun kirkas lasi jättäisi sen sellaiseksi kuin se on.</p>
<p>Se haluaa pimeän nurkan ja yhden valon taakseen. Se näyttää sormenjäljet, pölyn ja kalkin, ja parhaiten juuri ennen vieraiden tuloa; vanha pellavaliina auttaa. Eikä sitä pidä siirtää, kun siinä on vettä.</p>
<h2>Puu</h2>
<p>Tammi ja pähkinäpuu ovat lämpimiä kädessä, talvellakin, ja hiljaisia korvalle: puinen jalka vie diffuuserista viimeisenkin hyrinän, niin ettei puisella pöydällä kuulu mitään. Puu on myös ainoa, joka vastaa hoitoon. Muutama tippa tavallista pellavaöljyä hierottuna kerran vuodessa ja pyyhittynä kymmenen minuutin kuluttua, ja se on kymmenvuotiaana parempi kuin tullessaan. Anna liinan kuivua ulkona levällään, ennen kuin heität sen pois: pellavaöljyinen rätti voi syttyä itsestään.</p>
<p>Se ei pidä seisovasta vedestä, pattereista eikä keskipäivän auringosta. Se tummuu hiukan tai vaalenee, puusta riippuen. Se ei ole vika; puu huomaa, missä se asuu.</p>
<h2>Ja messinki niiden välissä</h2>
<p>Ohut rengas, jossa kaksi materiaalia kohtaa, on usein messinkiä. Rauhaan jätettynä se muuttuu kullasta hunajaksi ja joksikin teen kaltaiseksi. Pehmeällä liinalla sen voi kiillottaa takaisin minuutissa. Me emme kiillottaisi, mutta me pidämmekin teestä.</p>
<h2>Valitseminen</h2>
<p>Kysy ennemmin, missä se seisoo, kuin mikä on hienoin. Kylpyhuoneen hyllyllä keramiikka. Matalalla pöydällä, jota muutkin käyttävät, kivi, koska kukaan ei kaada sitä. Tummalla senkillä lasi. Vuoteen vieressä puu. Ja jos vastaus on, että se kulkee huoneesta huoneeseen kanssasi, ota se, johon tartut mielelläsi.</p>
<p>Kaikki neljä löydät <a href="/products?category=diffusers">diffuusereistamme</a>.</p>`,
  },
  "reading-the-label-of-an-oil": {
    title: "Öljyn etiketin lukeminen",
    excerpt: "Latinankielinen nimi, kasvin osa, maa, varoitus: mitä pienen pullon pieni teksti kertoo.",
    content: `<p class="lead">Kymmenen millilitran pullon etiketti on suuren postimerkin kokoinen, ja siinä lukee enemmän kuin monella sivulla. Näin se luetaan, ylhäältä pieneen tekstiin.</p>
<h2>Nimi, jonka tunnet, ja se, jota et tunne</h2>
<p>Sanan <em>Laventeli</em> alla on <em>Lavandula angustifolia</em>. Latina ei ole siinä vaikutuksen tekemistä varten. Laventelia on nelisenkymmentä lajia, ja ainakin kolmea niistä myydään sillä yhdellä sanalla. <em>Angustifolia</em> on pehmeä ja makea. <em>Latifolia</em>, leveälehtilaventeli, tuoksuu kamferilta. <em>Intermedia</em>, näiden risteymä, antaa kaksi kertaa enemmän öljyä puoleen hintaan, ja siltä tuoksuu suurin osa siitä, minkä sanotaan tuoksuvan laventelilta. Kaikki kolme ovat rehellisiä kasveja. On vain hyvä tietää, mistä niistä maksaa.</p>
<p>Sama koskee setripuuta, joka voi olla Atlasin setri tai Virginian kataja, ja eukalyptusta, jota on useita satoja lajeja. Jos pullossa ei ole latinaa, joku ei halua kertoa.</p>
<h2>Kasvin osa</h2>
<p>Kukkivat latvat, lehti, kuori, puu, pihka, juuri. Yksi puu voi antaa kolme öljyä: pomeranssista saadaan neroli kukista, petitgrain lehdistä ja oksista sekä pomeranssiöljy kuoresta. Niillä on yhteistä yhtä paljon kuin kolmella sisaruksella.</p>
<h2>Miten se saatiin</h2>
<p><strong>Höyrytislattu</strong> tarkoittaa, että höyry johdettiin kasvin läpi, se vei öljyn mukanaan ja jätti sen jälkeensä jäähtyessään. Useimmat öljyt valmistetaan näin. <strong>Kylmäpuristettu</strong> koskee sitruksia: kuori puristetaan, siksi sitruunaöljy tuoksuu sitruunalta eikä sitruunakaramelleilta. <strong>Absoluutti</strong> tarkoittaa, että käytettiin liuotinta, kuten jasmiinilla, joka ei kestä höyryä. Mikään ei ole muita parempi, mutta niitä ei pidä kutsua toistensa nimillä.</p>
<h2>Maa</h2>
<p>Alkuperä merkitsee kuten viinissä: vähemmän kuin sanotaan, mutta jotakin kuitenkin. Korkealla kasvanut laventeli tuoksuu hienommalta kuin tasangon. Lämpimän vuoden appelsiiniöljy on pyöreämpää. Jos kaksi saman öljyn pulloa, vuoden välein ostettua, eivät ole aivan samanlaisia, se johtuu siitä, etteivät kaksi kesääkään olleet.</p>
<h2>Varoitukset</h2>
<p>Puhtaat öljyt ovat väkeviä, ja Euroopan lainsäädäntö vaatii sanomaan sen määrätyin sanoin ja merkein. Siksi pullossa, jossa ei ole muuta kuin laventelia, lukee <em>voi aiheuttaa allergisen ihoreaktion</em> sekä linalooli ja linalyyliasetaatti. Ne eivät ole lisäaineita. Niistä laventeli koostuu, jos kemistiltä kysytään. Pullo ilman yhtäkään varoitusta ei ole lempeämpi öljy; se on pullo ilman etikettiä.</p>
<p>Ota sanat sellaisina kuin ne ovat: ei iholle, ei silmiin, ei lasten ulottuville, ei koskaan nieltäväksi.</p>
<h2>Sanat, jotka eivät tarkoita mitään</h2>
<ul>
<li><strong>Terapeuttinen laatu</strong>: sellaista laatua ei ole. Mikään virasto ei myönnä sitä.</li>
<li><strong>Tuoksuöljy</strong>, <strong>hajuvesiöljy</strong>: sekoitettu laboratoriossa. Ehkä miellyttävä, mutta ei eteerinen öljy.</li>
<li><strong>Luontaisenkaltainen</strong>: ei luonnosta.</li>
<li><strong>Puhdas</strong>, yksinään, ilman latinaa, kasvinosaa tai maata: puhdas mikä?</li>
</ul>
<h2>Lasi ja päiväys</h2>
<p>Ruskea lasi ei ole koriste; valo pilaa öljyn, ja ruskea pitää siitä suurimman osan ulkona. Jossakin on eränumero ja se, kuinka kauan öljy on parhaimmillaan avaamisen jälkeen: meidän öljymme vuoden. Sitrusten tuoksu haihtuu ensin; puut ja pihkat kestävät usein pidempään, ja osa vain paranee. Kirjoita avaamispäivä lyijykynällä korkkiin.</p>
<p>Jos teet tämän kaiken kerran, yhdellä pullolla, sinun ei tarvitse tehdä sitä enää koskaan. Jossakin kaupassa, matkalla, otat etiketin käteesi, katsot sitä kaksi sekuntia ja tiedät.</p>
<p>Voit harjoitella <a href="/products/lavender-oil">laventeliöljyllämme</a>: etiketin tiedot ovat myös sen sivulla.</p>`,
  },
  "citrus-for-the-morning": {
    title: "Sitrusta aamuun",
    excerpt:
      "Makea appelsiini, sitruuna ja bergamotti tulevat nopeasti ja lähtevät nopeasti. Siksi ne ovat aamuihmisiä.",
    content: `<p class="lead">Jotkut tuoksut saapuvat myöhään ja viipyvät tunteja. Sitrus tekee päinvastoin: se on huoneessa, ennen kuin olet laskenut pullon kädestäsi ja poissa ennen toista kahvikupillista. Aamuun se on juuri oikein.</p>
<p>Syy on kuoressa. Appelsiinin öljy on aivan pinnan alla pienissä rauhasissa, jotka voi puhkaista kynnellä, ja se on tehty hyvin kevyestä aineesta. Se lentää heti, ja se, mikä lentää heti, on pian poissa. Parfymöörit sanovat tätä latvanuotiksi ja valittavat, ettei se kestä. Eivät aamutkaan kestä.</p>
<h2>Makea appelsiini</h2>
<p>Öljyistä se, josta on helpoin pitää. Se tuoksuu siltä, mitä se on: hetkeltä, jolloin joku junaosaston toisessa päässä kuorii appelsiinin ja kaikki nostavat katseensa. Se tulee toimeen melkein kaiken kanssa, joten se on hyvä ensimmäinen pullo. Neljä tippaa, voimakkain taso, sillä aikaa kun olet suihkussa; kun palaat, se on pehmennyt.</p>
<h2>Sitruuna</h2>
<p>Terävämpi, valkoisempi, siistimpi. Sitruuna saa keittiön näyttämään puhtaammalta kuin se on, eikä se ole sen vähäisin ansio. Kaksi tai kolme tippaa riittää, sillä liikaa käytettynä se voi kallistua astianpesuaineen suuntaan. Parhaimmillaan se on jonkin vihreän vieressä: tippa rosmariinia, ja sitruunalla on paikka, missä seistä.</p>
<h2>Bergamotti</h2>
<p>Tunnet sen tietämättäsi Earl Greystä. Se on pieni, kitkerä appelsiini Etelä-Italiasta, jota viljellään vain kuoren vuoksi, ja kolmesta aikuisin: kukkainen, vähän pippurinen, teetä jossakin taustalla. Jos appelsiini on keittiö, bergamotti on työpöytä. Se on niistä ainoa, jota käyttäisimme myös iltapäivällä neljältä.</p>
<h2>Kolme aamua</h2>
<ul>
<li><strong>Maanantai.</strong> Kaksi tippaa sitruunaa, yksi rosmariinia. Ikkuna raollaan, lista pöydällä.</li>
<li><strong>Päivä kotona.</strong> Kolme tippaa bergamottia, yksi setripuuta. Se alkaa kirkkaana ja hiljenee itsestään.</li>
<li><strong>Sunnuntai.</strong> Kolme tippaa makeaa appelsiinia, yksi laventelia. Se tuoksuu puhtailta lakanoilta ja suunnitelmien puutteelta.</li>
</ul>
<h2>Kuinka se viipyy vähän pidempään</h2>
<p>Jos haluat sitruksen jäävän, anna sille raskaampaa seuraa. Yksi tippa setripuuta, santelipuuta tai frankinsenssiä kolmen appelsiinitipan alla hidastaa sitä, niin kuin hyvä kuuntelija hidastaa nopeaa puhujaa. Sitrus lähtee silti ensin. Mutta jotakin jää, kun se on lähtenyt, eikä aamu lopu niin äkkiä.</p>
<h2>Pullojen säilyttäminen</h2>
<p>Kaikista öljyistä nämä vanhenevat nopeimmin. Ne eivät pidä valosta, lämmöstä eivätkä ilmasta, ja noin vuoden jälkeen ne tuoksuvat laimeilta, sitten tärpätiltä. Osta siis pieniä, sulje heti ja säilytä pystyssä viileässä, pimeässä laatikossa. Melkein tyhjässä pullossa on enemmän ilmaa kuin öljyä; käytä loput kuukauden sisällä. Vanha sitrusöljy ei kuulu diffuuseriin eikä käsille: vanhetessaan se ärsyttää yhä enemmän. Vie loput vaarallisen jätteen keräykseen.</p>
<p class="note">Sitrusöljyt eivät kuulu iholle, ja jotkin, kuten sitruuna ja tavallinen bergamotti, sopivat huonosti yhteen auringonvalon kanssa. Meidän bergamottimme on bergapteeniton; pese sormet silti.</p>
<p>Ja on myös yksinkertaisin tapa, joka meidän kuuluu mainita, vaikka myymme sitä toista. Kuori appelsiini hitaasti pöydän ääressä ja jätä kuoret siihen syödessäsi. Jo sinä ensimmäisenä aamuna tiedät, haluatko pullon.</p>
<p>Kaikki kolme öljyä löydät kokoelmasta <a href="/collections/bright-mornings">Virkeät aamut</a>.</p>`,
  },
  "a-small-library-of-scents": {
    title: "Pieni tuoksukirjasto",
    excerpt: "Latva, sydän, pohja: kuudella pullolla ja yhdellä säännöllä voit sekoittaa vuoden toistamatta itseäsi.",
    content: `<p class="lead">Et tarvitse neljääkymmentä pulloa. Kuudella hyvin valitulla ja yhdellä säännöllä voit sekoittaa vuoden tekemättä kahdesti samaa iltaa.</p>
<h2>Sääntö</h2>
<p>Öljyt lähtevät ilmasta eri tahtiin. Kevyet, joita kutsutaan <strong>latvanuoteiksi</strong>, ovat ensin ja poissa tunnissa: sitrukset, piparminttu, eukalyptus. <strong>Sydännuotit</strong> tulevat seuraavaksi ja muodostavat suurimman osan siitä, minkä muistat: laventeli, geranium, rosmariini. <strong>Pohjanuotit</strong> ovat hitaita ja viipyvät yöhön: setripuu, santelipuu, frankinsenssi.</p>
<p>Yhdestä lajista tehty sekoitus on viiva. Kahdesta tehty on keskustelu. Sääntö siis: ota sydännuotti, lisää jotakin ylhäältä <em>tai</em> alhaalta, ja vasta kun olet tehnyt niin muutaman viikon, molemmista. Laske kolme, yksi, yksi: kolme tippaa sitä, mitä haluat haistaa, yksi sen kumppania, yksi pitämään ne yhdessä.</p>
<h2>Ne kuusi</h2>
<ol>
<li><strong>Makea appelsiini</strong>, koska kaikki pitävät siitä.</li>
<li><strong>Bergamotti</strong>, koska se saa appelsiinin aikuistumaan.</li>
<li><strong>Laventeli</strong>, joka sopii yhteen kaikkien muiden kanssa.</li>
<li><strong>Rosmariini</strong>, vihreä ja valpas, työpöydän ääressä vietetyille tunneille.</li>
<li><strong>Setripuu</strong>, kuiva ja lämmin, lattia, jolla muut voivat seistä.</li>
<li><strong>Frankinsenssi</strong>, hiljaisiin hetkiin.</li>
</ol>
<p>Kaksi joka hyllyltä. Jos haluat seitsemännen, ota geranium, joka on ruusu hihat käärittyinä.</p>
<h2>Seitsemän sekoitusta alkuun</h2>
<ul>
<li><em>Kirjasto.</em> Kolme setripuuta, yksi bergamottia, yksi laventelia.</li>
<li><em>Puhdas pyykki.</em> Kolme laventelia, kaksi makeaa appelsiinia.</li>
<li><em>Pitkä tehtävä.</em> Kaksi rosmariinia, yksi bergamottia.</li>
<li><em>Lunta ulkona.</em> Kolme frankinsenssiä, yksi laventelia, yksi makeaa appelsiinia.</li>
<li><em>Vieraiden jälkeen.</em> Kaksi bergamottia, yksi rosmariinia ja molemmat ikkunat.</li>
<li><em>Sade.</em> Kolme setripuuta, kaksi rosmariinia.</li>
<li><em>Melkein unessa.</em> Kolme laventelia, yksi setripuuta.</li>
</ul>
<p>Kaikki on tarkoitettu noin viidentoista neliömetrin olohuoneeseen. Makuuhuoneessa jätä puolet pois.</p>
<h2>Kokeilua ilman hukkaa</h2>
<p>Ennen kuin mitään menee säiliöön, kokeile paperilla. Leikkaa kahvinsuodatin suikaleiksi, tiputa kutakin öljyä omalle suikaleelleen ja leyhyttele kahta tai kolmea yhdessä nenäsi alla, vähän matkan päässä, kuin kortteja kädessä. Siirrä yhtä suikaletta lähemmäs ja toista kauemmas: sen tekisi vielä yksi tippa. Neljän tai viiden yrityksen jälkeen lopeta ja haista hetki omaa hihaasi. Nenä lepää siinä, minkä se tuntee.</p>
<h2>Muistiin kirjoittaminen</h2>
<p>Pidä jokaisesta sekoituksesta korttia: päivä, tipat, yksi sana siitä, millainen se oli. Luulet muistavasi. Muistat, että siinä oli jotakin setripuuta ja että se oli hyvä.</p>
<blockquote>Paras koskaan tekemämme sekoitus oli kortissaan nimeltään ”tiistai, väsynyt, appelsiini?”.</blockquote>
<h2>Missä ne asuvat</h2>
<p>Pystyssä, pimeässä, kellarin tai pohjoisen makuuhuoneen lämpötilassa. Ei kylpyhuoneessa, vaikka ne näyttäisivät siellä kuinka hyviltä. Pidä ne yhdessä, niin että valitseminen on osa nautintoa eikä laatikon penkomista.</p>
<h2>Kun sekoitus ei toimi</h2>
<p>Tavallisesti siinä on liikaa kaikkea. Ota ensin pois uusin. Jos se on terävä, lisää tippa laventelia, joka pyöristää melkein mitä tahansa. Jos se on laimea, lisää tippa sitrusta. Jos se on samea, siinä on kaksi pohjanuottia, jotka seisovat toistensa varpailla: aloita alusta ja valitse.</p>
<p>Ja jos huomaat kuukauden sekoittelun jälkeen palaavasi pelkkään laventeliin, et ole epäonnistunut. Olet saanut selville, minkä kirjan luet uudestaan.</p>
<p>Pullot pitää yhdessä <a href="/products/walnut-oil-stand">teline</a> tai <a href="/products/cedar-oil-box">laatikko</a>.</p>`,
  },
  "who-shares-your-air": {
    title: "Kenen kanssa jaat ilmasi",
    excerpt: "Lapset, kissat, linnut, vieraat: tuoksu ei ole vain sinun. Muutama tapa, joista on iloa kaikille.",
    content: `<p class="lead">Kuvasta voi kääntää katseensa ja musiikin luota voi lähteä. Tuoksua hengittävät kaikki huoneessa, valitsivat he sen tai eivät. On hyvää käytöstä ajatella heitä ennen ensimmäistä tippaa.</p>
<p>Seuraava ei ole lääketiedettä, emmekä me ole lääkäreitä. Nämä ovat talon sääntöjä, kerätty monesta talosta. Jos joku läheisistäsi on sairas, raskaana tai hänellä on hengitysvaikeuksia, kysy lääkäriltä, ennen kuin tuoksutat huoneen, jossa hän elää.</p>
<h2>Pienet lapset</h2>
<p>Vauvan huone tarvitsee ilmaa eikä mitään muuta. Kun lapset ovat isompia, tuoksuta olohuone eikä lastenhuone, lempeästi, puoli tuntia, ovi auki, ja jätä piparminttu ja eukalyptus hyllyyn: ne ovat liian voimakkaita pienille nenille. Pullojen paikka on siellä, missä viinin ja lääkkeiden, korkealla ja suljettuina. Osa korkeista pitää puolensa lapsia vastaan, mutta korkki ei ole kaappi.</p>
<p>Kun he ovat tarpeeksi isoja auttamaan, anna heidän kaataa vesi ja laskea tipat. Kukaan ei ole niin tarkka luvusta kolme kuin viisivuotias.</p>
<h2>Kissat ja linnut</h2>
<p>Kissat eivät pysty hajottamaan monia aineita, joista eteeriset öljyt koostuvat, ja lintujen keuhkot ovat niin herkät, että ne huomaavat kaiken. Molemmille sääntö on yksinkertainen: tuoksuton huone, joka on niiden oma, ja ovi, josta ne pääsevät sinne aina. Älä käytä diffuuseria siellä, missä on häkki. Älä laita öljyjä turkkiin, tyynyille tai leluihin. Teepuusta, sitruksesta ja piparmintusta eläinlääkärit varoittavat eniten.</p>
<p>Jos kissa lähtee huoneesta, kun käynnistät diffuuserin, usko sitä.</p>
<h2>Koirat</h2>
<p>Koiran nenä on tarkempi kuin meidän enemmän kuin osaamme kuvitella. Käytä puolet siitä, mitä muuten ottaisit, valitse laventeli tai setripuu minkään terävän sijaan ja huolehdi, ettei sen peti ole usvapöydän vieressä. Senkin pitää päästä pois.</p>
<h2>Vieraat</h2>
<p>Ihmiset sanovat harvoin, että tuoksusta tulee päänsärky; he sanovat, että on tullut myöhä. Aloita siis ennen kuin he tulevat ja lopeta, kun ovikello soi. Huoneessa, jota tuoksutettiin vartti ja sitten tuuletettiin kaksi minuuttia, on jäljellä juuri sen verran, että se toivottaa tervetulleeksi. Pöydässä tuoksua ei pitäisi olla lainkaan: illallinen on illan tuoksu.</p>
<h2>Työtoverit ja naapurit</h2>
<p>Toimistossa, kysy. Kerrostalossa katso oven alla olevaa rakoa. Tuoksu kulkee portaita pitkin kuin pianon ääni, eivätkä kaikki pidä Chopinista.</p>
<h2>Sinä itse</h2>
<p>Jaat ilmasi myös itsesi kanssa. Kolme tuntia riittää mihin tahansa huoneeseen, siksi diffuuserimme sammuvat silloin; tunti on usein parempi. Tuuleta huone sen jälkeen, talvellakin, viisi minuuttia ikkuna apposen auki. Jos pää tuntuu raskaalta tai kurkku kuivalta, sitä oli liikaa tai liian kauan, tai se ei ollut sinun öljysi. Ja anna joidenkin viikonpäivien olla tuoksuttomia. Juuri silloin huomaat, kuinka hyvin kotisi tuoksuu itseltään: puulta, paperilta, ihmisiltä, jotka siellä ovat.</p>
<h2>Tarpeeksi lyhyt kaapinoven sisäpuolelle</h2>
<ul>
<li>Vähän tippoja, lyhyt aika, sitten ilmaa.</li>
<li>Yksi huone ilman tuoksua ja ovi auki.</li>
<li>Pullot korkealle ja suljettuina.</li>
<li>Kysy ensin ja usko sitä, joka lähtee.</li>
</ul>
<p>Mikään tästä ei tee illasta vähemmän mukavaa. Tuoksu, joka ei haittaa ketään, on vain valittu muita ajatellen.</p>
<p>Jos tuoksun pitää pysyä kaapissa tai laatikossa, valitse <a href="/products/scent-stones">tuoksukivet</a>.</p>`,
  },
  "the-room-before-the-scent": {
    title: "Huone ennen tuoksua",
    excerpt: "Mikään öljy ei korjaa tunkkaista huonetta. Ensin ilma, valo ja yksi tyhjä pinta; usva tulee viimeisenä.",
    content: `<p class="lead">Myymme tuoksua, joten tämä neuvo voi yllättää: ennen kuin ostat sitä lisää, avaa ikkuna. Mikään öljy ei ole vielä korjannut tunkkaista huonetta. Siitä tulee vain tunkkainen ja laventelinen.</p>
<p>Miellyttävä huone rakennetaan kerroksittain, kuten hyvä keitto. Tuoksu on persilja. Tässä ovat kerrokset, jotka tulevat ennen sitä, siinä järjestyksessä, jossa me tekisimme ne.</p>
<h2>Ilma</h2>
<p>Kahdesti päivässä, viisi minuuttia, ikkuna apposen auki ja ovikin, jos sen takana on toinen ikkuna. Hetki täysin auki on parempi kuin tunteja raollaan: ilma vaihtuu ja seinät pysyvät lämpiminä. Makuuhuoneessa tee se viimeiseksi illalla ja ensimmäiseksi aamulla. Nukahdat uuteen ilmaan ja heräät omaasi.</p>
<p>Etsi sitten se, mistä vanha haju tulee. Aina on jotakin: viemäri, roskis, kengät, maljakko, jossa on viime viikon vettä. Sen löytäminen vie kymmenen minuuttia ja hoitaminen yhden, ja se tekee enemmän kuin mikään pullo.</p>
<h2>Kankaat</h2>
<p>Huoneet tuoksuvat siltä, mikä niissä on pehmeää. Verhot, matot ja tyynyt pitävät kiinni ruoanlaitosta ja savusta ja antavat ne takaisin, kun lämmitys käynnistyy. Ripusta peitto ikkunasta kuivana pakkaspäivänä. Pese verhot vuodenajan vaihtuessa. Tamppaa matto, jos sinulla on tamppausteline ja jotakin, mistä olla vihainen.</p>
<h2>Valo</h2>
<p>Yksi lamppu katossa tekee huoneesta odotushuoneen. Kolme pientä, hartian korkeudella tai alempana, tekevät siitä illan. Lämpimät lamput, sellaiset, joiden pakkauksessa lukee 2700; ja jätä nurkat pimeiksi, sillä huone tarvitsee paikkoja, joita ei selitetä. Diffuuserin pieni lamppu on neljäs. Valitse kynttilän väri tai sammuta se ja anna usvan näkyä muiden valossa.</p>
<h2>Yksi tyhjä pinta</h2>
<p>Ei koko asuntoa. Yksi pinta, jonka näet istumapaikaltasi: matala pöytä, ikkunalauta, hyllyn päällys. Tyhjennä se kokonaan ja laita takaisin kaksi esinettä, erikorkuista. Katse menee sinne ja lepää. Kaikki muu voi jäädä ennalleen; se näyttää jätetyn niin tarkoituksella.</p>
<h2>Ääni</h2>
<p>Kuuntele minuutti. On hurina, jota et enää kuule: jääkaappi, laturi, kello. Sammuta, minkä voi sammuttaa. Puinen jalka tai taiteltu liina kaiken värisevän alla vie loput. Päätä sitten, haluatko musiikkia, sen sijaan että sitä vain on.</p>
<h2>Nyt tuoksu</h2>
<p>Nyt kolme tippaa tekee sen, mihin kymmenen ei ennen pystynyt. Niillä ei ole mitään, mitä vastaan taistella, eikä mitään peitettävää, joten ne saavat olla kevyitä: bergamottia iltapäivällä, laventelia illalla. Saatat huomata, että huomaat sen vähemmän kuin ennen ja pidät huoneesta enemmän. Se on tarkoitus. Tuoksun ei pidä olla se, minkä muistaa. Pitäisi muistaa, että siellä istui ja että oli helppo jäädä.</p>
<blockquote>Tuoksu on viimeinen, joka tulee huoneeseen, ja ensimmäinen, jonka vieras kohtaa.</blockquote>
<h2>Jos tähän kaikkeen ei ole aikaa</h2>
<p>Silloin ikkuna. Aina ikkuna. Viisi minuuttia, takki päällä jos täytyy, sillä aikaa kun vesi kiehuu. Se on halvin asia, jonka tunnemme, se sopii jokaiseen sisustukseen, emmekä ole koskaan saaneet sitä pulloon.</p>
<p>Ja ikkunan jälkeen: <a href="/products/bergamot-oil">bergamottia</a> iltapäivään, <a href="/products/lavender-oil">laventelia</a> iltaan.</p>`,
  },
};
