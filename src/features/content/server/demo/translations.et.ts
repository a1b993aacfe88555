import type { DemoArticleTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. */
export const translations: DemoArticleTranslations = {
  "an-evening-in-three-drops": {
    title: "Õhtu kolme tilgaga",
    excerpt: "Rituaal, mis võtab neli minutit, vajab vett ja kolme tilka ning teab, millal ta läbi on.",
    content: `<p class="lead">Enamik õhtuid ei lõpe. Nad hajuvad ekraani ja kraanikausi vahele, kuni keegi märkab, et on hilja. Rituaal on lihtsalt viis neile piir panna.</p>
<p>See siin võtab neli minutit. Vaja on vett, difuuserit ja õli, mis sulle meeldib, ning algab ta hetkel, kui täna enam midagi tegema ei pea, või siis, kui sa nii otsustad. See otsus ongi suurem osa asjast.</p>
<h2>Esimene minut: aken</h2>
<p>Tee see pärani lahti, ka novembris. Toas, kus on terve päev elatud, on õhus õhtusöök, vill ja soe elektroonika, ja ükski lõhn ei pääse nende vahelt esile. Kuni õhk vahetub, pane ära kolm asja. Mitte terve laud, vaid kolm asja. Tass, kiri, käärid. On üllatav, kui palju vaiksem on tuba, kust kolm asja on lahkunud.</p>
<h2>Teine minut: vesi</h2>
<p>Täida paak puhta kraaniveega, mitte üle joone. Käsitsi karahvinist valada on aeglasem kui kraani all hoida, ja see aeglus on meelega. Valataval veel on hääl, mida kraanist tuleval ei ole. Võib-olla märkad, et seisad üle pika aja paigal.</p>
<h2>Kolmas minut: tilgad</h2>
<p>Kolm. Loe valjusti, kui tahad. Tavalisel päeval lavendel, vihmaga seedripuu, viiruk siis, kui inimesi oli liiga palju. Kui kaks õli tahavad koos olla, anna ühele kaks tilka ja teisele üks, ja mitte kunagi mõlemale ühepalju, muidu vaidlevad nad terve õhtu.</p>
<blockquote>Kolmest tilgast piisab üheks õhtuks. Neljas on naabritele.</blockquote>
<p>Nüüd pane aken kinni. Aga enne sulge pudel. Lahtine pudel laual on väike ärevus ja me püüame, et neid oleks vähem.</p>
<h2>Neljas minut: valgus</h2>
<p>Kustuta laelamp ja jäta põlema üks väike tuli, madal ja soe. Paljudel difuuseritel on oma lamp; vali värv, mis on küünlale kõige lähemal, ja hoia ülejäänud üheksa pidude jaoks. Siis vajuta nuppu üks kord, et udu tuleks kõige õrnemalt. Vii telefon teise tuppa, kui saad, ja pane ekraan allapoole, kui ei saa.</p>
<h2>Ja siis</h2>
<p>Siis mitte midagi. See on raske osa ja ühtlasi asja mõte. Istu nii, et näed udu. Ta tõuseb, kaldub, laguneb, ega tee seda kunagi kaks korda ühtemoodi; ta on umbes sama huvitav kui lõke ja nõuab sama vähe. Loe või ära loe. Räägi, kui keegi on seal, häälega, millega räägitakse lõkke ääres.</p>
<p>Kella ei pea sa vaatama, sest seda teeb difuuser. Kolme tunni pärast lülitub ta ise välja, kõigest väikese klõpsuga, ja tuba saab aeglaselt jälle lihtsalt toaks. Kui sa veel ärkvel oled, nüüd sa tead. Kui ei ole, ei olnud see tähtis.</p>
<h2>Õhtud, mil see ei õnnestu</h2>
<p>Neid tuleb. Telefon heliseb, lapsel on palavik, päeva töö tuleb ja istub su kõrvale. Siis tee neljast minutist üks ja jäta teised: ava aken või vala vesi või süüta lamp. Rituaal, mis peab olema täielik, on ainult järjekordne kohustus. Selle siin võib pooleli jätta nagu hea raamatu tugitooli käetoele ja homme samast kohast jätkata.</p>
<p>Küsitakse, kas see peab olema iga päev. Ei pea. Aga abiks on, kui see on samal kellaajal, samas järjekorras, nädal aega sama pudeliga. Nina õpib kiiresti. Mõne päeva pärast ütleb esimene hingetõmme, enne kui sa üldse midagi mõelda jõuad: päev on läbi.</p>
<p>Lavendli, seedripuu ja viiruki leiad kollektsioonist <a href="/collections/calm-evenings">Rahulikud õhtud</a>.</p>`,
  },
  "how-many-drops": {
    title: "Mitu tilka? Vähem",
    excerpt: "Miks nina on oma toa kohta kehv kohtunik ja kuidas selle asemel toa suuruse järgi lugeda.",
    content: `<p class="lead">Peaaegu kõik kasutavad liiga palju. See ei ole ahnus, ninad lihtsalt on nii tehtud. Nad annavad teada uuest ja unustavad selle, mis jääb, ja lõhn, mis jääb, on minutitega unustatud.</p>
<p>Nii lakkab märkamast see, kes toa lõhnama pani, lisab kaks tilka, lakkab märkamast ja lisab veel kaks. Siis tuleb keegi koju, avab ukse ja astub sammu tagasi. Mõlemal on õigus selle kohta, mida nad tunnevad.</p>
<h2>Loe toa järgi</h2>
<p>Lauadifuuseri paaki mahub umbes klaasitäis vett. Ühe täite jaoks võta mõõduks toa põrand:</p>
<ul>
<li>kuni 8 ruutmeetrit, vannituba või väike kabinet: <strong>kaks tilka</strong>;</li>
<li>8 kuni 12 ruutmeetrit, tavaline magamistuba: <strong>kolm tilka</strong>;</li>
<li>12 kuni 15 ruutmeetrit, elutuba: <strong>neli või viis tilka</strong>;</li>
<li>suurem: üks difuuser seda ei täida ja kümme tilka ühes nurgas teeb ainult tugeva nurga.</li>
</ul>
<p>Need arvud on tavalise lae ja suletud ukse jaoks. Kui uks on lahti, saab esikust toa osa. Kõrge lae korral lisa tilk, soojade radiaatorite korral võta üks ära, sest soe õhk kannab lõhna kaugemale.</p>
<h2>Siis loe õli järgi</h2>
<p>Tilgad ei ole võrdsed. Tsitrusõlid on kerged; nad on minutiga õhus ja tunniga läinud, ja üks tilk rohkem teeb vähe paha. Piparmünt, geraanium, ilang-ilang ja sidrunhein räägivad valjult: alusta poolega sellest, mida võtaksid lavendlit. Seedripuu ja sandlipuu on aeglased. Kakskümmend minutit tundub, et nad ei tee midagi, ja just siis teeb enamik inimesi oma vea. Anna neile need kakskümmend minutit.</p>
<h2>Katse uksel</h2>
<p>On üks aus kohtunik, ja see oled sina, kui oled viis minutit mujal olnud. Pane difuuser käima, mine pesu kuivama riputama ja tule tagasi. Kui märkad lõhna uksel ja oled selle unustanud selleks ajaks, kui maha istud, on see paras. Kui suudad õli nimetada juba esikust, on seda liiga palju. Kui pead lõhna otsima, oota, enne kui midagi lisad: otsi veerand tunni pärast uuesti.</p>
<blockquote>Hästi lõhnav tuba on selline, mille kohta külalised ütlevad, et siin on mõnus, mitte et siin lõhnab.</blockquote>
<h2>Tugevus ei ole sama mis tilgad</h2>
<p>Difuuseri kolm astet muudavad seda, kui palju udu ta teeb, ja seega ka seda, kui kiiresti needsamad tilgad tuppa jõuavad. Kõige õrnem aste kolme tilgaga kestab terve õhtu. Kõige tugevam kolme tilgaga annab selge alguse ja siis vee. Kui külalised tulevad kell seitse, kasuta kümme minutit enne uksekella kõige tugevamat, siis kõige õrnemat. Lugemiseks algusest peale kõige õrnemat.</p>
<h2>Kui sai siiski liiga palju</h2>
<p>Juhtub. Lülita difuuser välja, ava viieks minutiks kaks vastastikku akent ja tühjenda paak; tilgad, mida kahetsed, ujuvad selle vee peal. Pühi seestpoolt pehme lapiga. Kardinad ja vill hoiavad lõhna kõige kauem kinni, nii et anna neile homseni aega, enne kui otsustad.</p>
<h2>Kui kauaks pudelist jätkub</h2>
<p>Kümnemillilitrises pudelis on umbes kakssada tilka. Kolme kuni viie tilgaga õhtus teeb see nelikümmend õhtut ja rohkem, ehk iga õhtu esimesest oktoobrist seni, kuni kellakeeramine ja esimene lumi on tulnud ja läinud. Pliiatsiga kaanele kirjutatud avamise päev ütleb sulle, kuidas läheb. Enamik inimesi avastab lugema hakates, et neil on vaja poole vähem, kui nad arvasid, ja et nad naudivad seda umbes kaks korda rohkem.</p>
<p>Kui palju tilku üks õli vajab, on kirjas tema lehel: <a href="/products?category=oils">vaata õlisid</a>.</p>`,
  },
  "filling-and-cleaning-a-diffuser": {
    title: "Difuuseri täitmine ja puhastamine",
    excerpt: "Kümme minutit nädalas hoiab udu peene ja lõhna ehtsa. Siin need on, järjekorras.",
    content: `<p class="lead">Difuuser on lihtne asi: väike plaat paagi põhjas väriseb nii kiiresti, et vesi selle kohal muutub uduks. Kõik, mis on vees, maandub plaadile. Hoia plaat puhas ja kõik muu tuleb ise.</p>
<h2>Täitmine, iga kord</h2>
<ol>
<li>Tõmba kaabel välja. Aku ei pane seda pahaks, ning vesi ja pistikud ei peaks kohtuma.</li>
<li>Tõsta ülaosa ära ja pane millegi pehme peale.</li>
<li>Vala sisse puhas kraanivesi, mitte kunagi üle MAX-joone. Liiga palju vett on tavaline põhjus, miks difuuser udu ei tee: plaat ei jõua seda tõsta.</li>
<li>Lisa kolm kuni viis tilka õli, vee peale, mitte servale.</li>
<li>Pane ülaosa tagasi ja vajuta nuppu üks kord.</li>
</ol>
<p>Õige on jahe vesi. Soe vesi tundub hea mõte, aga ei ole; udu tuleb märg ja hommikul on laual ring. Kui su kraanivesi jätab veekeetjale valged servad, kasuta filtreeritud vett, ja plaat tänab sind sellega, et vajab seda artiklit harvemini.</p>
<h2>Tühjendamine, igal õhtul</h2>
<p>Ära jäta eilset vett seisma. Vala see välja õhuavast eemal oleva külje kaudu (enamikul paakidel on märgiks väike nool või tila), et midagi ei jookseks mehhanismi. Pühi paak pehme lapiga kuivaks ja jäta ülaosa ööseks maha. See on kõik, ja see on see pool puhastamisest, mis loeb kõige rohkem.</p>
<h2>Kord nädalas: kümme minutit</h2>
<p>Õlid jätavad õhukese kile. Sa ei näe seda, aga tunned: iga lõhn hakkab meenutama eelmist. Siis on selle aeg.</p>
<ol>
<li>Tõmba kaabel välja, tühjenda ja täida paak pooleldi leige veega.</li>
<li>Lisa üks tilk tavalist nõudepesuvahendit. Üks.</li>
<li>Lase difuuseril viis minutit töötada, köögis, aken lahti.</li>
<li>Lülita välja, vala vesi ära, loputa kaks korda puhta veega.</li>
<li>Kuivata plaat vatitikuga, väikeste ringidega ja vajutamata.</li>
</ol>
<h2>Kord kuus: katlakivi vastu</h2>
<p>Kui udu on jäänud hõredaks või jämedaks, on plaadile ladestunud katlakivi. Sega supilusikatäis valget äädikat veega poole paagini ja lase kümme minutit seista, ilma käima panemata. Pühi plaat vatitikuga, vala kõik välja ja loputa kolm korda. Köök lõhnab mõnda aega salati järele; selle vastu ei aita ükski õli, ainult aeg.</p>
<p class="note">Ära kunagi pane alust vee alla, ära kasuta harja, terasvilla ega küürimispulbrit, ning jäta kohvimasina katlakivieemaldaja kohvimasinale.</p>
<h2>Ühelt õlilt teisele</h2>
<p>Tsitruse ja lavendli vahel ei pea sa midagi tegema. Pärast patšulit, ilang-ilangi või mida iganes, milles on vanilli, tee enne läbi iganädalased kümme minutit, muidu algab su hommik eilse õhtuga. Kaks difuuserit, üks kergete ja teine raskete lõhnade jaoks, on luksus, mis säästab palju pühkimist.</p>
<h2>Väljast</h2>
<p>Puidule ja messingile kuiv lapp. Glasuuritud keraamikale ja klaasile niiske. Kivile meeldib, kui ta kohe kuivaks pühitakse, sest ta joob: travertiinile jäänud tilk apelsiniõli teeb varju, mis jääb. Küljelt alla jooksnud õli tuleb maha vähese nõudepesuvahendiga pehmel lapil ning pigem kannatuse kui jõuga.</p>
<h2>Kui ta ikka ei tööta</h2>
<p>Kolm põhjust seletavad peaaegu iga vaikiva difuuseri: liiga palju vett, katlakivi plaadil, tühi aku. Proovi neid selles järjekorras. Kui ükski neist ei ole süüdi, kirjuta meile; garantii on selleks, et seda kasutada.</p>
<p><a href="/products/glass-filling-carafe">Tilaga karahvinist</a> läheb vesi paaki ja mitte lauale.</p>`,
  },
  "ceramic-stone-glass-wood": {
    title: "Keraamika, kivi, klaas, puit",
    excerpt:
      "Neli materjali, mis näevad raamatu kõrval head välja, mida igaüks neist sinult nõuab ja kuidas nad vananevad.",
    content: `<p class="lead">Difuuser töötab kolm tundi ja ülejäänud kakskümmend üks lihtsalt seisab. See, millest ta on tehtud, otsustab, kas sul on neil tundidel hea meel teda näha.</p>
<p>Meie töötame nelja materjaliga. Ükski neist ei ole parim. Igaühel on valgus, mis talle meeldib, asi, mida ta ei kannata, ja oma viis vananeda. Tasub teada, kelle sa endale koju kutsud.</p>
<h2>Keraamika</h2>
<p>Savi, treitud või valatud, päevi kuivatatud, põletatud, kuni ta ei saa enam kunagi saviks, siis glasuuritud ja veel kord põletatud. Glasuur on klaasist nahk, sellepärast saab keraamilist difuuserit niiske lapiga pühkida ja ta unustab kõik, mis tema peale läks. Neljast on temaga kõige kergem koos elada.</p>
<p>Talle meeldib külgvalgus. Ribiline või soonitud ese aknalaual muutub päeva jooksul nagu mägi, ja see ei maksa midagi. Ta ei kannata lauaserva. Keraamika ei kriimustu, ei pleegi ega kõverdu; ta on täiuslik kuni hetkeni, mil ta kukub.</p>
<p>Otsi jala alt väikest glasuurimata rõngast, kohta, millega ta ahjus seisis. Selle järgi tead, et miski on päriselt põletatud ja mitte ainult värvitud.</p>
<h2>Kivi</h2>
<p>Travertiini teevad soojad allikad, kiht kihi peale, ja väikesed augud tema sees on seal, kus kunagi oli pilliroog või mull. Kahel tükil ei ole ühesuguseid. Ta on raske ja jahe ning paneb kõik enda ümber veidi läbimõeldum paistma.</p>
<p>Kivi joob. Vesi kuivab temast jälle välja, õli ja vein jätavad mälestuse. Nii et pühi kohe, pane pudelile alus alla ja hoia sidrunid köögis: hape võtab läike. Vastutasuks ei vanane ta üldse, vähemalt mitte meie eluajal.</p>
<h2>Klaas</h2>
<p>Klaas on ainus, mis näitab, mis sees toimub: vett, selle taset, esimest uduniiti, mis kupli all keerleb. Merevaik ja suits ei ole ainult ilusad. Nad pehmendavad väikese lambi hilise pärastlõuna värviliseks, kus läbipaistev klaas jätaks ta selliseks, nagu ta on.</p>
<p>Ta tahab pimedat nurka ja üht valgust enda taga. Ta näitab sõrmejälgi, tolmu ja katlakivi, ja näitab neid kõige paremini just enne külaliste tulekut; abi on vanast linasest lapist. Ja teda ei tohi tõsta, kui sees on vesi.</p>
<h2>Puit</h2>
<p>Tamm ja pähklipuu on käele soojad ka talvel ja kõrvale vaiksed: puidust jalg võtab difuuserilt viimase sumina, nii et puust laual ei kuule sa üldse midagi. Puit on ka ainus, kes hoolitsusele vastab. Paar tilka tavalist linaõli, üks kord aastas sisse hõõrutud ja kümne minuti pärast maha pühitud, ja ta on kümneaastaselt parem kui päeval, mil ta tuli. Lase lapil enne äraviskamist õues laiali laotatult kuivada: linaõline lapp võib iseenesest süttida.</p>
<p>Talle ei meeldi seisev vesi, radiaator ega keskpäevapäike. Ta läheb veidi tumedamaks või heledamaks, olenevalt puust. See ei ole viga; puit märkab, kus ta elab.</p>
<h2>Ja messing nende vahel</h2>
<p>Õhuke rõngas kahe materjali kohtumiskohas on tihti messingist. Omapead jäetuna läheb ta kullast meeks ja meest millekski tee taoliseks. Pehme lapiga saad ta minutiga tagasi poleerida. Meie ei teeks seda, aga meile meeldib tee.</p>
<h2>Valimine</h2>
<p>Küsi, kus ta seisma hakkab, mitte seda, milline on kõige peenem. Vannitoa riiulile keraamika. Madalale lauale, mida kasutavad ka teised, kivi, sest teda ei lükka keegi ümber. Tumedale kummutile klaas. Voodi kõrvale puit. Ja kui vastus on, et ta liigub koos sinuga toast tuppa, võta see, mida sulle meeldib kätte võtta.</p>
<p>Kõik neli leiad <a href="/products?category=diffusers">meie difuuserite</a> seast.</p>`,
  },
  "reading-the-label-of-an-oil": {
    title: "Kuidas lugeda õli silti",
    excerpt: "Ladinakeelne nimi, taimeosa, maa, hoiatus: mida räägib väikese pudeli peenike kiri.",
    content: `<p class="lead">Kümnemillilitrise pudeli silt on umbes suure postmargi suurune ja sellel on rohkem kirjas kui mõnel leheküljel. Siin on, kuidas seda lugeda, ülalt kuni peenikese kirjani.</p>
<h2>Nimi, mida tead, ja nimi, mida ei tea</h2>
<p>Sõna <em>lavendel</em> all seisab <em>Lavandula angustifolia</em>. Ladina keel ei ole seal selleks, et muljet avaldada. Lavendlit on umbes nelikümmend liiki ja vähemalt kolme neist müüakse selle ühe sõnaga. <em>Angustifolia</em> on see pehme ja magus. <em>Latifolia</em>, laialehine lavendel, lõhnab kampri järele. <em>Intermedia</em>, nende kahe ristand, annab poole hinna eest kaks korda rohkem õli ja ongi enamiku selle lõhn, mille kohta öeldakse, et see lõhnab lavendli järele. Kõik kolm on ausad taimed. Tahaks lihtsalt teada, millise eest makstakse.</p>
<p>Sama käib seedripuu kohta, mis võib olla Atlase seeder või Virginia kadakas, ja eukalüpti kohta, mida on mitusada liiki. Kui pudelil ladina keelt ei ole, on keegi otsustanud mitte öelda.</p>
<h2>Taimeosa</h2>
<p>Õitsvad ladvad, leht, koor, puit, vaik, juur. Üks puu võib anda kolm õli: pomerantsist tuleb õitest neroli, lehest ja oksast petitgrain ning koorest pomerantsiõli. Neil on ühist sama palju kui kolmel õel.</p>
<h2>Kuidas see saadi</h2>
<p><strong>Veeauruga destilleeritud</strong> tähendab, et aur juhiti läbi taime, see võttis õli kaasa ja jättis jahtudes maha. Nii tehakse enamik õlisid. <strong>Külmpressitud</strong> on tsitruste jaoks: koort pressitakse, ja sellepärast lõhnab sidruniõli sidruni, mitte sidrunikommi järele. <strong>Absoluut</strong> tähendab, et kasutati lahustit, nagu jasmiini puhul, mis auru üle ei ela. Ükski ei ole teistest parem, aga neid ei tohi teineteise nimega kutsuda.</p>
<h2>Maa</h2>
<p>Päritolu loeb nagu veinigi puhul: vähem, kui räägitakse, aga mitte üldse mitte. Kõrgel kasvanud lavendel lõhnab peenemalt kui tasandiku lavendel. Sooja aasta apelsiniõli on ümaram. Kui kaks sama õli pudelit, ostetud aastase vahega, ei ole täpselt ühesugused, siis sellepärast, et kaks suve ei olnud.</p>
<h2>Hoiatused</h2>
<p>Puhtad õlid on kontsentreeritud, ja Euroopa õigus tahab, et seda öeldaks kindlate sõnade ja kindlate märkidega. Nii on pudelil, milles ei ole midagi peale lavendli, kirjas <em>võib põhjustada allergilist nahareaktsiooni</em>, ning nimetatud on linalool ja linalüülatsetaat. Need ei ole lisandid. Neist lavendel koosnebki, keemiku sõnadega. Pudel ilma ühegi hoiatuseta ei ole õrnem õli; see on pudel ilma sildita.</p>
<p>Võta sõnu nii, nagu nad on: mitte nahale, mitte silma, mitte laste käeulatusse, mitte kunagi alla neelata.</p>
<h2>Sõnad, mis ei tähenda midagi</h2>
<ul>
<li><strong>Terapeutiline kvaliteet</strong>: sellist kvaliteediklassi ei ole. Ükski amet seda ei anna.</li>
<li><strong>Lõhnaõli</strong>, <strong>parfüümõli</strong>: laboris segatud. Võib-olla meeldiv, aga mitte eeterlik õli.</li>
<li><strong>Loodusidentne</strong>: mitte loodusest.</li>
<li><strong>Puhas</strong>, üksinda, ilma ladina keele, taimeosa ja maata: puhas mis?</li>
</ul>
<h2>Klaas ja kuupäev</h2>
<p>Pruun klaas ei ole kaunistus; valgus rikub õli ja pruun klaas hoiab sellest enamiku eemal. Kuskil on partii number ja see, kui kaua on õli pärast avamist parimas korras: meie õlid aasta. Tsitruse lõhn tuhmub esimesena; puidud ja vaigud püsivad sageli kauem ja mõni läheb isegi paremaks. Kirjuta avamise päev pliiatsiga kaanele.</p>
<p>Kui teed seda kõike ühe korra, ühe pudeliga, ei pea sa seda enam kunagi tegema. Võtad mõnes poes reisil sildi kätte, vaatad seda kaks sekundit ja tead.</p>
<p>Harjutada saad <a href="/products/lavender-oil">meie lavendliõli</a> peal: mis on sildil, on kirjas ka tema lehel.</p>`,
  },
  "citrus-for-the-morning": {
    title: "Tsitrus hommikuks",
    excerpt: "Magus apelsin, sidrun ja bergamott on kiired tulema ja kiired minema. Seepärast on nad hommikuinimesed.",
    content: `<p class="lead">Mõni lõhn jõuab kohale hilja ja jääb tundideks. Tsitrus teeb vastupidi: ta on toas enne, kui pudeli käest paned, ja läinud enne teist tassi kohvi. Hommikuks on see täpselt õige.</p>
<p>Põhjus on koores. Apelsini õli istub otse naha all, väikestes näärmetes, mida saab sõrmeküünega katki teha, ja koosneb väga kergest ainest. See lendab kohe üles, ja mis kohe üles lendab, on peagi läinud. Parfümöörid nimetavad seda tipunoodiks ja kurdavad, et see ei püsi. Hommikud ei püsi ka.</p>
<h2>Magus apelsin</h2>
<p>Kõigist õlidest see, mis kõige kergemini meeldib. Ta lõhnab selle järele, mis ta on: hetke järele, kui keegi rongivaguni teises otsas apelsini koorib ja kõik pead tõstavad. Ta saab läbi peaaegu kõigega ja on seepärast hea esimene pudel. Neli tilka, kõige tugevama astmega, sel ajal kui sa duši all oled; tagasi tulles on ta pehmenenud.</p>
<h2>Sidrun</h2>
<p>Teravam, valgem, korralikum. Sidrun laseb köögil puhtam paista, kui see on, ja see ei ole tema väikseim voorus. Kahest-kolmest tilgast piisab, sest kui teda on liiga palju, võib ta nõudepesuvahendi poole kalduda. Kõige parem on ta millegi rohelise kõrval: üks tilk rosmariini, ja sidrunil on, mille peal seista.</p>
<h2>Bergamott</h2>
<p>Sa tunned teda, ilma et teaksid, Earl Grey teest. See on väike mõru apelsin Lõuna-Itaaliast, mida kasvatatakse ainult koore pärast, ja kolmest kõige täiskasvanum: lilleline, veidi piprane, kuskil taga tee. Kui apelsin on köök, siis bergamott on kirjutuslaud. Ta on neist ainus, keda kasutaksime ka kell neli pärastlõunal.</p>
<h2>Kolm hommikut</h2>
<ul>
<li><strong>Esmaspäev.</strong> Kaks tilka sidrunit, üks rosmariini. Aken praokil, nimekiri laual.</li>
<li><strong>Päev kodus.</strong> Kolm tilka bergamotti, üks seedripuud. Algab heledalt ja jääb ise vaikseks.</li>
<li><strong>Pühapäev.</strong> Kolm tilka magusat apelsini, üks lavendlit. Lõhnab puhaste linade ja plaani puudumise järele.</li>
</ul>
<h2>Kuidas teda veidi kinni hoida</h2>
<p>Kui soovid, et tsitrus jääks, anna talle raskem seltskond. Üks tilk seedripuud, sandlipuud või viirukit kolme apelsinitilga all aeglustab teda, nagu hea kuulaja aeglustab kiiret rääkijat. Tsitrus läheb ikka esimesena. Aga kui ta on läinud, on midagi alles, ja hommik ei lõpe nii järsku.</p>
<h2>Pudelite hoidmine</h2>
<p>Kõigist õlidest vananevad need kõige kiiremini. Neile ei meeldi valgus, soojus ega õhk, ja umbes aasta pärast lõhnavad nad tuhmilt, siis tärpentini järele. Nii et osta väike pudel, sulge kohe ja hoia püsti jahedas pimedas sahtlis. Peaaegu tühjas pudelis on rohkem õhku kui õli; kasuta ülejäänu kuu jooksul ära. Vana tsitrusõli ei käi difuuserisse ega kätele: vananedes ärritab see üha rohkem. Vii ülejääk ohtlike jäätmete kogumispunkti.</p>
<p class="note">Tsitrusõlid ei käi nahale, ja mõni, näiteks sidrun ja tavaline bergamott, ei sobi kokku päikesevalgusega. Meie bergamott on bergapteenita; pese sõrmed ikkagi.</p>
<p>Ja siis on veel kõige lihtsam viis, mida peaksime mainima, kuigi müüme teist. Koori laua ääres aeglaselt üks apelsin ja jäta koor söömise ajaks sinna. Sel esimesel hommikul saad teada, kas sa pudelit tahad.</p>
<p>Kõik kolm õli leiad kollektsioonist <a href="/collections/bright-mornings">Erksad hommikud</a>.</p>`,
  },
  "a-small-library-of-scents": {
    title: "Väike lõhnaraamatukogu",
    excerpt: "Tipp, süda, põhi: kuue pudeli ja ühe reegliga võid aasta aega segada, ilma et korduksid.",
    content: `<p class="lead">Sul ei ole vaja nelikümmet pudelit. Kuue hästi valitud pudeli ja ühe reegliga võid aasta aega segada, ilma et sama õhtut kaks korda teeksid.</p>
<h2>Reegel</h2>
<p>Õlid lahkuvad õhust eri kiirusega. Kerged, mida nimetatakse <strong>tipunootideks</strong>, on kohal esimesena ja tunniga läinud: tsitrused, piparmünt, eukalüpt. Järgmisena tulevad <strong>südamenoodid</strong> ja neist koosneb enamik sellest, mis meelde jääb: lavendel, geraanium, rosmariin. <strong>Põhinoodid</strong> on aeglased ja jäävad öösse: seedripuu, sandlipuu, viiruk.</p>
<p>Segu ühest liigist üksi on lause. Segu kahest on vestlus. Reegel on siis selline: võta südamenoot, lisa midagi ülalt <em>või</em> alt, ja alles siis, kui oled seda mõne nädala teinud, mõlemalt poolt. Loe kolm, üks, üks: kolm tilka seda, mida tahad tunda, üks tema kaaslast, üks, mis neid koos hoiab.</p>
<h2>Need kuus</h2>
<ol>
<li><strong>Magus apelsin</strong>, sest ta meeldib kõigile.</li>
<li><strong>Bergamott</strong>, sest tema teeb apelsini täiskasvanuks.</li>
<li><strong>Lavendel</strong>, mis sobib kõigi teistega.</li>
<li><strong>Rosmariin</strong>, roheline ja ärgas, tundideks, kus on kirjutuslaud.</li>
<li><strong>Seedripuu</strong>, kuiv ja soe, põrand, millel ülejäänud saavad seista.</li>
<li><strong>Viiruk</strong>, selleks, kui peab olema vaikne.</li>
</ol>
<p>Igalt riiulilt kaks. Kui tahad seitsmendat, olgu see geraanium, mis on üleskääritud varrukatega roos.</p>
<h2>Seitse segu alustuseks</h2>
<ul>
<li><em>Raamatukogu.</em> Kolm seedripuud, üks bergamott, üks lavendel.</li>
<li><em>Puhas pesu.</em> Kolm lavendlit, kaks magusat apelsini.</li>
<li><em>Pikk töö.</em> Kaks rosmariini, üks bergamott.</li>
<li><em>Väljas on lumi.</em> Kolm viirukit, üks lavendel, üks magus apelsin.</li>
<li><em>Pärast külalisi.</em> Kaks bergamotti, üks rosmariin ja mõlemad aknad.</li>
<li><em>Vihm.</em> Kolm seedripuud, kaks rosmariini.</li>
<li><em>Peaaegu unes.</em> Kolm lavendlit, üks seedripuu.</li>
</ul>
<p>Kõik need on mõeldud umbes viieteistkümneruutmeetrise elutoa jaoks. Magamistoas jäta pool ära.</p>
<h2>Proovimine raiskamata</h2>
<p>Enne kui midagi paaki läheb, proovi paberil. Lõika kohvifilter ribadeks, pane iga õli tilk omaette ribale ja lehvita kaht-kolme neist koos nina all, veidi eemal, nagu kaardilehvikut. Too üks riba lähemale ja vii teine kaugemale: sama teeks üks tilk rohkem. Pärast nelja-viit katset peatu ja nuusuta korraks omaenda varrukat. Nina puhkab selle peal, mida ta tunneb.</p>
<h2>Kirjapanek</h2>
<p>Tee iga segu kohta kaart: päev, tilgad, üks sõna selle kohta, kuidas oli. Sa usud, et mäletad. Sa mäletad, et midagi oli seedripuuga ja et see oli hea.</p>
<blockquote>Meie parima segu kaardil seisis „teisipäev, väsinud, apelsin?“.</blockquote>
<h2>Kus nad elavad</h2>
<p>Püsti, pimedas, keldri või põhjapoolse magamistoa temperatuuril. Mitte vannitoas, kui kenad nad seal ka ei oleks. Hoia neid koos, nii et valimine on osa naudingust ja mitte sahtlis sobramine.</p>
<h2>Kui segu ei õnnestu</h2>
<p>Enamasti on selles liiga palju. Võta kõigepealt välja kõige uuem. Kui see on terav, lisa tilk lavendlit, mis ümardab peaaegu kõike. Kui see on lame, lisa tilk tsitrust. Kui see on sogane, on selles kaks põhinooti ja nad seisavad teineteise varvastel: alusta uuesti ja vali.</p>
<p>Ja kui avastad pärast kuu aega segamist, et pöördud tagasi lihtsa lavendli juurde, ei ole sa ebaõnnestunud. Sa oled teada saanud, millist raamatut sa üle loed.</p>
<p>Pudeleid hoiab koos <a href="/products/walnut-oil-stand">alus</a> või <a href="/products/cedar-oil-box">karp</a>.</p>`,
  },
  "who-shares-your-air": {
    title: "Kes hingab sinuga sama õhku",
    excerpt: "Lapsed, kassid, linnud, külalised: lõhn ei ole ainult sinu. Mõned harjumused, mis on kõigi vastu lahked.",
    content: `<p class="lead">Pildilt saab pilgu ära pöörata ja muusika juurest ära minna. Lõhna hingavad sisse kõik, kes toas on, kas nad seda valisid või mitte. On viisakas neile mõelda enne esimest tilka.</p>
<p>Järgnev ei ole meditsiin ja me ei ole arstid. Need on kodukorra reeglid, kogutud paljudest kodudest. Kui keegi su omadest on haige, rase või hingab raskelt, küsi arstilt, enne kui paned lõhnama toa, kus ta elab.</p>
<h2>Väikesed lapsed</h2>
<p>Beebi toal on vaja õhku ja mitte midagi muud. Suuremate laste puhul pane lõhnama pigem elutuba kui lastetuba, õrnalt, pooleks tunniks, uks lahti, ning jäta piparmünt ja eukalüpt riiulile: need on väikesele ninale liiga tugevad. Pudelid käivad sinna, kuhu vein ja ravimid, kõrgele ja suletuna. Mõni kork peab lastele vastu, aga kork ei ole kapp.</p>
<p>Kui nad on aitamiseks piisavalt suured, lase neil vett valada ja tilku lugeda. Keegi ei ole arvu kolm suhtes nii range kui viieaastane.</p>
<h2>Kassid ja linnud</h2>
<p>Kass ei suuda lagundada paljut sellest, millest eeterlikud õlid koosnevad, ja lindudel on nii peened kopsud, et nad märkavad kõike. Mõlema jaoks on reegel lihtne: lõhnata tuba, mis on nende oma, ja uks, millest nad saavad alati sinna minna. Ära kasuta difuuserit seal, kus seisab puur. Ära pane õlisid karvadele, patjadele ega mänguasjadele. Teepuu, tsitruse ja piparmündi eest hoiatavad loomaarstid kõige rohkem.</p>
<p>Kui kass toast lahkub, kui sa difuuseri käima paned, siis usu teda.</p>
<h2>Koerad</h2>
<p>Koera nina on meie omast peenem rohkem, kui me ette kujutada oskame. Kasuta pool sellest, mida muidu võtaksid, eelista lavendlit või seedripuud kõigele teravale ja hoolitse, et tema ase ei oleks uduga laua kõrval. Ka temal peab olema võimalik ära minna.</p>
<h2>Külalised</h2>
<p>Inimesed ütlevad harva, et lõhn ajab pea valutama; nad ütlevad, et kell on palju. Nii et alusta enne nende tulekut ja lõpeta, kui uksekell heliseb. Toas, mida on veerand tundi lõhnastatud ja siis kaks minutit tuulutatud, on järel just parasjagu, et olla kutsuv. Lauas ei peaks olema üldse midagi: õhtusöök ongi õhtu lõhn.</p>
<h2>Kolleegid ja naabrid</h2>
<p>Kontoris küsi. Ühise trepikojaga majas vaata pilu oma ukse all. Lõhn liigub treppi mööda nagu klaverimäng, ja kõigile Chopin ei meeldi.</p>
<h2>Sina ise</h2>
<p>Sa hingad sama õhku ka iseendaga. Kolmest tunnist piisab igale toale, sellepärast meie difuuserid siis peatuvadki; tihti on parem üks tund. Pärast tuuluta, ka talvel, viis minutit, aken pärani. Kui pea on raske või kurk kuiv, oli seda liiga palju või liiga kaua või ei olnud see sinu õli. Ja jäta mõni nädalapäev lõhnata. Just neil päevadel märkad, kui hästi su kodu ise lõhnab: puidu, paberi ja inimeste järele, kes seal elavad.</p>
<h2>Parasjagu lühike kapiukse siseküljele</h2>
<ul>
<li>Vähe tilku, vähe aega, siis õhk.</li>
<li>Üks lõhnata tuba ja lahti jäetud uks.</li>
<li>Pudelid kõrgel ja suletud.</li>
<li>Küsi enne ja usu seda, kes ära läheb.</li>
</ul>
<p>Miski sellest ei tee õhtut vähem mõnusaks. Lõhn, mis kedagi ei häiri, on lihtsalt selline, mida valides kellelegi mõeldi.</p>
<p>Kui lõhn peab jääma kappi või sahtlisse, võta <a href="/products/scent-stones">lõhnakivid</a>.</p>`,
  },
  "the-room-before-the-scent": {
    title: "Tuba enne lõhna",
    excerpt:
      "Ükski õli ei paranda umbset tuba. Enne tulevad õhk, valgus ja üks tühjaks tehtud pind; udu tuleb viimasena.",
    content: `<p class="lead">Me müüme lõhna, nii et see nõuanne võib sind üllatada: enne kui seda juurde ostad, tee aken lahti. Ükski õli ei ole veel umbset tuba parandanud. See teeb toa ainult umbseks ja lavendliseks.</p>
<p>Mõnus tuba ehitatakse kihtidena nagu hea supp. Lõhn on petersell. Siin on kihid, mis tulevad enne teda, selles järjekorras, milles meie neid teeksime.</p>
<h2>Õhk</h2>
<p>Kaks korda päevas, viis minutit, aken pärani ja uks samuti, kui selle taga on veel üks aken. Lühikest aega pärani on parem kui tunde praokil: õhk vahetub ja seinad jäävad soojaks. Magamistoas tee seda õhtul viimase ja hommikul esimese asjana. Sa magad uues õhus ja ärkad oma õhus.</p>
<p>Siis otsi üles see, mis teeb vana lõhna. Midagi on alati: äravool, prügikast, kingad, vaas möödunud nädala veega. Selle leidmine võtab kümme minutit ja kõrvaldamine ühe, ja see teeb rohkem kui ükski pudel.</p>
<h2>Riie</h2>
<p>Toad lõhnavad selle järele, mis on neis pehmet. Kardinad, vaibad ja padjad hoiavad kinni toidutegemist ja suitsu ning annavad selle tagasi iga kord, kui küte sisse lülitub. Riputa tekk kuival külmal päeval aknast välja. Pese kardinad, kui aastaaeg vahetub. Klopi vaip, kui sul on, millele see riputada ja mille peale vihane olla.</p>
<h2>Valgus</h2>
<p>Üks lamp laes teeb toast ooteruumi. Kolm väikest, sinu õla kõrgusel või madalamal, teevad sellest õhtu. Soojad pirnid, sellised, mille karbil on kirjas 2700; ja jäta nurgad pimedaks, sest toal on vaja mõnda kohta, mis ei ole ära seletatud. Väike lamp difuuseris on neljas. Vali küünla värv või kustuta see ja lase udul teiste valguses näha olla.</p>
<h2>Üks tühi pind</h2>
<p>Mitte terve korter. Üks pind, mida näed sealt, kus istud: madal laud, aknalaud, riiuli ülemine laud. Tee see täiesti tühjaks ja pane tagasi kaks asja, eri kõrgusega. Silm läheb sinna ja puhkab. Kõik muu võib jääda nii, nagu on; see näeb välja, nagu oleks meelega nii jäetud.</p>
<h2>Heli</h2>
<p>Kuula üks minut. On sumin, mida sa enam ei kuule: külmkapp, laadija, kell. Mida saab välja lülitada, lülita välja. Puidust jalg või kokkuvolditud riie kõige väriseva all võtab ülejäänu ära. Siis otsusta, kas sa tahad muusikat, selle asemel et see lihtsalt mängiks.</p>
<h2>Nüüd lõhn</h2>
<p>Nüüd teevad kolm tilka ära selle, mida kümme enne ei suutnud. Neil ei ole, millega võidelda ega mida varjata, nii et nad võivad olla kerged: pärastlõunal bergamott, öösel lavendel. Võib juhtuda, et märkad lõhna vähem kui varem ja sulle meeldib tuba rohkem. See ongi mõte. Meelde ei peaks jääma lõhn. Meelde peaks jääma, et seal istuti ja et seal oli kerge olla.</p>
<blockquote>Lõhn on viimane, mis tuppa tuleb, ja esimene, mida külaline kohtab.</blockquote>
<h2>Kui ühekski neist aega ei ole</h2>
<p>Siis aken. Alati aken. Viis minutit, mantel seljas, kui vaja, sel ajal kui vesi keema läheb. See on odavaim asi, mida me teame, see sobib iga sisustusega, ja meil ei ole kunagi õnnestunud seda pudelisse panna.</p>
<p>Ja pärast akent: <a href="/products/bergamot-oil">bergamott</a> pärastlõunaks, <a href="/products/lavender-oil">lavendel</a> ööks.</p>`,
  },
};
