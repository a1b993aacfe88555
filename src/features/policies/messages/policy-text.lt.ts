import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./policy-text.en.ts";

export const text = {
  inForce: (day: string) => `Galioja nuo ${day}`,
  onThisPage: "Šiame puslapyje",
  demoImprint: {
    title: "Tai demonstracinė parduotuvė",
    text: "Pardavėjo ji dar neturi. Veikianti parduotuvė čia rodo pardavėjo pavadinimą, pašto adresą, telefoną, įmonės ir PVM mokėtojo kodus.",
  },
  withdrawalLetter: {
    subject: "Sutarties atsisakymas",
    body: (storeName: string) =>
      `Gavėjas: ${storeName}\n\nPranešu, kad atsisakau šių prekių pirkimo–pardavimo sutarties:\n\nUžsakymo numeris:\nGauta:\nVardas ir pavardė:\nAdresas:\nData:\n`,
  },
  /** The names of the trader's particulars. */
  facts: {
    seller: "Pardavėjas",
    address: "Adresas",
    representative: "Atstovauja",
    register: "Registras",
    registerNumber: "Įmonės kodas",
    capital: "Teisinė forma ir kapitalas",
    vatNumber: "PVM mokėtojo kodas",
    supervisor: "Priežiūros institucija",
    email: "El. paštas",
    phone: "Telefonas",
    packaging: "Pakuotės",
    weee: "Elektros įranga",
    batteries: "Baterijos",
    disputeBody: "Vartojimo ginčų sprendimo institucija",
    paymentFields: (name: string) =>
      `Puslapyje, kuriame mokate, kortelės laukus rodo ${name} scenarijus. Kad sukliudytų sukčiavimui, jis ten įrašo savo slapukus. Joks kitas puslapis jo neįkelia.`,
    complaintsBook: "Skundų knyga",
    consumerAuthority: "Vartotojų teisių apsaugos institucija",
  },
  "shipping-policy": {
    title: "Pristatymas",
    description: "Kiek kainuoja pristatymas, kiek trunka ir ką darome, kai siunta vėluoja arba pažeista.",
    lead: "Nemokamas pristatymas visame pasaulyje perkant už {freeShippingThreshold} ar daugiau. Užsakymai apdorojami per 24 valandas ir pristatomi per 4–24 darbo dienas.",
    body: `
<h2 id="cost">Kiek tai kainuoja</h2>
<p>Perkant už {freeShippingThreshold} ar daugiau, pristatymas visame pasaulyje nemokamas. Skaičiuojama suma po nuolaidų.</p>
<p>Mažesniems užsakymams pristatymas kurjeriu kainuoja {courierCost}, o į paštomatą – {parcelMachineCost}. Suma rodoma prieš užsakant su pareiga apmokėti; Europos Sąjungoje vėliau nieko nepridedama.</p>
<h2 id="processing">Kada užsakymas iškeliauja</h2>
<p>Užsakymai apdorojami per 24 valandas nuo apmokėjimo. Pakuojame kruopščiai: laikas nuo užsakymo iki išsiuntimo – {processingTime}. Savaitgalį ar švenčių dieną pateiktus užsakymus pakuojame kitą darbo dieną.</p>
<p>Kai tik siunta perduodama, gaunate el. laišką su siuntos numeriu.</p>
<h2 id="delivery">Kiek trunka pristatymas</h2>
<p>Pristatymas trunka 4–24 darbo dienas, priklausomai nuo jūsų gyvenamosios vietos. Dauguma siuntų Europoje atkeliauja šio laikotarpio pradžioje, siuntos į salas ir Jungtines Amerikos Valstijas – pabaigoje.</p>
<p>Prekių puslapiuose ir užsakant rodomi terminai yra tai, ko vežėjams paprastai reikia jūsų pristatymo būdui. Pažadame aukščiau nurodytą laikotarpį, bet niekada ne ilgesnį kaip 30 dienų nuo užsakymo: jei jie skiriasi, galioja 30 dienų.</p>
<h2 id="where">Kur pristatome</h2>
<p>Pristatome į šias šalis: {countries}.</p>
<ul>
<li>Kurjeris: iki durų, visose šiose šalyse.</li>
<li>Paštomatas: ten, kur jis siūlomas užsakant. Dauguma veikia visą parą; darbo laikas nurodytas prie kiekvieno.</li>
</ul>
<p>Kai kurių prekių, pavyzdžiui, eterinių aliejų, siunčiame ne į visas šalis. Tada šios šalys nurodytos prekės puslapyje, o prieš užsakant apie tai praneša krepšelis ir užsakymo puslapis.</p>
<h2 id="customs">Muitas ir mokesčiai</h2>
<p>Europos Sąjungoje muito nėra, o kainos yra su PVM.</p>
<p>Užsakymai į Jungtines Amerikos Valstijas išvyksta iš ES be ES PVM. Muitus ar pardavimo mokestį, kurių prašoma siuntai atvykus, nustato tos šalies institucijos, juos moka siuntos gavėjas.</p>
<h2 id="tracking">Siuntos sekimas</h2>
<p>Įrašykite siuntos numerį puslapyje <a href="/track-order">Sekti užsakymą</a>. Užsakymo patvirtinime esantis numeris veikia nuo pirmos minutės; vežėjo numeris prisideda, kai siunta jau pakeliui.</p>
<h2 id="trouble">Vėluoja, dingo arba pažeista</h2>
<p>Jei siunta neatkeliavo per 30 dienų nuo užsakymo arba atkeliavo pažeista, rašykite adresu <a href="mailto:{storeEmail}">{storeEmail}</a>. Padeda siuntos nuotrauka. Prekes išsiųsime dar kartą arba grąžinsime pinigus, kaip jums patogiau; kol prekių nelaikote rankose, už jų praradimą atsakome mes, ne jūs.</p>
<p>Siuntą, kuri grįžta mums dėl nepilno adreso arba todėl, kad jos niekas neatsiėmė, galima išsiųsti dar kartą: parašysime jums ir paklausime, kur.</p>
`,
  },
  "return-refund-policy": {
    title: "Prekių ir pinigų grąžinimas",
    description: "100 dienų grąžinti pirkinį, 14 dienų atsisakyti sutarties pagal įstatymą ir kada grįžta pinigai.",
    lead: "Per 100 dienų nuo siuntos atvykimo galite grąžinti viską, ko nenaudojote.",
    body: `
<h2 id="window">100 dienų prekei grąžinti</h2>
<p>Bet kurią prekę galite grąžinti per 100 dienų nuo gavimo, nenurodydami priežasties. Ji turi būti nenaudota, pilnos komplektacijos ir savo pakuotėje. Aliejaus buteliukus galima grąžinti, kol jų sandarinimas nepažeistas.</p>
<p>Tai mūsų pačių pažadas. Jis galioja greta jūsų teisių pagal įstatymą ir jų nemažina.</p>
<h2 id="how">Kaip grąžinti</h2>
<ol>
<li>Atidarykite užsakymą mūsų laiške esančia nuoroda arba naršyklėje, kuria pirkote, puslapyje <a href="/track-order">Sekti užsakymą</a>, pasirinkite <strong>Grąžinti prekes</strong> ir nurodykite, ką ir kodėl grąžinate. Taip pat galite parašyti adresu <a href="mailto:{storeEmail}?subject=Gr%C4%85%C5%BEinimas">{storeEmail}</a> ir nurodyti užsakymo numerį.</li>
<li>Laišką gausite iš karto. Jei sutarties atsisakote pagal įstatymą, jame bus grąžinimo adresas; kitais atvejais atsakysime per 24 valandas ir adresą nurodysime tada.</li>
<li>Prekę gerai supakuokite ir išsiųskite su išsiuntimo patvirtinimu.</li>
</ol>
<h2 id="cost">Kas moka už grąžinimo siuntimą</h2>
<p>Už grąžinimo siuntimą moka pirkėjas. Jei prekė nekokybiška, pažeista arba ne ta, kurią užsakėte, mokame mes: atsiunčiame siuntos lipduką arba atlyginame siuntimo išlaidas.</p>
<h2 id="refund">Kada grįžta pinigai</h2>
<p>Gavę ir apžiūrėję prekę, jums pranešime ir per 10 darbo dienų grąžinsime pinigus pradiniu mokėjimo būdu. Bankui gali prireikti dar kelių dienų.</p>
<p>Jei nuo grąžinimo patvirtinimo praėjo daugiau kaip 15 darbo dienų ir pinigų nematote, rašykite adresu <a href="mailto:{storeEmail}">{storeEmail}</a>, ir išsiaiškinsime, kur jie.</p>
<h2 id="withdrawal">14 dienų atsisakyti sutarties pagal įstatymą</h2>
<p>Jei gyvenate Europos Sąjungoje ir perkate kaip vartotojas, turite teisę per 14 dienų atsisakyti sutarties. Pirkimo galite atsisakyti nenurodydami priežasties per 14 dienų nuo dienos, kai jūs arba jūsų nurodytas asmuo gavo paskutinę prekę.</p>
<p>Norėdami atsisakyti, praneškite mums nepasibaigus 14 dienų: <a href="/withdrawal">Atsisakyti sutarties čia</a>. Gavimą iš karto patvirtiname el. paštu, su data ir laiku. Tinka ir bet koks kitas aiškus pareiškimas, pavyzdžiui, <a href="{withdrawalLetter}">šis laiškas</a>, kurį jums parengėme.</p>
<p>Prekes išsiųskite atgal per 14 dienų nuo pranešimo. Tada grąžinsime kainą ir, jei atsisakote viso užsakymo, įprastas pristatymo išlaidas, ne vėliau kaip per 14 dienų nuo jūsų pareiškimo; galime palaukti, kol gausime prekes arba jų išsiuntimo įrodymą. Tiesiogines grąžinimo išlaidas apmokate jūs.</p>
<p>Prekes galite apžiūrėti taip, kaip apžiūrėtumėte parduotuvėje. Jei jų vertė sumažėjo, nes jas naudojote daugiau, tą sumažėjimą galime atskaičiuoti. Teisė netaikoma užsandarintoms prekėms, kurių dėl higienos negalima grąžinti, jei sandarinimą pažeidėte.</p>
<h2 id="faulty">Kai kas nors nekokybiška</h2>
<p>Pagal įstatymą 2 metus atsakome už trūkumus, buvusius pristatymo metu. Galite reikalauti prekę pataisyti arba pakeisti, o jei to padaryti nepavyksta – sumažinti kainą arba grąžinti pinigus.</p>
<p>Be šios teisinės atitikties garantijos mūsų difuzoriams suteikiame savo 1 metų garantiją: jei įprastai naudojamas difuzorius nustoja veikti, jį pakeičiame, neklausdami, kada atsirado gedimas.</p>
<h2 id="exchange">Keitimas ir dovanos</h2>
<p>Norėdami pakeisti, prekę grąžinkite ir užsisakykite kitą; taip greičiausia. Dovaną gali grąžinti ir jos gavėjas: parašykite mums ir nurodykite užsakymo numerį. Pinigai grąžinami tam, kas mokėjo.</p>
`,
  },
  "privacy-policy": {
    title: "Privatumo politika",
    description: "Kokius asmens duomenis saugome, kodėl, kiek laiko, kas mums padeda ir ko galite prašyti.",
    lead: "Saugome tai, ko reikia užsakymui, ir nieko, kas jus sektų. Jokios reklamos, jokių profilių, ir niekas kitas jūsų čia neseka.",
    body: `
<h2 id="who">Kas atsakingas</h2>
<p>{trader} yra čia aprašytų duomenų valdytojas. Visais su jūsų duomenimis susijusiais klausimais rašykite adresu <a href="mailto:{storeEmail}?subject=Mano%20duomenys">{storeEmail}</a>.</p>
<h2 id="what">Ką saugome ir kodėl</h2>
<ul>
<li><strong>Užsakymai.</strong> Vardas ir pavardė, el. paštas, telefono numeris, pristatymo adresas, ką pirkote ir kiek sumokėjote; įmonės – ir pavadinimas bei PVM mokėtojo kodas. Jų reikia sutarčiai su jumis įvykdyti, o vėliau – todėl, kad to reikalauja apskaitos teisės aktai. Jei sutarties atsisakote, jūsų pareiškimas saugomas su užsakymu, nes įstatymas reikalauja patvirtinti jo gavimą.</li>
<li><strong>Grąžinimai.</strong> Ką ir kodėl grąžinate bei jūsų pridėtos nuotraukos, nes jų reikia sprendimui. Pareiškimas atsisakyti sutarties su jūsų vardu, pavarde ir el. paštu – ir tada, kai jam užsakymo nerandame, nes įstatymas reikalauja patvirtinti jo gavimą.</li>
<li><strong>Mokėjimas.</strong> Kortelės duomenis savo puslapiuose arba savo laukuose mūsų puslapyje priima mokėjimo paslaugų teikėjas. Mes jų nematome; sužinome tik, ar mokėjimas pavyko.</li>
<li><strong>Naujienlaiškis.</strong> Jūsų el. pašto adresas ir kada, kur bei kokiais žodžiais sutikote. Rašome tik gavę sutikimą, kurį bet kada galite atšaukti kiekviename laiške esančia nuoroda.</li>
<li><strong>Kai prekė vėl yra.</strong> Jei to paprašote, saugome jūsų el. pašto adresą ir prekę bei parašome vieną kartą, kai prekė vėl yra sandėlyje. Su šiuo laišku jūsų prašymas ištrinamas, vėliausiai po metų; anksčiau – jei mums parašote. Saugome, kada ir kokiais žodžiais sutikote.</li>
<li><strong>Laiškai mums.</strong> Ką rašote ir ką atsakome, nes turime teisėtą interesą gerai atsakyti.</li>
<li><strong>Saugumas.</strong> Tinklo adresai skaičiuojami minutes ar valandas, kad būtų užkirstas kelias piktnaudžiavimui, nes turime teisėtą interesą, kad parduotuvė veiktų.</li>
</ul>
<h2 id="browser">Kas lieka jūsų naršyklėje</h2>
<p>Krepšelis saugomas jūsų naršyklės atmintyje, kaip ir užsakymas, kurį ketinate apmokėti. Tai, ką įrašote apmokėdami, lieka toje kortelėje, kol užsakote arba ją uždarote. Užsakant įrašomas vienas slapukas, kad ši naršyklė galėtų parodyti jūsų užsakymą; su užsakymu saugome tik jo maišos reikšmę, sudarytą su slaptu raktu. Viso to reikia tam, ko prašėte, todėl nėra pranešimo, kurį reikėtų užverti.</p>
<p>Nenaudojame analitikos ir reklaminių slapukų. Kad pasiūlytume pristatymo šalį, jūsų tinklo adreso ieškome sąraše savo serveryje; rezultatas nesaugomas.</p>
<p>{paymentFields}</p>
<h2 id="processors">Kas mums padeda</h2>
<p>Duomenimis dalijamės tik tiek, kiek kiekvienam jų reikia:</p>
<ul>
<li>mokėjimo paslaugų teikėjui{paymentProviders}, kuris priima mokėjimą ir tikrina, ar tai ne sukčiavimas;</li>
<li>vežėjams ir paštomatų valdytojams, kurie pristatymui gauna vardą ir pavardę, adresą, el. paštą ir telefoną;</li>
<li>paslaugos teikėjui, kuris siunčia mūsų laiškus{emailProvider} ir gauna adresą bei laišką;</li>
<li>Europos Komisijos PVM registrui (VIES), kuriame tikriname įmonės PVM mokėtojo kodą;</li>
<li>serverių, kuriuose veikia mūsų parduotuvė, teikėjui;</li>
<li>mūsų buhalteriui ir institucijoms, kai to reikalauja įstatymas.</li>
</ul>
<p>Tie, kurie dirba mums, dirba pagal sutartį, įpareigojančią laikytis mūsų nurodymų. Duomenų niekam neparduodame.</p>
<h2 id="transfers">Už Europos Sąjungos ribų</h2>
<p>Jei paslaugos teikėjas tvarko duomenis už Europos ekonominės erdvės ribų, tai daroma remiantis Europos Komisijos sprendimu dėl apsaugos tinkamumo arba Komisijos standartinėmis sutarčių sąlygomis. Jei užsakote į Jungtines Amerikos Valstijas, ten esantis vežėjas gauna jūsų adresą.</p>
<h2 id="how-long">Kiek laiko saugome</h2>
<ul>
<li>Apmokėti užsakymai su grąžinimais ir nuotraukomis: {orderYears} metų nuo pardavimo metų pabaigos, kaip reikalauja apskaitos teisės aktai ir Europos Sąjungos PVM taisyklės.</li>
<li>Neapmokėti užsakymai: asmens duomenys ištrinami po {unpaidOrderDays} dienų.</li>
<li>Pareiškimai atsisakyti sutarties, kuriems užsakymo nerandame: {orderYears} metų nuo metų, kuriais jie išspręsti, pabaigos.</li>
<li>Laiškų, nesusijusių su jokiu užsakymu, gavėjai: {emailDays} dienų.</li>
<li>Naujienlaiškis: kol atsisakote ir metus po to; sutikimo įrašas – kol mums gali tekti jį įrodyti; adresas, kuris buvo įrašytas, bet nepatvirtintas, – 30 dienų. Kad joks sąrašas negrąžintų atsisakiusio ar ištrinto asmens, lieka adreso maišos reikšmė, sudaryta su slaptu raktu.</li>
<li>Laiškai: dvejus metus po paskutinio.</li>
<li>Saugumui skaičiuojami adresai: ne ilgiau kaip dieną.</li>
</ul>
<h2 id="rights">Jūsų teisės</h2>
<p>Bendrasis duomenų apsaugos reglamentas suteikia jums teisę</p>
<ul>
<li>žinoti, ką apie jus saugome, ir gauti kopiją;</li>
<li>reikalauti ištaisyti neteisingus duomenis;</li>
<li>reikalauti ištrinti duomenis arba apriboti jų naudojimą;</li>
<li>pasiimti savo duomenis įprastu formatu;</li>
<li>nesutikti su tuo, ką darome savo interesų pagrindu;</li>
<li>bet kada ateičiai atšaukti sutikimą.</li>
</ul>
<p>Rašykite adresu <a href="mailto:{storeEmail}?subject=Mano%20duomenys">{storeEmail}</a>. Atsakome per mėnesį, paprastai per 24 valandas. Taip pat galite skųstis šalies, kurioje gyvenate, duomenų apsaugos institucijai.</p>
<h2 id="must">Ką turite mums nurodyti</h2>
<p>Be užsakymo laukų negalime pristatyti, todėl jie privalomi. Visa kita priklauso nuo jūsų. Joks sprendimas dėl jūsų nepriimamas vien automatizuotai.</p>
<h2 id="newsletter-figures">Naujienlaiškio skaičiai</h2>
<p>Skaičiuojame, kiek kartų iš viso laiškas atidarytas ir panaudotos jo nuorodos. Kas tai padarė, nefiksuojame.</p>
<h2 id="changes">Kai šis tekstas keičiasi</h2>
<p>Viršuje nurodyta diena, nuo kurios šie žodžiai galioja. Jei pakeitimas susijęs su jau saugomais duomenimis, suinteresuotiesiems parašysime prieš jam įsigaliojant.</p>
`,
  },
  "terms-of-service": {
    title: "Pirkimo taisyklės",
    description:
      "Dėl ko jūs ir mes susitariame, kai čia perkate: užsakymas, kaina, mokėjimas, pristatymas, grąžinimas, garantija.",
    lead: "Dėl ko jūs ir {storeName} susitariate, kai čia perkate, dvidešimtyje trumpų skyrių.",
    body: `
<h2 id="about">Kas mes</h2>
<p>Šią parduotuvę valdo {trader}, toliau – „mes“. Rašykite mums adresu <a href="mailto:{storeEmail}">{storeEmail}</a>, atsakymą gausite per 24 valandas.</p>
<h2 id="scope">Kam skirtos šios taisyklės</h2>
<p>Jos taikomos kiekvienam pirkimui, kurį šioje parduotuvėje atliekate kaip vartotojas. Galioja ta redakcija, kuri buvo rodoma užsakant. Niekas jose neatima teisių, kurias suteikia jūsų šalies įstatymai.</p>
<h2 id="language">Kalba ir teksto saugojimas</h2>
<p>Sutartys sudaromos lietuvių kalba. Šias taisykles bet kada galite išsaugoti arba išspausdinti; užsakymą patvirtiname el. paštu su viskuo, dėl ko susitarta.</p>
<h2 id="age">Kas gali pirkti</h2>
<p>Užsakyti galite, jei jums yra bent 18 metų arba turite tėvų ar globėjo sutikimą.</p>
<h2 id="products">Ką parduodame</h2>
<p>Kiekvienos prekės puslapyje aprašytos pagrindinės savybės, kaina ir tai, ar prekė yra sandėlyje. Medienos raštas, glazūra ir akmuo yra natūralūs ir šiek tiek skiriasi. Mūsų prekės skirtos kambariams kvepinti. Jos nėra vaistai, ir niekas, ką rašome, nėra medicininis patarimas.</p>
<h2 id="prices">Kainos</h2>
<p>Kainos nurodytos eurais ir yra su PVM. Pristatymo kaina rodoma prieš užsakant. Galioja užsakymo metu buvusi kaina. Jei kaina per klaidą buvo akivaizdžiai neteisinga, paklausime, ar norite prekės už teisingą kainą, o jei ne – grąžinsime pinigus.</p>
<h2 id="offers">Nuolaidos ir rinkiniai</h2>
<p>Nuolaidos rodomos su mažiausia 30 dienų iki nuolaidos kaina. Rinkinio „2 difuzoriai“ nuolaida užsakyme taikoma vieną kartą, dviem difuzoriams už visą kainą, ir pritaikoma automatiškai.</p>
<h2 id="contract">Kaip sudaroma sutartis</h2>
<p>Tai, ką matote parduotuvėje, yra kvietimas užsakyti. Krepšelyje ir užsakant galite viską peržiūrėti ir pataisyti. Paspausdami <strong>Užsakyti su pareiga apmokėti</strong> pateikiate įpareigojantį pasiūlymą.</p>
<p>Jį priimame užsakymo patvirtinimu, kurį siunčiame pavykus mokėjimui. Jei priimti negalime, pinigai nenuskaitomi arba nuskaityti iš karto grąžinami.</p>
<h2 id="payment">Mokėjimas</h2>
<p>Mokate mūsų mokėjimo paslaugų teikėjo puslapiuose arba jo laukuose mūsų puslapyje. Visa suma mokėtina užsakant. Kortelės duomenys mūsų nepasiekia. Prekės lieka mūsų, kol už jas sumokama.</p>
<h2 id="stock">Atsargos</h2>
<p>Kol mokate, prekės rezervuotos jums. Jei mokėjimas ateina vėliau ir prekių nebėra, jį visą grąžiname ir jums pranešame.</p>
<h2 id="delivery">Pristatymas</h2>
<p>Perkant už {freeShippingThreshold} ar daugiau, pristatymas visame pasaulyje nemokamas. Užsakymai apdorojami per 24 valandas ir pristatomi per 4–24 darbo dienas. Išsamiau – puslapyje <a href="/shipping-policy">Pristatymas</a>. Praradimo rizika jums pereina, kai prekės yra jūsų arba jūsų nurodyto asmens rankose.</p>
<h2 id="withdrawal">Teisė atsisakyti sutarties</h2>
<p>Europos Sąjungos vartotojai gali atsisakyti sutarties per 14 dienų nuo prekių gavimo, nenurodydami priežasties: <a href="/withdrawal">Atsisakyti sutarties čia</a>. Kiek tai kainuoja ir kaip dar galima atsisakyti, paaiškinta puslapyje <a href="/return-refund-policy#withdrawal">Prekių ir pinigų grąžinimas</a>.</p>
<h2 id="returns">Mūsų 100 dienų</h2>
<p>Daugiau, nei reikalauja įstatymas, nenaudotas prekes priimame atgal per 100 dienų nuo gavimo. Už grąžinimo siuntimą moka pirkėjas; pinigai pradiniu mokėjimo būdu grąžinami per 10 darbo dienų. Jei praeina daugiau kaip 15 darbo dienų, susisiekite su mumis.</p>
<h2 id="guarantee">Teisinė atitikties garantija</h2>
<p>Jei prekė neatitinka sutarties, įstatymas suteikia 2 metus, per kuriuos turime ją pataisyti arba pakeisti, o jei to padaryti nepavyksta – sumažinti kainą arba priimti atgal. Už tai nieko mokėti nereikia.</p>
<h2 id="warranty">Difuzorių garantija</h2>
<p>Be teisinės atitikties garantijos difuzoriams suteikiame 1 metų garantiją nuo pristatymo visose šalyse, į kurias pristatome. Rašykite adresu <a href="mailto:{storeEmail}">{storeEmail}</a> ir nurodykite užsakymo numerį. Ji apima gedimus įprastai naudojant, bet ne dužimą nukritus ar žalą dėl kitų skysčių nei vanduo, eteriniai aliejai ir mūsų nurodymuose minimos valymo priemonės.</p>
<h2 id="use">Saugus aliejų ir difuzorių naudojimas</h2>
<p>Laikykitės prekės puslapyje ir etiketėje pateiktų nurodymų. Eteriniai aliejai yra koncentruoti: laikykite juos atokiau nuo vaikų, gyvūnų, akių ir ugnies, nenurykite ir netepkite neskiestų ant odos.</p>
<h2 id="liability">Atsakomybė</h2>
<p>Neribotai atsakome už tyčią ir didelį neatsargumą, už žalą gyvybei, kūnui ar sveikatai ir visur, kur taip nustato įstatymas. Kitais atvejais už esminių pareigų pažeidimą atsakome iki tipiškos ir numatomos žalos.</p>
<h2 id="content">Tekstai ir nuotraukos</h2>
<p>Šios parduotuvės tekstai, nuotraukos ir filmai yra mūsų arba naudojami gavus leidimą. Galite dalytis nuorodomis ir cituoti mus nurodydami pavadinimą; dėl viso kito klauskite.</p>
<h2 id="privacy">Jūsų duomenys</h2>
<p>Ką saugome ir kodėl, paaiškina <a href="/privacy-policy">Privatumo politika</a>.</p>
<h2 id="law">Teisė ir ginčai</h2>
<p>Taikoma šalies, kurioje įsteigtas {traderName}, teisė. Jūsų gyvenamosios vietos vartotojus saugančios taisyklės lieka galioti, ir visada galite kreiptis į ten esančius teismus.</p>
<p>Pirmiausia parašykite mums; dauguma dalykų išsprendžiama per dieną. Jei ne, galite kreiptis į savo šalies vartojimo ginčų sprendimo instituciją arba jos Europos vartotojų centrą. Jei kuris nors šių taisyklių skyrius negaliotų, kiti galioja toliau.</p>
`,
  },
  imprint: {
    title: "Pardavėjo rekvizitai",
    description: "Kas valdo šią parduotuvę, kaip su mumis susisiekti ir kur esame registruoti.",
    lead: "Iš ko perkate ir kaip su mumis susisiekti.",
    body: `
<h2 id="trader">Kas valdo šią parduotuvę</h2>
<p>{traderFacts}</p>
<h2 id="contact">Kaip su mumis susisiekti</h2>
<p>{contactFacts}</p>
<h2 id="producer">Gamintojo registracijos</h2>
<p>{producerFacts}</p>
<h2 id="disputes">Skundai ir ginčai</h2>
<p>Pirmiausia parašykite mums; dauguma klausimų išsprendžiama per dieną. Jei ne, galite kreiptis į savo šalies vartojimo ginčų sprendimo instituciją arba jos Europos vartotojų centrą.</p>
<p>{disputeFacts}</p>
`,
  },
  "accessibility-statement": {
    title: "Prieinamumo pareiškimas",
    description: "Kaip šia parduotuve gali naudotis visi, kas dar neveikia ir kaip mums apie tai pranešti.",
    lead: "Kaip šia parduotuve gali naudotis visi.",
    body: `
<h2 id="scope">Apie ką šis pareiškimas</h2>
<p>Šis pareiškimas skirtas {storeName} svetainei: prekių paieškai, jų puslapiams, krepšeliui, užsakymui ir mokėjimui, siuntos sekimui ir sutarties atsisakymui. Jame aprašoma, kaip svetainė atitinka Europos prieinamumo aktą, direktyvą (ES) 2019/882.</p>
<h2 id="accessible">Kaip užtikrinamas prieinamumas</h2>
<p>Svetainė sukurta taip, kad atitiktų žiniatinklio turinio prieinamumo gairių WCAG 2.1 AA lygį, kurį nurodo standartas EN 301 549. Viskuo galima naudotis klaviatūra ir perskaityti ekrano skaitytuvu, tekstą galima padidinti, kontrastas pakankamas, niekas nemirksi, o judėjimas sustoja, jei to prašo jūsų įrenginys. Formos pasako, kas negerai ir kaip pataisyti. Puslapius galima skaityti ir prekes rasti be scenarijų; užsakymui jų reikia. Kainos, pavojai ir sąlygos yra tekstas, o ne paveikslėliai.</p>
<h2 id="limits">Kas dar neveikia</h2>
<p>Mokama mokėjimo paslaugų teikėjo puslapiuose arba laukuose, už kurių prieinamumą atsako jis. Gamintojų tekstams ir kai kuriems paveikslėliams gali trūkti išsamaus aprašymo. Paštomatai ir vežėjų programėlės nėra mūsų.</p>
<h2 id="feedback">Praneškite mums</h2>
<p>Kas nors jums trukdo? Parašykite adresu <a class="link" href="mailto:{storeEmail}">{storeEmail}</a> ir pasakykite, kuriame puslapyje tai nutiko ir kuo naudojatės. Atsakysime, pateiksime reikiamą informaciją kitu būdu, pavyzdžiui, el. paštu, ir ištaisysime klaidą.</p>
<h2 id="authority">Kas tai prižiūri</h2>
<p>Jei mūsų atsakymas nepadeda, galite kreiptis į savo šalies instituciją, prižiūrinčią prieinamumą.</p>
`,
  },
} satisfies Messages<typeof en>;
