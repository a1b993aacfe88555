import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./policy-text.en.ts";

export const text = {
  inForce: (day: string) => `Spēkā no: ${day}`,
  onThisPage: "Šajā lapā",
  demoImprint: {
    title: "Šis ir demonstrācijas veikals",
    text: "Tam vēl nav tirgotāja. Atvērtā veikalā šeit ir tirgotāja nosaukums, pasta adrese, tālrunis, reģistrācijas un PVN numurs.",
  },
  withdrawalLetter: {
    subject: "Atteikums no līguma",
    body: (storeName: string) =>
      `Adresāts: ${storeName}\n\nPaziņoju, ka atsakos no līguma par šādu preču pirkumu:\n\nPasūtījuma numurs:\nSaņemts:\nVārds un uzvārds:\nAdrese:\nDatums:\n`,
  },
  /** The names of the trader's particulars. */
  facts: {
    seller: "Pārdevējs",
    address: "Adrese",
    representative: "Pārstāv",
    register: "Reģistrs",
    registerNumber: "Reģistrācijas numurs",
    capital: "Juridiskā forma un kapitāls",
    vatNumber: "PVN numurs",
    supervisor: "Uzraudzības iestāde",
    email: "E-pasts",
    phone: "Tālrunis",
    packaging: "Iepakojums",
    weee: "Elektroiekārtas",
    batteries: "Baterijas",
    disputeBody: "Patērētāju strīdu risināšanas iestāde",
    paymentFields: (name: string) =>
      `Lapā, kurā maksājat, kartes laukus rāda ${name} skripts. Lai novērstu krāpšanu, tas tur iestata savas sīkdatnes. Neviena cita lapa to neielādē.`,
    complaintsBook: "Sūdzību grāmata",
    consumerAuthority: "Patērētāju tiesību aizsardzības iestāde",
  },
  "shipping-policy": {
    title: "Piegāde",
    description: "Cik maksā piegāde, cik ilgi tā notiek un ko darām, ja sūtījums kavējas vai ir bojāts.",
    lead: "Bezmaksas piegāde visā pasaulē pasūtījumiem no {freeShippingThreshold}. Pasūtījumus apstrādājam 24 stundu laikā un piegādājam 4–24 darbdienās.",
    body: `
<h2 id="cost">Cik tā maksā</h2>
<p>Pasūtījumiem no {freeShippingThreshold} piegāde visā pasaulē ir bez maksas. Vērā ņemam summu pēc atlaidēm.</p>
<p>Mazākiem pasūtījumiem piegāde ar kurjeru maksā {courierCost}, bet uz pakomātu – {parcelMachineCost}. Summa redzama, pirms pasūtāt ar pienākumu maksāt; Eiropas Savienībā vēlāk nekas nenāk klāt.</p>
<h2 id="processing">Kad pasūtījums dodas ceļā</h2>
<p>Pasūtījumus apstrādājam 24 stundu laikā pēc samaksas. Iesaiņošanai vajadzīga neliela rūpība: laiks no pasūtījuma līdz nosūtīšanai ir {processingTime}. Nedēļas nogalēs un svētku dienās veiktos pasūtījumus iesaiņojam nākamajā darbdienā.</p>
<p>Tiklīdz sūtījums ir nodots, saņemsiet e-pasta vēstuli ar sūtījuma numuru.</p>
<h2 id="delivery">Cik ilgi notiek piegāde</h2>
<p>Piegāde ilgst 4–24 darbdienas atkarībā no jūsu dzīvesvietas. Vairums sūtījumu Eiropā pienāk šī laika sākumā, sūtījumi uz salām un Amerikas Savienotajām Valstīm – beigās.</p>
<p>Preču lapās un pasūtot norādītais laiks ir tas, kas pārvadātājiem jūsu piegādes veidam parasti vajadzīgs. Apsolām iepriekš minēto laiku, bet nekad vairāk par 30 dienām pēc pasūtījuma: ja tie atšķiras, spēkā ir 30 dienas.</p>
<h2 id="where">Kurp piegādājam</h2>
<p>Piegādājam uz šīm valstīm: {countries}.</p>
<ul>
<li>Kurjers: līdz durvīm, visās šajās valstīs.</li>
<li>Pakomāts: tur, kur tas tiek piedāvāts pasūtot. Lielākā daļa ir atvērti visu diennakti; darba laiks norādīts pie katra.</li>
</ul>
<p>Dažas preces, piemēram, ēteriskās eļļas, nesūtām uz visām valstīm. Tad šīs valstis ir nosauktas preces lapā, un pirms pasūtīšanas par to paziņo arī grozs un pasūtījuma lapa.</p>
<h2 id="customs">Muita un nodokļi</h2>
<p>Eiropas Savienībā muitas nodokļa nav, un cenās iekļauts PVN.</p>
<p>Pasūtījumi uz Amerikas Savienotajām Valstīm atstāj ES bez ES PVN. Muitas nodokli vai pārdošanas nodokli, ko prasa pēc ierašanās, nosaka tās valsts iestādes, un to maksā sūtījuma saņēmējs.</p>
<h2 id="tracking">Sekošana sūtījumam</h2>
<p>Ierakstiet sūtījuma numuru lapā <a href="/track-order">Sekot pasūtījumam</a>. Pasūtījuma apstiprinājumā esošais numurs darbojas no pirmās minūtes; pārvadātāja numurs pievienojas, kad sūtījums ir ceļā.</p>
<h2 id="trouble">Kavējas, pazudis vai bojāts</h2>
<p>Ja sūtījums nav pienācis 30 dienas pēc pasūtījuma vai pienāk bojāts, rakstiet uz <a href="mailto:{storeEmail}">{storeEmail}</a>. Palīdz sūtījuma fotogrāfija. Preces nosūtīsim vēlreiz vai atmaksāsim naudu, kā jums labāk; kamēr preces nav jūsu rokās, to zudums ir mūsu, nevis jūsu risks.</p>
<p>Sūtījumu, kas atgriežas pie mums, jo adrese bija nepilnīga vai neviens to neizņēma, var nosūtīt vēlreiz: uzrakstīsim jums un pajautāsim, uz kurieni.</p>
`,
  },
  "return-refund-policy": {
    title: "Atgriešana un atmaksa",
    description: "100 dienas pirkuma atgriešanai, 14 dienas likumiskajam atteikumam un kad atgriežas nauda.",
    lead: "100 dienu laikā no sūtījuma saņemšanas varat atdot visu, ko neesat lietojuši.",
    body: `
<h2 id="window">100 dienas atgriešanai</h2>
<p>Jebkuru preci varat atgriezt 100 dienu laikā pēc saņemšanas, nenorādot iemeslu. Tai jābūt nelietotai, pilnā komplektā un savā iepakojumā. Eļļas pudelītes var atgriezt, ja to plomba nav bojāta.</p>
<p>Tas ir mūsu pašu solījums. Tas pastāv līdzās jūsu likumiskajām tiesībām un neko tām neatņem.</p>
<h2 id="how">Kā atgriezt</h2>
<ol>
<li>Atveriet pasūtījumu ar saiti mūsu vēstulē vai pārlūkā, kurā pirkāt, lapā <a href="/track-order">Sekot pasūtījumam</a>, izvēlieties <strong>Atgriezt preces</strong> un norādiet, ko un kāpēc sūtāt atpakaļ. Varat arī rakstīt uz <a href="mailto:{storeEmail}?subject=Atgrie%C5%A1ana">{storeEmail}</a>, norādot pasūtījuma numuru.</li>
<li>Uzreiz saņemsiet e-pasta vēstuli. Ja atsakāties saskaņā ar likumu, tajā ir atgriešanas adrese; citādi atbildēsim 24 stundu laikā un nosūtīsim adresi tad.</li>
<li>Iesaiņojiet preci labi un nosūtiet to ar nosūtīšanas apliecinājumu.</li>
</ol>
<h2 id="cost">Kas maksā par atpakaļsūtīšanu</h2>
<p>Par atpakaļsūtīšanu maksā pircējs. Ja prece ir ar trūkumu, bojāta vai nav tā, ko pasūtījāt, maksājam mēs: atsūtām sūtījuma uzlīmi vai atmaksājam sūtīšanas izdevumus.</p>
<h2 id="refund">Kad atgriežas nauda</h2>
<p>Kad preci būsim saņēmuši un apskatījuši, paziņosim jums un atmaksāsim naudu sākotnējā maksāšanas veidā 10 darbdienu laikā. Bankai var vajadzēt vēl dažas dienas.</p>
<p>Ja kopš atmaksas apstiprināšanas pagājušas vairāk nekā 15 darbdienas un nekas nav redzams, rakstiet uz <a href="mailto:{storeEmail}">{storeEmail}</a>, un mēs to noskaidrosim.</p>
<h2 id="withdrawal">14 dienas atteikumam saskaņā ar likumu</h2>
<p>Ja dzīvojat Eiropas Savienībā un pērkat kā patērētājs, jums ir 14 dienu atteikuma tiesības. No pirkuma varat atteikties, nenorādot iemeslu, 14 dienu laikā no dienas, kad jūs vai jūsu norādīta persona saņēma pēdējo preci.</p>
<p>Lai atteiktos, paziņojiet mums to, pirms 14 dienas ir beigušās: <a href="/withdrawal">Atteikties no līguma šeit</a>. Saņemšanu uzreiz apstiprinām e-pastā ar datumu un laiku. Der arī jebkurš cits nepārprotams paziņojums, piemēram, <a href="{withdrawalLetter}">šī vēstule</a>, ko jums sagatavojām.</p>
<p>Preces nosūtiet atpakaļ 14 dienu laikā pēc paziņojuma. Tad atmaksāsim cenu un, ja atsakāties no visa pasūtījuma, arī parastās piegādes maksu ne vēlāk kā 14 dienu laikā pēc jūsu paziņojuma; varam pagaidīt, līdz saņemam preces vai pierādījumu, ka tās nosūtītas. Tiešās atgriešanas izmaksas sedzat jūs.</p>
<p>Preces varat aplūkot tā, kā aplūkotu veikalā. Ja to vērtība ir mazinājusies, jo tās lietotas vairāk, šo samazinājumu varam atskaitīt. Tiesības neattiecas uz aizzīmogotām precēm, kuras higiēnas dēļ nevar atgriezt, ja zīmogs ir atvērts.</p>
<h2 id="faulty">Ja kaut kas ir ar trūkumu</h2>
<p>Saskaņā ar likumu 2 gadus atbildam par trūkumiem, kas bija piegādes brīdī. Varat prasīt labošanu vai apmaiņu, un, ja tas neizdodas, zemāku cenu vai naudu atpakaļ.</p>
<p>Papildus šīm likumiskajām tiesībām mūsu difuzoriem ir mūsu pašu 1 gada garantija: ja difuzors parastā lietošanā pārstāj darboties, apmainām to, nejautājot, kad radās trūkums.</p>
<h2 id="exchange">Apmaiņa un dāvanas</h2>
<p>Lai apmainītu, atgrieziet preci un pasūtiet citu; tā ir visātrāk. Dāvanu var atgriezt arī tās saņēmējs: uzrakstiet mums, norādot pasūtījuma numuru. Naudu saņem tas, kurš maksāja.</p>
`,
  },
  "privacy-policy": {
    title: "Privātuma politika",
    description: "Kādus personas datus glabājam, kāpēc, cik ilgi, kas mums palīdz un ko varat no mums prasīt.",
    lead: "Glabājam to, kas vajadzīgs pasūtījumam, un neko, kas jums sekotu. Bez reklāmas, bez profiliem, un neviens cits jums šeit neseko.",
    body: `
<h2 id="who">Kas ir atbildīgs</h2>
<p>{trader} ir šeit aprakstīto datu pārzinis. Visos jautājumos par jūsu datiem rakstiet uz <a href="mailto:{storeEmail}?subject=Mani%20dati">{storeEmail}</a>.</p>
<h2 id="what">Ko glabājam un kāpēc</h2>
<ul>
<li><strong>Pasūtījumi.</strong> Vārds, e-pasts, tālruņa numurs, piegādes adrese, ko pirkāt un cik samaksājāt; uzņēmumam arī nosaukums un PVN numurs. Tie vajadzīgi, lai izpildītu līgumu ar jums, un pēc tam, jo to prasa grāmatvedības likums. Ja no līguma atsakāties, jūsu paziņojums glabājas pie pasūtījuma, jo likums prasa apstiprināt tā saņemšanu.</li>
<li><strong>Atgriešana.</strong> Ko un kāpēc sūtāt atpakaļ un fotoattēli, ko pievienojat, jo tie vajadzīgi, lai lemtu. Paziņojums par atteikumu ar jūsu vārdu un e-pastu arī tad, ja pasūtījumu tam neatrodam, jo likums prasa apstiprināt tā saņemšanu.</li>
<li><strong>Maksājums.</strong> Kartes datus savās lapās vai savos laukos mūsu lapā pieņem maksājumu pakalpojumu sniedzējs. Mēs tos neredzam; uzzinām tikai, vai maksājums izdevās.</li>
<li><strong>Jaunumu vēstules.</strong> Jūsu e-pasta adrese un tas, kad, kur un ar kādiem vārdiem piekritāt. Rakstām tikai ar jūsu piekrišanu, ko jebkurā brīdī varat atsaukt ar saiti katrā vēstulē.</li>
<li><strong>Kad prece atkal ir pieejama.</strong> Ja to lūdzat, glabājam jūsu e-pasta adresi un preci un uzrakstām jums vienu reizi, kad prece atkal ir noliktavā. Ar šo e-pastu jūsu pieprasījums tiek dzēsts, vēlākais pēc gada; agrāk, ja mums uzrakstāt. Glabājam, kad un ar kādiem vārdiem piekritāt.</li>
<li><strong>Vēstules mums.</strong> Ko rakstāt un ko atbildam, jo mums ir leģitīma interese labi atbildēt.</li>
<li><strong>Drošība.</strong> Tīkla adreses tiek skaitītas minūtes vai stundas, lai novērstu ļaunprātīgu lietošanu, jo mums ir leģitīma interese, lai veikals darbotos.</li>
</ul>
<h2 id="browser">Kas paliek jūsu pārlūkā</h2>
<p>Grozs glabājas jūsu pārlūka atmiņā, tāpat kā pasūtījums, par kuru grasāties maksāt. Tas, ko ierakstāt, noformējot pasūtījumu, paliek šajā cilnē, līdz pasūtāt vai to aizverat. Pasūtot tiek saglabāta viena sīkdatne, lai šis pārlūks varētu parādīt jūsu pasūtījumu; pie pasūtījuma glabājam tikai tās jaucējvērtību, kas veidota ar slepenu atslēgu. Tas viss vajadzīgs jūsu pieprasītajam, tāpēc nav paziņojuma, kas būtu jāaizver.</p>
<p>Mēs nelietojam analītiku un reklāmas sīkdatnes. Lai ieteiktu piegādes valsti, jūsu tīkla adresi meklējam sarakstā savā serverī; rezultāts netiek glabāts.</p>
<p>{paymentFields}</p>
<h2 id="processors">Kas mums palīdz</h2>
<p>Datus nododam tikai tik, cik katram no tiem vajadzīgs:</p>
<ul>
<li>maksājumu pakalpojumu sniedzējam{paymentProviders}, kas pieņem maksājumu un pārbauda, vai tā nav krāpšana;</li>
<li>pārvadātājiem un pakomātu uzturētājiem, kas piegādei saņem vārdu, adresi, e-pastu un tālruni;</li>
<li>pakalpojuma sniedzējam, kas sūta mūsu vēstules{emailProvider} un saņem adresi un vēstuli;</li>
<li>Eiropas Komisijas PVN reģistram (VIES), kurā pārbaudām uzņēmuma PVN numuru;</li>
<li>to serveru uzturētājam, kuros darbojas mūsu veikals;</li>
<li>mūsu grāmatvedim un iestādēm, ja to prasa likums.</li>
</ul>
<p>Tie, kas strādā mūsu labā, to dara pēc līguma, kas tos saista ar mūsu norādījumiem. Datus nevienam nepārdodam.</p>
<h2 id="transfers">Ārpus Eiropas Savienības</h2>
<p>Ja pakalpojuma sniedzējs apstrādā datus ārpus Eiropas Ekonomikas zonas, tas notiek saskaņā ar Eiropas Komisijas lēmumu par aizsardzības pietiekamību vai Komisijas līguma standartklauzulām. Ja pasūtāt uz Amerikas Savienotajām Valstīm, tur esošais pārvadātājs saņem jūsu adresi.</p>
<h2 id="how-long">Cik ilgi glabājam</h2>
<ul>
<li>Apmaksāti pasūtījumi, arī to atgriešana un fotoattēli: {orderYears} gadus no pārdošanas gada beigām, kā prasa grāmatvedības likums un Eiropas Savienības PVN noteikumi.</li>
<li>Neapmaksāti pasūtījumi: personas datus dzēšam pēc {unpaidOrderDays} dienām.</li>
<li>Paziņojumi par atteikumu, kuriem pasūtījumu neatrodam: {orderYears} gadus no tā gada beigām, kurā tie atrisināti.</li>
<li>To vēstuļu saņēmēji, kuras nepieder ne pie viena pasūtījuma: {emailDays} dienas.</li>
<li>Jaunumu vēstules: līdz atsakāties un gadu pēc tam; piekrišanas ierakstu tik ilgi, kamēr mums tā varētu būt jāpierāda; adresi, kas ierakstīta, bet nav apstiprināta, 30 dienas. Lai neviens saraksts neatgrieztu to, kurš atteicies vai kura dati dzēsti, paliek adreses jaucējvērtība, kas veidota ar slepenu atslēgu.</li>
<li>Vēstules: divus gadus pēc pēdējās.</li>
<li>Drošībai skaitītās adreses: ne ilgāk par dienu.</li>
</ul>
<h2 id="rights">Jūsu tiesības</h2>
<p>Vispārīgā datu aizsardzības regula dod jums tiesības</p>
<ul>
<li>zināt, ko par jums glabājam, un saņemt kopiju;</li>
<li>prasīt labot nepareizus datus;</li>
<li>prasīt dzēst datus vai ierobežot to lietošanu;</li>
<li>paņemt savus datus līdzi ierastā formātā;</li>
<li>iebilst pret to, ko darām savu interešu dēļ;</li>
<li>jebkurā brīdī atsaukt piekrišanu turpmākajam.</li>
</ul>
<p>Rakstiet uz <a href="mailto:{storeEmail}?subject=Mani%20dati">{storeEmail}</a>. Atbildam mēneša laikā, parasti 24 stundās. Varat arī sūdzēties savas dzīvesvietas valsts datu aizsardzības iestādē.</p>
<h2 id="must">Kas jums mums jānorāda</h2>
<p>Bez pasūtījuma laukiem nevaram piegādāt, tāpēc tie ir obligāti. Viss pārējais ir jūsu ziņā. Nevienu lēmumu par jums nepieņem tikai automatizēti.</p>
<h2 id="newsletter-figures">Jaunumu vēstuļu skaitļi</h2>
<p>Skaitām, cik reižu vēstule kopā atvērta un tās saites izmantotas. Kas to darīja, nepierakstām.</p>
<h2 id="changes">Kad šis teksts mainās</h2>
<p>Lapas augšā minētā diena rāda, kopš kura laika šie vārdi ir spēkā. Ja izmaiņa skar datus, ko jau glabājam, uzrakstīsim tiem, uz kuriem tā attiecas, pirms tā stājas spēkā.</p>
`,
  },
  "terms-of-service": {
    title: "Pirkuma noteikumi",
    description:
      "Par ko jūs un mēs vienojamies, kad šeit pērkat: pasūtījums, cena, samaksa, piegāde, atgriešana, garantija.",
    lead: "Par ko jūs un {storeName} vienojaties, kad šeit pērkat, divdesmit īsās nodaļās.",
    body: `
<h2 id="about">Kas mēs esam</h2>
<p>Šo veikalu uztur {trader}, turpmāk arī „mēs”. Mums varat rakstīt uz <a href="mailto:{storeEmail}">{storeEmail}</a>, un atbildi saņemsiet 24 stundu laikā.</p>
<h2 id="scope">Kam šie noteikumi domāti</h2>
<p>Tie attiecas uz katru pirkumu, ko šajā veikalā veicat kā patērētājs. Spēkā ir redakcija, kas tika rādīta pasūtot. Nekas tajos neatņem tiesības, ko dod jūsu valsts likums.</p>
<h2 id="language">Valoda un teksta glabāšana</h2>
<p>Līgumus slēdzam latviešu valodā. Šos noteikumus jebkurā brīdī varat saglabāt vai izdrukāt; pasūtījumu apstiprinām e-pastā ar visu, par ko ir vienošanās.</p>
<h2 id="age">Kas var pirkt</h2>
<p>Pasūtīt varat, ja jums ir vismaz 18 gadu vai ja ir vecāku vai aizbildņa piekrišana.</p>
<h2 id="products">Ko pārdodam</h2>
<p>Katra preces lapa apraksta galvenās īpašības, cenu un to, vai prece ir noliktavā. Koka raksts, glazūra un akmens ir dabiski un katram eksemplāram mazliet atšķiras. Mūsu preces ir radītas telpu aromatizēšanai. Tās nav zāles, un nekas, ko rakstām, nav medicīnisks padoms.</p>
<h2 id="prices">Cenas</h2>
<p>Cenas ir eiro, un tajās iekļauts PVN. Piegādes maksa redzama pirms pasūtīšanas. Spēkā ir cena pasūtījuma brīdī. Ja cena kļūdas dēļ bija acīmredzami nepareiza, jautāsim, vai vēlaties preci par pareizo cenu, un pretējā gadījumā atmaksāsim naudu.</p>
<h2 id="offers">Atlaides un komplekti</h2>
<p>Atlaides rādām ar zemāko cenu 30 dienās pirms atlaides. Komplekta „2 difuzori” atlaidi pasūtījumā piemēro vienreiz, diviem difuzoriem par pilnu cenu, un to atskaita automātiski.</p>
<h2 id="contract">Kā tiek noslēgts līgums</h2>
<p>Tas, ko redzat veikalā, ir aicinājums pasūtīt. Grozā un pasūtot visu varat apskatīt un labot. Nospiežot <strong>Pasūtīt ar pienākumu maksāt</strong>, jūs izsakāt saistošu piedāvājumu.</p>
<p>Mēs to pieņemam ar pasūtījuma apstiprinājumu, ko sūtām, kad maksājums ir izdevies. Ja nevaram pieņemt, nauda netiek ieturēta vai ieturētā tiek uzreiz atmaksāta.</p>
<h2 id="payment">Samaksa</h2>
<p>Maksājat mūsu maksājumu pakalpojumu sniedzēja lapās vai tā laukos mūsu lapā. Visa summa jāmaksā pasūtot. Kartes dati mūs nesasniedz. Preces paliek mūsu īpašums, līdz par tām samaksāts.</p>
<h2 id="stock">Krājumi</h2>
<p>Kamēr maksājat, preces jums ir rezervētas. Ja maksājums pienāk vēlāk un preču vairs nav, atmaksājam to pilnībā un jums paziņojam.</p>
<h2 id="delivery">Piegāde</h2>
<p>Pasūtījumiem no {freeShippingThreshold} piegāde visā pasaulē ir bez maksas. Pasūtījumus apstrādājam 24 stundu laikā un piegādājam 4–24 darbdienās. Sīkāk – lapā <a href="/shipping-policy">Piegāde</a>. Zuduma risks pāriet uz jums, kad preces ir jūsu vai jūsu norādītas personas rokās.</p>
<h2 id="withdrawal">Atteikuma tiesības</h2>
<p>Eiropas Savienības patērētāji var atteikties 14 dienu laikā pēc preču saņemšanas, nenorādot iemeslu: <a href="/withdrawal">Atteikties no līguma šeit</a>. Cik tas maksā un kā vēl var atteikties, aprakstīts lapā <a href="/return-refund-policy#withdrawal">Atgriešana un atmaksa</a>.</p>
<h2 id="returns">Mūsu 100 dienas</h2>
<p>Papildus likumam nelietotas preces pieņemam atpakaļ 100 dienu laikā pēc saņemšanas. Par atpakaļsūtīšanu maksā pircējs; atmaksa sākotnējā maksāšanas veidā notiek 10 darbdienu laikā. Ja paiet vairāk nekā 15 darbdienas, sazinieties ar mums.</p>
<h2 id="guarantee">Likumiskā atbilstības garantija</h2>
<p>Ja prece neatbilst līgumam, likums dod jums 2 gadus, kuros mums tā jāsalabo vai jāapmaina, un, ja tas neizdodas, jāsamazina cena vai jāpieņem prece atpakaļ. Jums par to nav jāmaksā.</p>
<h2 id="warranty">Difuzoru garantija</h2>
<p>Papildus likumiskajai atbilstības garantijai difuzoriem dodam 1 gada garantiju no piegādes visās valstīs, uz kurām piegādājam. Rakstiet uz <a href="mailto:{storeEmail}">{storeEmail}</a>, norādot pasūtījuma numuru. Tā attiecas uz trūkumiem parastā lietošanā, nevis uz saplīšanu krītot vai bojājumiem no citiem šķidrumiem, kas nav ūdens, ēteriskās eļļas un mūsu norādījumos minētie tīrīšanas līdzekļi.</p>
<h2 id="use">Droša eļļu un difuzoru lietošana</h2>
<p>Ievērojiet norādījumus preces lapā un uz etiķetes. Ēteriskās eļļas ir koncentrētas: sargājiet tās no bērniem, dzīvniekiem, acīm un uguns, nenorijiet un neuzklājiet neatšķaidītas uz ādas.</p>
<h2 id="liability">Atbildība</h2>
<p>Neierobežoti atbildam par nodomu un rupju neuzmanību, par kaitējumu dzīvībai, ķermenim vai veselībai un visur, kur to nosaka likums. Citādi par būtisku pienākumu pārkāpumu atbildam līdz tipiskiem un paredzamiem zaudējumiem.</p>
<h2 id="content">Teksti un attēli</h2>
<p>Šī veikala teksti, attēli un filmas ir mūsu vai tiek lietoti ar atļauju. Varat dalīties ar saitēm un citēt mūs, norādot nosaukumu; par visu citu lūdzam jautāt.</p>
<h2 id="privacy">Jūsu dati</h2>
<p>Ko glabājam un kāpēc, skaidro <a href="/privacy-policy">Privātuma politika</a>.</p>
<h2 id="law">Likums un strīdi</h2>
<p>Piemēro tās valsts likumu, kurā reģistrēts {traderName}. Noteikumi, kas aizsargā patērētājus jūsu dzīvesvietā, paliek spēkā, un vienmēr varat vērsties tās tiesās.</p>
<p>Lūdzu, vispirms rakstiet mums; vairums lietu atrisinās vienā dienā. Ja ne, varat vērsties savas valsts patērētāju strīdu risināšanas iestādē vai tās Eiropas Patērētāju informēšanas centrā. Ja kāda šo noteikumu nodaļa nebūtu spēkā, pārējās paliek spēkā.</p>
`,
  },
  imprint: {
    title: "Pārdevēja rekvizīti",
    description: "Kas uztur šo veikalu, kā ar mums sazināties un kur esam reģistrēti.",
    lead: "No kā jūs pērkat un kā ar mums sazināties.",
    body: `
<h2 id="trader">Kas uztur šo veikalu</h2>
<p>{traderFacts}</p>
<h2 id="contact">Kā ar mums sazināties</h2>
<p>{contactFacts}</p>
<h2 id="producer">Reģistrācija kā ražotājam</h2>
<p>{producerFacts}</p>
<h2 id="disputes">Sūdzības un strīdi</h2>
<p>Lūdzu, vispirms rakstiet mums; lielākā daļa jautājumu tiek atrisināta dienas laikā. Ja ne, varat vērsties savas valsts patērētāju strīdu risināšanas iestādē vai tās Eiropas Patērētāju informēšanas centrā.</p>
<p>{disputeFacts}</p>
`,
  },
  "accessibility-statement": {
    title: "Piekļūstamības paziņojums",
    description: "Kā šo veikalu var lietot ikviens, kas vēl nedarbojas un kā mums par to pateikt.",
    lead: "Kā šo veikalu var lietot ikviens.",
    body: `
<h2 id="scope">Par ko ir šis paziņojums</h2>
<p>Šis paziņojums attiecas uz {storeName} tīmekļa vietni: preču meklēšanu, to lapām, grozu, pasūtīšanu un apmaksu, sūtījuma izsekošanu un atteikšanos no līguma. Tas apraksta, kā vietne atbilst Eiropas Piekļūstamības aktam, direktīvai (ES) 2019/882.</p>
<h2 id="accessible">Kā nodrošināta piekļūstamība</h2>
<p>Vietne veidota tā, lai atbilstu tīmekļa satura piekļūstamības vadlīniju WCAG 2.1 AA līmenim, uz kuru atsaucas standarts EN 301 549. Visu var lietot ar tastatūru un nolasīt ar ekrāna lasītāju, tekstu var palielināt, kontrasts ir pietiekams, nekas nemirgo, un kustība apstājas, ja to pieprasa jūsu ierīce. Veidlapas pasaka, kas ir nepareizi un kā to labot. Lapas var lasīt un preces atrast arī bez skriptiem; pasūtīšanai tie ir vajadzīgi. Cenas, bīstamība un noteikumi ir teksts, nevis attēli.</p>
<h2 id="limits">Kas vēl nedarbojas</h2>
<p>Maksāšana notiek maksājumu pakalpojumu sniedzēja lapās vai laukos, par kuru piekļūstamību atbild tas. Ražotāju tekstiem un dažiem attēliem var trūkt pilna apraksta. Pakomāti un pārvadātāju lietotnes nav mūsu.</p>
<h2 id="feedback">Paziņojiet mums</h2>
<p>Vai kaut kas jūs kavē? Rakstiet uz <a class="link" href="mailto:{storeEmail}">{storeEmail}</a> un pasakiet, kurā lapā tas bija un ko jūs lietojat. Mēs atbildēsim, sniegsim vajadzīgo citā veidā, piemēram, e-pastā, un izlabosim kļūdu.</p>
<h2 id="authority">Kas to uzrauga</h2>
<p>Ja mūsu atbilde nepalīdz, varat vērsties iestādē, kas jūsu valstī uzrauga piekļūstamību.</p>
`,
  },
} satisfies Messages<typeof en>;
