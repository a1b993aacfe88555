import type { DemoProductTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. Hazard and precautionary statements follow Regulation (EC) No 1272/2008. */
export const translations: DemoProductTranslations = {
  responsiblePerson: "Aurelle Example OÜ, Näidise 1, EE-10115 Tallinn, safety@example.com",
  products: {
    "lune-ceramic-diffuser": {
      name: "Keraamiline difuuser Lune",
      description:
        "Täiskuu ribilisest elevandiluukarva keraamikast, mis toetub satiinjale messingrõngale. Valgus tuleb altpoolt, nii et laud helendab ja kera ise jääb vaikseks. Mõeldud aknalauale, esikusse ja päeva lõppu.",
      alts: [
        "Ümar ribilisest elevandiluukarva keraamikast difuuser messingjalal",
        "Ümar ribilisest elevandiluukarva keraamikast difuuser õhtul pähklipuust öökapil, jala juures valgus, udu tõuseb, taga raamatud ja tass",
        "Elevandiluukarva keraamika ribid ja valgus messingjala kohal lähedalt",
        "Ümar ribilisest elevandiluukarva keraamikast difuuser kahe püstise raamatu kõrval, mis on sellest veidi kõrgemad",
      ],
    },
    "lavender-oil": {
      name: "Lavendli eeterlik õli",
      description:
        "Lavendel nii, nagu ta lõhnab põllul: kõigepealt õied, siis rohelus ja veidi heina. Veeauruga destilleeritud õitsvatest latvadest. Õli, millest alustada, kui sul on ainult üks.",
      alts: [
        "Meekarva tilgutiga pudel lavendliõli heledal kivil, ees lavendlioksad",
        "Lavendliõli pudel lamab lavendlivarte vahel, ülalt vaadatuna",
      ],
    },
    "amber-stone-diffuser": {
      name: "Kividifuuser Amber",
      description:
        "Madal kuppel, mis näeb välja nagu meekarva travertiin, vöödiline ja poorne nagu kivi ikka, poolitatud ühe peene messingjoonega. Kui udu tuleb, kumab valgus vuugist läbi. Ta on parasjagu raske, et püsida seal, kuhu ta paned.",
      alts: [
        "Kuplikujuline meekarva kiviviimistluse ja messingvööga difuuser",
        "Kuplikujuline meekarva kiviviimistlusega difuuser õhtul pähklipuust öökapil, tuli põleb ja udu tõuseb, taga raamatud ja tass",
        "Meekarva kiviviimistluse vöödid ja valgus vuugis lähedalt",
        "Kuplikujuline meekarva kiviviimistlusega difuuser pähklipuust laual poole madalama tassi kõrval",
      ],
    },
    "eucalyptus-oil": {
      name: "Eukalüpti eeterlik õli",
      description:
        "Jahe ja puhas, vähem terav, kui eukalüptist arvatakse. Destilleeritud Eucalyptus radiata lehtedest ja noortest okstest. Hea kaaslane hommikuks, kui aken on lahti.",
      alts: [
        "Meekarva tilgutiga pudel eukalüptiõli pähklipuul hõberoheliste lehtedega okstega",
        "Eukalüptiõli pudel lamab pähklipuul eukalüptiokste vahel, ülalt vaadatuna",
      ],
    },
    "walnut-oil-stand": {
      name: "Pähklipuust õlialus",
      description:
        "Õlitatud pähklipuuklots kolme messingservaga pesaga 10 ml pudelitele. Hoiab kasutusel olevad õlid püsti ja käeulatuses. Pudelid ei kuulu komplekti.",
      alts: [
        "Pähklipuust alus messingjoonega: kahes pesas õlipudelid, kolmas pesa tühi, selle pudel ees",
        "Pudel pähklipuust alusel ja tühja pesa messingäär lähedalt",
      ],
    },
    "walnut-grove-diffuser": {
      name: "Pähklipuust difuuser Grove",
      description:
        "All treitud pähklipuust alus, peal piimklaasist kuppel. Klaas hajutab valguse ühtlaselt, küünlasoojast kuni kümne LED-värvini. Igal alusel on oma puusüü.",
      alts: [
        "Pähklipuust aluse ja piimklaasist kupliga difuuser",
        "Pähklipuust aluse ja helendava piimklaasist kupliga difuuser õhtul tammelaual, udu tõuseb, taga tass ja raamaturida",
        "Pähklipuu süü, messingnupp ja messingrõngas piimklaasi all lähedalt",
        "Pähklipuust aluse ja piimklaasist kupliga difuuser käesuuruse märkmiku kõrval",
      ],
    },
    "sweet-orange-oil": {
      name: "Magusa apelsini eeterlik õli",
      description:
        "Külmpressitud koor, ei midagi muud: apelsini lõhn hetkel, mil sa ta lahti koorid. Rõõmus üksi ning sõbralik kaaslane puidu- ja lillelõhnadele.",
      alts: [
        "Meekarva tilgutiga pudel magusa apelsini õli linasel riidel terve ja poolitatud apelsiniga",
        "Magusa apelsini õli pudel lamab linasel riidel poolitatud apelsinide keskel, ülalt vaadatuna",
      ],
    },
    "cedarwood-oil": {
      name: "Seedripuu eeterlik õli",
      description:
        "Kuiv ja soe nagu pliiatsikarp ja vana riidekapp. Veeauruga destilleeritud Atlase seedri puidust. Annab kergematele õlidele sügavust ja jääb kohale veel siis, kui need on läinud.",
      alts: [
        "Meekarva tilgutiga pudel seedripuuõli pähklipuul seedripuu laastude ja keerdus höövlilaastudega",
        "Seedripuuõli pudel lamab pähklipuul seedripuu laastude ja höövlilaastude vahel, ülalt vaadatuna",
      ],
    },
    "dune-fluted-diffuser": {
      name: "Soonitud difuuser Dune",
      description:
        "Sale liivakarva savist sammas, soonitud nagu lainetus rannaliival. Valgus koguneb messingjala ümber, udu väljub ülalt väikesest avast. Ei vaja rohkem ruumi kui vaas.",
      alts: [
        "Kõrge soonitud liivakarva savist difuuser messingjalal",
        "Kõrge soonitud liivakarva savist difuuser õhtul vannitoa riiulil, jala juures valgus, udu tõuseb, taga kokkuvolditud käterätid",
        "Savi sooned ja valgus messingjala kohal lähedalt",
        "Kõrge soonitud liivakarva savist difuuser kahe sidruni kõrval",
      ],
    },
    "scent-stones": {
      name: "Terrakotast lõhnakivid",
      description:
        "Neli glasuurimata saviplaati madalas kivikeraamikast vaagnas. Nad joovad paar tilka õli ja annavad lõhna aeglaselt tagasi, ilma vee ja elektrita. Riidekappi, sahtlisse ja väikesesse ruumi.",
      alts: [
        "Neli A-tähega terrakotaketast madalas valges kivikeraamilises vaagnas linasel riidel",
        "Glasuurimata lõhnakivisse vajutatud A-täht lähemalt",
      ],
    },
    "geranium-oil": {
      name: "Geraaniumi eeterlik õli",
      description:
        "Roos rohelise varrega: geraanium on pehmem, kui nimi lubab, ja värskem kui roos ise. Veeauruga destilleeritud Pelargonium graveolens’i lehtedest ja õitest. Piisab kahest tilgast.",
      alts: [
        "Meekarva tilgutiga pudel geraaniumiõli linasel riidel roosade õite ja sügavalt hõlmiste lehtedega",
        "Geraaniumiõli pudel lamab linasel riidel õitsvate geraaniumivarte vahel, ülalt vaadatuna",
      ],
    },
    "dusk-glass-diffuser": {
      name: "Klaasdifuuser Dusk",
      description:
        "Merevaigukarva klaas messingvarre kohal, tumedast puidust alusel. Päeval näitab ta tuba läbi mee, öösel tõuseb valgus tema sees. Täitmiseks tõstetakse klaas pealt ära.",
      alts: [
        "Difuuser, merevaigukarva klaaskuppel messingvarre kohal tumedast puidust alusel",
        "Merevaigukarva klaaskupliga difuuser õhtul tammelaual, valgus kumab läbi klaasi, udu tõuseb, taga raamaturida ja tass",
        "Merevaigukarva klaasi jalg, messingrõngas ja tume puit lähedalt",
        "Merevaigukarva klaaskupliga difuuser pähklipuust laual kahe umbes sama kõrge püstise raamatu kõrval",
      ],
    },
    "peppermint-oil": {
      name: "Piparmündi eeterlik õli",
      description:
        "Esimene hingetõmme pärast akna avamist talvel. Destilleeritud õitsemise alguses lõigatud piparmündist, kui leht on kõige vägevam. Üks tilk on vihje, kolm juba selge sõnum.",
      alts: [
        "Meekarva tilgutiga pudel piparmündiõli heledal kivil piparmündiokstega",
        "Piparmündiõli pudel lamab piparmündiokste vahel, ülalt vaadatuna",
      ],
    },
    "lemon-oil": {
      name: "Sidruni eeterlik õli",
      description:
        "Õli, mis peitub koore kollases osas, välja pressitud ilma kuumuseta. Hetkeks terav, siis ümar ja puhas. Pudel on suurem, sest see saab tühjaks kiiremini kui teised.",
      alts: [
        "Kõrge meekarva tilgutiga pudel sidruniõli linasel riidel tervete sidrunite ja ühe poolitatuga",
        "Sidruniõli pudel lamab linasel riidel tervete ja poolitatud sidrunite keskel, ülalt vaadatuna",
      ],
    },
    "rosemary-oil": {
      name: "Rosmariini eeterlik õli",
      description:
        "Vahemere-äärne mäenõlv keskpäeval: vaik, ürdid ja soe kivi. Rosmariini mitmest tüübist on see tsineooli tüüp, selge ja õhuline. Talle meeldib olla seltsiks töö juures.",
      alts: [
        "Meekarva tilgutiga pudel rosmariiniõli heledal kivil rosmariiniokstega",
        "Rosmariiniõli pudel lamab rosmariiniokste vahel, ülalt vaadatuna",
      ],
    },
    "glass-filling-carafe": {
      name: "Klaasist täitekarahvin",
      description:
        "Väike läbipaistvast klaasist karahvin messingkrae ja tilaga, mis valab tilkumata. Mahutab kollektsiooni iga paagi jaoks rohkem kui ühe täite ja on nende kõigi jaoks piisavalt kitsas.",
      alts: [
        "Väike messingkraega klaaskarahvin, pooleldi vett täis, avatud paagiga difuuseri kõrval",
        "Karahvini tila ja messingkrae lähedalt",
      ],
    },
    "travertine-column-diffuser": {
      name: "Travertiinist sammasdifuuser",
      description:
        "Heledast travertiinist silinder, treitud ühest tükist ja täitmata jäetud, nii et väikesed õõned on alles. Kaas on linakarva kivikeraamikast. Nende kahe vahel on ainult valgusjoon.",
      alts: [
        "Heledast travertiinist silinder linakarva kaanega, vahel valgusjoon",
        "Heledast travertiinist silinder linakarva kaanega õhtul tammelaual, valgusjoon põleb ja udu tõuseb, taga tass ja raamaturida",
        "Travertiini kihid ja poorid ning valgusjoon kaane all lähedalt",
        "Heledast travertiinist silinder linakarva kaanega pähklipuust laual käesuuruse tumeda märkmiku kõrval",
      ],
    },
    "tea-tree-oil": {
      name: "Teepuu eeterlik õli",
      description:
        "Roheline, vürtsine, veidi nagu muskaatpähkel ja värskelt lõigatud puit. Väikese puu lehtedest, mis kasvab Uus-Lõuna-Walesi märgadel madalikel. Mitte parfüüm, pigem lõhn ruumidele, mida kasutatakse.",
      alts: [
        "Kõrge meekarva tilgutiga pudel teepuuõli pähklipuul peente roheliste nõeljate lehtedega okstega",
        "Teepuuõli pudel lamab pähklipuul teepuuokste vahel, ülalt vaadatuna",
      ],
    },
    "bergamot-oil": {
      name: "Bergamoti eeterlik õli",
      description:
        "See, mille järgi Earl Grey lõhnab. Söömiseks liiga hapu vilja koor, pressitud talvekuudel ühel Calabria rannaribal. Meie õlist on eemaldatud bergapteen, see osa, mida päike ei andesta.",
      alts: [
        "Meekarva tilgutiga pudel bergamotiõli roheliste krobeliste bergamottidega, üks pooleks lõigatud",
        "Bergamotiõli pudel lamab tervete ja poolitatud bergamottide keskel, ülalt vaadatuna",
      ],
    },
    "brass-oil-funnel": {
      name: "Messingist õlilehter",
      description:
        "Messingplekist vormitud lehter, parasjagu väike 10 ml pudeli kaela jaoks. Oma segude tegemiseks või ühe pudeli viimase osa valamiseks järgmisse.",
      alts: [
        "Messinglehter avatud sandlipuuõli pudeli kaelas, pipett selle kõrval, taga bergamotiõli pudel",
        "Messinglehtri sile sisemus pudelikaelas lähedalt",
      ],
    },
    "frankincense-oil": {
      name: "Viiruki eeterlik õli",
      description:
        "Vaigupisarad Somaalia mäenõlvadelt, destilleeritud Euroopas. Alguses sidrun ja pipar, siis palsam, siis midagi vana kiriku ja puhta kivi taolist. Avaneb aeglaselt, kuid on ootamist väärt.",
      alts: [
        "Meekarva tilgutiga pudel viirukiõli heledal kivil kuldsete vaigupisarate keskel",
        "Viirukiõli pudel lamab heledal kivil vaigupisarate vahel, ülalt vaadatuna",
      ],
    },
    "lemongrass-oil": {
      name: "Sidrunheina eeterlik õli",
      description:
        "Sidrunikommid, niidetud rohi ja ingver, kõik korraga ja kõik üsna valjult. Alusta kahe tilgaga. Tore augustis terrassiukse juures, kui see on niikuinii lahti.",
      alts: [
        "Kõrge meekarva tilgutiga pudel sidrunheinaõli heledal kivil sidrunheina varte kõrval",
        "Sidrunheinaõli pudel lamab heledal kivil sidrunheina varte vahel, ülalt vaadatuna",
      ],
    },
    "sandalwood-oil": {
      name: "Sandlipuu eeterlik õli",
      description:
        "Piim, pehme puit ja väga vähe muud: meie kõige vaiksem õli ja see, mis püsib kõige kauem. Lääne-Austraalia istandike vähemalt viieteistaastastest puudest, mitte kunagi loodusest võetud.",
      alts: [
        "Meekarva tilgutiga pudel sandlipuuõli pähklipuul lõhestatud sandlipuutükkide ja laastudega",
        "Sandlipuuõli pudel lamab pähklipuul lõhestatud sandlipuutükkide ja laastude vahel, ülalt vaadatuna",
      ],
    },
    "cedar-oil-box": {
      name: "Seedripuust õlikarp",
      description:
        "Õlitatud seedripuust kõrge tagaseinaga karp, kus on ruumi kümnele 10 ml pudelile, viis kummalgi pool vaheseina. Nad seisavad püsti ja iga silt vaatab sinu poole. Pudelid ei kuulu komplekti.",
      alts: [
        "Avatud kõrge seljaga seedripuust karp, astmel viis õlipudelit ja nende ees viis tühja kohta, karbi ees pudel ja seedrilaastud",
        "Õlide sildid ja seedripuust karbi süü lähemalt",
      ],
    },
    "smoke-glass-diffuser": {
      name: "Suitsuklaasist difuuser",
      description:
        "Sirge suitsuklaasist kuppel tammekettal. Selle sees on heledast kivikeraamikast paak. Kui tuli põleb, helendab kuppel nagu lamp kardina taga; väljalülitatult on see peaaegu vari.",
      alts: [
        "Suitsuklaasist kuppel tammekettal, jala juures valgusrõngas",
        "Suitsuklaasist kuppel tammekettal õhtul plaaditud vannitoas, tuli põleb ja udu tõuseb, taga kokkuvolditud käterätid",
        "Suitsuklaasi sein, valgusrõngas ja tammeketas lähedalt",
        "Suitsuklaasist kuppel tammekettal kahe umbes sama kõrge püstise raamatu kõrval",
      ],
    },
    "sage-nest-diffuser": {
      name: "Salveiroheline difuuser Nest",
      description:
        "Salveirohelisest portselanist muna tammekausis. Pere väikseim, mõeldud öökapile, nupuga, mille leiab pimedas üles ja mis ei klõpsa.",
      alts: [
        "Väike salveirohelisest portselanist muna tammekausis",
        "Väike salveirohelisest portselanist muna tammekausis õhtul pähklipuust öökapil, tuli põleb ja udu tõuseb, taga raamatud ja tass",
        "Roheline portselan, valgusjoon ja messingnupp tammekausis lähedalt",
        "Väike salveirohelisest portselanist muna tammekausis pähklipuust laual kahe sidruni kõrval",
      ],
    },
    "ylang-ylang-oil": {
      name: "Ilang-ilangi eeterlik õli",
      description:
        "Kollased õied, korjatud enne päikesetõusu ja destilleeritud samal päeval, aeglaselt. Magus ja raske nagu jasmiin ja banaan, vürtsika varjundiga. Tihti piisab segus ühest tilgast; see ongi kogu saladus.",
      alts: [
        "Meekarva tilgutiga pudel ilang-ilangi õli linasel riidel pikkade rippuvate õielehtedega kollaste lilledega",
        "Ilang-ilangi õli pudel lamab linasel riidel pikkade õielehtedega kollaste lillede keskel, ülalt vaadatuna",
      ],
    },
    "linen-gift-box": {
      name: "Linane kinkekarp",
      description:
        "Lavendel, viiruk ja bergamott, igaüht 10 ml, naturaalse linase riidega kaetud karbis. Kaart karbis räägib, mis igaüks neist on ja millise kahega alustada. Karp on mõeldud alles hoidmiseks.",
      alts: [
        "Avatud linase riidega kaetud kinkekarp lavendli- ja viirukipudeliga, bergamotipudel kõrval, ees kaart ja taga kaas",
        "Karbi linane kude ja pudelite sildid lähemalt",
      ],
    },
    "pearl-teardrop-diffuser": {
      name: "Tilgakujuline difuuser Pearl",
      description:
        "Mattvalgest portselanist tilk, mille tipp on tõmmatud kitsaks avaks, nii et udu väljub ühe peene niidina. Peal ei ole midagi näha, ei mustrit ega nuppu: ta lülitatakse sisse jalast.",
      alts: [
        "Kõrge mattvalgest portselanist tilk messingjalal",
        "Kõrge mattvalgest portselanist tilk õhtul vannitoa riiulil, jala juures valgus, udu tõuseb, taga kokkuvolditud käterätid",
        "Portselanist tilga kitsas, messingiga vooderdatud suue lähedalt",
        "Kõrge mattvalgest portselanist tilk pähklipuust laual tassi kõrval",
      ],
    },
  },
  phrases: {
    "Ribbed ivory ceramic globe": "Ribiline elevandiluukarva keraamiline kera",
    "3-hour auto shut-off": "Automaatne väljalülitus 3 tunni pärast",
    "10 LED colours, or no light at all": "10 LED-värvi või üldse ilma valguseta",
    "Three intensity modes": "Kolm tugevusastet",
    "2000mAh battery, up to 24 hours cordless": "2000 mAh aku, kuni 24 tundi juhtmeta",
    "Scents rooms up to 15m²": "Lõhnastab kuni 15 m² ruumi",
    "The ribs catch daylight, so it is pleasant to look at even when it is switched off.":
      "Ribid püüavad päevavalgust, nii et teda on kena vaadata ka väljalülitatult.",
    "The battery frees it from the socket, so it can move from the desk to the bedside.":
      "Aku vabastab ta pistikupesast, nii et ta saab kirjutuslaualt öökapile kolida.",
    "The light can glow, change slowly or stay dark while the mist goes on.":
      "Valgus võib ühtlaselt kumada, aeglaselt värvi vahetada või hoopis kustu jääda, udu tuleb ikka.",
    "Lift off the top and fill the tank with clean tap water, no higher than the MAX line.":
      "Tõsta ülaosa ära ja täida paak puhta kraaniveega, mitte üle MAX-joone.",
    "Add three to five drops of essential oil.": "Lisa kolm kuni viis tilka eeterlikku õli.",
    "Put the top back and press the button once to start; press again to change the intensity.":
      "Pane ülaosa tagasi ja vajuta käivitamiseks nuppu üks kord; tugevuse muutmiseks vajuta uuesti.",
    "Hold the button to choose a light colour or to switch the light off.":
      "Valguse värvi valimiseks või valguse kustutamiseks hoia nuppu all.",
    "Empty the tank after use and wipe it dry with a soft cloth.":
      "Tühjenda paak pärast kasutamist ja pühi pehme lapiga kuivaks.",
    Material: "Materjal",
    "Glazed ceramic, brass-finished steel": "Glasuuritud keraamika, messingviimistlusega teras",
    Size: "Mõõdud",
    Weight: "Kaal",
    Capacity: "Mahutavus",
    Power: "Võimsus ja toide",
    "3W, USB-C": "3 W, USB-C",
    "Battery life": "Aku kestvus",
    "2000mAh, up to 24 hours": "2000 mAh, kuni 24 tundi",
    "Room size": "Ruumi suurus",
    Light: "Valgus",
    "10 LED colours": "10 LED-värvi",
    "Intensity modes": "Tugevusastmed",
    "Automatic shut-off": "Automaatne väljalülitus",
    "After 3 hours": "3 tunni pärast",
    "In the box": "Karbis",
    "Diffuser, USB-C cable, measuring cup, instructions": "Difuuser, USB-C kaabel, mõõdutops, kasutusjuhend",
    "Use only the supplied USB-C cable and a 5 V adapter.":
      "Kasuta ainult kaasasolevat USB-C kaablit ja 5 V adapterit.",
    "Unplug before filling, emptying or cleaning.": "Enne täitmist, tühjendamist või puhastamist eemalda vooluvõrgust.",
    "Never fill above the MAX line and never put the base under water.":
      "Ära kunagi täida üle MAX-joone ega pane alust vee alla.",
    "Do not use with wet hands or a damaged cable.": "Ära kasuta märgade kätega ega kahjustatud kaabliga.",
    "Contains a lithium-ion battery: keep away from heat and do not open.":
      "Sisaldab liitiumioonakut: hoia eemal kuumusest ja ära ava.",
    "Keep out of reach of children and pets.": "Hoia lastele ja lemmikloomadele kättesaamatus kohas.",
    "Pure essential oil, nothing added": "Puhas eeterlik õli ilma lisanditeta",
    "From flowering tops, steam-distilled": "Õitsvatest latvadest, veeauruga destilleeritud",
    "10 ml amber glass bottle": "10 ml pruunist klaasist pudel",
    "Cap with dropper": "Kork tilgutiga",
    "Child-resistant cap with dropper": "Lapsekindel kork tilgutiga",
    "Origin: France": "Päritolu: Prantsusmaa",
    "A familiar scent for the quiet end of the day.": "Tuttav lõhn päeva vaikseks lõpuks.",
    "Blends well with cedarwood, sweet orange and bergamot.": "Sobib hästi seedripuu, magusa apelsini ja bergamotiga.",
    "Three to five drops are enough for one filling, so a bottle lasts about forty evenings.":
      "Ühe täite jaoks piisab kolmest kuni viiest tilgast, nii et pudelist jätkub umbes neljakümneks õhtuks.",
    "One or two drops are enough for one filling, so a bottle lasts about a hundred evenings.":
      "Ühe täite jaoks piisab ühest või kahest tilgast, nii et pudelist jätkub umbes sajaks õhtuks.",
    "The amber glass keeps light away from the oil.": "Pruun klaas hoiab valguse õlist eemal.",
    "Add three to five drops to a diffuser filled with water.":
      "Lisa kolm kuni viis tilka veega täidetud difuuserisse.",
    "Add one or two drops to a diffuser filled with water.": "Lisa üks või kaks tilka veega täidetud difuuserisse.",
    "Start with the lowest intensity, and air the room after use.":
      "Alusta väikseima tugevusega ja tuuluta tuba pärast kasutamist.",
    "Leave a door open where animals live; cats and birds need a room without scent.":
      "Kus elavad loomad, jäta uks lahti; kassid ja linnud vajavad lõhnavaba ruumi.",
    "Close the bottle and keep it upright, cool and dark.": "Sulge pudel ja hoia seda püsti, jahedas ja pimedas.",
    "Botanical name": "Botaaniline nimetus",
    INCI: "INCI",
    "Plant part": "Taimeosa",
    "Flowering tops": "Õitsvad ladvad",
    Extraction: "Saamisviis",
    "Steam-distilled": "Veeauruga destilleeritud",
    Origin: "Päritolu",
    France: "Prantsusmaa",
    Scent: "Lõhn",
    "Floral, herbal, softly sweet": "Lilleline, ürdine, õrnalt magus",
    Note: "Lõhnanoot",
    Middle: "Südamenoot",
    "Blends with": "Sobib kokku",
    "Cedarwood, sweet orange and bergamot": "Seedripuu, magus apelsin ja bergamott",
    Volume: "Maht",
    "Best used": "Kasutada ära",
    "Within 12 months of opening": "12 kuu jooksul pärast avamist",
    "Do not use undiluted on the skin.": "Mitte kasutada nahal lahjendamata.",
    "Banded stone finish, each piece a little different": "Vöödiline kiviviimistlus, iga ese veidi erinev",
    "Its colours sit well with wood, linen and books.": "Tema värvid sobivad puidu, linase ja raamatutega.",
    "Stone composite, brass-finished steel": "Kivikomposiit, messingviimistlusega teras",
    "From leaves and twigs, steam-distilled": "Lehtedest ja okstest, veeauruga destilleeritud",
    "Origin: Portugal": "Päritolu: Portugal",
    "A bright, airy scent for bathrooms and work rooms.": "Ere, õhuline lõhn vannituppa ja tööruumi.",
    "Blends well with lavender, rosemary and geranium.": "Sobib hästi lavendli, rosmariini ja geraaniumiga.",
    "Leaves and twigs": "Lehed ja oksad",
    Portugal: "Portugal",
    "Fresh, green, cool": "Värske, roheline, jahe",
    Top: "Tipunoot",
    "Lavender, rosemary and geranium": "Lavendel, rosmariin ja geraanium",
    "Solid oiled walnut": "Õlitatud täispuit, pähklipuu",
    "Three wells for 10 ml bottles": "Kolm pesa 10 ml pudelitele",
    "Brass inlay along the front": "Messinginkrustatsioon piki esiserva",
    "Felt pads underneath": "All vildist padjad",
    "Your oils stand together beside the diffuser instead of in a drawer.":
      "Sinu õlid seisavad koos difuuseri kõrval, mitte sahtlis.",
    "The wells hold each bottle firmly, so none is knocked over.":
      "Pesad hoiavad iga pudelit kindlalt, nii et ükski ei lähe ümber.",
    "The felt pads are kind to polished tables.": "Vildist padjad ei kriimusta poleeritud lauda.",
    "Stand it on a level surface, out of direct sun.": "Aseta tasasele pinnale, otsesest päikesest eemale.",
    "Set one closed bottle in each well.": "Pane igasse pessa üks suletud pudel.",
    "Wipe up drops at once, and oil the wood once a year.": "Pühi tilgad kohe ära ja õlita puitu kord aastas.",
    "Walnut, brass": "Pähklipuu, messing",
    Fits: "Mahutab",
    "Three 10 ml bottles": "Kolm 10 ml pudelit",
    "Turned walnut base with its own grain": "Treitud pähklipuust alus oma puusüüga",
    "The milk glass makes an even, lamp-like glow for late reading corners.":
      "Piimklaas annab ühtlase, lambi moodi kuma hiliseks lugemisnurgaks.",
    "Walnut, opal glass, brass-finished steel": "Pähklipuu, opaalklaas, messingviimistlusega teras",
    "From fresh peel, cold-pressed": "Värskest koorest, külmpressitud",
    "Origin: Italy": "Päritolu: Itaalia",
    "A sunny scent that guests recognise at once.": "Päikeseline lõhn, mille külalised kohe ära tunnevad.",
    "Blends well with cedarwood, geranium and ylang-ylang.": "Sobib hästi seedripuu, geraaniumi ja ilang-ilangiga.",
    "Use it sparingly, and not in a room where a small child sleeps.":
      "Kasuta vähe ja mitte toas, kus magab väike laps.",
    "Fresh peel": "Värske koor",
    "Cold-pressed": "Külmpressitud",
    Italy: "Itaalia",
    "Sweet, juicy, sunny": "Magus, mahlane, päikeseline",
    "Cedarwood, geranium and ylang-ylang": "Seedripuu, geraanium ja ilang-ilang",
    "From wood, steam-distilled": "Puidust, veeauruga destilleeritud",
    "Origin: Morocco": "Päritolu: Maroko",
    "A dry base note that makes a blend last longer in the room.": "Kuiv põhinoot, mis paneb segu toas kauem püsima.",
    "Blends well with lavender, sweet orange and frankincense.": "Sobib hästi lavendli, magusa apelsini ja viirukiga.",
    Wood: "Puit",
    Morocco: "Maroko",
    "Dry, woody, warm": "Kuiv, puidune, soe",
    Base: "Põhinoot",
    "Lavender, sweet orange and frankincense": "Lavendel, magus apelsin ja viiruk",
    "Fluted clay column, narrow foot": "Soonitud savisammas, kitsas jalg",
    "Its narrow foot fits a shelf, a bedside table or a full desk.":
      "Kitsas jalg mahub riiulile, öökapile ja täis kirjutuslauale.",
    "Matt ceramic, brass-finished steel": "Matt keraamika, messingviimistlusega teras",
    "Four unglazed clay tablets": "Neli glasuurimata saviplaati",
    "Stoneware dish, 17 cm across": "Kivikeraamikast vaagen, läbimõõt 17 cm",
    "No water, no electricity": "Ilma vee ja elektrita",
    "Can be used again and again": "Korduvkasutatav",
    "They scent the places a diffuser is too large for.": "Nad lõhnastavad kohti, kuhu difuuser on liiga suur.",
    "The clay gives the scent back slowly, so nothing has to be watched.":
      "Savi annab lõhna aeglaselt tagasi, nii et midagi ei pea valvama.",
    "A fresh drop wakes them up again.": "Uus tilk äratab nad jälle üles.",
    "Let two or three drops of oil sink into each stone.": "Lase igasse kivisse imbuda kaks-kolm tilka õli.",
    "Lay the stones in their dish, not on wood or cloth.": "Pane kivid vaagnale, mitte puidule ega riidele.",
    "Renew the drops when the scent has faded.": "Lisa uued tilgad, kui lõhn on hajunud.",
    "Terracotta, stoneware": "Terrakota, kivikeraamika",
    Dish: "Vaagen",
    Contents: "Sisu",
    "Four stones, one dish": "Neli kivi, üks vaagen",
    "From leaves and flowers, steam-distilled": "Lehtedest ja õitest, veeauruga destilleeritud",
    "Origin: Egypt": "Päritolu: Egiptus",
    "A flowery scent that is not heavy, for living rooms and dressing tables.":
      "Lilleline lõhn, mis ei ole raske, elutuppa ja tualettlauale.",
    "Blends well with eucalyptus, sweet orange and bergamot.": "Sobib hästi eukalüpti, magusa apelsini ja bergamotiga.",
    "Leaves and flowers": "Lehed ja õied",
    Egypt: "Egiptus",
    "Rosy, green, lightly lemony": "Roosine, roheline, kergelt sidrunine",
    "Eucalyptus, sweet orange and bergamot": "Eukalüpt, magus apelsin ja bergamott",
    "Mouth-blown amber glass dome": "Suuga puhutud merevaigukarva klaaskuppel",
    "The glass warms every light colour, so even the cool ones feel soft.":
      "Klaas soojendab iga valguse värvi, nii et ka jahedad mõjuvad pehmelt.",
    "Glass, dark-stained wood, brass-finished steel": "Klaas, tumedaks peitsitud puit, messingviimistlusega teras",
    "From leaves and flowering tops, steam-distilled": "Lehtedest ja õitsvatest latvadest, veeauruga destilleeritud",
    "Origin: Hungary": "Päritolu: Ungari",
    "It wakes up a study or a hallway in a few minutes.": "Äratab kabineti või esiku mõne minutiga.",
    "Blends well with rosemary, lemon and eucalyptus.": "Sobib hästi rosmariini, sidruni ja eukalüptiga.",
    "Leaves and flowering tops": "Lehed ja õitsvad ladvad",
    Hungary: "Ungari",
    "Cool, green, sweet at the end": "Jahe, roheline, lõpus magus",
    "Rosemary, lemon and eucalyptus": "Rosmariin, sidrun ja eukalüpt",
    "30 ml amber glass bottle": "30 ml pruunist klaasist pudel",
    "Origin: Sicily, Italy": "Päritolu: Sitsiilia, Itaalia",
    "A bright note for a kitchen, without the smell of a cleaning cupboard.":
      "Toob kööki sidrunivärskust, ilma et lõhnaks koristuskapi järele.",
    "Blends well with lavender, tea tree and frankincense.": "Sobib hästi lavendli, teepuu ja viirukiga.",
    "Three to five drops are enough for one filling, so a bottle lasts about a hundred and twenty evenings.":
      "Ühe täite jaoks piisab kolmest kuni viiest tilgast, nii et pudelist jätkub umbes sajaks kahekümneks õhtuks.",
    "One or two drops are enough for one filling, so a bottle lasts about three hundred evenings.":
      "Ühe täite jaoks piisab ühest või kahest tilgast, nii et pudelist jätkub umbes kolmesajaks õhtuks.",
    "Citrus oils fade first: keep the bottle closed and cool, and use it within a year.":
      "Tsitrusõlide lõhn kaob kõige kiiremini: hoia pudel suletuna jahedas ja kasuta ära aasta jooksul.",
    "Sicily, Italy": "Sitsiilia, Itaalia",
    "Bright, zesty, clean": "Ere, särtsakas, puhas",
    "Lavender, tea tree and frankincense": "Lavendel, teepuu ja viiruk",
    "From flowering sprigs, steam-distilled": "Õitsvatest okstest, veeauruga destilleeritud",
    "Origin: Spain": "Päritolu: Hispaania",
    "A clear, busy scent for desks and kitchens.": "Selge, ergas lõhn kirjutuslauale ja kööki.",
    "Blends well with lemon, peppermint and cedarwood.": "Sobib hästi sidruni, piparmündi ja seedripuuga.",
    "Flowering sprigs": "Õitsvad oksad",
    Spain: "Hispaania",
    "Herbal, resinous, clear": "Ürdine, vaigune, selge",
    "Lemon, peppermint and cedarwood": "Sidrun, piparmünt ja seedripuu",
    "Clear borosilicate glass": "Läbipaistev borosilikaatklaas",
    "Brass collar": "Messingkrae",
    "350 ml, more than one filling for every tank": "350 ml, rohkem kui üks täide igale paagile",
    "Pours without dripping": "Valab tilkumata",
    "The water goes into the tank and not on the table.": "Vesi läheb paaki, mitte lauale.",
    "The collar gives wet hands something to hold.": "Kraest on märjal käel hea kinni hoida.",
    "It is good-looking enough to stay out, with a stem or two in it.":
      "See on piisavalt kena, et jääda lauale, paar õievart sees.",
    "Fill it with clean tap water, no more than two thirds.": "Täida puhta kraaniveega, mitte üle kahe kolmandiku.",
    "Pour slowly, and stop at the MAX line of the tank.": "Vala aeglaselt ja lõpeta paagi MAX-joone juures.",
    "Rinse by hand; the collar does not like the dishwasher.": "Loputa käsitsi; kraele nõudepesumasin ei meeldi.",
    "Borosilicate glass, brass": "Borosilikaatklaas, messing",
    Holds: "Maht",
    "Travertine body, turned from one piece": "Travertiinist korpus, treitud ühest tükist",
    "Stone keeps it steady on a table where children or sleeves pass by.":
      "Kivi hoiab teda paigal laual, kust mööduvad lapsed ja varrukad.",
    "Empty the tank after use, and wipe drops off the stone: it is porous and remembers oil.":
      "Tühjenda paak pärast kasutamist ja pühi tilgad kivilt: see on poorne ja jätab õli meelde.",
    "Real travertine, glazed stoneware, brass-finished steel":
      "Ehtne travertiin, glasuuritud kivikeraamika, messingviimistlusega teras",
    "From leaves, steam-distilled": "Lehtedest, veeauruga destilleeritud",
    "Origin: Australia": "Päritolu: Austraalia",
    "A plain, clean scent for bathrooms, laundries and boot rooms.":
      "Lihtne, puhas lõhn vannituppa, pesukööki ja esikusse.",
    "Blends well with lemon, lavender and eucalyptus.": "Sobib hästi sidruni, lavendli ja eukalüptiga.",
    Leaves: "Lehed",
    Australia: "Austraalia",
    "Green, spicy, clean": "Roheline, vürtsine, puhas",
    "Lemon, lavender and eucalyptus": "Sidrun, lavendel ja eukalüpt",
    "From fresh peel, cold-pressed, bergapten-free": "Värskest koorest, külmpressitud, bergapteenita",
    "Origin: Calabria, Italy": "Päritolu: Calabria, Itaalia",
    "Brightens a blend without making it smell of fruit.":
      "Muudab segu helgemaks, ilma et see lõhnaks puuvilja järele.",
    "Blends well with lavender, geranium and sandalwood.": "Sobib hästi lavendli, geraaniumi ja sandlipuuga.",
    "Cold-pressed, bergapten-free": "Külmpressitud, bergapteenita",
    "Calabria, Italy": "Calabria, Itaalia",
    "Citrus, floral, like black tea": "Tsitruseline, lilleline, nagu must tee",
    "Lavender, geranium and sandalwood": "Lavendel, geraanium ja sandlipuu",
    "Spun from one sheet of brass": "Vormitud ühest messinglehest",
    "Fits bottles of 5 ml and more": "Sobib alates 5 ml pudelitest",
    "Smooth inside, so nothing stays behind": "Seest sile, nii et midagi ei jää maha",
    "Blends are mixed without a drop on the table.": "Segud saavad tehtud ilma ühegi tilgata laual.",
    "It is heavy enough to stand in the bottle by itself.": "Ta on piisavalt raske, et ise pudelis püsti seista.",
    "Set it in the neck of an empty bottle.": "Pane ta tühja pudeli kaela.",
    "Count the drops; add the strongest oil last.": "Loe tilku; kõige tugevam õli lisa viimasena.",
    "Wash it with warm water and a little soap, and dry it at once.":
      "Pese sooja vee ja vähese seebiga ning kuivata kohe.",
    Brass: "Messing",
    Outlet: "Ava",
    "8 mm across": "läbimõõt 8 mm",
    "From resin, steam-distilled": "Vaigust, veeauruga destilleeritud",
    "Origin: Somalia": "Päritolu: Somaalia",
    "A slow scent for reading and for rooms with high ceilings.":
      "Aeglaselt avanev lõhn lugemise juurde ja kõrge laega ruumidesse.",
    "Blends well with sandalwood, bergamot and cedarwood.": "Sobib hästi sandlipuu, bergamoti ja seedripuuga.",
    Resin: "Vaik",
    Somalia: "Somaalia",
    "Balsamic, peppery, lightly citrus": "Palsamine, piprane, kergelt tsitruseline",
    "Sandalwood, bergamot and cedarwood": "Sandlipuu, bergamott ja seedripuu",
    "From fresh grass, steam-distilled": "Värskest rohust, veeauruga destilleeritud",
    "Origin: Kerala, India": "Päritolu: Kerala, India",
    "Two drops scent a living room.": "Kahest tilgast piisab elutoale.",
    "Blends well with peppermint, rosemary and cedarwood.": "Sobib hästi piparmündi, rosmariini ja seedripuuga.",
    "Fresh grass": "Värske rohi",
    "Kerala, India": "Kerala, India",
    "Lemony, grassy, warm": "Sidrunine, rohune, soe",
    "Peppermint, rosemary and cedarwood": "Piparmünt, rosmariin ja seedripuu",
    "From heartwood, steam-distilled": "Lülipuidust, veeauruga destilleeritud",
    "Origin: Western Australia": "Päritolu: Lääne-Austraalia",
    "It rounds off every blend, and can still be found in a cushion the next morning.":
      "Ta ümardab iga segu ja teda on järgmisel hommikul padjal ikka veel tunda.",
    "Blends well with bergamot, ylang-ylang and frankincense.": "Sobib hästi bergamoti, ilang-ilangi ja viirukiga.",
    Heartwood: "Lülipuit",
    "Western Australia": "Lääne-Austraalia",
    "Creamy, soft, woody": "Kreemjas, pehme, puidune",
    "Bergamot, ylang-ylang and frankincense": "Bergamott, ilang-ilang ja viiruk",
    "Solid oiled cedar": "Õlitatud täispuit, seeder",
    "Room for ten 10 ml bottles": "Ruumi kümnele 10 ml pudelile",
    "Tall back and a plate of brass": "Kõrge tagasein ja messingplaat",
    "Divider in the middle": "Vahesein keskel",
    "The oil you want is found without lifting the others.": "Soovitud õli leiab üles ilma teisi tõstmata.",
    "Set with its back to the window, it shades the bottles.":
      "Tagaseinaga akna poole seistes varjab see pudeleid valguse eest.",
    "Cedar has a scent of its own, a quiet one.": "Seedril on oma lõhn, vaikne.",
    "Stand it in a cool place, and set the closed bottles in upright.":
      "Pane jahedasse kohta ja aseta suletud pudelid püsti sisse.",
    "Wipe up drops at once.": "Pühi tilgad kohe ära.",
    "Oil the wood once a year, on the outside only.": "Õlita puitu kord aastas, ainult väljastpoolt.",
    "Cedar, brass": "Seeder, messing",
    "Ten 10 ml bottles": "Kümme 10 ml pudelit",
    "Mouth-blown smoked glass on oak": "Suuga puhutud suitsuklaas tammel",
    "The smoke in the glass takes the edge off the light, so it may stay on beside a bed.":
      "Suitsuklaas võtab valguselt teravuse, nii et see võib voodi kõrval põlema jääda.",
    "Smoked glass, oak, stoneware, brass-finished steel":
      "Suitsuklaas, tamm, kivikeraamika, messingviimistlusega teras",
    "Small enough for a bedside table": "Parasjagu väike öökapile",
    "Its button is silent, and the lowest light is low enough to sleep by.":
      "Nupp on hääletu ja väikseim valgus nii nõrk, et sellega saab magada.",
    "Glazed porcelain, oak, brass-finished steel": "Glasuuritud portselan, tamm, messingviimistlusega teras",
    "From fresh flowers, steam-distilled, complete": "Värsketest õitest, veeauruga destilleeritud, fraktsioneerimata",
    "Origin: Madagascar": "Päritolu: Madagaskar",
    "It turns plain citrus into something for the evening.": "Ta muudab lihtsa tsitruse millekski õhtuseks.",
    "Blends well with sweet orange, sandalwood and bergamot.": "Sobib hästi magusa apelsini, sandlipuu ja bergamotiga.",
    "Fresh flowers": "Värsked õied",
    "Steam-distilled, complete": "Veeauruga destilleeritud, fraktsioneerimata",
    Madagascar: "Madagaskar",
    "Sweet, floral, exotic": "Magus, lilleline, eksootiline",
    "Sweet orange, sandalwood and bergamot": "Magus apelsin, sandlipuu ja bergamott",
    "Lavender, frankincense and bergamot, 10 ml each": "Lavendel, viiruk ja bergamott, igaüht 10 ml",
    "Box covered with natural linen": "Naturaalse linase riidega kaetud karp",
    "Card with three blends": "Kaart kolme seguga",
    "Ready to give": "Kohe kinkimiseks valmis",
    "Three oils that agree with each other in any mixture.": "Kolm õli, mis sobivad omavahel igas segus.",
    "The box stays useful: it holds letters, cables or more oils.":
      "Karp jääb kasulikuks: sinna saab panna kirju, kaableid või veel õlisid.",
    "It costs less than the three bottles alone.": "Maksab vähem kui kolm pudelit eraldi.",
    "Begin with four drops of lavender and one of frankincense.": "Alusta nelja tilga lavendli ja ühe tilga viirukiga.",
    "Keep the bottles closed, upright, cool and dark.": "Hoia pudelid suletuna, püsti, jahedas ja pimedas.",
    "Warnings for each oil are on its bottle and on its own page.":
      "Iga õli hoiatused on selle pudelil ja selle oma lehel.",
    "Three oils, 10 ml each; card": "Kolm õli, igaüht 10 ml; kaart",
    Box: "Karp",
    "21 × 10 × 9 cm, linen over board": "21 × 10 × 9 cm, papp linase riidega",
    "Plain matt porcelain": "Lihtne matt portselan",
    "Plain enough for a room that has everything already.": "Piisavalt lihtne toale, kus on juba kõik olemas.",
    "Matt porcelain, brass-finished steel": "Matt portselan, messingviimistlusega teras",
    "linalool, linalyl acetate, geraniol": "linalool, linalüülatsetaat, geraniool",
    "1,8-cineole, limonene, alpha-terpineol": "1,8-tsineool, limoneen, alfa-terpineool",
    "limonene, linalool": "limoneen, linalool",
    "alpha-, beta-, gamma-himachalene": "alfa-, beeta-, gammahimahaleen",
    "citronellol, geraniol, linalool": "tsitronellool, geraniool, linalool",
    "menthol, menthone, limonene": "mentool, mentoon, limoneen",
    "limonene, citral, beta-pinene": "limoneen, tsitraal, beeta-pineen",
    "1,8-cineole, alpha-pinene, camphor": "1,8-tsineool, alfa-pineen, kamper",
    "terpinen-4-ol, gamma-terpinene, limonene": "terpineen-4-ool, gamma-terpineen, limoneen",
    "limonene, linalool, linalyl acetate": "limoneen, linalool, linalüülatsetaat",
    "alpha-pinene, limonene, alpha-thujene": "alfa-pineen, limoneen, alfa-tujeen",
    "citral, geraniol, citronellal": "tsitraal, geraniool, tsitronellaal",
    "alpha-santalol, beta-santalol": "alfa-santalool, beeta-santalool",
    "linalool, benzyl benzoate, geranyl acetate": "linalool, bensüülbensoaat, geranüülatsetaat",
    "linalool, linalyl acetate, limonene, alpha-pinene": "linalool, linalüülatsetaat, limoneen, alfa-pineen",
  },
};
