import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./policy-text.en.ts";

export const text = {
  inForce: (day: string) => `Kehtib alates: ${day}`,
  onThisPage: "Sellel lehel",
  demoImprint: {
    title: "See on näidispood",
    text: "Kauplejat sel veel ei ole. Avatud poel on siin kaupleja nimi, postiaadress, telefon, registrikood ja käibemaksukohustuslase number.",
  },
  withdrawalLetter: {
    subject: "Lepingust taganemine",
    body: (storeName: string) =>
      `Saaja: ${storeName}\n\nTaganen lepingust, mille esemeks on järgmiste kaupade ost:\n\nTellimuse number:\nKätte saadud:\nNimi:\nAadress:\nKuupäev:\n`,
  },
  /** The names of the trader's particulars. */
  facts: {
    seller: "Kaupleja",
    address: "Aadress",
    representative: "Esindaja",
    register: "Äriregister",
    registerNumber: "Registrikood",
    capital: "Õiguslik vorm ja kapital",
    vatNumber: "Käibemaksukohustuslase number",
    supervisor: "Järelevalveasutus",
    email: "E-post",
    phone: "Telefon",
    packaging: "Pakendid",
    weee: "Elektriseadmed",
    batteries: "Patareid ja akud",
    disputeBody: "Tarbijavaidlusi lahendav organ",
    paymentFields: (name: string) =>
      `Lehel, kus sa maksad, näitab kaardivälju teenuse ${name} skript. Pettuste tõkestamiseks seab see seal oma küpsised. Ükski teine leht seda ei laadi.`,
    complaintsBook: "Kaebuste raamat",
    consumerAuthority: "Tarbijakaitseasutus",
  },
  "shipping-policy": {
    title: "Tarnetingimused",
    description: "Mis tarne maksab, kui kaua see kestab ja mida teeme, kui pakk hilineb või on viga saanud.",
    lead: "Tellimustele alates {freeShippingThreshold} tasuta tarne kogu maailmas. Tellimuse töötleme 24 tunni jooksul ja see jõuab kohale 4–24 tööpäevaga.",
    body: `
<h2 id="cost">Mis see maksab</h2>
<p>Tellimustele alates {freeShippingThreshold} pakume tasuta tarnet kogu maailmas. Loeb summa pärast soodustusi.</p>
<p>Väiksema summa puhul maksab kulleriga tarne {courierCost} ja tarne pakiautomaati {parcelMachineCost}. Kassa näitab summat enne, kui tellid ja maksad; Euroopa Liidu sees hiljem midagi ei lisandu.</p>
<h2 id="processing">Millal tellimus meilt lahkub</h2>
<p>Tellimuse töötleme 24 tunni jooksul pärast makset. Pakkimine nõuab veidi hoolt: arvesta, et pakk läheb teele {processingTime} pärast tellimist. Nädalavahetusel või riigipühal tehtud tellimused pakime järgmisel tööpäeval.</p>
<p>Kohe, kui pakk on üle antud, saad jälgimisnumbriga e-kirja.</p>
<h2 id="delivery">Kui kaua tarne kestab</h2>
<p>Tarne kestab 4–24 tööpäeva, olenevalt sellest, kus sa elad. Enamik Euroopa-siseseid pakke jõuab kohale selle aja alguses, pakid saartele ja Ameerika Ühendriikidesse lõpus.</p>
<p>Hinnangud tootelehtedel ja kassas on see, mida vedajad sinu tarneviisi puhul tavaliselt vajavad. Lubame ülal nimetatud aega, kuid mitte kunagi üle 30 päeva tellimisest: kui need erinevad, kehtib 30 päeva.</p>
<h2 id="where">Kuhu me tarnime</h2>
<p>Tarnime nendesse riikidesse: {countries}.</p>
<ul>
<li>Kuller: ukseni, kõigis neis riikides.</li>
<li>Pakiautomaat: riikides, mille jaoks kassa seda pakub. Enamik on avatud ööpäev läbi; lahtiolekuajad on igaühe juures kirjas.</li>
</ul>
<p>Mõnda toodet, näiteks eeterlikke õlisid, ei saadeta igasse riiki. Siis nimetab tooteleht need riigid ning ostukorv ja kassa ütlevad seda enne tellimist.</p>
<h2 id="customs">Toll ja maksud</h2>
<p>Euroopa Liidu sees tollimaksu ei ole ja hinnad sisaldavad käibemaksu.</p>
<p>Tellimused Ameerika Ühendriikidesse lahkuvad EL-ist ilma EL-i käibemaksuta. Kohalejõudmisel küsitavad tollimaksud või müügimaksu määravad sealsed ametiasutused ja need tasub paki saaja.</p>
<h2 id="tracking">Paki jälgimine</h2>
<p>Sisesta oma jälgimisnumber lehel <a href="/track-order">Jälgi tellimust</a>. Tellimuse kinnituses olev number töötab esimesest minutist; vedaja number lisandub siis, kui pakk on teel.</p>
<h2 id="trouble">Hilinenud, kadunud või vigane</h2>
<p>Kui pakk ei ole 30 päeva pärast tellimist kohal või saabub kahjustatuna, kirjuta aadressile <a href="mailto:{storeEmail}">{storeEmail}</a>. Foto pakist aitab. Saadame kauba uuesti või maksame raha tagasi, nagu sa eelistad; kuni kaup ei ole sinu käes, on selle kadumine meie risk, mitte sinu.</p>
<p>Paki, mis tuleb meile tagasi, sest aadress oli puudulik või keegi ei läinud sellele järele, saab uuesti saata: kirjutame sulle ja küsime, kuhu.</p>
`,
  },
  "return-refund-policy": {
    title: "Tagastamine ja tagasimaksed",
    description: "100 päeva ostu tagastamiseks, 14 päeva seaduse järgi taganemiseks ja millal raha tagasi jõuab.",
    lead: "Sul on paki saabumisest 100 päeva, et tagastada, mida sa pole kasutanud.",
    body: `
<h2 id="window">100 päeva tagastamiseks</h2>
<p>Iga toote saad tagastada 100 päeva jooksul kättesaamisest, põhjust nimetamata. Toode peab olema kasutamata, terviklik ja oma pakendis. Õlipudelid saab tagastada, kui nende kinnis on terve.</p>
<p>See on meie enda lubadus. See kehtib sinu seadusjärgsete õiguste kõrval ega vähenda neid.</p>
<h2 id="how">Kuidas tagastada</h2>
<ol>
<li>Ava oma tellimus meie kirjas oleva lingiga või brauseris, millega ostsid, lehel <a href="/track-order">Jälgi tellimust</a>, vali <strong>Tagasta tooteid</strong> ja ütle, mida ja miks tagasi saadad. Võid ka kirjutada aadressile <a href="mailto:{storeEmail}?subject=Tagastamine">{storeEmail}</a>; lisa tellimuse number.</li>
<li>Saad kohe e-kirja. Kui taganed seaduse järgi, on selles tagastusaadress; muul juhul vastame 24 tunni jooksul ja saadame aadressi siis.</li>
<li>Paki toode hästi ja saada see nii, et saatmine on tõendatud.</li>
</ol>
<h2 id="cost">Kes maksab tagasisaatmise eest</h2>
<p>Tagasisaatmise eest maksab ostja. Kui toode on vigane, kahjustatud või midagi muud, kui tellisid, maksame meie: saadame sulle pakikaardi või hüvitame postikulu.</p>
<h2 id="refund">Millal raha tagasi jõuab</h2>
<p>Kui oleme toote kätte saanud ja üle vaadanud, anname sulle teada ja maksame raha algsele makseviisile tagasi 10 tööpäeva jooksul. Pangal võib selle näitamiseks veel mõni päev kuluda.</p>
<p>Kui tagasimakse kinnitamisest on möödas üle 15 tööpäeva ja raha ei ole näha, kirjuta aadressile <a href="mailto:{storeEmail}">{storeEmail}</a> ja me selgitame välja, kus see on.</p>
<h2 id="withdrawal">14 päeva taganemiseks, seaduse järgi</h2>
<p>Kui elad Euroopa Liidus ja ostad tarbijana, on sul 14-päevane taganemisõigus. Võid ostust põhjust nimetamata taganeda 14 päeva jooksul päevast, mil sina või sinu nimetatud isik sai kätte viimase kauba.</p>
<p>Taganemiseks teata meile sellest enne 14 päeva möödumist: <a href="/withdrawal">Taganen lepingust siin</a>. Kinnitame selle kättesaamist kohe e-postiga, koos kuupäeva ja kellaajaga. Sobib ka iga muu selge avaldus, näiteks <a href="{withdrawalLetter}">see kiri</a>, mille oleme sulle valmis kirjutanud.</p>
<p>Saada kaup tagasi 14 päeva jooksul sellest, kui meile teatasid. Seejärel maksame tagasi kauba hinna ja, kui taganed kogu tellimusest, ka tavapärase tarnekulu, hiljemalt 14 päeva pärast sinu avaldust; võime oodata, kuni kaup või tõend selle saatmise kohta on meieni jõudnud. Tagastamise otsesed kulud kannad sina.</p>
<p>Kaupa võid vaadata nii, nagu vaataksid seda poes. Kui kaup on kaotanud väärtust, sest seda kasutati rohkem, võime selle väärtuse kahanemise maha arvata. Õigus ei kehti suletud kauba kohta, mida ei saa hügieeni tõttu tagastada, kui oled pakendi avanud.</p>
<h2 id="faulty">Kui midagi on vigane</h2>
<p>Seaduse järgi vastutame 2 aastat puuduste eest, mis olid olemas kauba üleandmisel. Võid nõuda parandamist või asendamist ning kui see ei õnnestu, hinna alandamist või raha tagasi.</p>
<p>Selle seadusjärgse õiguse kõrval on meie difuuseritel 1-aastane garantii: kui difuuser tavakasutuses seisma jääb, asendame selle, küsimata, millal viga tekkis.</p>
<h2 id="exchange">Vahetamine ja kingitused</h2>
<p>Vahetamiseks tagasta toode ja telli teine; nii läheb kõige kiiremini. Kingituse saab tagastada ka see, kes selle sai: kirjuta meile tellimuse number. Raha läheb sellele, kes maksis.</p>
`,
  },
  "privacy-policy": {
    title: "Privaatsuspoliitika",
    description: "Milliseid isikuandmeid me hoiame, miks, kui kaua, kes meid aitab ja mida saad meilt nõuda.",
    lead: "Hoiame seda, mida tellimus vajab, ja mitte midagi, mis sind jälgiks. Ei reklaami, ei profiile ja keegi teine sind siin ei jälgi.",
    body: `
<h2 id="who">Kes vastutab</h2>
<p>{trader} on siin kirjeldatud andmete vastutav töötleja. Kõiges, mis puudutab sinu andmeid, kirjuta aadressile <a href="mailto:{storeEmail}?subject=Minu%20andmed">{storeEmail}</a>.</p>
<h2 id="what">Mida me hoiame ja miks</h2>
<ul>
<li><strong>Tellimused.</strong> Nimi, e-post, telefoninumber, tarneaadress, mida ostsid ja mida maksid; ettevõttelt ka nimi ja KMKR number. Vajame neid sinuga sõlmitud lepingu täitmiseks ja pärast seda, sest raamatupidamisseadus nõuab neid. Kui taganed lepingust, hoitakse sinu avaldust koos tellimusega, sest seadus nõuab, et me selle kättesaamist kinnitaksime.</li>
<li><strong>Tagastused.</strong> Mida ja miks tagasi saadad ning fotod, mille lisad, sest vajame neid otsustamiseks. Taganemisavaldus koos sinu nime ja e-postiga ka siis, kui me sellele tellimust ei leia, sest seadus nõuab, et me selle kättesaamist kinnitaksime.</li>
<li><strong>Makse.</strong> Kaardiandmed võtab makseteenuse pakkuja oma lehel või oma väljadel meie lehel. Meie neid ei näe; saame teada ainult, kas makse õnnestus.</li>
<li><strong>Uudiskiri.</strong> Sinu e-posti aadress ning millal, kus ja milliste sõnadega nõustusid. Kirjutame ainult sinu nõusolekul, mille võid igas kirjas oleva lingiga alati tagasi võtta.</li>
<li><strong>Kui toode on tagasi.</strong> Kui seda palud, hoiame alles sinu e-posti aadressi ja toote ning kirjutame sulle ühe korra, kui toode on jälle laos. Koos selle kirjaga kustutame sinu soovi, hiljemalt aasta pärast; varem siis, kui meile kirjutad. Alles jääb, millal ja milliste sõnadega nõustusid.</li>
<li><strong>Kirjad meile.</strong> Mida kirjutad ja mida vastame, sest meil on õigustatud huvi hästi vastata.</li>
<li><strong>Turvalisus.</strong> Võrguaadresse loendatakse minutite või tundide kaupa, et väärkasutust takistada, sest meil on õigustatud huvi, et pood töötaks.</li>
</ul>
<h2 id="browser">Mis jääb sinu brauserisse</h2>
<p>Sinu ostukorv on sinu brauseri mälus, samuti tellimus, mille eest hakkad maksma. Mida kassas kirjutad, jääb selle kaardi mällu, kuni tellid või selle sulged. Tellides seatakse üks küpsis, et see brauser saaks sulle sinu tellimust näidata; tellimuse juures hoiame sellest ainult võtmega räsi. Kõike seda on vaja selleks, mida sa ise soovisid, seega ei ole bännerit, mida ära klõpsata.</p>
<p>Me ei kasuta analüütikat ega reklaamiküpsiseid. Tarneriigi pakkumiseks otsime sinu võrguaadressi loendist meie oma serveris; tulemust ei salvestata.</p>
<p>{paymentFields}</p>
<h2 id="processors">Kes meid aitab</h2>
<p>Jagame andmeid ainult niipalju, kui igaüks neist vajab:</p>
<ul>
<li>makseteenuse pakkuja{paymentProviders}, kes võtab makse vastu ja kontrollib seda pettuste suhtes;</li>
<li>vedajad ja pakiautomaatide pidajad, kes saavad tarne jaoks nime, aadressi, e-posti ja telefoni;</li>
<li>teenusepakkuja, kes saadab meie kirju{emailProvider} ja saab aadressi ning kirja;</li>
<li>Euroopa Komisjoni käibemaksuregister (VIES), kust küsime ettevõtte KMKR numbri kohta;</li>
<li>nende serverite pidaja, kus meie pood töötab;</li>
<li>meie raamatupidaja ning ametiasutused, kui seadus seda nõuab.</li>
</ul>
<p>Kes meie heaks töötab, teeb seda lepingu alusel, mis seob teda meie juhistega. Me ei müü andmeid kellelegi.</p>
<h2 id="transfers">Väljaspool Euroopa Liitu</h2>
<p>Kui teenusepakkuja töötleb andmeid väljaspool Euroopa Majanduspiirkonda, teeb ta seda Euroopa Komisjoni otsuse alusel, et sealne kaitse on piisav, või komisjoni lepingu tüüptingimuste alusel. Kui tellid Ameerika Ühendriikidesse, saab sealne vedaja sinu aadressi.</p>
<h2 id="how-long">Kui kaua me seda hoiame</h2>
<ul>
<li>Makstud tellimused koos tagastuste ja fotodega: {orderYears} aastat müügiaasta lõpust, nagu nõuavad raamatupidamisseadus ja Euroopa Liidu käibemaksureeglid.</li>
<li>Maksmata jäänud tellimused: isikuandmed kustutatakse {unpaidOrderDays} päeva pärast.</li>
<li>Taganemisavaldused, millele me tellimust ei leia: {orderYears} aastat selle aasta lõpust, mil need lahendati.</li>
<li>Nende kirjade saajad, mis ei kuulu ühegi tellimuse juurde: {emailDays} päeva.</li>
<li>Uudiskiri: kuni loobud, ja aasta pärast seda; teave nõusoleku kohta niikaua, kui meil võib olla vaja seda tõendada; aadress, mis sisestati, aga mida ei kinnitatud, 30 päeva. Et ükski nimekiri ei tooks tagasi seda, kes loobus või kelle andmed kustutati, jääb alles aadressi võtmega räsi.</li>
<li>Kirjad: kaks aastat pärast viimast.</li>
<li>Turvalisuse jaoks loendatud aadressid: kõige rohkem üks päev.</li>
</ul>
<h2 id="rights">Sinu õigused</h2>
<p>Isikuandmete kaitse üldmäärus annab sulle õiguse</p>
<ul>
<li>teada, mida me sinu kohta hoiame, ja saada sellest koopia;</li>
<li>lasta valed andmed parandada;</li>
<li>lasta andmed kustutada või nende kasutamist piirata;</li>
<li>võtta oma andmed levinud vormingus kaasa;</li>
<li>esitada vastuväiteid sellele, mida teeme oma huvi alusel;</li>
<li>võtta nõusolek edaspidiseks igal ajal tagasi.</li>
</ul>
<p>Kirjuta aadressile <a href="mailto:{storeEmail}?subject=Minu%20andmed">{storeEmail}</a>. Vastame ühe kuu jooksul, tavaliselt 24 tunniga. Võid pöörduda kaebusega ka oma elukohariigi andmekaitseasutuse poole.</p>
<h2 id="must">Mida sa pead meile ütlema</h2>
<p>Ilma kassa väljadeta ei saa me tarnida, seega on need kohustuslikud. Kõik muu on sinu otsustada. Ühtegi otsust sinu kohta ei tee üksnes masin.</p>
<h2 id="newsletter-figures">Uudiskirja arvud</h2>
<p>Loeme, mitu korda kirja kokku avati ja selle linke kasutati. Me ei pane kirja, kes seda tegi.</p>
<h2 id="changes">Kui see tekst muutub</h2>
<p>Päev lehe ülaosas ütleb, millest alates need sõnad kehtivad. Kui muudatus puudutab andmeid, mida me juba hoiame, kirjutame asjaosalistele enne, kui see jõustub.</p>
`,
  },
  "terms-of-service": {
    title: "Müügitingimused",
    description: "Milles sina ja meie siin ostes kokku lepime: tellimus, hind, makse, tarne, tagastamine, garantii.",
    lead: "Milles sina ja {storeName} siin ostes kokku lepivad, kahekümnes lühikeses punktis.",
    body: `
<h2 id="about">Kes me oleme</h2>
<p>Seda poodi peab {trader}, edaspidi ka „meie“. Meiega saad ühendust aadressil <a href="mailto:{storeEmail}">{storeEmail}</a> ja vastus tuleb 24 tunni jooksul.</p>
<h2 id="scope">Milleks need tingimused on</h2>
<p>Need kehtivad iga ostu kohta, mille teed siin poes tarbijana. Loeb see versioon, mida näidati tellimise ajal. Miski neis ei võta sinult õigusi, mille annab sinu riigi seadus.</p>
<h2 id="language">Keel ja teksti säilitamine</h2>
<p>Lepingud sõlmitakse eesti keeles. Need tingimused saad alati salvestada või välja printida; tellimuse kinnitame sulle e-postiga koos kõigega, milles kokku lepiti.</p>
<h2 id="age">Kes saab osta</h2>
<p>Tellida saad, kui oled vähemalt 18-aastane või sul on vanema või eestkostja nõusolek.</p>
<h2 id="products">Mida me müüme</h2>
<p>Iga tooteleht kirjeldab põhiomadusi, hinda ja seda, kas toode on laos. Puidusüü, glasuur ja kivi on looduslikud ja erinevad esemeti veidi. Meie tooted on tehtud ruumide lõhnastamiseks. Need ei ole ravimid ja miski, mida kirjutame, ei ole meditsiiniline nõuanne.</p>
<h2 id="prices">Hinnad</h2>
<p>Hinnad on eurodes ja sisaldavad käibemaksu. Tarne hinda näitab kassa enne tellimist. Loeb tellimise hetke hind. Kui hind oli ilmse eksituse tõttu vale, küsime, kas soovid toodet õige hinnaga, ja vastasel juhul maksame raha tagasi.</p>
<h2 id="offers">Soodustused ja komplektid</h2>
<p>Soodushinna juures näitame soodustusele eelnenud 30 päeva madalaimat hinda. Komplekti „2 difuuserit“ soodustus kehtib tellimuse kohta üks kord, kahele täishinnaga difuuserile, ja arvatakse maha automaatselt.</p>
<h2 id="contract">Kuidas leping sõlmitakse</h2>
<p>See, mida poes näed, on kutse tellida. Ostukorvis ja kassas saad kõike vaadata ja parandada. Vajutades <strong>Telli ja maksa</strong>, teed siduva pakkumuse.</p>
<p>Võtame selle vastu tellimuse kinnitusega, mille saadame, kui makse on õnnestunud. Kui me ei saa seda vastu võtta, raha ei võeta või juba võetu makstakse kohe tagasi.</p>
<h2 id="payment">Makse</h2>
<p>Maksad meie makseteenuse pakkuja lehel või tema väljadel meie lehel. Kogu summa kuulub tasumisele tellimisel. Kaardiandmed ei jõua meieni. Kaup jääb meie omaks, kuni selle eest on makstud.</p>
<h2 id="stock">Laoseis</h2>
<p>Maksmise ajal hoitakse kaupa sinu jaoks. Kui makse saabub hiljem ja kaup on otsas, maksame selle täies ulatuses tagasi ja anname sulle teada.</p>
<h2 id="delivery">Tarne</h2>
<p>Tellimustele alates {freeShippingThreshold} pakume tasuta tarnet kogu maailmas. Tellimuse töötleme 24 tunni jooksul ja see jõuab kohale 4–24 tööpäevaga. Üksikasjad on lehel <a href="/shipping-policy">Tarnetingimused</a>. Kauba kadumise risk läheb sulle üle, kui kaup on sinu või sinu nimetatud isiku käes.</p>
<h2 id="withdrawal">Taganemisõigus</h2>
<p>Euroopa Liidu tarbijad võivad 14 päeva jooksul kauba kättesaamisest põhjust nimetamata taganeda: <a href="/withdrawal">Taganen lepingust siin</a>. Mis see maksab ja kuidas veel taganeda saab, on lehel <a href="/return-refund-policy#withdrawal">Tagastamine ja tagasimaksed</a>.</p>
<h2 id="returns">Meie 100 päeva</h2>
<p>Lisaks seadusele võtame kasutamata kauba tagasi 100 päeva jooksul kättesaamisest. Tagasisaatmise eest maksab ostja; raha läheb algsele makseviisile 10 tööpäeva jooksul. Kui möödub üle 15 tööpäeva, võta meiega ühendust.</p>
<h2 id="guarantee">Müüja seadusest tulenev vastutus</h2>
<p>Kui kaup ei vasta lepingutingimustele, annab seadus sulle 2 aastat, mille jooksul peame selle parandama või asendama ning kui see ei õnnestu, hinda alandama või kauba tagasi võtma. Selle eest ei pea sa midagi maksma.</p>
<h2 id="warranty">Difuuserite garantii</h2>
<p>Müüja seadusest tuleneva vastutuse kõrval anname difuuseritele 1-aastase garantii alates kättesaamisest, kõigis riikides, kuhu tarnime. Kirjuta aadressile <a href="mailto:{storeEmail}">{storeEmail}</a> ja lisa tellimuse number. Garantii hõlmab vigu tavakasutuses, mitte purunemist kukkumisel ega kahjustusi muude vedelike tõttu peale vee, eeterlike õlide ja puhastusvahendite, mida meie juhised nimetavad.</p>
<h2 id="use">Õlide ja difuuserite ohutu kasutamine</h2>
<p>Järgi tootelehel ja sildil olevaid juhiseid. Eeterlikud õlid on kontsentreeritud: hoia neid lastele ja loomadele kättesaamatus kohas, eemal silmadest ja lahtisest tulest, ära neela neid ega kanna nahale lahjendamata.</p>
<h2 id="liability">Vastutus</h2>
<p>Vastutame piiramatult tahtluse ja raske hooletuse eest, elule, kehale või tervisele tekitatud kahju eest ning kõikjal, kus seadus seda nõuab. Muul juhul vastutame oluliste kohustuste rikkumise eest kuni kahjuni, mis on tüüpiline ja oli ettenähtav.</p>
<h2 id="content">Tekstid ja pildid</h2>
<p>Selle poe tekstid, pildid ja filmid on meie omad või neid kasutatakse loal. Võid jagada linke ja meid nimega tsiteerida; kõige muu puhul palun küsi.</p>
<h2 id="privacy">Sinu andmed</h2>
<p>Mida me hoiame ja miks, on kirjas lehel <a href="/privacy-policy">Privaatsuspoliitika</a>.</p>
<h2 id="law">Õigus ja vaidlused</h2>
<p>Kohaldatakse selle riigi õigust, kus {traderName} on asutatud. Reeglid, mis kaitsevad tarbijaid sinu elukohas, jäävad kehtima ja alati võid pöörduda sealsesse kohtusse.</p>
<p>Palun kirjuta kõigepealt meile; enamik asju laheneb päevaga. Kui mitte, võid pöörduda oma riigi tarbijavaidlusi lahendava organi või Euroopa Liidu tarbija nõustamiskeskuse poole. Kui mõni nende tingimuste punkt ei peaks kehtima, jäävad teised kehtima.</p>
`,
  },
  imprint: {
    title: "Kaupleja andmed",
    description: "Kes seda poodi peab, kuidas meiega ühendust saada ja kus oleme registreeritud.",
    lead: "Kellelt sa ostad ja kuidas meiega ühendust saada.",
    body: `
<h2 id="trader">Kes seda poodi peab</h2>
<p>{traderFacts}</p>
<h2 id="contact">Kuidas meiega ühendust saada</h2>
<p>{contactFacts}</p>
<h2 id="producer">Registreeringud tootjana</h2>
<p>{producerFacts}</p>
<h2 id="disputes">Kaebused ja vaidlused</h2>
<p>Palun kirjuta kõigepealt meile; enamik asju laheneb päevaga. Kui mitte, võid pöörduda oma riigi tarbijavaidlusi lahendava organi või sealse Euroopa Liidu tarbija nõustamiskeskuse poole.</p>
<p>{disputeFacts}</p>
`,
  },
  "accessibility-statement": {
    title: "Ligipääsetavuse teatis",
    description: "Kuidas saavad kõik seda poodi kasutada, mis veel ei tööta ja kuidas meile sellest öelda.",
    lead: "Kuidas saavad kõik seda poodi kasutada.",
    body: `
<h2 id="scope">Millest see teatis räägib</h2>
<p>See teatis käib {storeName} veebilehe kohta: kaupade otsimine, tootelehed, ostukorv, tellimine ja maksmine, paki jälgimine ning lepingust taganemine. Teatis kirjeldab, kuidas leht vastab Euroopa ligipääsetavuse aktile ehk direktiivile (EL) 2019/882.</p>
<h2 id="accessible">Kuidas on ligipääs tagatud</h2>
<p>Leht on tehtud vastama veebisisu juurdepääsetavussuuniste WCAG 2.1 tasemele AA, millele viitab standard EN 301 549. Kõike saab kasutada klaviatuuriga ja lugeda ekraanilugejaga, tekste saab suurendada, kontrastid on piisavad, miski ei vilgu ja liikumine peatub, kui su seade seda soovib. Vormid ütlevad, mis on valesti ja kuidas seda parandada. Lehti saab lugeda ja kaupu leida ka ilma skriptideta; tellimiseks on neid vaja. Hinnad, ohud ja tingimused on tekst, mitte pilt.</p>
<h2 id="limits">Mis veel ei tööta</h2>
<p>Maksmine toimub makseteenuse pakkuja lehtedel või väljadel, mille ligipääsetavuse eest vastab tema. Tootjate tekstidel ja mõnel pildil võib puududa täielik kirjeldus. Pakiautomaadid ja vedajate rakendused ei ole meie omad.</p>
<h2 id="feedback">Anna meile teada</h2>
<p>Kas miski takistab sind? Kirjuta aadressile <a class="link" href="mailto:{storeEmail}">{storeEmail}</a> ja ütle, mis lehel see juhtus ja mida sa kasutad. Vastame, anname vajaliku teabe muul kujul, näiteks e-kirjaga, ja parandame vea.</p>
<h2 id="authority">Kes teeb järelevalvet</h2>
<p>Kui meie vastusest ei ole abi, võid pöörduda oma riigi asutuse poole, kes ligipääsetavuse üle järelevalvet teeb.</p>
`,
  },
} satisfies Messages<typeof en>;
