import type { DemoArticleTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. */
export const translations: DemoArticleTranslations = {
  "an-evening-in-three-drops": {
    title: "Vakaras trimis lašais",
    excerpt:
      "Ritualas, kuris trunka keturias minutes, kuriam reikia vandens ir trijų lašų ir kuris žino, kada baigėsi.",
    content: `<p class="lead">Dauguma vakarų nesibaigia. Jie išretėja tarp ekrano ir kriauklės, kol kas nors pastebi, kad vėlu. Ritualas tėra būdas nubrėžti jiems ribą.</p>
<p>Šis trunka keturias minutes. Jam reikia vandens, difuzoriaus ir aliejaus, kuris jums patinka, o prasideda jis tą akimirką, kai šiandien nieko daugiau nereikia daryti, arba kai taip nusprendžiate. Tas sprendimas ir yra didžioji dalis.</p>
<h2>Pirma minutė: langas</h2>
<p>Atverkite jį plačiai, net lapkritį. Kambaryje, kuriame gyventa visą dieną, tvyro vakarienė, vilna ir šilti prietaisai, ir joks kvapas ant jų gerai nenugula. Kol oras keičiasi, padėkite į vietą tris daiktus. Ne visą stalą: tris daiktus. Puodelį, laišką, žirkles. Nuostabu, kiek ramiau atrodo kambarys, kai jį palieka trys daiktai.</p>
<h2>Antra minutė: vanduo</h2>
<p>Pripildykite rezervuarą švaraus vandens iš čiaupo, ne aukščiau linijos. Ranka, iš ąsotėlio, tai lėčiau nei po čiaupu, ir tas lėtumas tyčinis. Pilamas vanduo turi garsą, kurio vanduo iš čiaupo neturi. Galbūt pastebėsite, kad pirmą kartą po ilgo laiko stovite vietoje.</p>
<h2>Trečia minutė: lašai</h2>
<p>Trys. Skaičiuokite balsu, jei norite. Levanda paprastomis dienomis, kedras, kai lyja, smilkalai, kai žmonių buvo per daug. Jei du aliejai nori būti kartu, vienam skirkite du lašus, kitam vieną ir niekada abiem po lygiai, antraip jie ginčysis visą vakarą.</p>
<blockquote>Vienam vakarui užtenka trijų lašų. Ketvirtas – kaimynams.</blockquote>
<p>Dabar uždarykite langą. Tik pirma buteliuką. Atviras buteliukas ant stalo yra mažas nerimas, o mes stengiamės jų turėti mažiau.</p>
<h2>Ketvirta minutė: šviesa</h2>
<p>Išjunkite lubų lempą ir palikite vieną mažą šviesą, žemą ir šiltą. Daugelis difuzorių turi savo lemputę; pasirinkite artimiausią žvakei spalvą, o kitas devynias palikite šventėms. Tada vieną kartą paspauskite mygtuką, švelniausiam rūkui. Telefoną padėkite kitame kambaryje, jei galite, o jei ne – ekranu žemyn.</p>
<h2>O tada</h2>
<p>Tada nieko. Tai sunkioji dalis, kartu ir esmė. Sėskite taip, kad matytumėte rūką. Jis kyla, linksta, sklaidosi ir niekada du kartus vienodai; jis maždaug toks pat įdomus kaip ugnis ir tiek pat mažai prašo. Skaitykite arba neskaitykite. Kalbėkitės, jei kas nors yra šalia, tokiu balsu, kokiu kalbama prie ugnies.</p>
<p>Į laikrodį žiūrėti nereikia, nes tai daro difuzorius. Po trijų valandų jis išsijungia pats, tik tyliai spragtelėjęs, ir kambarys pamažu vėl tampa tik kambariu. Jei dar nemiegate, dabar tai žinote. Jei miegate, tai nebuvo svarbu.</p>
<h2>Vakarais, kai nepavyksta</h2>
<p>Tokių bus. Skamba telefonas, vaikas karščiuoja, dienos darbas ateina ir atsisėda šalia. Tada padarykite vieną iš keturių minučių, o kitas palikite: atverkite langą, arba įpilkite vandens, arba uždekite lemputę. Ritualas, kuris privalo būti visas, tėra dar viena pareiga. Šį galima palikti nebaigtą, kaip gerą knygą ant krėslo ranktūrio, ir rytoj tęsti nuo tos pačios vietos.</p>
<p>Žmonės klausia, ar taip turi būti kasdien. Ne. Bet padeda, jei tai tą pačią valandą, ta pačia tvarka, savaitę su tuo pačiu buteliuku. Nosis mokosi greitai. Po kelių dienų pirmas įkvėpimas pasako, jums dar nieko nepagalvojus: diena baigta.</p>
<p>Levandą, kedrą ir smilkalus rasite kolekcijoje <a href="/collections/calm-evenings">Ramūs vakarai</a>.</p>`,
  },
  "how-many-drops": {
    title: "Kiek lašų? Mažiau",
    excerpt: "Kodėl nosis prastai vertina savo kambarį ir kaip vietoj to skaičiuoti pagal jo dydį.",
    content: `<p class="lead">Beveik visi naudoja per daug. Tai ne godumas; tokios jau yra nosys. Jos praneša, kas nauja, ir pamiršta, kas lieka, o liekantis kvapas pamirštamas per kelias minutes.</p>
<p>Taigi tas, kas pakvėpino kambarį, nustoja tai justi, įlašina du lašus, vėl nustoja justi ir įlašina dar du. Paskui kas nors grįžta namo, atveria duris ir žengia žingsnį atgal. Abu teisūs dėl to, ką užuodžia.</p>
<h2>Skaičiuokite pagal kambarį</h2>
<p>Į stalinio difuzoriaus rezervuarą telpa maždaug stiklinė vandens. Vienam pripildymui matu imkite kambario grindis:</p>
<ul>
<li>iki 8 kvadratinių metrų, vonia ar mažas darbo kambarys: <strong>du lašai</strong>;</li>
<li>nuo 8 iki 12 kvadratinių metrų, įprastas miegamasis: <strong>trys lašai</strong>;</li>
<li>nuo 12 iki 15 kvadratinių metrų, svetainė: <strong>keturi ar penki lašai</strong>;</li>
<li>daugiau: vienas difuzorius jo nepripildys, o dešimt lašų viename kampe sukuria tik stiprų kampą.</li>
</ul>
<p>Šie skaičiai skirti įprastoms luboms ir uždarytoms durims. Kai durys atviros, prieškambaris tampa kambario dalimi. Jei lubos aukštos, pridėkite lašą, o jei šildo radiatoriai, vieną atimkite, nes šiltas oras neša kvapą toliau.</p>
<h2>Paskui skaičiuokite pagal aliejų</h2>
<p>Lašai nelygūs. Citrusų aliejai lengvi; per minutę jie ore, per valandą jų nebėra, ir papildomas lašas mažai kenkia. Pipirmėtė, pelargonija, kananga (ylang-ylang) ir citrinžolė kalba garsiai: pradėkite nuo pusės to, kiek imtumėte levandos. Kedras ir santalmedis lėti. Dvidešimt minučių atrodo, kad jie nieko nedaro, ir kaip tik tada dauguma suklysta. Duokite jiems tas dvidešimt minučių.</p>
<h2>Bandymas prie durų</h2>
<p>Yra vienas sąžiningas teisėjas, ir tai jūs, penkias minutes pabuvę kitur. Įjunkite difuzorių, eikite padžiauti skalbinių ir grįžkite. Jei kvapą pastebite prie durų, o atsisėdę jau esate pamiršę, yra gerai. Jei aliejų galėtumėte įvardyti jau prieškambaryje, per daug. Jei kvapo reikia ieškoti, palaukite prieš ką nors pridėdami: paieškokite dar kartą po ketvirčio valandos.</p>
<blockquote>Gerai kvepia tas kambarys, apie kurį svečiai sako, kad jame malonu, o ne kad jis kvepia.</blockquote>
<h2>Intensyvumas nėra tas pats kas lašai</h2>
<p>Trys difuzoriaus lygiai keičia rūko kiekį, taigi ir tai, kaip greitai tie patys lašai pasiekia kambarį. Švelniausias lygis su trimis lašais suteikia visą vakarą. Stipriausias su trimis lašais suteikia aiškią pradžią, o paskui vandenį. Septintą ateinantiems svečiams dešimt minučių prieš skambutį naudokite stipriausią, paskui švelniausią. Skaitymui nuo pat pradžių švelniausią.</p>
<h2>Kai vis dėlto buvo per daug</h2>
<p>Pasitaiko. Išjunkite difuzorių, penkioms minutėms atverkite du priešingus langus ir ištuštinkite rezervuarą; lašai, kurių gailitės, plaukioja tame vandenyje. Vidų iššluostykite minkšta šluoste. Užuolaidos ir vilna laiko ilgiausiai, todėl duokite joms laiko iki rytojaus, prieš spręsdami.</p>
<h2>Kiek laiko užtenka buteliuko</h2>
<p>Dešimties mililitrų buteliuke yra maždaug du šimtai lašų. Po tris–penkis lašus per vakarą tai keturiasdešimt vakarų ir daugiau, arba kiekvienas vakaras nuo spalio pirmosios, kol persukami laikrodžiai ir ateina bei nutirpsta pirmas sniegas. Atidarymo diena, pieštuku užrašyta ant dangtelio, pasakys, kaip jums sekasi. Dauguma, pradėję skaičiuoti, pamato, kad jiems reikia perpus mažiau, nei manė, ir kad tai džiugina maždaug dvigubai labiau.</p>
<p>Kiek lašų reikia aliejui, parašyta jo puslapyje: <a href="/products?category=oils">apžiūrėkite aliejus</a>.</p>`,
  },
  "filling-and-cleaning-a-diffuser": {
    title: "Kaip pildyti ir valyti difuzorių",
    excerpt: "Dešimt minučių per savaitę išlaiko rūką smulkų, o kvapą tikrą. Štai jos iš eilės.",
    content: `<p class="lead">Difuzorius – paprastas daiktas: maža plokštelė rezervuaro dugne virpa taip greitai, kad vanduo virš jos virsta rūku. Kas yra vandenyje, nusėda ant plokštelės. Laikykite plokštelę švarią, o visa kita ateis savaime.</p>
<h2>Pildymas, kiekvieną kartą</h2>
<ol>
<li>Atjunkite laidą. Akumuliatoriui tai netrukdo, o vanduo ir kištukai neturėtų susitikti.</li>
<li>Nukelkite viršų ir padėkite ant ko nors minkšto.</li>
<li>Įpilkite švaraus vandens iš čiaupo, niekada virš MAX linijos. Per daug vandens – įprasta priežastis, kodėl difuzorius neleidžia rūko: plokštelė jo nepakelia.</li>
<li>Įlašinkite tris–penkis lašus aliejaus, ant vandens, ne ant krašto.</li>
<li>Uždėkite viršų ir vieną kartą paspauskite mygtuką.</li>
</ol>
<p>Tinka vėsus vanduo. Šiltas atrodo gera mintis, bet nėra; rūkas išeina šlapias, o ryte ant stalo lieka žiedas. Jei jūsų vandentiekio vanduo ant virdulio palieka baltus kraštus, naudokite filtruotą, ir šio straipsnio jums prireiks rečiau.</p>
<h2>Ištuštinimas, kiekvieną vakarą</h2>
<p>Nepalikite vakarykščio vandens. Išpilkite jį per pusę, esančią toliau nuo oro angos (dauguma rezervuarų pažymėti maža rodykle ar snapeliu), kad niekas nepatektų į mechanizmą. Rezervuarą sausai iššluostykite minkšta šluoste, o viršų nakčiai palikite nukeltą. Tai viskas, ir tai ta valymo pusė, kuri svarbiausia.</p>
<h2>Kartą per savaitę: dešimt minučių</h2>
<p>Aliejai palieka ploną plėvelę. Jos nematyti, bet ji užuodžiama: kiekvienas kvapas ima panašėti į ankstesnįjį. Tada metas ją nuplauti.</p>
<ol>
<li>Atjunkite, ištuštinkite ir pripildykite rezervuarą iki pusės drungno vandens.</li>
<li>Įlašinkite vieną lašą paprasto indų ploviklio. Vieną.</li>
<li>Leiskite difuzoriui veikti penkias minutes virtuvėje, atvėrę langą.</li>
<li>Išjunkite, išpilkite vandenį, du kartus praskalaukite švariu vandeniu.</li>
<li>Nusausinkite plokštelę vatos pagaliuku, mažais ratukais ir nespausdami.</li>
</ol>
<h2>Kartą per mėnesį: nuo kalkių</h2>
<p>Jei rūkas tapo retas ar stambus, ant plokštelės nusėdo kalkės. Sumaišykite valgomąjį šaukštą baltojo acto su vandeniu iki pusės rezervuaro ir palikite dešimčiai minučių neįjungę. Nuvalykite plokštelę vatos pagaliuku, viską išpilkite ir tris kartus praskalaukite. Virtuvė kurį laiką kvepės salotomis; nuo to nepadeda joks aliejus, tik laikas.</p>
<p class="note">Niekada nenardinkite pagrindo į vandenį, niekada nenaudokite šepečio, plieno vatos ar šveitimo miltelių, o kavos aparatų kalkių šalinimo priemonę palikite kavos aparatams.</p>
<h2>Nuo vieno aliejaus prie kito</h2>
<p>Tarp citrusų ir levandos nieko daryti nereikia. Po pačiulio, kanangos (ylang-ylang) ar bet ko su vanile pirma skirkite savaitines dešimt minučių, antraip jūsų rytas prasidės vakar vakaru. Du difuzoriai, vienas lengviems kvapams, kitas sunkiems, yra prabanga, sutaupanti daug šluostymo.</p>
<h2>Išorė</h2>
<p>Sausa šluostė medžiui ir žalvariui. Drėgna glazūruotai keramikai ir stiklui. Akmuo mėgsta būti nušluostytas iškart, nes jis geria: ant travertino paliktas apelsinų aliejaus lašas palieka šešėlį, kuris nebedingsta. Šonu nubėgęs aliejus nuvalomas trupučiu indų ploviklio ant minkštos šluostės, veikiau kantrybe nei jėga.</p>
<h2>Jei vis tiek neveikia</h2>
<p>Trys priežastys paaiškina beveik kiekvieną tylintį difuzorių: per daug vandens, kalkės ant plokštelės, išsikrovęs akumuliatorius. Patikrinkite jas šia tvarka. Jei nė viena netinka, rašykite mums; garantija yra tam, kad ja naudotumėtės.</p>
<p>Iš <a href="/products/glass-filling-carafe">ąsotėlio su snapeliu</a> vanduo patenka į rezervuarą, o ne ant stalo.</p>`,
  },
  "ceramic-stone-glass-wood": {
    title: "Keramika, akmuo, stiklas, medis",
    excerpt: "Keturios medžiagos, gražios šalia knygos, ko kiekviena iš jūsų prašo ir kaip jos sensta.",
    content: `<p class="lead">Difuzorius dirba tris valandas, o kitas dvidešimt vieną stovi. Iš ko jis padarytas, nulemia, ar tada į jį žiūrite mielai.</p>
<p>Dirbame su keturiomis medžiagomis. Nė viena nėra geriausia. Kiekviena turi mėgstamą šviesą, dalyką, kurio nepakenčia, ir savo būdą senti. Verta žinoti, ką kviečiatės į namus.</p>
<h2>Keramika</h2>
<p>Molis, žiestas ar lietas, džiovintas dienų dienas, degtas, kol niekada nebebus moliu, paskui glazūruotas ir degtas dar kartą. Glazūra yra stiklo oda, todėl keraminį difuzorių galima nušluostyti drėgna šluoste ir jis pamiršta viską, kas ant jo išsiliejo. Iš keturių su juo gyventi lengviausia.</p>
<p>Ji mėgsta šviesą iš šono. Rumbuotas ar rievėtas gaminys ant palangės per dieną keičiasi kaip kalva ir nieko tam nenaudoja. Ko ji nepakenčia, tai stalo krašto. Keramika nesibraižo, neblunka ir nesimeta; ji tobula iki tos akimirkos, kai nukrinta.</p>
<p>Paieškokite mažo neglazūruoto žiedo apačioje, kur ji stovėjo krosnyje. Iš jo matyti, kad daiktas tikrai degtas, o ne tik nudažytas.</p>
<h2>Akmuo</h2>
<p>Travertiną sluoksnis po sluoksnio kuria šilti šaltiniai, o mažos skylutės jame ten, kur kadaise buvo nendrė ar burbulas. Dviejų vienodų gabalų nėra. Jis sunkus ir vėsus, ir viskas šalia jo atrodo truputį labiau apgalvota.</p>
<p>Akmuo geria. Vanduo iš jo išdžiūsta, aliejus ir vynas palieka prisiminimą. Todėl šluostykite iškart, po buteliuku dėkite padėkliuką, o citrinas palikite virtuvei: rūgštis nuima blizgesį. Užtat jis visai nesensta, bent jau ne mums rūpimu mastu.</p>
<h2>Stiklas</h2>
<p>Tik stiklas parodo, kas vyksta viduje: vandenį, jo lygį, pirmą rūko siūlą, besisukantį po kupolu. Gintaro ir dūmo spalvos stiklas ne tik gražus. Jis sušvelnina mažos lemputės šviesą iki vėlyvos popietės spalvos, o skaidrus stiklas paliktų ją tokią, kokia yra.</p>
<p>Jis nori tamsaus kampo ir vienos šviesos už savęs. Jis rodo pirštų atspaudus, dulkes ir kalkes, o geriausiai prieš pat svečių atvykimą; padeda sena lininė šluostė. Ir jo nereikėtų judinti, kol viduje yra vandens.</p>
<h2>Medis</h2>
<p>Ąžuolas ir riešutmedis šilti rankai, net žiemą, ir tylūs ausiai: medinė kojelė atima iš difuzoriaus paskutinį dūzgesį, tad ant medinio stalo nieko nesigirdi. Medis vienintelis atsako ir į rūpestį. Keli lašai paprasto sėmenų aliejaus, įtrinti kartą per metus ir po dešimties minučių nuvalyti, ir po dešimties metų jis geresnis nei tą dieną, kai atkeliavo. Prieš išmesdami šluostę, ištieskite ją ir išdžiovinkite lauke: sėmenų aliejumi suvilgytas skuduras gali užsidegti savaime.</p>
<p>Jis nemėgsta stovinčio vandens, radiatorių ir vidurdienio saulės. Jis truputį patamsės ar pašviesės, žiūrint, koks medis. Tai ne trūkumas; medis pastebi, kur gyvena.</p>
<h2>Ir žalvaris tarp jų</h2>
<p>Plonas žiedas, kuriame susitinka dvi medžiagos, dažnai žalvarinis. Paliktas ramybėje jis iš aukso virsta medumi, o paskui kažkuo panašiu į arbatą. Minkšta šluoste per minutę galima nupoliruoti atgal. Mes to nedarytume, bet mes mėgstame arbatą.</p>
<h2>Kaip rinktis</h2>
<p>Klauskite veikiau, kur jis stovės, nei kuris puikiausias. Ant vonios lentynos keramika. Ant žemo staliuko, kuriuo naudojasi ir kiti, akmuo, nes jo niekas nenuverčia. Ant tamsios komodos stiklas. Prie lovos medis. O jei atsakymas toks, kad jis keliaus iš kambario į kambarį kartu su jumis, imkite tą, kurį malonu paimti į rankas.</p>
<p>Visas keturias rasite tarp <a href="/products?category=diffusers">mūsų difuzorių</a>.</p>`,
  },
  "reading-the-label-of-an-oil": {
    title: "Kaip skaityti aliejaus etiketę",
    excerpt: "Lotyniškas pavadinimas, augalo dalis, šalis, įspėjimas: ką sako smulkus mažo buteliuko tekstas.",
    content: `<p class="lead">Dešimties mililitrų buteliuko etiketė maždaug didelio pašto ženklo dydžio, o joje daugiau nei ne viename puslapyje. Štai kaip ją skaityti nuo viršaus iki smulkaus teksto.</p>
<h2>Pavadinimas, kurį žinote, ir tas, kurio nežinote</h2>
<p>Po žodžiu <em>Levanda</em> parašyta <em>Lavandula angustifolia</em>. Lotynų kalba ten ne įspūdžiui. Levandų yra apie keturiasdešimt rūšių, ir bent trys iš jų parduodamos tuo vienu žodžiu. <em>Angustifolia</em> švelni ir saldi. <em>Latifolia</em>, plačialapė levanda, kvepia kamparu. <em>Intermedia</em>, abiejų hibridas, duoda dvigubai daugiau aliejaus už perpus mažesnę kainą, ir būtent ja kvepia dauguma dalykų, apie kuriuos sakoma, kad jie kvepia levanda. Visi trys yra sąžiningi augalai. Norisi tik žinoti, už kurį mokate.</p>
<p>Tas pats su kedru, kuris gali būti Atlaso kedras arba Virdžinijos kadagys, ir su eukaliptu, kurio rūšių keli šimtai. Jei ant buteliuko nėra lotyniško pavadinimo, vadinasi, kažkas nenori jo sakyti.</p>
<h2>Augalo dalis</h2>
<p>Žydinčios viršūnėlės, lapas, žievelė, mediena, sakai, šaknis. Vienas medis gali duoti tris aliejus: iš karčiojo apelsino gaunamas nerolis iš žiedų, petitgrenas iš lapų ir šakelių bei karčiųjų apelsinų aliejus iš žievelės. Jie turi tiek bendra, kiek trys seserys.</p>
<h2>Kaip jis gautas</h2>
<p><strong>Distiliuotas garais</strong> reiškia, kad per augalą leisti garai, jie pasiėmė aliejų, o atvėsę jį paliko. Taip gaunama dauguma aliejų. <strong>Šaltai spaustas</strong> tinka citrusams: žievelė spaudžiama, todėl citrinų aliejus kvepia citrina, o ne citrininiais saldainiais. <strong>Absoliutas</strong> reiškia, kad naudotas tirpiklis, kaip jazminui, kuris garų neištveria. Nė vienas nėra geresnis už kitus, bet nederėtų jų vadinti vienas kito vardais.</p>
<h2>Šalis</h2>
<p>Kilmė svarbi kaip vynui: mažiau, nei sakoma, bet šis tas. Aukštai augusi levanda kvepia subtiliau nei lygumų. Šiltų metų apelsinų aliejus apvalesnis. Jei du to paties aliejaus buteliukai, pirkti metų skirtumu, nėra visai vienodi, tai todėl, kad dvi vasaros tokios nebuvo.</p>
<h2>Įspėjimai</h2>
<p>Gryni aliejai yra koncentruoti, ir Europos teisė reikalauja, kad tai būtų pasakyta nustatytais žodžiais ir ženklais. Todėl ant buteliuko, kuriame vien levanda, parašyta <em>gali sukelti alerginę odos reakciją</em> ir įvardyti linalolis bei linalilo acetatas. Tai ne priedai. Iš to sudaryta levanda, jei pasakoja chemikas. Buteliukas be jokio įspėjimo nėra švelnesnis aliejus; tai buteliukas be etiketės.</p>
<p>Žodžius priimkite tokius, kokie parašyti: ne ant odos, ne į akis, vaikams neprieinamoje vietoje, niekada nenuryti.</p>
<h2>Žodžiai, kurie nieko nereiškia</h2>
<ul>
<li><strong>Terapinė klasė</strong>: tokios klasės nėra. Jokia įstaiga jos nesuteikia.</li>
<li><strong>Aromatinis aliejus</strong>, <strong>parfumerinis aliejus</strong>: sumaišytas laboratorijoje. Gal ir malonus, bet ne eterinis aliejus.</li>
<li><strong>Identiškas natūraliam</strong>: ne iš gamtos.</li>
<li><strong>Grynas</strong>, vienas žodis, be lotyniško pavadinimo, dalies ar šalies: grynas kas?</li>
</ul>
<h2>Stiklas ir data</h2>
<p>Rudas stiklas nėra puošmena; šviesa gadina aliejų, o rudas stiklas didžiąją jos dalį sulaiko. Kažkur nurodytas partijos numeris ir kiek laiko po atidarymo aliejus geriausias: mūsų – metus. Citrusų kvapas išblėsta pirmiausia; medienos ir sakai dažnai išsilaiko ilgiau, o kai kurie tik gerėja. Atidarymo dieną pieštuku užrašykite ant dangtelio.</p>
<p>Jei visa tai padarysite kartą, su vienu buteliuku, daugiau niekada nebereikės. Kokioje nors parduotuvėje kelionėje paimsite etiketę, pažiūrėsite dvi sekundes ir žinosite.</p>
<p>Pasipraktikuoti galite su <a href="/products/lavender-oil">mūsų levandų aliejumi</a>: kas parašyta etiketėje, yra ir jo puslapyje.</p>`,
  },
  "citrus-for-the-morning": {
    title: "Citrusai rytui",
    excerpt: "Saldusis apelsinas, citrina ir bergamotė greitai ateina ir greitai išeina. Todėl jie ryto žmonės.",
    content: `<p class="lead">Kai kurie kvapai ateina vėlai ir lieka valandų valandas. Citrusai daro priešingai: jie kambaryje, jums dar nepadėjus buteliuko, ir išeina prieš antrą kavos puodelį. Rytui to kaip tik reikia.</p>
<p>Priežastis slypi žievelėje. Apelsino aliejus yra prie pat paviršiaus, mažose liaukutėse, kurias galima pradurti nagu, ir sudarytas iš labai lengvų medžiagų. Jis iškart pakyla, o kas iškart pakyla, to greitai nebėra. Parfumeriai tai vadina viršutine nata ir skundžiasi, kad ji trumpa. Rytai irgi trumpi.</p>
<h2>Saldusis apelsinas</h2>
<p>Aliejus, kurį pamėgti lengviausia. Jis kvepia tuo, kas yra: akimirka, kai kas nors kitame traukinio kupė gale lupa apelsiną ir visi pakelia akis. Jis sutaria beveik su viskuo, todėl yra geras pirmas buteliukas. Keturi lašai, stipriausias lygis, kol esate duše; kol grįšite, jis bus sušvelnėjęs.</p>
<h2>Citrina</h2>
<p>Aštresnė, baltesnė, tvarkingesnė. Su citrina virtuvė atrodo švaresnė, nei yra, ir tai ne mažiausias jos nuopelnas. Užtenka dviejų ar trijų lašų, nes, kai jos per daug, ji gali pasukti indų ploviklio link. Geriausia ji šalia ko nors žalio: lašas rozmarino, ir citrina turi kur stovėti.</p>
<h2>Bergamotė</h2>
<p>Ją pažįstate, to nežinodami, iš „Earl Grey“. Tai mažas kartus Pietų Italijos vaisius, auginamas tik dėl žievelės, ir iš trijų pats suaugusiausias: gėlėtas, truputį pipirinis, su arbata kažkur fone. Jei apelsinas yra virtuvė, bergamotė yra rašomasis stalas. Ji vienintelė, kurią naudotume ir ketvirtą popiet.</p>
<h2>Trys rytai</h2>
<ul>
<li><strong>Pirmadienis.</strong> Du lašai citrinos, vienas rozmarino. Langas praviras, sąrašas ant stalo.</li>
<li><strong>Diena namie.</strong> Trys lašai bergamotės, vienas kedro. Prasideda šviesiai ir nutyla pati.</li>
<li><strong>Sekmadienis.</strong> Trys lašai saldžiojo apelsino, vienas levandos. Kvepia švaria patalyne ir jokiu planu.</li>
</ul>
<h2>Kaip jį truputį sulaikyti</h2>
<p>Jei norite, kad citrusai liktų, duokite jiems sunkesnę draugiją. Vienas lašas kedro, santalmedžio ar smilkalų po trimis apelsino lašais jį sulėtina, kaip geras klausytojas sulėtina greitą kalbėtoją. Citrusai vis tiek išeis pirmi. Bet jiems išėjus kažkas lieka, ir rytas nesibaigia taip staiga.</p>
<h2>Kaip laikyti buteliukus</h2>
<p>Iš visų aliejų šie sensta greičiausiai. Jie nemėgsta šviesos, šilumos ir oro, o maždaug po metų kvepia blankiai, paskui terpentinu. Todėl pirkite mažus, iškart uždarykite ir laikykite stačius vėsiame, tamsiame stalčiuje. Beveik tuščiame buteliuke daugiau oro nei aliejaus; likutį sunaudokite per mėnesį. Senam citrusų aliejui ne vieta nei difuzoriuje, nei ant rankų: sendamas jis vis labiau dirgina. Likutį nuneškite į pavojingųjų atliekų surinkimo vietą.</p>
<p class="note">Citrusų aliejams ne vieta ant odos, o kai kurie, pavyzdžiui, citrinų ir įprastas bergamočių, blogai dera su saulės šviesa. Mūsų bergamočių aliejus yra be bergapteno; pirštus vis tiek nusiplaukite.</p>
<p>Yra ir paprasčiausias būdas, kurį turėtume paminėti, nors parduodame kitą. Lėtai nulupkite apelsiną prie stalo ir palikite žievelę, kol valgote. Tą pirmą rytą žinosite, ar norite buteliuko.</p>
<p>Visus tris aliejus rasite kolekcijoje <a href="/collections/bright-mornings">Žvalūs rytai</a>.</p>`,
  },
  "a-small-library-of-scents": {
    title: "Maža kvapų biblioteka",
    excerpt:
      "Viršutinė, vidurinė, bazinė: su šešiais buteliukais ir viena taisykle metus galima maišyti nesikartojant.",
    content: `<p class="lead">Jums nereikia keturiasdešimties buteliukų. Su šešiais, gerai parinktais, ir viena taisykle metus galite maišyti, nė karto nepakartodami to paties vakaro.</p>
<h2>Taisyklė</h2>
<p>Aliejai palieka orą skirtingu greičiu. Lengvieji, vadinami <strong>viršutinėmis natomis</strong>, ateina pirmi ir per valandą dingsta: citrusai, pipirmėtė, eukaliptas. Paskui ateina <strong>vidurinės natos</strong> ir sudaro didžiąją dalį to, ką prisimenate: levanda, pelargonija, rozmarinas. <strong>Bazinės natos</strong> lėtos ir lieka iki nakties: kedras, santalmedis, smilkalai.</p>
<p>Vienos rūšies mišinys yra linija. Dviejų mišinys yra pokalbis. Taigi taisyklė: imkite vidurinę natą, pridėkite ką nors iš viršaus <em>arba</em> iš apačios, ir tik kai taip darysite kelias savaites, iš abiejų. Skaičiuokite trys, vienas, vienas: trys lašai to, ką norite užuosti, vienas jo draugo, vienas, kad abu laikytųsi kartu.</p>
<h2>Šešetas</h2>
<ol>
<li><strong>Saldusis apelsinas</strong>, nes jis patinka visiems.</li>
<li><strong>Bergamotė</strong>, nes su ja apelsinas suauga.</li>
<li><strong>Levanda</strong>, kuri sutaria su visais kitais.</li>
<li><strong>Rozmarinas</strong>, žalias ir žvalus, valandoms prie rašomojo stalo.</li>
<li><strong>Kedras</strong>, sausas ir šiltas, grindys, ant kurių gali stovėti kiti.</li>
<li><strong>Smilkalai</strong>, kai turi būti tylu.</li>
</ol>
<p>Po du iš kiekvienos lentynos. Jei norite septinto, tebūnie pelargonija, tai yra rožė atraitotomis rankovėmis.</p>
<h2>Septyni mišiniai pradžiai</h2>
<ul>
<li><em>Biblioteka.</em> Trys kedro, vienas bergamotės, vienas levandos.</li>
<li><em>Švarūs skalbiniai.</em> Trys levandos, du saldžiojo apelsino.</li>
<li><em>Ilga užduotis.</em> Du rozmarino, vienas bergamotės.</li>
<li><em>Lauke sninga.</em> Trys smilkalų, vienas levandos, vienas saldžiojo apelsino.</li>
<li><em>Po svečių.</em> Du bergamotės, vienas rozmarino ir abu langai.</li>
<li><em>Lietus.</em> Trys kedro, du rozmarino.</li>
<li><em>Beveik miegas.</em> Trys levandos, vienas kedro.</li>
</ul>
<p>Visi skirti maždaug penkiolikos kvadratinių metrų svetainei. Miegamajame pusę atimkite.</p>
<h2>Bandymas nešvaistant</h2>
<p>Prieš ką nors lašindami į rezervuarą, išbandykite ant popieriaus. Supjaustykite kavos filtrą juostelėmis, ant kiekvienos lašinkite po lašą kito aliejaus ir du ar tris kartu pavėduokite po nosimi, kiek atokiau, kaip kortas rankoje. Vieną juostelę priartinkite, kitą atitolinkite: tą padarytų dar vienas lašas. Po keturių ar penkių bandymų sustokite ir akimirką pauostykite savo rankovę. Nosis ilsisi prie to, ką pažįsta.</p>
<h2>Užrašymas</h2>
<p>Kiekvienam mišiniui turėkite kortelę: diena, lašai, vienas žodis, kaip buvo. Atrodo, kad prisiminsite. Prisiminsite, kad buvo kažkas su kedru ir kad buvo gerai.</p>
<blockquote>Geriausias mūsų kada nors sukurtas mišinys savo kortelėje vadinosi „antradienis, nuovargis, apelsinas?“.</blockquote>
<h2>Kur jie gyvena</h2>
<p>Stati, tamsoje, rūsio ar šiaurinio miegamojo temperatūroje. Ne vonioje, kad ir kaip gražiai ten atrodytų. Laikykite juos kartu, kad rinkimasis būtų malonumo dalis, o ne paieška stalčiuje.</p>
<h2>Kai mišinys nepavyksta</h2>
<p>Paprastai jame per daug visko. Pirmiausia išimkite naujausią. Jei jis aštrus, pridėkite lašą levandos, kuri suapvalina beveik viską. Jei jis blankus, pridėkite lašą citruso. Jei jis drumstas, jame dvi bazinės natos, minančios viena kitai ant kojų: pradėkite iš naujo ir rinkitės.</p>
<p>O jei po mėnesio maišymo matote, kad grįžtate prie paprastos levandos, tai ne nesėkmė. Sužinojote, kurią knygą skaitote iš naujo.</p>
<p>Buteliukus kartu laiko <a href="/products/walnut-oil-stand">stovas</a> arba <a href="/products/cedar-oil-box">dėžutė</a>.</p>`,
  },
  "who-shares-your-air": {
    title: "Kas kvėpuoja kartu su jumis",
    excerpt: "Vaikai, katės, paukščiai, svečiai: kvapas ne tik jūsų. Keli visiems malonūs įpročiai.",
    content: `<p class="lead">Nuo paveikslo galima nusukti akis, nuo muzikos galima išeiti. Kvapu kvėpuoja visi kambaryje, pasirinko jie jį ar ne. Mandagu pagalvoti apie juos prieš pirmą lašą.</p>
<p>Tai, kas toliau, nėra medicina, ir mes nesame gydytojai. Tai namų taisyklės, surinktos iš daugelio namų. Jei kas nors iš jūsiškių serga, laukiasi ar sunkiai kvėpuoja, paklauskite gydytojo prieš kvėpindami kambarį, kuriame jie gyvena.</p>
<h2>Maži vaikai</h2>
<p>Kūdikio kambariui reikia oro ir nieko daugiau. Kai vaikai vyresni, kvėpinkite svetainę, o ne vaikų kambarį, švelniai, pusvalandį, atvėrę duris, o pipirmėtę ir eukaliptą palikite lentynoje: mažoms nosims jie per stiprūs. Buteliukų vieta ten, kur vyno ir vaistų: aukštai ir uždarytų. Kai kurie dangteliai vaikams priešinasi, bet dangtelis nėra spinta.</p>
<p>Kai jie paaugs tiek, kad galėtų padėti, tegul pila vandenį ir skaičiuoja lašus. Niekas nėra toks griežtas dėl skaičiaus trys kaip penkerių metų vaikas.</p>
<h2>Katės ir paukščiai</h2>
<p>Katės negali suskaidyti daugelio medžiagų, iš kurių sudaryti eteriniai aliejai, o paukščių plaučiai tokie jautrūs, kad jie pastebi viską. Abiem taisyklė paprasta: jų kambarys be kvapo ir durys, pro kurias jie visada gali ten patekti. Nenaudokite difuzoriaus ten, kur stovi narvelis. Nelašinkite aliejų ant kailio, pagalvių ar žaislų. Labiausiai veterinarai įspėja dėl arbatmedžio, citrusų ir pipirmėtės.</p>
<p>Jei katė išeina iš kambario, kai įjungiate difuzorių, patikėkite ja.</p>
<h2>Šunys</h2>
<p>Šuns nosis jautresnė už mūsų labiau, nei galime įsivaizduoti. Naudokite pusę to, ką imtumėte šiaip, rinkitės levandą ar kedrą, o ne ką nors aštraus, ir pasirūpinkite, kad jo guolis nebūtų prie stalo su rūku. Jis irgi turi galėti išeiti.</p>
<h2>Svečiai</h2>
<p>Žmonės retai sako, kad nuo kvapo jiems skauda galvą; jie sako, kad jau vėlu. Todėl pradėkite prieš jiems ateinant, o baikite nuskambėjus skambučiui. Kambaryje, kuris ketvirtį valandos kvėpintas, o paskui dvi minutes vėdintas, lieka kaip tik tiek, kad jis būtų svetingas. Prie stalo kvapo neturėtų būti visai: vakaro kvapas yra vakarienė.</p>
<h2>Bendradarbiai ir kaimynai</h2>
<p>Biure paklauskite. Bute su bendra laiptine pažiūrėkite į plyšį po durimis. Kvapas laiptais keliauja kaip fortepijono garsas, o Šopeną mėgsta ne visi.</p>
<h2>Jūs patys</h2>
<p>Oru dalijatės ir su savimi. Bet kuriam kambariui užtenka trijų valandų, todėl mūsų difuzoriai tada sustoja; valandos dažnai pakanka. Po to išvėdinkite kambarį, taip pat žiemą, penkias minutes plačiai atvėrę langą. Jei galva sunki ar gerklė sausa, buvo per daug, arba per ilgai, arba tai ne jūsų aliejus. Ir tegul kai kurios savaitės dienos būna be kvapo. Būtent tada pastebite, kaip gerai jūsų namai kvepia patys: medžiu, popieriumi, žmonėmis juose.</p>
<h2>Trumpai, kad tilptų vidinėje spintelės durelių pusėje</h2>
<ul>
<li>Mažai lašų, trumpas laikas, paskui oras.</li>
<li>Vienas kambarys be kvapo ir atviros durys.</li>
<li>Buteliukai aukštai ir uždaryti.</li>
<li>Pirma paklauskite ir patikėkite tuo, kas išeina.</li>
</ul>
<p>Visa tai nedaro vakaro mažiau malonaus. Niekam netrukdantis kvapas tiesiog parinktas pagalvojus apie kitus.</p>
<p>Jei kvapas turi likti spintoje ar stalčiuje, rinkitės <a href="/products/scent-stones">kvapo akmenis</a>.</p>`,
  },
  "the-room-before-the-scent": {
    title: "Pirma kambarys, paskui kvapas",
    excerpt:
      "Joks aliejus nepataiso tvankaus kambario. Pirma oras, šviesa ir vienas tuščias paviršius; rūkas ateina paskutinis.",
    content: `<p class="lead">Mes parduodame kvapą, todėl šis patarimas gali nustebinti: prieš pirkdami jo daugiau, atverkite langą. Joks aliejus dar nepataisė tvankaus kambario. Jis tampa tik tvankus ir levandinis.</p>
<p>Malonus kambarys kuriamas sluoksniais, kaip gera sriuba. Kvapas yra petražolės. Štai sluoksniai, einantys prieš jį, tokia tvarka, kokia juos darytume.</p>
<h2>Oras</h2>
<p>Du kartus per dieną, penkias minutes, plačiai atvėrus langą ir duris, jei už jų yra kitas langas. Plačiai ir trumpai geriau nei praverta valandomis: oras pasikeičia, o sienos lieka šiltos. Miegamajame tai darykite vakare paskutinį, o ryte pirmą. Užmigsite naujame ore, o pabusite savame.</p>
<p>Paskui paieškokite, iš ko kyla senas kvapas. Visada kas nors yra: nuotakas, šiukšliadėžė, batai, vaza su praėjusios savaitės vandeniu. Rasti trunka dešimt minučių, sutvarkyti vieną, ir tai duoda daugiau nei bet koks buteliukas.</p>
<h2>Audiniai</h2>
<p>Kambariai kvepia tuo, kas juose minkšta. Užuolaidos, kilimai ir pagalvės sulaiko maisto gaminimą ir dūmus ir grąžina juos, kai įsijungia šildymas. Sausą šaltą dieną iškabinkite antklodę pro langą. Keičiantis metų laikui išskalbkite užuolaidas. Išdulkinkite kilimą, jei turite kur pakabinti ir dėl ko pykti.</p>
<h2>Šviesa</h2>
<p>Viena lempa lubose paverčia kambarį laukiamuoju. Trys mažos, peties aukštyje ar žemiau, paverčia jį vakaru. Šiltos lemputės, tos, ant kurių dėžutės parašyta 2700; o kampus palikite tamsius, nes kambariui reikia vietų, kurios lieka nepaaiškintos. Maža lemputė difuzoriuje yra ketvirta. Pasirinkite žvakės spalvą arba išjunkite ją, ir tegul rūką matyti kitų šviesoje.</p>
<h2>Vienas tuščias paviršius</h2>
<p>Ne visas butas. Vienas paviršius, kurį matote iš ten, kur sėdite: žemas staliukas, palangė, lentynos viršus. Visiškai jį nukraustykite ir grąžinkite du skirtingo aukščio daiktus. Ten akis nukrypsta ir ilsisi. Visa kita gali likti, kaip yra; atrodys, lyg būtų taip palikta tyčia.</p>
<h2>Garsas</h2>
<p>Minutę paklausykite. Yra dūzgesys, kurio nebegirdite: šaldytuvas, įkroviklis, laikrodis. Ką galima išjungti, išjunkite. Medinė kojelė ar sulankstyta šluostė po viskuo, kas virpa, atima likusį. Paskui nuspręskite, ar norite muzikos, užuot ją tiesiog turėję.</p>
<h2>Dabar kvapas</h2>
<p>Dabar trys lašai padarys tai, ko anksčiau negalėjo dešimt. Jiems nėra su kuo kovoti ir nėra ko slėpti, todėl jie gali būti lengvi: bergamotė popiet, levanda vakare. Galbūt pastebėsite, kad jaučiate jį mažiau nei anksčiau, o kambarys jums patinka labiau. Tai ir yra mintis. Prisiminti reikėtų ne kvapą. Reikėtų prisiminti, kad ten sėdėjote ir kad buvo lengva pasilikti.</p>
<blockquote>Kvapas į kambarį įeina paskutinis, o svečias jį sutinka pirmą.</blockquote>
<h2>Jei viskam tam nėra laiko</h2>
<p>Tada langas. Visada langas. Penkios minutės, su paltu, jei reikia, kol užverda vanduo. Tai pigiausias dalykas, kokį žinome, jis tinka kiekvienam interjerui, ir mums niekada nepavyko jo supilti į buteliuką.</p>
<p>O po lango: <a href="/products/bergamot-oil">bergamotė</a> popietei, <a href="/products/lavender-oil">levanda</a> vakarui.</p>`,
  },
};
