import type { DemoArticleTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. */
export const translations: DemoArticleTranslations = {
  "an-evening-in-three-drops": {
    title: "Vakars trīs pilienos",
    excerpt: "Rituāls, kas ilgst četras minūtes, prasa ūdeni un trīs pilienus un zina, kad ir galā.",
    content: `<p class="lead">Lielākā daļa vakaru nebeidzas. Tie izplēn starp ekrānu un izlietni, līdz kāds pamana, ka ir vēls. Rituāls ir tikai veids, kā tiem novilkt robežu.</p>
<p>Šis ilgst četras minūtes. Tam vajag ūdeni, difuzoru un eļļu, kas jums patīk, un tas sākas brīdī, kad šodien vairs nekas nav jādara, vai tad, kad jūs tā izlemjat. Šis lēmums ir lielākā daļa no visa.</p>
<h2>Pirmā minūte: logs</h2>
<p>Atveriet to plaši, arī novembrī. Istabā, kurā dzīvots visu dienu, karājas vakariņas, vilna un silta elektronika, un neviena smarža virs tā labi negulstas. Kamēr gaiss mainās, nolieciet vietā trīs lietas. Ne visu galdu: trīs lietas. Krūzi, vēstuli, šķēres. Pārsteidzoši, cik daudz mierīgāka izskatās istaba, kad trīs lietas to atstājušas.</p>
<h2>Otrā minūte: ūdens</h2>
<p>Piepildiet tvertni ar tīru krāna ūdeni, ne augstāk par līniju. Ar rokām, no karafes, tas ir lēnāk nekā zem krāna, un lēnums ir apzināts. Lietam ūdenim ir skaņa, kādas krāna ūdenim nav. Varbūt pamanīsiet, ka pirmo reizi sen stāvat uz vietas.</p>
<h2>Trešā minūte: pilieni</h2>
<p>Trīs. Skaitiet skaļi, ja gribas. Lavanda parastās dienās, ciedrs, kad līst, vīraks, kad bijis par daudz cilvēku. Ja divas eļļas grib būt kopā, dodiet vienai divus pilienus un otrai vienu, un nekad abām vienādi, citādi tās strīdēsies visu vakaru.</p>
<blockquote>Vienam vakaram pietiek ar trim pilieniem. Ceturtais ir kaimiņiem.</blockquote>
<p>Tagad aizveriet logu. Vispirms gan pudelīti. Atvērta pudelīte uz galda ir maza raize, un mēs cenšamies, lai to būtu mazāk.</p>
<h2>Ceturtā minūte: gaisma</h2>
<p>Izslēdziet griestu lampu un atstājiet vienu mazu gaismu, zemu un siltu. Daudziem difuzoriem ir sava lampiņa; izvēlieties krāsu, kas vistuvāk svecei, un pārējās deviņas atstājiet svinībām. Tad nospiediet pogu vienreiz, maigākajai miglai. Nolieciet tālruni citā istabā, ja varat, un ar ekrānu uz leju, ja nevarat.</p>
<h2>Un tad</h2>
<p>Tad nekas. Tā ir grūtā daļa un arī jēga. Apsēdieties tā, lai redzētu miglu. Tā ceļas, noliecas, izklīst, un nekad divreiz vienādi; tā ir apmēram tikpat interesanta kā uguns un prasa tikpat maz. Lasiet vai nelasiet. Runājiet, ja kāds ir blakus, tādā balsī, kādā runā pie uguns.</p>
<p>Pulkstenī jums nav jāskatās, jo to dara difuzors. Pēc trim stundām tas izslēdzas pats, tikai ar mazu klikšķi, un istaba lēnām atkal kļūst par vienkāršu istabu. Ja vēl esat nomodā, tagad jūs to zināt. Ja ne, tas nebija svarīgi.</p>
<h2>Vakaros, kad neizdodas</h2>
<p>Tādi būs. Zvana tālrunis, bērnam ir temperatūra, dienas darbs atnāk un apsēžas blakus. Tad izdariet vienu no četrām minūtēm un pārējās atstājiet: atveriet logu vai ielejiet ūdeni, vai iededziet lampu. Rituāls, kam jābūt pilnīgam, ir tikai vēl viens pienākums. Šo drīkst atstāt nepabeigtu kā labu grāmatu uz krēsla roku balsta un rīt turpināt tajā pašā vietā.</p>
<p>Cilvēki jautā, vai tam jābūt katru dienu. Nē. Bet palīdz, ja tas notiek vienā un tajā pašā stundā, tajā pašā kārtībā, nedēļu ar vienu un to pašu pudelīti. Deguns mācās ātri. Pēc dažām dienām pirmā elpa saka, pirms esat paspējuši kaut ko padomāt: diena ir galā.</p>
<p>Lavandu, ciedru un vīraku atradīsiet kolekcijā <a href="/collections/calm-evenings">Mierīgi vakari</a>.</p>`,
  },
  "how-many-drops": {
    title: "Cik pilienu? Mazāk",
    excerpt: "Kāpēc deguns slikti vērtē savu istabu un kā tā vietā skaitīt pēc istabas lieluma.",
    content: `<p class="lead">Gandrīz visi lieto par daudz. Tā nav alkatība; tādi ir deguni. Tie ziņo par jauno un aizmirst to, kas paliek, un smarža, kas paliek, dažās minūtēs ir aizmirsta.</p>
<p>Tāpēc tas, kurš istabai devis smaržu, pārstāj to manīt, pieliek divus pilienus, atkal pārstāj manīt un pieliek vēl divus. Tad kāds pārnāk mājās, atver durvis un atkāpjas soli. Abiem ir taisnība par to, ko viņi saož.</p>
<h2>Skaitiet pēc istabas</h2>
<p>Galda difuzora tvertnē ietilpst apmēram glāze ūdens. Vienai uzpildei par mēru ņemiet istabas grīdu:</p>
<ul>
<li>līdz 8 kvadrātmetriem, vannasistaba vai neliela darbistaba: <strong>divi pilieni</strong>;</li>
<li>no 8 līdz 12 kvadrātmetriem, parasta guļamistaba: <strong>trīs pilieni</strong>;</li>
<li>no 12 līdz 15 kvadrātmetriem, viesistaba: <strong>četri vai pieci pilieni</strong>;</li>
<li>vairāk: viens difuzors to nepiepildīs, un desmit pilieni vienā stūrī rada tikai stipru stūri.</li>
</ul>
<p>Šie skaitļi ir parastiem griestiem un aizvērtām durvīm. Ja durvis ir vaļā, gaitenis kļūst par istabas daļu. Ja griesti ir augsti, pielieciet pilienu, bet, ja radiatori ir silti, vienu atņemiet, jo silts gaiss nes smaržu tālāk.</p>
<h2>Tad skaitiet pēc eļļas</h2>
<p>Pilieni nav vienādi. Citrusu eļļas ir vieglas; tās ir gaisā minūtes laikā un prom stundas laikā, un lieks piliens maz kaitē. Piparmētra, ģerānija, ilang-ilangs un citronzāle runā skaļi: sāciet ar pusi no tā, cik ņemtu lavandas. Ciedrs un sandalkoks ir lēni. Divdesmit minūtes šķiet, ka tie nedara neko, un tieši tad lielākā daļa kļūdās. Dodiet tiem šīs divdesmit minūtes.</p>
<h2>Pārbaude pie durvīm</h2>
<p>Ir viens godīgs tiesnesis, un tas esat jūs pēc piecām minūtēm citur. Ieslēdziet difuzoru, ejiet izkārt veļu un nāciet atpakaļ. Ja smaržu pamanāt pie durvīm un, apsēdušies, to jau esat aizmirsuši, ir pareizi. Ja eļļu varat nosaukt jau gaitenī, ir par daudz. Ja smarža jāmeklē, pagaidiet, pirms kaut ko pieliekat: meklējiet vēlreiz pēc ceturtdaļstundas.</p>
<blockquote>Labi smaržo tāda istaba, par kuru viesi saka, ka tajā ir patīkami, nevis ka tā smaržo.</blockquote>
<h2>Intensitāte nav tas pats, kas pilieni</h2>
<p>Difuzora trīs pakāpes maina miglas daudzumu un tātad to, cik ātri tie paši pilieni nonāk istabā. Maigākā pakāpe ar trim pilieniem dod visu vakaru. Stiprākā ar trim pilieniem dod skaidru sākumu un tad ūdeni. Viesiem septiņos izmantojiet stiprāko desmit minūtes pirms zvana, tad maigāko. Lasīšanai jau no sākuma maigāko.</p>
<h2>Kad tomēr bija par daudz</h2>
<p>Tā gadās. Izslēdziet difuzoru, uz piecām minūtēm atveriet divus pretējus logus un iztukšojiet tvertni; pilieni, kurus nožēlojat, peld tajā ūdenī. Izslaukiet iekšpusi ar mīkstu drānu. Aizkari un vilna tur visilgāk, tāpēc dodiet tiem laiku līdz rītdienai, pirms spriežat.</p>
<h2>Cik ilgi pietiek ar pudelīti</h2>
<p>Desmit mililitru pudelītē ir apmēram divsimt pilienu. Ar trim līdz pieciem pilieniem vakarā tie ir četrdesmit vakari un vairāk jeb katrs vakars no pirmā oktobra, līdz pulksteņi pagriezti un pirmais sniegs atnācis un aizgājis. Atvēršanas diena, ar zīmuli uzrakstīta uz vāciņa, pateiks, kā jums veicas. Vairums, sākot skaitīt, atklāj, ka vajag uz pusi mazāk, nekā domāts, un ka tas iepriecina apmēram divreiz vairāk.</p>
<p>Cik pilienu eļļai vajag, rakstīts tās lapā: <a href="/products?category=oils">apskatiet eļļas</a>.</p>`,
  },
  "filling-and-cleaning-a-diffuser": {
    title: "Kā uzpildīt un tīrīt difuzoru",
    excerpt: "Desmit minūtes nedēļā uztur miglu smalku un smaržu īstu. Lūk, tās pēc kārtas.",
    content: `<p class="lead">Difuzors ir vienkārša lieta: maza plāksnīte tvertnes dibenā trīc tik ātri, ka ūdens virs tās kļūst par miglu. Viss, kas ir ūdenī, nonāk uz plāksnītes. Turiet plāksnīti tīru, un viss pārējais notiks pats.</p>
<h2>Uzpilde, katru reizi</h2>
<ol>
<li>Atvienojiet vadu. Akumulatoram tas netraucē, un ūdenim ar kontaktdakšām nevajadzētu satikties.</li>
<li>Noceliet augšdaļu un nolieciet to uz kaut kā mīksta.</li>
<li>Ielejiet tīru krāna ūdeni, nekad virs MAX līnijas. Par daudz ūdens ir parastais iemesls, kāpēc difuzors nerada miglu: plāksnīte to nevar pacelt.</li>
<li>Pievienojiet trīs līdz piecus pilienus eļļas, uz ūdens, nevis uz malas.</li>
<li>Uzlieciet augšdaļu un nospiediet pogu vienreiz.</li>
</ol>
<p>Pareizs ir vēss ūdens. Silts šķiet laba doma, bet tāda nav; migla nāk slapja, un no rīta uz galda ir aplis. Ja krāna ūdens atstāj uz tējkannas baltas malas, izmantojiet filtrētu, un plāksnīte jums pateiksies, retāk prasot šo rakstu.</p>
<h2>Iztukšošana, katru vakaru</h2>
<p>Neatstājiet vakardienas ūdeni. Izlejiet to tajā pusē, kas vērsta prom no gaisa atveres (vairumam tvertņu ir maza bultiņa vai snīpis), lai nekas neieplūstu mehānismā. Noslaukiet tvertni sausu ar mīkstu drānu un uz nakti atstājiet augšdaļu noņemtu. Tas ir viss, un tā ir svarīgākā tīrīšanas puse.</p>
<h2>Reizi nedēļā: desmit minūtes</h2>
<p>Eļļas atstāj plānu kārtiņu. To neredz, bet saož: katra smarža sāk līdzināties iepriekšējai. Tad ir laiks šim.</p>
<ol>
<li>Atvienojiet, iztukšojiet un piepildiet tvertni līdz pusei ar remdenu ūdeni.</li>
<li>Pievienojiet vienu pilienu parasta trauku mazgājamā līdzekļa. Vienu.</li>
<li>Ļaujiet difuzoram darboties piecas minūtes, virtuvē pie atvērta loga.</li>
<li>Izslēdziet, izlejiet ūdeni, divreiz izskalojiet ar tīru ūdeni.</li>
<li>Nosusiniet plāksnīti ar vates kociņu, mazos apļos un nespiežot.</li>
</ol>
<h2>Reizi mēnesī: pret kaļķakmeni</h2>
<p>Ja migla kļuvusi plāna vai rupja, uz plāksnītes nosēdies kaļķakmens. Sajauciet ēdamkaroti baltā etiķa ar ūdeni līdz pusei tvertnes un atstājiet desmit minūtes, neieslēdzot. Noslaukiet plāksnīti ar vates kociņu, visu izlejiet un trīsreiz izskalojiet. Virtuve kādu brīdi smaržos pēc salātiem; pret to nelīdz neviena eļļa, tikai laiks.</p>
<p class="note">Nekad nelieciet pamatni zem ūdens, nekad nelietojiet suku, tērauda vati vai beržamo pulveri, un kafijas automātu atkaļķotāju atstājiet kafijas automātiem.</p>
<h2>No vienas eļļas pie citas</h2>
<p>Starp citrusiem un lavandu nav jādara nekas. Pēc pačūlijas, ilang-ilanga vai jebkā ar vaniļu vispirms veltiet iknedēļas desmit minūtes, citādi jūsu rīts sāksies ar vakardienas vakaru. Divi difuzori, viens vieglām smaržām un otrs smagām, ir greznība, kas aiztaupa daudz slaucīšanas.</p>
<h2>Ārpuse</h2>
<p>Sausa drāna kokam un misiņam. Mitra glazētai keramikai un stiklam. Akmenim patīk, ja to noslauka uzreiz, jo tas dzer: apelsīna eļļas piliens uz travertīna atstāj ēnu, kas paliek. Eļļas, kas notecējušas gar sānu, noņem mīksta drāna ar nedaudz trauku mazgājamā līdzekļa, un drīzāk ar pacietību nekā ar spēku.</p>
<h2>Ja tas joprojām nedarbojas</h2>
<p>Gandrīz katru klusējošu difuzoru izskaidro trīs iemesli: par daudz ūdens, kaļķakmens uz plāksnītes, izlādējies akumulators. Pārbaudiet tos šajā secībā. Ja neder neviens, rakstiet mums; garantija ir tāpēc, lai to izmantotu.</p>
<p>No <a href="/products/glass-filling-carafe">karafes ar snīpi</a> ūdens nonāk tvertnē, nevis uz galda.</p>`,
  },
  "ceramic-stone-glass-wood": {
    title: "Keramika, akmens, stikls, koks",
    excerpt: "Četri materiāli, kas labi izskatās blakus grāmatai, ko katrs no jums prasa un kā tie noveco.",
    content: `<p class="lead">Difuzors strādā trīs stundas un pārējās divdesmit vienu stāv. No kā tas veidots, izšķir, vai tad uz to skatāties ar prieku.</p>
<p>Mēs strādājam ar četriem materiāliem. Neviens nav labākais. Katram ir gaisma, kas tam patīk, kaut kas, ko tas necieš, un savs veids, kā novecot. Ir vērts zināt, ko aicināt mājās.</p>
<h2>Keramika</h2>
<p>Māls, virpots vai liets, žāvēts dienām ilgi, apdedzināts, līdz tas nekad vairs nebūs māls, tad glazēts un apdedzināts vēlreiz. Glazūra ir stikla āda, tāpēc keramikas difuzoru var noslaucīt ar mitru drānu, un tas aizmirst visu, kas uz tā izlijis. No četriem ar to sadzīvot ir visvieglāk.</p>
<p>Tai patīk gaisma no sāniem. Rievots gabals uz palodzes dienas gaitā mainās kā pakalns un neko nemaksā. Ko tā necieš, ir galda mala. Keramika nesaskrāpējas, neizbalē un nesametas; tā ir pilnīga līdz brīdim, kad nokrīt.</p>
<p>Pameklējiet pie kājiņas mazo neglazēto gredzenu, uz kura tā stāvējusi krāsnī. Pēc tā var zināt, ka kaut kas tiešām ir apdedzināts un ne tikai nokrāsots.</p>
<h2>Akmens</h2>
<p>Travertīnu veido silti avoti, kārtu pa kārtai, un mazie caurumiņi tajā ir tur, kur reiz bija niedre vai burbulis. Nav divu vienādu gabalu. Tas ir smags un vēss un liek visam līdzās izskatīties mazliet pārdomātāk.</p>
<p>Akmens dzer. Ūdens no tā izžūst, eļļa un vīns atstāj atmiņu. Tāpēc slaukiet uzreiz, zem pudelītes lieciet paliktni un citronus atstājiet virtuvei: skābe noņem pulējumu. Pretī tas nenoveco nemaz, vismaz ne mērogā, kas attiecas uz mums.</p>
<h2>Stikls</h2>
<p>Tikai stikls rāda, kas notiek iekšā: ūdeni, tā līmeni, pirmo miglas pavedienu, kas griežas zem kupola. Dzintars un dūmi nav tikai glīti. Tie mazo lampu mīkstina līdz vēlas pēcpusdienas krāsai, kur caurspīdīgs stikls atstātu to, kāda tā ir.</p>
<p>Tas grib tumšu stūri un vienu gaismu aiz sevis. Tas rāda pirkstu nospiedumus, putekļus un kaļķakmeni, un vislabāk tieši pirms viesu ierašanās; palīdz veca lina drāna. Un to nevajag pārvietot, kamēr tajā ir ūdens.</p>
<h2>Koks</h2>
<p>Ozols un valriekstkoks ir silti rokai arī ziemā un klusi ausij: koka kājiņa atņem difuzoram pēdējo dūkoņu, tā ka uz koka galda nedzird neko. Koks arī vienīgais atsaucas uz rūpēm. Daži pilieni vienkāršas linsēklu eļļas, ierīvēti reizi gadā un pēc desmit minūtēm noslaucīti, un pēc desmit gadiem tas ir labāks nekā dienā, kad atnāca. Pirms izmešanas drānu izklājiet un izžāvējiet ārā: ar linsēklu eļļu piesūkusies lupata var aizdegties pati no sevis.</p>
<p>Tam nepatīk stāvošs ūdens, radiatori un pusdienlaika saule. Tas mazliet satumsīs vai kļūs gaišāks, atkarībā no koka. Tas nav defekts; koks pamana, kur dzīvo.</p>
<h2>Un misiņš starp tiem</h2>
<p>Tievais gredzens, kur satiekas divi materiāli, bieži ir misiņš. Atstāts mierā, tas no zelta kļūst par medu un tad par kaut ko līdzīgu tējai. Ar mīkstu drānu to minūtē var nopulēt atpakaļ. Mēs to nedarītu, bet mums patīk tēja.</p>
<h2>Izvēle</h2>
<p>Jautājiet drīzāk, kur tas stāvēs, nevis kurš ir smalkākais. Vannasistabas plauktā keramika. Uz zema galda, ko lieto arī citi, akmens, jo to neviens neapgāž. Uz tumšas kumodes stikls. Pie gultas koks. Un, ja atbilde ir, ka tas ceļos no istabas uz istabu kopā ar jums, ņemiet to, ko patīk paņemt rokās.</p>
<p>Visus četrus atradīsiet starp <a href="/products?category=diffusers">mūsu difuzoriem</a>.</p>`,
  },
  "reading-the-label-of-an-oil": {
    title: "Kā lasīt eļļas etiķeti",
    excerpt: "Latīņu nosaukums, auga daļa, valsts, brīdinājums: ko stāsta mazas pudelītes sīkie burti.",
    content: `<p class="lead">Desmit mililitru pudelītes etiķete ir apmēram lielas pastmarkas lielumā, un uz tās ir vairāk nekā dažā labā lappusē. Lūk, kā to lasīt no augšas līdz sīkajiem burtiem.</p>
<h2>Vārds, ko zināt, un vārds, ko nezināt</h2>
<p>Zem vārda <em>Lavanda</em> stāv <em>Lavandula angustifolia</em>. Latīņu valoda tur nav, lai radītu iespaidu. Lavandu ir ap četrdesmit sugu, un vismaz trīs no tām pārdod ar šo vienu vārdu. <em>Angustifolia</em> ir maigā un saldā. <em>Latifolia</em>, platlapu lavanda, smaržo pēc kampara. <em>Intermedia</em>, abu krustojums, dod divreiz vairāk eļļas par puscenu, un tieši tā smaržo vairums lietu, par kurām saka, ka tās smaržo pēc lavandas. Visas trīs ir godīgi augi. Jāzina tikai, par kuru no tām maksājat.</p>
<p>Tas pats attiecas uz ciedru, kas var būt Atlasa ciedrs vai Virdžīnijas kadiķis, un uz eikaliptu, kura sugu ir vairāki simti. Ja uz pudelītes nav latīņu vārda, kāds labprātāk to nesaka.</p>
<h2>Auga daļa</h2>
<p>Ziedošas galotnes, lapa, miza, koksne, sveķi, sakne. Viens koks var dot trīs eļļas: no rūgtā apelsīna iegūst neroli no ziediem, petitgrēnu no lapām un zariņiem un rūgtā apelsīna eļļu no mizas. Kopīga tām ir tikpat daudz, cik trim māsām.</p>
<h2>Kā tā iegūta</h2>
<p><strong>Destilēta ar tvaiku</strong> nozīmē, ka caur augu laists tvaiks, kas paņēmis līdzi eļļu un atdzisis to atstājis. Tā iegūst lielāko daļu eļļu. <strong>Auksti spiesta</strong> attiecas uz citrusiem: mizu spiež, tāpēc citrona eļļa smaržo pēc citrona, nevis citronu konfektēm. <strong>Absolūts</strong> nozīmē, ka lietots šķīdinātājs, kā jasmīnam, kas tvaiku neiztur. Neviena nav labāka par citām, bet tās nevajadzētu saukt citu vārdos.</p>
<h2>Valsts</h2>
<p>Izcelsme ir svarīga tāpat kā vīnam: mazāk, nekā runā, bet kaut ko tā nozīmē. Augstu augusi lavanda smaržo smalkāk nekā līdzenuma lavanda. Silta gada apelsīna eļļa ir apaļāka. Ja divas vienas eļļas pudelītes, pirktas ar gada starpību, nav gluži vienādas, tad tāpēc, ka divas vasaras tādas nebija.</p>
<h2>Brīdinājumi</h2>
<p>Tīras eļļas ir koncentrētas, un Eiropas tiesību akti prasa, lai to pateiktu noteiktiem vārdiem un zīmēm. Tāpēc uz pudelītes, kurā ir tikai lavanda, rakstīts <em>var izraisīt alerģisku ādas reakciju</em> un nosaukts linalools un linalilacetāts. Tās nav piedevas. No tā sastāv lavanda, ja par to stāsta ķīmiķis. Pudelīte bez neviena brīdinājuma nav maigāka eļļa; tā ir pudelīte bez etiķetes.</p>
<p>Ņemiet šos vārdus tā, kā tie stāv: ne uz ādas, ne acīs, ne bērniem aizsniedzamā vietā, nekad nenorīt.</p>
<h2>Vārdi, kas neko nenozīmē</h2>
<ul>
<li><strong>Terapeitiskā klase</strong>: tādas klases nav. Neviena iestāde to nepiešķir.</li>
<li><strong>Aromāteļļa</strong>, <strong>parfīmeļļa</strong>: sajaukta laboratorijā. Varbūt patīkama, bet ne ēteriskā eļļa.</li>
<li><strong>Dabai identisks</strong>: ne no dabas.</li>
<li><strong>Tīra</strong>, viens pats vārds bez latīņu nosaukuma, daļas un valsts: tīra kas?</li>
</ul>
<h2>Stikls un datums</h2>
<p>Brūnais stikls nav rota; gaisma bojā eļļu, un brūnais stikls lielāko daļu aiztur. Kaut kur ir partijas numurs un tas, cik ilgi pēc atvēršanas eļļa ir vislabākā: mūsējās – gadu. Citrusu smarža izgaist pirmā; koksnes un sveķi bieži saglabājas ilgāk, un daži kļūst labāki. Uzrakstiet atvēršanas dienu ar zīmuli uz vāciņa.</p>
<p>Ja to visu izdarīsiet vienreiz, ar vienu pudelīti, nekad vairs nevajadzēs. Kādā veikalā ceļojumā paņemsiet etiķeti rokās, paskatīsieties divas sekundes un zināsiet.</p>
<p>Pavingrināties varat ar <a href="/products/lavender-oil">mūsu lavandas eļļu</a>: etiķetes teksts ir arī tās lapā.</p>`,
  },
  "citrus-for-the-morning": {
    title: "Citrusi rītam",
    excerpt: "Saldais apelsīns, citrons un bergamote ātri atnāk un ātri aiziet. Tāpēc tie ir rīta cilvēki.",
    content: `<p class="lead">Dažas smaržas ierodas vēlu un paliek stundām. Citrusi dara pretēji: tie ir istabā, pirms esat nolikuši pudelīti, un prom pirms otrās kafijas tases. Rītam tieši tā arī vajag.</p>
<p>Iemesls ir mizā. Apelsīna eļļa atrodas tieši zem virsmas, mazos dziedzeros, ko var pārspiest ar nagu, un tā veidota no ļoti vieglas vielas. Tā uzreiz paceļas, un, kas uzreiz paceļas, drīz ir prom. Parfimēri to sauc par augšējo noti un sūdzas, ka tā neturas. Rīti arī neturas.</p>
<h2>Saldais apelsīns</h2>
<p>Eļļa, ko visvieglāk iemīlēt. Tā smaržo pēc tā, kas tā ir: pēc brīža, kad kāds vilciena kupejas otrā galā mizo apelsīnu un visi paceļ acis. Tā saprotas gandrīz ar visu, tāpēc ir laba pirmā pudelīte. Četri pilieni, stiprākā pakāpe, kamēr esat dušā; kad atgriezīsieties, tā būs kļuvusi maigāka.</p>
<h2>Citrons</h2>
<p>Asāks, baltāks, kārtīgāks. Ar citronu virtuve šķiet tīrāka, nekā ir, un tas nav mazākais no tā nopelniem. Pietiek ar diviem vai trim pilieniem, jo, ja tā ir par daudz, tas var pavērsties uz trauku mazgājamā līdzekļa pusi. Vislabākais tas ir blakus kaut kam zaļam: viens piliens rozmarīna, un citronam ir, kur nostāties.</p>
<h2>Bergamote</h2>
<p>Jūs to pazīstat, pat nezinot, no Earl Grey. Tas ir mazs, rūgts auglis no Itālijas dienvidiem, ko audzē tikai mizas dēļ, un no trim tas ir vispieaugušākais: ziedains, mazliet piparains, ar tēju kaut kur fonā. Ja apelsīns ir virtuve, bergamote ir rakstāmgalds. Tā ir vienīgā, ko lietotu arī četros pēcpusdienā.</p>
<h2>Trīs rīti</h2>
<ul>
<li><strong>Pirmdiena.</strong> Divi pilieni citrona, viens rozmarīna. Logs pavērts, saraksts uz galda.</li>
<li><strong>Diena mājās.</strong> Trīs pilieni bergamotes, viens ciedra. Tas sākas gaiši un pats pieklust.</li>
<li><strong>Svētdiena.</strong> Trīs pilieni saldā apelsīna, viens lavandas. Smaržo pēc tīriem palagiem un dienas bez plāna.</li>
</ul>
<h2>Kā to mazliet paturēt</h2>
<p>Ja gribat, lai citrusi paliek, dodiet tiem smagāku sabiedrību. Viens piliens ciedra, sandalkoka vai vīraka zem trim apelsīna pilieniem to piebremzē, kā labs klausītājs piebremzē ātru runātāju. Citrusi tomēr aiziet pirmie. Bet, kad tie aizgājuši, kaut kas paliek, un rīts nebeidzas tik pēkšņi.</p>
<h2>Kā glabāt pudelītes</h2>
<p>No visām eļļām šīs noveco visātrāk. Tām nepatīk gaisma, siltums un gaiss, un pēc apmēram gada tās smaržo plakani, tad pēc terpentīna. Tāpēc pērciet mazas, uzreiz aizveriet un glabājiet stāvus vēsā, tumšā atvilktnē. Gandrīz tukšā pudelītē ir vairāk gaisa nekā eļļas; atlikumu izlietojiet mēneša laikā. Vecai citrusu eļļai nav vietas ne difuzorā, ne uz rokām: novecojot tā kairina arvien vairāk. Atlikumu nododiet bīstamo atkritumu savākšanas punktā.</p>
<p class="note">Citrusu eļļām nav vietas uz ādas, un dažas, piemēram, citrona un parastā bergamotes eļļa, slikti sader ar saules gaismu. Mūsu bergamotes eļļa ir bez bergaptēna; pirkstus tik un tā nomazgājiet.</p>
<p>Un ir arī vienkāršākais veids, kas jāpiemin, kaut gan pārdodam to otru. Lēnām nomizojiet apelsīnu pie galda un atstājiet mizu, kamēr ēdat. Tajā pirmajā rītā jūs zināsiet, vai gribat pudelīti.</p>
<p>Visas trīs eļļas atradīsiet kolekcijā <a href="/collections/bright-mornings">Mundri rīti</a>.</p>`,
  },
  "a-small-library-of-scents": {
    title: "Maza smaržu bibliotēka",
    excerpt: "Augšējā, vidējā, pamata: ar sešām pudelītēm un vienu likumu gadu var jaukt neatkārtojoties.",
    content: `<p class="lead">Jums nevajag četrdesmit pudelīšu. Ar sešām, labi izraudzītām, un vienu likumu gadu var jaukt, ne reizi neradot to pašu vakaru.</p>
<h2>Likums</h2>
<p>Eļļas atstāj gaisu dažādā ātrumā. Vieglās, ko sauc par <strong>augšējām notīm</strong>, ir pirmās un prom stundas laikā: citrusi, piparmētra, eikalipts. Tad nāk <strong>vidējās notis</strong>, un no tām sastāv lielākā daļa no tā, ko atceraties: lavanda, ģerānija, rozmarīns. <strong>Pamata notis</strong> ir lēnas un paliek līdz naktij: ciedrs, sandalkoks, vīraks.</p>
<p>Viena veida maisījums ir līnija. Divu maisījums ir saruna. Tātad likums: ņemiet vidējo noti, pielieciet kaut ko no augšas <em>vai</em> no apakšas, un tikai tad, kad tā būsiet darījuši dažas nedēļas, no abām. Skaitiet trīs, viens, viens: trīs pilieni tā, ko gribat just, viens tā biedra, viens, lai abus saturētu kopā.</p>
<h2>Sešas</h2>
<ol>
<li><strong>Saldais apelsīns</strong>, jo tas patīk visiem.</li>
<li><strong>Bergamote</strong>, jo ar to apelsīns pieaug.</li>
<li><strong>Lavanda</strong>, kas saprotas ar visām pārējām.</li>
<li><strong>Rozmarīns</strong>, zaļš un mundrs, stundām, kurās ir rakstāmgalds.</li>
<li><strong>Ciedrs</strong>, sauss un silts, grīda, uz kuras stāvēt pārējām.</li>
<li><strong>Vīraks</strong>, kad jābūt klusumam.</li>
</ol>
<p>Pa divām no katra plaukta. Ja gribat septīto, lai tā ir ģerānija, kas ir roze ar atrotītām piedurknēm.</p>
<h2>Septiņi maisījumi sākumam</h2>
<ul>
<li><em>Bibliotēka.</em> Trīs ciedra, viens bergamotes, viens lavandas.</li>
<li><em>Tīra veļa.</em> Trīs lavandas, divi saldā apelsīna.</li>
<li><em>Garš darbs.</em> Divi rozmarīna, viens bergamotes.</li>
<li><em>Ārā sniegs.</em> Trīs vīraka, viens lavandas, viens saldā apelsīna.</li>
<li><em>Pēc viesiem.</em> Divi bergamotes, viens rozmarīna un abi logi.</li>
<li><em>Lietus.</em> Trīs ciedra, divi rozmarīna.</li>
<li><em>Gandrīz miegs.</em> Trīs lavandas, viens ciedra.</li>
</ul>
<p>Visi domāti apmēram piecpadsmit kvadrātmetru viesistabai. Guļamistabā atstājiet pusi.</p>
<h2>Izmēģināt bez izšķērdības</h2>
<p>Pirms kaut kas nonāk tvertnē, izmēģiniet uz papīra. Sagrieziet kafijas filtru strēmelēs, uzpiliniet katru eļļu uz savas strēmeles un vēdiniet divas vai trīs kopā zem deguna, mazliet attālāk, kā kārtis rokā. Pievirziet vienu strēmeli tuvāk un citu tālāk: to paveiktu vēl viens piliens. Pēc četriem vai pieciem mēģinājumiem apstājieties un brīdi pasmaržojiet savu piedurkni. Deguns atpūšas pie tā, ko pazīst.</p>
<h2>Pierakstīt</h2>
<p>Katram maisījumam glabājiet kartīti: diena, pilieni, viens vārds par to, kā bija. Jums šķiet, ka atcerēsieties. Atcerēsieties, ka bija kaut kas ar ciedru un ka bija labi.</p>
<blockquote>Labākais maisījums, ko esam radījuši, savā kartītē saucas „otrdiena, noguris, apelsīns?”.</blockquote>
<h2>Kur tās dzīvo</h2>
<p>Stāvus, tumsā, pagraba vai ziemeļu guļamistabas temperatūrā. Ne vannasistabā, lai cik labi tās tur izskatītos. Glabājiet tās kopā, lai izvēle būtu daļa no prieka, nevis rakņāšanās atvilktnē.</p>
<h2>Kad maisījums neizdodas</h2>
<p>Parasti tajā ir par daudz visa. Vispirms izņemiet jaunāko. Ja tas ir ass, pielieciet pilienu lavandas, kas noapaļo gandrīz visu. Ja tas ir plakans, pielieciet pilienu citrusa. Ja tas ir duļķains, tajā ir divas pamata notis un tās min viena otrai uz kājām: sāciet no jauna un izvēlieties.</p>
<p>Un, ja pēc mēneša jaukšanas redzat, ka atgriežaties pie vienkāršas lavandas, tā nav neveiksme. Esat uzzinājuši, kuru grāmatu pārlasāt.</p>
<p>Pudelītes kopā tur <a href="/products/walnut-oil-stand">statīvs</a> vai <a href="/products/cedar-oil-box">kaste</a>.</p>`,
  },
  "who-shares-your-air": {
    title: "Kas elpo kopā ar jums",
    excerpt: "Bērni, kaķi, putni, viesi: smarža nepieder tikai jums. Daži ieradumi, kas laipni pret visiem.",
    content: `<p class="lead">No attēla var novērst skatienu, no mūzikas var aiziet. Smaržu elpo ikviens istabā, vai nu to izvēlējies, vai ne. Pieklājīgi ir padomāt par viņiem pirms pirmā piliena.</p>
<p>Turpmākais nav medicīna, un mēs neesam ārsti. Tie ir mājas noteikumi, savākti daudzās mājās. Ja kāds no jūsējiem ir slims, ir stāvoklī vai viņam ir grūti elpot, jautājiet ārstam, pirms aromatizējat istabu, kurā viņš dzīvo.</p>
<h2>Mazi bērni</h2>
<p>Zīdaiņa istabai vajag gaisu un neko citu. Ja bērni ir lielāki, aromatizējiet viesistabu, nevis bērnistabu, maigi, pusstundu, pie atvērtām durvīm, un piparmētru un eikaliptu atstājiet plauktā: tie ir par stipru maziem deguniem. Pudelītēm jābūt tur, kur vīnam un zālēm, augstu un aizvērtām. Daži vāciņi bērniem turas pretī, bet vāciņš nav skapis.</p>
<p>Kad viņi ir pietiekami lieli, lai palīdzētu, ļaujiet viņiem liet ūdeni un skaitīt pilienus. Neviens nav tik stingrs par skaitli trīs kā piecgadnieks.</p>
<h2>Kaķi un putni</h2>
<p>Kaķi nespēj sašķelt daudzas vielas, no kurām sastāv ēteriskās eļļas, un putniem ir tik smalkas plaušas, ka tie pamana visu. Abiem noteikums ir vienkāršs: telpa bez smaržas, kas pieder viņiem, un durvis, pa kurām viņi vienmēr var tur nokļūt. Nelietojiet difuzoru tur, kur stāv būris. Nelieciet eļļas uz kažoka, spilveniem vai rotaļlietām. Visvairāk veterinārārsti brīdina par tējas koku, citrusiem un piparmētru.</p>
<p>Ja kaķis iziet no istabas, kad ieslēdzat difuzoru, ticiet viņam.</p>
<h2>Suņi</h2>
<p>Suņa deguns ir smalkāks par mūsējo vairāk, nekā spējam iedomāties. Lietojiet pusi no tā, ko ņemtu citkārt, izvēlieties lavandu vai ciedru, nevis kaut ko asu, un raugieties, lai viņa guļvieta nav blakus galdam ar miglu. Arī viņam jāvar aiziet.</p>
<h2>Viesi</h2>
<p>Cilvēki reti saka, ka no smaržas viņiem sāp galva; viņi saka, ka kļuvis vēls. Tāpēc sāciet, pirms viņi nāk, un beidziet, kad atskan zvans. Istabā, kas ceturtdaļstundu aromatizēta un tad divas minūtes vēdināta, paliek tieši tik, lai tā būtu viesmīlīga. Pie galda smaržas nevajag nemaz: vakara smarža ir vakariņas.</p>
<h2>Kolēģi un kaimiņi</h2>
<p>Birojā pajautājiet. Dzīvoklī ar kopīgu kāpņu telpu paskatieties uz spraugu zem durvīm. Smarža pa kāpnēm ceļo kā klavieru skaņa, un ne visiem patīk Šopēns.</p>
<h2>Jūs paši</h2>
<p>Gaisu jūs dalāt arī ar sevi. Katrai istabai pietiek ar trim stundām, tāpēc mūsu difuzori tad apstājas; stunda bieži ir labāk. Pēc tam izvēdiniet istabu, arī ziemā, piecas minūtes pie plaši atvērta loga. Ja galva ir smaga vai kakls sauss, bija par daudz vai par ilgu, vai tā nebija jūsu eļļa. Un lai dažas nedēļas dienas ir bez smaržas. Tieši tad pamanāt, cik labi jūsu mājas smaržo pašas: pēc koka, papīra, cilvēkiem tajās.</p>
<h2>Pietiekami īsi skapja durvju iekšpusei</h2>
<ul>
<li>Maz pilienu, īss laiks, tad gaiss.</li>
<li>Viena istaba bez smaržas un atvērtas durvis.</li>
<li>Pudelītes augstu un aizvērtas.</li>
<li>Vispirms jautājiet un ticiet tam, kurš aiziet.</li>
</ul>
<p>Nekas no tā nepadara vakaru mazāk patīkamu. Smarža, kas nevienam netraucē, ir vienkārši tāda, ko izvēloties par kādu padomāja.</p>
<p>Ja smaržai jāpaliek skapī vai atvilktnē, ņemiet <a href="/products/scent-stones">smaržakmeņus</a>.</p>`,
  },
  "the-room-before-the-scent": {
    title: "Istaba pirms smaržas",
    excerpt: "Neviena eļļa nelabo sasmakušu istabu. Vispirms gaiss, gaisma un viena tukša virsma; migla nāk pēdējā.",
    content: `<p class="lead">Mēs pārdodam smaržu, tāpēc šis padoms var pārsteigt: pirms pērkat vēl, atveriet logu. Neviena eļļa vēl nav izlabojusi sasmakušu istabu. Tā kļūst tikai sasmakusi un smaržo pēc lavandas.</p>
<p>Patīkamu istabu veido kārtās, kā labu zupu. Smarža ir pētersīļi. Lūk, kārtas, kas nāk pirms tās, secībā, kādā mēs tās darītu.</p>
<h2>Gaiss</h2>
<p>Divreiz dienā, piecas minūtes, ar plaši atvērtu logu un arī durvīm, ja aiz tām ir vēl viens logs. Īsu brīdi plaši vaļā ir labāk nekā stundām pavērts: gaiss mainās, un sienas paliek siltas. Guļamistabā dariet to vakarā pēdējo un no rīta pirmo. Jūs aizmigsiet jaunā gaisā un pamodīsieties savā.</p>
<p>Tad pameklējiet, no kā rodas vecā smaka. Vienmēr kaut kas ir: noteka, atkritumu spainis, apavi, vāze ar pagājušās nedēļas ūdeni. Atrast aizņem desmit minūtes, sakārtot vienu, un tas dod vairāk nekā jebkura pudelīte.</p>
<h2>Audumi</h2>
<p>Istabas smaržo pēc tā, kas tajās mīksts. Aizkari, paklāji un spilveni patur ēdiena gatavošanu un dūmus un atdod tos, kad ieslēdzas apkure. Sausā, aukstā dienā izkariniet segu pa logu. Mainoties gadalaikam, izmazgājiet aizkarus. Izdauziet paklāju, ja ir, kur to pakārt, un par ko dusmoties.</p>
<h2>Gaisma</h2>
<p>Viena lampa pie griestiem istabu pārvērš uzgaidāmajā telpā. Trīs mazas, pleca augstumā vai zemāk, pārvērš to vakarā. Siltas spuldzes, tās, uz kuru kastītes rakstīts 2700; un stūrus atstājiet tumšus, jo istabai vajag vietas, kas netiek izskaidrotas. Mazā lampiņa difuzorā ir ceturtā. Izvēlieties sveces krāsu vai izslēdziet to, lai miglu redz pārējo gaismā.</p>
<h2>Viena tukša virsma</h2>
<p>Ne visu dzīvokli. Vienu virsmu, ko redzat no savas sēdvietas: zemo galdiņu, palodzi, plaukta virsu. Notīriet to pilnīgi un nolieciet atpakaļ divas lietas, dažāda augstuma. Tur acs iet un atpūšas. Pārējais var palikt, kā ir; izskatīsies, ka tas tā atstāts tīšām.</p>
<h2>Skaņa</h2>
<p>Minūti paklausieties. Ir dūkoņa, ko vairs nedzirdat: ledusskapis, lādētājs, pulkstenis. Ko var izslēgt, izslēdziet. Koka kājiņa vai salocīta drāna zem visa, kas trīc, atņem pārējo. Tad izlemiet, vai gribat mūziku, nevis vienkārši to klausāties.</p>
<h2>Tagad smarža</h2>
<p>Tagad trīs pilieni paveiks to, ko agrāk nespēja desmit. Tiem nav ar ko cīnīties un nav ko slēpt, tāpēc tie drīkst būt viegli: bergamote pēcpusdienā, lavanda vakarā. Varbūt pamanīsiet, ka jūtat to mazāk nekā agrāk un istaba jums patīk vairāk. Tā ir doma. Atcerēties nevajag smaržu. Jāatceras, ka tur sēdējāt un ka bija viegli palikt.</p>
<blockquote>Smarža istabā ienāk pēdējā, un viesis to satiek pirmo.</blockquote>
<h2>Ja nekam no tā nav laika</h2>
<p>Tad logs. Vienmēr logs. Piecas minūtes, mētelī, ja vajag, kamēr vārās ūdens. Tas ir lētākais, ko zinām, tas der katram interjeram, un mums nekad nav izdevies to iepildīt pudelītē.</p>
<p>Un pēc loga: <a href="/products/bergamot-oil">bergamote</a> pēcpusdienai, <a href="/products/lavender-oil">lavanda</a> vakaram.</p>`,
  },
};
