import type { DemoProductTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. Hazard and precautionary statements follow Regulation (EC) No 1272/2008. */
export const translations: DemoProductTranslations = {
  responsiblePerson: "Aurelle Example OÜ, Näidise 1, EE-10115 Tallinn, safety@example.com",
  products: {
    "lune-ceramic-diffuser": {
      name: "Keramikas difuzors Lune",
      description:
        "Pilnmēness no rievotas ziloņkaula krāsas keramikas uz satinēta misiņa gredzena. Gaisma iznāk apakšā, tāpēc galds mirdz, bet lode paliek klusa. Palodzei, gaitenim, dienas noslēgumam.",
      alts: [
        "Apaļš difuzors no rievotas ziloņkaula krāsas keramikas uz misiņa kājiņas",
        "Apaļš difuzors no rievotas ziloņkaula krāsas keramikas vakarā uz valriekstkoka naktsgaldiņa, pie kājiņas gaisma, ceļas migla, aiz tā grāmatas un krūze",
        "Ziloņkaula krāsas keramikas rievas un gaisma virs misiņa kājiņas tuvplānā",
        "Apaļš difuzors no rievotas ziloņkaula krāsas keramikas blakus divām stāvošām, nedaudz augstākām grāmatām",
      ],
    },
    "lavender-oil": {
      name: "Lavandas ēteriskā eļļa",
      description:
        "Lavanda, kāda tā smaržo laukā: vispirms ziedaina, tad zaļa un mazliet pēc siena. Destilēta ar tvaiku no ziedošām galotnēm. Eļļa, ar ko sākt, ja ir tikai viena.",
      alts: [
        "Medaina pudelīte ar pipeti, lavandas eļļa uz gaiša akmens, priekšā lavandas zariņi",
        "Lavandas eļļas pudelīte guļ starp lavandas kātiem, skats no augšas",
      ],
    },
    "amber-stone-diffuser": {
      name: "Akmens difuzors Amber",
      description:
        "Zems kupols, kas izskatās pēc medus krāsas travertīna, joslains un porains kā pats akmens, un to pāršķir viena tieva misiņa līnija. Kad ceļas migla, pa šuvi spīd gaisma. Tas ir pietiekami smags, lai paliktu, kur nolikts.",
      alts: [
        "Kupolveida difuzors ar medus krāsas akmens apdari un misiņa joslu",
        "Kupolveida difuzors ar medus krāsas akmens apdari vakarā uz valriekstkoka naktsgaldiņa, gaisma deg un ceļas migla, aiz tā grāmatas un krūze",
        "Medus krāsas akmens apdares joslas un gaisma šuvē tuvplānā",
        "Kupolveida difuzors ar medus krāsas akmens apdari uz valriekstkoka galda blakus uz pusi zemākai krūzei",
      ],
    },
    "eucalyptus-oil": {
      name: "Eikalipta ēteriskā eļļa",
      description:
        "Vēsa un tīra, mazāk asa, nekā no eikalipta ierasts. Destilēta no Eucalyptus radiata lapām un jaunajiem zariņiem. Laba sabiedrība rītam pie atvērta loga.",
      alts: [
        "Medaina pudelīte ar pipeti, eikalipta eļļa uz valriekstkoka ar zariņiem, kuru lapas ir sudrabaini zaļas",
        "Eikalipta eļļas pudelīte guļ uz valriekstkoka starp eikalipta zariņiem, skats no augšas",
      ],
    },
    "walnut-oil-stand": {
      name: "Valriekstkoka eļļu statīvs",
      description:
        "Eļļota valriekstkoka klucis ar trim misiņā ietvertām ligzdām 10 ml pudelītēm. Tas tur eļļas, ko lietojat, stāvus un pa rokai. Pudelītes nav iekļautas.",
      alts: [
        "Valriekstkoka statīvs ar misiņa līniju: divās ligzdās eļļas pudelītes, trešā ligzda tukša, tās pudelīte priekšā",
        "Pudelīte valriekstkoka statīvā un tukšās ligzdas misiņa mala tuvplānā",
      ],
    },
    "walnut-grove-diffuser": {
      name: "Valriekstkoka difuzors Grove",
      description:
        "Apakšā virpots valriekstkoka pamats, augšā zvans no pienstikla. Stikls izkliedē gaismu vienmērīgi, no sveces siltuma līdz desmit LED krāsām. Katram pamatam ir savs raksts.",
      alts: [
        "Difuzors ar valriekstkoka pamatu un pienstikla kupolu",
        "Difuzors ar valriekstkoka pamatu un mirdzošu pienstikla kupolu vakarā uz ozola galda, ceļas migla, aiz tā krūze un grāmatu rinda",
        "Valriekstkoka šķiedras, misiņa poga un misiņa gredzens zem pienstikla tuvplānā",
        "Difuzors ar valriekstkoka pamatu un pienstikla kupolu blakus plaukstas lieluma piezīmju grāmatiņai",
      ],
    },
    "sweet-orange-oil": {
      name: "Saldā apelsīna ēteriskā eļļa",
      description:
        "Auksti spiesta miza, nekas cits: apelsīna smarža brīdī, kad to atver. Viena pati tā ir jautra, bet koksnes un ziedu smaržām – draudzīga biedre.",
      alts: [
        "Medaina pudelīte ar pipeti, saldā apelsīna eļļa uz lina auduma, blakus vesels un pārgriezts apelsīns",
        "Saldā apelsīna eļļas pudelīte guļ uz lina auduma starp pārgrieztiem apelsīniem, skats no augšas",
      ],
    },
    "cedarwood-oil": {
      name: "Ciedra ēteriskā eļļa",
      description:
        "Sausa un silta kā zīmuļu penālis un vecs skapis. Destilēta ar tvaiku no Atlasa ciedra koksnes. Vieglākām eļļām tā dod dziļumu un paliek, kad tās jau aizgājušas.",
      alts: [
        "Medaina pudelīte ar pipeti, ciedra eļļa uz valriekstkoka ar ciedra šķembām un savītām skaidām",
        "Ciedra eļļas pudelīte guļ uz valriekstkoka starp ciedra šķembām un skaidām, skats no augšas",
      ],
    },
    "dune-fluted-diffuser": {
      name: "Rievotais difuzors Dune",
      description:
        "Slaida kolonna no smilšu krāsas māla, rievota kā vilnīši pludmalē. Gaisma sakrājas ap misiņa kājiņu, migla iznāk augšā pa mazu atveri. Tas aizņem tikpat vietas kā vāze.",
      alts: [
        "Augsts rievots difuzors no smilšu krāsas māla uz misiņa kājiņas",
        "Augsts rievots difuzors no smilšu krāsas māla vakarā uz vannasistabas plaukta, pie kājiņas gaisma, ceļas migla, aiz tā salocīti dvieļi",
        "Māla rievas un gaisma virs misiņa kājiņas tuvplānā",
        "Augsts rievots difuzors no smilšu krāsas māla blakus diviem citroniem",
      ],
    },
    "scent-stones": {
      name: "Terakotas smaržakmeņi",
      description:
        "Četras neglazētas māla plāksnītes seklā akmensmasas traukā. Tās iedzer dažus pilienus eļļas un lēnām atdod smaržu, bez ūdens un elektrības. Skapjiem, atvilktnēm un mazām telpām.",
      alts: [
        "Četri terakotas diski ar iespiestu A burtu seklā baltā akmensmasas traukā uz lina auduma",
        "Neglazētā smaržakmenī iespiestais A burts tuvplānā",
      ],
    },
    "geranium-oil": {
      name: "Ģerānijas ēteriskā eļļa",
      description:
        "Roze ar zaļu kātu: ģerānija ir maigāka, nekā sola nosaukums, un svaigāka par pašu rozi. Destilēta ar tvaiku no Pelargonium graveolens lapām un ziediem. Pietiek ar diviem pilieniem.",
      alts: [
        "Medaina pudelīte ar pipeti, ģerānijas eļļa uz lina auduma ar rozā ziediem un dziļi daivainām lapām",
        "Ģerānijas eļļas pudelīte guļ uz lina auduma starp ziedošiem ģerānijas kātiem, skats no augšas",
      ],
    },
    "dusk-glass-diffuser": {
      name: "Stikla difuzors Dusk",
      description:
        "Dzintarkrāsas stikls, pūsts virs misiņa kāta, uz tumša koka pamata. Dienā tas rāda istabu caur medu, naktī gaisma ceļas tā iekšienē. Uzpildei stiklu noceļ.",
      alts: [
        "Difuzors ar dzintarkrāsas stikla kupolu virs misiņa kāta uz tumša koka pamata",
        "Difuzors ar dzintarkrāsas stikla kupolu vakarā uz ozola galda, gaisma mirdz caur stiklu, ceļas migla, aiz tā grāmatu rinda un krūze",
        "Dzintarkrāsas stikla pamatne, misiņa gredzens un tumšais koks tuvplānā",
        "Difuzors ar dzintarkrāsas stikla kupolu uz valriekstkoka galda blakus divām stāvošām, apmēram tikpat augstām grāmatām",
      ],
    },
    "peppermint-oil": {
      name: "Piparmētras ēteriskā eļļa",
      description:
        "Pirmā elpa pēc loga atvēršanas ziemā. Destilēta no piparmētras, kas griezta ziedēšanas sākumā, kad lapa ir visspēcīgākā. Viens piliens ir mājiens, trīs jau ir paziņojums.",
      alts: [
        "Medaina pudelīte ar pipeti, piparmētras eļļa uz gaiša akmens ar piparmētras zariņiem",
        "Piparmētras eļļas pudelīte guļ starp piparmētras zariņiem, skats no augšas",
      ],
    },
    "lemon-oil": {
      name: "Citrona ēteriskā eļļa",
      description:
        "Eļļa, kas mīt mizas dzeltenajā daļā, izspiesta bez siltuma. Mirkli asa, tad apaļa un tīra. Pudelīte ir lielāka, jo iztukšojas ātrāk par citām.",
      alts: [
        "Augsta medaina pudelīte ar pipeti, citrona eļļa uz lina auduma, blakus veseli citroni un viens pārgriezts",
        "Citrona eļļas pudelīte guļ uz lina auduma starp veseliem un pārgrieztiem citroniem, skats no augšas",
      ],
    },
    "rosemary-oil": {
      name: "Rozmarīna ēteriskā eļļa",
      description:
        "Vidusjūras nogāze pusdienlaikā: sveķi, garšaugi un silts akmens. No vairākiem rozmarīna veidiem šis ir cineola tips, dzidrais un gaisīgais. Tam patīk būt biedram darbā.",
      alts: [
        "Medaina pudelīte ar pipeti, rozmarīna eļļa uz gaiša akmens ar rozmarīna zariņiem",
        "Rozmarīna eļļas pudelīte guļ starp rozmarīna zariņiem, skats no augšas",
      ],
    },
    "glass-filling-carafe": {
      name: "Stikla uzpildes karafe",
      description:
        "Maza caurspīdīga stikla karafe ar misiņa apkakli un snīpi, kas lej nepilot. Tajā ietilpst vairāk nekā viena uzpilde katrai kolekcijas tvertnei, un tā ir pietiekami šaura tām visām.",
      alts: [
        "Maza stikla karafe ar misiņa apkakli, līdz pusei pilna ūdens, blakus difuzoram ar atvērtu tvertni",
        "Karafes snīpis un misiņa apkakle tuvplānā",
      ],
    },
    "travertine-column-diffuser": {
      name: "Travertīna kolonnas difuzors",
      description:
        "Gaiša travertīna cilindrs, virpots no viena gabala un atstāts neaizpildīts, lai paliktu tā mazie dobumi. Vāks ir no akmensmasas lina krāsā. Starp abiem ir tikai gaismas līnija.",
      alts: [
        "Gaiša travertīna cilindrs ar lina krāsas vāku un gaismas līniju pa vidu",
        "Gaiša travertīna cilindrs ar lina krāsas vāku vakarā uz ozola galda, gaismas līnija deg un ceļas migla, aiz tā krūze un grāmatu rinda",
        "Travertīna slāņi un poras un gaismas līnija zem vāka tuvplānā",
        "Gaiša travertīna cilindrs ar lina krāsas vāku uz valriekstkoka galda blakus tumšai plaukstas lieluma piezīmju grāmatiņai",
      ],
    },
    "tea-tree-oil": {
      name: "Tējas koka ēteriskā eļļa",
      description:
        "Zaļa, pikanta, mazliet kā muskatrieksts un svaigi zāģēts koks. No neliela koka lapām, kas aug Jaundienvidvelsas mitrajās zemienēs. Tās nav smaržas, drīzāk aromāts telpām, kurās dzīvo.",
      alts: [
        "Augsta medaina pudelīte ar pipeti, tējas koka eļļa uz valriekstkoka ar zariņiem, kuriem smalkas zaļas adatas",
        "Tējas koka eļļas pudelīte guļ uz valriekstkoka starp tējas koka zariņiem, skats no augšas",
      ],
    },
    "bergamot-oil": {
      name: "Bergamotes ēteriskā eļļa",
      description:
        "Tas, kas liek Earl Grey smaržot pēc Earl Grey. Ēšanai pārāk skāba augļa miza, spiesta ziemas mēnešos vienā Kalabrijas piekrastes joslā. No mūsējās ir atdalīts bergaptēns, tā daļa, ko saule nepiedod.",
      alts: [
        "Medaina pudelīte ar pipeti, bergamotes eļļa, blakus zaļas, grubuļainas bergamotes, viena pārgriezta uz pusēm",
        "Bergamotes eļļas pudelīte guļ starp veselām un pārgrieztām bergamotēm, skats no augšas",
      ],
    },
    "brass-oil-funnel": {
      name: "Misiņa eļļas piltuve",
      description:
        "No misiņa loksnes veidota piltuve, pietiekami maza 10 ml pudelītes kaklam. Savu maisījumu gatavošanai vai vienas pudelītes atlikuma pārliešanai nākamajā.",
      alts: [
        "Misiņa piltuve atvērtas sandalkoka eļļas pudelītes kaklā, blakus tās pipete, aiz tās bergamotes eļļas pudelīte",
        "Misiņa piltuves gludā iekšpuse pudelītes kaklā tuvplānā",
      ],
    },
    "frankincense-oil": {
      name: "Vīraka ēteriskā eļļa",
      description:
        "Sveķu asaras no Somālijas nogāzēm, destilētas Eiropā. Sākumā citrons un pipari, tad balzams, tad kaut kas no vecām baznīcām un tīra akmens. Atveras lēni, bet ir gaidīšanas vērta.",
      alts: [
        "Medaina pudelīte ar pipeti, vīraka eļļa uz gaiša akmens starp zeltainām sveķu asarām",
        "Vīraka eļļas pudelīte guļ uz gaiša akmens starp sveķu asarām, skats no augšas",
      ],
    },
    "lemongrass-oil": {
      name: "Citronzāles ēteriskā eļļa",
      description:
        "Citronu konfektes, pļauta zāle un ingvers, viss reizē un viss diezgan skaļi. Sāciet ar diviem pilieniem. Jauka pie terases durvīm augustā, kad tās tāpat stāv vaļā.",
      alts: [
        "Augsta medaina pudelīte ar pipeti, citronzāles eļļa uz gaiša akmens blakus citronzāles stiebriem",
        "Citronzāles eļļas pudelīte guļ uz gaiša akmens starp citronzāles stiebriem, skats no augšas",
      ],
    },
    "sandalwood-oil": {
      name: "Sandalkoka ēteriskā eļļa",
      description:
        "Piens, mīksts koks un gandrīz nekas cits: mūsu klusākā eļļa un tā, kas paliek visilgāk. No vismaz piecpadsmit gadus veciem stādījumu kokiem Rietumaustrālijā, nekad no savvaļas.",
      alts: [
        "Medaina pudelīte ar pipeti, sandalkoka eļļa uz valriekstkoka ar skaldītiem sandalkoka gabaliem un šķembām",
        "Sandalkoka eļļas pudelīte guļ uz valriekstkoka starp skaldītiem sandalkoka gabaliem un šķembām, skats no augšas",
      ],
    },
    "cedar-oil-box": {
      name: "Ciedra koka eļļu kaste",
      description:
        "Eļļota ciedra kaste ar augstu aizmuguri un vietu desmit 10 ml pudelītēm, pa piecām katrā starpsienas pusē. Tās stāv taisni, un katra etiķete raugās uz jums. Pudelītes nav iekļautas.",
      alts: [
        "Atvērta ciedra koka kaste ar augstu aizmuguri, uz pakāpiena piecas eļļas pudelītes, priekšā piecas tukšas vietas, kastes priekšā pudelīte un ciedra skaidas",
        "Eļļu etiķetes un ciedra koka kastes šķiedra tuvplānā",
      ],
    },
    "smoke-glass-diffuser": {
      name: "Dūmakainā stikla difuzors",
      description:
        "Taisns dūmakaina stikla zvans uz ozola diska. Iekšā stāv tvertne no gaišas akmensmasas, un, kad gaisma deg, tā mirdz kā lampa aiz aizkara. Izslēgts tas ir gandrīz ēna.",
      alts: [
        "Dūmakaina stikla zvans uz ozola diska, pie pamatnes gaismas gredzens",
        "Dūmakaina stikla zvans uz ozola diska vakarā flīzētā vannasistabā, gaisma deg un ceļas migla, aiz tā salocīti dvieļi",
        "Dūmakainā stikla siena, gaismas gredzens un ozola disks tuvplānā",
        "Dūmakaina stikla zvans uz ozola diska blakus divām stāvošām, apmēram tikpat augstām grāmatām",
      ],
    },
    "sage-nest-diffuser": {
      name: "Salvijzaļais difuzors Nest",
      description:
        "Salvijzaļa porcelāna ola ozola krūzītē. Mazākais no saimes, radīts naktsgaldiņam, ar pogu, ko var atrast tumsā un kas neklikšķ.",
      alts: [
        "Maza salvijzaļa porcelāna ola ozola krūzītē",
        "Maza salvijzaļa porcelāna ola ozola krūzītē vakarā uz valriekstkoka naktsgaldiņa, gaisma deg un ceļas migla, aiz tās grāmatas un krūze",
        "Zaļais porcelāns, gaismas līnija un misiņa poga ozola krūzītē tuvplānā",
        "Maza salvijzaļa porcelāna ola ozola krūzītē uz valriekstkoka galda blakus diviem citroniem",
      ],
    },
    "ylang-ylang-oil": {
      name: "Ilang-ilanga ēteriskā eļļa",
      description:
        "Dzelteni ziedi, vākti pirms saullēkta un destilēti tajā pašā dienā, lēni. Salda un smaga kā jasmīns un banāns, ar pikantu niansi. Maisījumā bieži pietiek ar vienu pilienu; tas ir viss noslēpums.",
      alts: [
        "Medaina pudelīte ar pipeti, ilang-ilanga eļļa uz lina auduma ar dzelteniem ziediem, kuriem garas, nokarenas ziedlapas",
        "Ilang-ilanga eļļas pudelīte guļ uz lina auduma starp dzelteniem ziediem ar garām ziedlapām, skats no augšas",
      ],
    },
    "linen-gift-box": {
      name: "Lina dāvanu kastīte",
      description:
        "Lavanda, vīraks un bergamote, pa 10 ml, kastītē, kas apvilkta ar dabisku linu. Kartīte iekšā pastāsta, kas ir katra un ar kurām divām sākt. Kastīte ir domāta paturēšanai.",
      alts: [
        "Atvērta, ar linu apvilkta dāvanu kastīte ar lavandas un vīraka pudelītēm, blakus bergamotes pudelīte, priekšā kartīte un aiz tās vāks",
        "Kastītes lina audums un pudelīšu etiķetes tuvplānā",
      ],
    },
    "pearl-teardrop-diffuser": {
      name: "Pilienveida difuzors Pearl",
      description:
        "Matēta balta porcelāna piliens, augšā izvilkts šaurā atverē, tā ka migla iznāk vienā tievā pavedienā. Uz tā nekas nav redzams, ne raksts, ne poga: to ieslēdz pie kājiņas.",
      alts: [
        "Augsts matēta balta porcelāna piliens uz misiņa kājiņas",
        "Augsts matēta balta porcelāna piliens vakarā uz vannasistabas plaukta, pie kājiņas gaisma, ceļas migla, aiz tā salocīti dvieļi",
        "Porcelāna piliena šaurā, ar misiņu izklātā atvere tuvplānā",
        "Augsts matēta balta porcelāna piliens uz valriekstkoka galda blakus krūzei",
      ],
    },
  },
  phrases: {
    "Ribbed ivory ceramic globe": "Rievota ziloņkaula krāsas keramikas lode",
    "3-hour auto shut-off": "Automātiska izslēgšanās pēc 3 stundām",
    "10 LED colours, or no light at all": "10 LED krāsas vai bez gaismas",
    "Three intensity modes": "Trīs intensitātes pakāpes",
    "2000mAh battery, up to 24 hours cordless": "2000 mAh akumulators, līdz 24 stundām bez vada",
    "Scents rooms up to 15m²": "Aromāts telpām līdz 15 m²",
    "The ribs catch daylight, so it is pleasant to look at even when it is switched off.":
      "Rievas tver dienasgaismu, tāpēc uz to patīkami skatīties arī tad, kad tas ir izslēgts.",
    "The battery frees it from the socket, so it can move from the desk to the bedside.":
      "Ar akumulatoru tas nav atkarīgs no kontaktligzdas, tāpēc var pārcelties no rakstāmgalda pie gultas.",
    "The light can glow, change slowly or stay dark while the mist goes on.":
      "Gaisma var mirdzēt, lēni mainīties vai nedegt, kamēr migla turpina celties.",
    "Lift off the top and fill the tank with clean tap water, no higher than the MAX line.":
      "Noceliet augšdaļu un piepildiet tvertni ar tīru krāna ūdeni, ne augstāk par MAX līniju.",
    "Add three to five drops of essential oil.": "Pievienojiet trīs līdz piecus pilienus ēteriskās eļļas.",
    "Put the top back and press the button once to start; press again to change the intensity.":
      "Uzlieciet augšdaļu un nospiediet pogu vienreiz, lai ieslēgtu; nospiediet vēlreiz, lai mainītu intensitāti.",
    "Hold the button to choose a light colour or to switch the light off.":
      "Turiet pogu nospiestu, lai izvēlētos gaismas krāsu vai izslēgtu gaismu.",
    "Empty the tank after use and wipe it dry with a soft cloth.":
      "Pēc lietošanas iztukšojiet tvertni un noslaukiet to sausu ar mīkstu drānu.",
    Material: "Materiāls",
    "Glazed ceramic, brass-finished steel": "Glazēta keramika, tērauds ar misiņa apdari",
    Size: "Izmērs",
    Weight: "Svars",
    Capacity: "Ietilpība",
    Power: "Jauda",
    "3W, USB-C": "3 W, USB-C",
    "Battery life": "Akumulatora darbības laiks",
    "2000mAh, up to 24 hours": "2000 mAh, līdz 24 stundām",
    "Room size": "Telpas platība",
    Light: "Gaisma",
    "10 LED colours": "10 LED krāsas",
    "Intensity modes": "Intensitātes pakāpes",
    "Automatic shut-off": "Automātiska izslēgšanās",
    "After 3 hours": "Pēc 3 stundām",
    "In the box": "Komplektā",
    "Diffuser, USB-C cable, measuring cup, instructions": "Difuzors, USB-C vads, mērtrauciņš, instrukcija",
    "Use only the supplied USB-C cable and a 5 V adapter.":
      "Lietojiet tikai komplektā esošo USB-C vadu un 5 V adapteri.",
    "Unplug before filling, emptying or cleaning.":
      "Pirms uzpildes, iztukšošanas vai tīrīšanas atvienojiet no strāvas.",
    "Never fill above the MAX line and never put the base under water.":
      "Nekad nepildiet virs MAX līnijas un nekad nelieciet pamatni zem ūdens.",
    "Do not use with wet hands or a damaged cable.": "Nelietojiet ar slapjām rokām vai bojātu vadu.",
    "Contains a lithium-ion battery: keep away from heat and do not open.":
      "Satur litija jonu akumulatoru: sargājiet no karstuma un neatveriet.",
    "Keep out of reach of children and pets.": "Sargājiet no bērniem un mājdzīvniekiem.",
    "Pure essential oil, nothing added": "Tīra ēteriskā eļļa, nekas nav pievienots",
    "From flowering tops, steam-distilled": "No ziedošām galotnēm, destilēta ar tvaiku",
    "10 ml amber glass bottle": "10 ml brūna stikla pudelīte",
    "Cap with dropper": "Vāciņš ar pipeti",
    "Child-resistant cap with dropper": "Bērniem neatverams vāciņš ar pipeti",
    "Origin: France": "Izcelsme: Francija",
    "A familiar scent for the quiet end of the day.": "Pazīstama smarža klusam dienas noslēgumam.",
    "Blends well with cedarwood, sweet orange and bergamot.": "Labi saskan ar ciedru, saldo apelsīnu un bergamoti.",
    "Three to five drops are enough for one filling, so a bottle lasts about forty evenings.":
      "Vienai uzpildei pietiek ar trim līdz pieciem pilieniem, tāpēc pudelītes pietiek apmēram četrdesmit vakariem.",
    "One or two drops are enough for one filling, so a bottle lasts about a hundred evenings.":
      "Vienai uzpildei pietiek ar vienu vai diviem pilieniem, tāpēc pudelītes pietiek apmēram simt vakariem.",
    "The amber glass keeps light away from the oil.": "Brūnais stikls sargā eļļu no gaismas.",
    "Add three to five drops to a diffuser filled with water.":
      "Pievienojiet trīs līdz piecus pilienus ar ūdeni piepildītam difuzoram.",
    "Add one or two drops to a diffuser filled with water.":
      "Pievienojiet vienu vai divus pilienus ar ūdeni piepildītam difuzoram.",
    "Start with the lowest intensity, and air the room after use.":
      "Sāciet ar zemāko intensitāti un pēc lietošanas izvēdiniet telpu.",
    "Leave a door open where animals live; cats and birds need a room without scent.":
      "Atstājiet durvis vaļā, ja mājās ir dzīvnieki; kaķiem un putniem vajag telpu bez smaržas.",
    "Close the bottle and keep it upright, cool and dark.":
      "Aizveriet pudelīti un glabājiet to stāvus, vēsā un tumšā vietā.",
    "Botanical name": "Botāniskais nosaukums",
    INCI: "INCI",
    "Plant part": "Auga daļa",
    "Flowering tops": "Ziedošas galotnes",
    Extraction: "Ieguves veids",
    "Steam-distilled": "Destilācija ar tvaiku",
    Origin: "Izcelsme",
    France: "Francija",
    Scent: "Smarža",
    "Floral, herbal, softly sweet": "Ziedaina, garšaugu, maigi salda",
    Note: "Aromāta nots",
    Middle: "Vidējā",
    "Blends with": "Saskan ar",
    "Cedarwood, sweet orange and bergamot": "Ciedrs, saldais apelsīns un bergamote",
    Volume: "Tilpums",
    "Best used": "Ieteicams izlietot",
    "Within 12 months of opening": "12 mēnešu laikā pēc atvēršanas",
    "Do not use undiluted on the skin.": "Nelietot neatšķaidītu uz ādas.",
    "Banded stone finish, each piece a little different": "Joslaina akmens apdare, katrs izstrādājums mazliet atšķiras",
    "Its colours sit well with wood, linen and books.": "Tā krāsas labi sader ar koku, linu un grāmatām.",
    "Stone composite, brass-finished steel": "Akmens kompozīts, tērauds ar misiņa apdari",
    "From leaves and twigs, steam-distilled": "No lapām un zariņiem, destilēta ar tvaiku",
    "Origin: Portugal": "Izcelsme: Portugāle",
    "A bright, airy scent for bathrooms and work rooms.": "Gaiša, gaisīga smarža vannasistabām un darbistabām.",
    "Blends well with lavender, rosemary and geranium.": "Labi saskan ar lavandu, rozmarīnu un ģerāniju.",
    "Leaves and twigs": "Lapas un zariņi",
    Portugal: "Portugāle",
    "Fresh, green, cool": "Svaiga, zaļa, vēsa",
    Top: "Augšējā",
    "Lavender, rosemary and geranium": "Lavanda, rozmarīns un ģerānija",
    "Solid oiled walnut": "Masīvs eļļots valriekstkoks",
    "Three wells for 10 ml bottles": "Trīs ligzdas 10 ml pudelītēm",
    "Brass inlay along the front": "Misiņa ieliktnis gar priekšpusi",
    "Felt pads underneath": "Filca paliktņi apakšā",
    "Your oils stand together beside the diffuser instead of in a drawer.":
      "Jūsu eļļas stāv kopā blakus difuzoram, nevis atvilktnē.",
    "The wells hold each bottle firmly, so none is knocked over.":
      "Ligzdas stingri tur katru pudelīti, tāpēc neviena neapgāžas.",
    "The felt pads are kind to polished tables.": "Filca paliktņi saudzē pulētus galdus.",
    "Stand it on a level surface, out of direct sun.": "Novietojiet uz līdzenas virsmas, prom no tiešas saules.",
    "Set one closed bottle in each well.": "Katrā ligzdā ielieciet vienu aizvērtu pudelīti.",
    "Wipe up drops at once, and oil the wood once a year.":
      "Pilienus noslaukiet uzreiz, un reizi gadā ieeļļojiet koku.",
    "Walnut, brass": "Valriekstkoks, misiņš",
    Fits: "Paredzēts",
    "Three 10 ml bottles": "Trim 10 ml pudelītēm",
    "Turned walnut base with its own grain": "Virpots valriekstkoka pamats ar savu rakstu",
    "The milk glass makes an even, lamp-like glow for late reading corners.":
      "Pienstikls dod vienmērīgu mirdzumu kā lampa vēlas lasīšanas stūrītim.",
    "Walnut, opal glass, brass-finished steel": "Valriekstkoks, opālstikls, tērauds ar misiņa apdari",
    "From fresh peel, cold-pressed": "No svaigas mizas, auksti spiesta",
    "Origin: Italy": "Izcelsme: Itālija",
    "A sunny scent that guests recognise at once.": "Saulaina smarža, ko viesi uzreiz pazīst.",
    "Blends well with cedarwood, geranium and ylang-ylang.": "Labi saskan ar ciedru, ģerāniju un ilang-ilangu.",
    "Fresh peel": "Svaiga miza",
    "Cold-pressed": "Auksti spiesta",
    Italy: "Itālija",
    "Sweet, juicy, sunny": "Salda, sulīga, saulaina",
    "Cedarwood, geranium and ylang-ylang": "Ciedrs, ģerānija un ilang-ilangs",
    "From wood, steam-distilled": "No koksnes, destilēta ar tvaiku",
    "Origin: Morocco": "Izcelsme: Maroka",
    "A dry base note that makes a blend last longer in the room.":
      "Sausa pamatnots, kas ļauj maisījumam ilgāk palikt telpā.",
    "Blends well with lavender, sweet orange and frankincense.": "Labi saskan ar lavandu, saldo apelsīnu un vīraku.",
    Wood: "Koksne",
    Morocco: "Maroka",
    "Dry, woody, warm": "Sausa, koksnaina, silta",
    Base: "Pamata",
    "Lavender, sweet orange and frankincense": "Lavanda, saldais apelsīns un vīraks",
    "Fluted clay column, narrow foot": "Rievota māla kolonna, šaura kājiņa",
    "Its narrow foot fits a shelf, a bedside table or a full desk.":
      "Šaurā kājiņa ietilpst plauktā, uz naktsgaldiņa vai pilna rakstāmgalda.",
    "Matt ceramic, brass-finished steel": "Matēta keramika, tērauds ar misiņa apdari",
    "Four unglazed clay tablets": "Četras neglazētas māla plāksnītes",
    "Stoneware dish, 17 cm across": "Akmensmasas trauks, diametrs 17 cm",
    "No water, no electricity": "Bez ūdens, bez elektrības",
    "Can be used again and again": "Lietojami atkal un atkal",
    "They scent the places a diffuser is too large for.": "Tie smaržo tur, kur difuzors ir par lielu.",
    "The clay gives the scent back slowly, so nothing has to be watched.":
      "Māls atdod smaržu lēni, tāpēc nekas nav jāuzrauga.",
    "A fresh drop wakes them up again.": "Svaigs piliens tos atkal pamodina.",
    "Let two or three drops of oil sink into each stone.":
      "Ļaujiet katrā akmenī iesūkties diviem vai trim pilieniem eļļas.",
    "Lay the stones in their dish, not on wood or cloth.": "Novietojiet akmeņus to traukā, nevis uz koka vai auduma.",
    "Renew the drops when the scent has faded.": "Atjaunojiet pilienus, kad smarža ir izgaisusi.",
    "Terracotta, stoneware": "Terakota, akmensmasa",
    Dish: "Trauks",
    Contents: "Saturs",
    "Four stones, one dish": "Četri akmeņi, viens trauks",
    "From leaves and flowers, steam-distilled": "No lapām un ziediem, destilēta ar tvaiku",
    "Origin: Egypt": "Izcelsme: Ēģipte",
    "A flowery scent that is not heavy, for living rooms and dressing tables.":
      "Ziedaina smarža, kas nav smaga, viesistabām un tualetes galdiņiem.",
    "Blends well with eucalyptus, sweet orange and bergamot.": "Labi saskan ar eikaliptu, saldo apelsīnu un bergamoti.",
    "Leaves and flowers": "Lapas un ziedi",
    Egypt: "Ēģipte",
    "Rosy, green, lightly lemony": "Rožaina, zaļa, viegli citronaina",
    "Eucalyptus, sweet orange and bergamot": "Eikalipts, saldais apelsīns un bergamote",
    "Mouth-blown amber glass dome": "Ar muti pūsts dzintarkrāsas stikla kupols",
    "The glass warms every light colour, so even the cool ones feel soft.":
      "Stikls sasilda katru gaismas krāsu, tāpēc arī vēsās šķiet maigas.",
    "Glass, dark-stained wood, brass-finished steel": "Stikls, tumši beicēts koks, tērauds ar misiņa apdari",
    "From leaves and flowering tops, steam-distilled": "No lapām un ziedošām galotnēm, destilēta ar tvaiku",
    "Origin: Hungary": "Izcelsme: Ungārija",
    "It wakes up a study or a hallway in a few minutes.": "Tā dažās minūtēs pamodina darbistabu vai gaiteni.",
    "Blends well with rosemary, lemon and eucalyptus.": "Labi saskan ar rozmarīnu, citronu un eikaliptu.",
    "Use it sparingly, and not in a room where a small child sleeps.":
      "Lietojiet taupīgi un ne telpā, kur guļ mazs bērns.",
    "Leaves and flowering tops": "Lapas un ziedošas galotnes",
    Hungary: "Ungārija",
    "Cool, green, sweet at the end": "Vēsa, zaļa, beigās salda",
    "Rosemary, lemon and eucalyptus": "Rozmarīns, citrons un eikalipts",
    "30 ml amber glass bottle": "30 ml brūna stikla pudelīte",
    "Origin: Sicily, Italy": "Izcelsme: Sicīlija, Itālija",
    "A bright note for a kitchen, without the smell of a cleaning cupboard.":
      "Ienes virtuvē citronu svaigumu, nesmaržojot pēc tīrīšanas līdzekļu skapja.",
    "Blends well with lavender, tea tree and frankincense.": "Labi saskan ar lavandu, tējas koku un vīraku.",
    "Three to five drops are enough for one filling, so a bottle lasts about a hundred and twenty evenings.":
      "Vienai uzpildei pietiek ar trim līdz pieciem pilieniem, tāpēc pudelītes pietiek apmēram simt divdesmit vakariem.",
    "One or two drops are enough for one filling, so a bottle lasts about three hundred evenings.":
      "Vienai uzpildei pietiek ar vienu vai diviem pilieniem, tāpēc pudelītes pietiek apmēram trīssimt vakariem.",
    "Citrus oils fade first: keep the bottle closed and cool, and use it within a year.":
      "Citrusu eļļu smarža izgaist visātrāk: turiet pudelīti aizvērtu un vēsumā un izlietojiet gada laikā.",
    "Sicily, Italy": "Sicīlija, Itālija",
    "Bright, zesty, clean": "Gaiša, mundra, tīra",
    "Lavender, tea tree and frankincense": "Lavanda, tējas koks un vīraks",
    "From flowering sprigs, steam-distilled": "No ziedošiem zariņiem, destilēta ar tvaiku",
    "Origin: Spain": "Izcelsme: Spānija",
    "A clear, busy scent for desks and kitchens.": "Dzidra, rosīga smarža rakstāmgaldiem un virtuvēm.",
    "Blends well with lemon, peppermint and cedarwood.": "Labi saskan ar citronu, piparmētru un ciedru.",
    "Flowering sprigs": "Ziedoši zariņi",
    Spain: "Spānija",
    "Herbal, resinous, clear": "Garšaugu, sveķaina, dzidra",
    "Lemon, peppermint and cedarwood": "Citrons, piparmētra un ciedrs",
    "Clear borosilicate glass": "Caurspīdīgs borsilikāta stikls",
    "Brass collar": "Misiņa apkakle",
    "350 ml, more than one filling for every tank": "350 ml, vairāk nekā viena uzpilde katrai tvertnei",
    "Pours without dripping": "Lej nepilot",
    "The water goes into the tank and not on the table.": "Ūdens nonāk tvertnē, nevis uz galda.",
    "The collar gives wet hands something to hold.": "Apkakle dod slapjām rokām, kur turēties.",
    "It is good-looking enough to stay out, with a stem or two in it.":
      "Tā ir pietiekami glīta, lai paliktu redzamā vietā, ar kādu zariņu iekšā.",
    "Fill it with clean tap water, no more than two thirds.":
      "Piepildiet to ar tīru krāna ūdeni, ne vairāk kā līdz divām trešdaļām.",
    "Pour slowly, and stop at the MAX line of the tank.": "Lejiet lēni un apstājieties pie tvertnes MAX līnijas.",
    "Rinse by hand; the collar does not like the dishwasher.":
      "Skalojiet ar rokām; apkaklei nepatīk trauku mazgājamā mašīna.",
    "Borosilicate glass, brass": "Borsilikāta stikls, misiņš",
    Holds: "Ietilpība",
    "Travertine body, turned from one piece": "Travertīna korpuss, virpots no viena gabala",
    "Stone keeps it steady on a table where children or sleeves pass by.":
      "Akmens to stingri tur uz galda, gar kuru iet bērni vai piedurknes.",
    "Empty the tank after use, and wipe drops off the stone: it is porous and remembers oil.":
      "Pēc lietošanas iztukšojiet tvertni un noslaukiet pilienus no akmens: tas ir porains un atceras eļļu.",
    "Real travertine, glazed stoneware, brass-finished steel":
      "Īsts travertīns, glazēta akmensmasa, tērauds ar misiņa apdari",
    "From leaves, steam-distilled": "No lapām, destilēta ar tvaiku",
    "Origin: Australia": "Izcelsme: Austrālija",
    "A plain, clean scent for bathrooms, laundries and boot rooms.":
      "Vienkārša, tīra smarža vannasistabām, veļas telpām un priekšnamiem.",
    "Blends well with lemon, lavender and eucalyptus.": "Labi saskan ar citronu, lavandu un eikaliptu.",
    Leaves: "Lapas",
    Australia: "Austrālija",
    "Green, spicy, clean": "Zaļa, pikanta, tīra",
    "Lemon, lavender and eucalyptus": "Citrons, lavanda un eikalipts",
    "From fresh peel, cold-pressed, bergapten-free": "No svaigas mizas, auksti spiesta, bez bergaptēna",
    "Origin: Calabria, Italy": "Izcelsme: Kalabrija, Itālija",
    "Brightens a blend without making it smell of fruit.": "Padara maisījumu gaišāku, nepiešķirot tam augļu smaržu.",
    "Blends well with lavender, geranium and sandalwood.": "Labi saskan ar lavandu, ģerāniju un sandalkoku.",
    "Cold-pressed, bergapten-free": "Auksti spiesta, bez bergaptēna",
    "Calabria, Italy": "Kalabrija, Itālija",
    "Citrus, floral, like black tea": "Citrusaina, ziedaina, kā melnā tēja",
    "Lavender, geranium and sandalwood": "Lavanda, ģerānija un sandalkoks",
    "Spun from one sheet of brass": "Veidota no vienas misiņa loksnes",
    "Fits bottles of 5 ml and more": "Der pudelītēm no 5 ml",
    "Smooth inside, so nothing stays behind": "Iekšpuse gluda, tāpēc nekas tajā nepaliek",
    "Blends are mixed without a drop on the table.": "Maisījumi tiek sajaukti bez piliena uz galda.",
    "It is heavy enough to stand in the bottle by itself.": "Tā ir pietiekami smaga, lai pati stāvētu pudelītē.",
    "Set it in the neck of an empty bottle.": "Ievietojiet to tukšas pudelītes kaklā.",
    "Count the drops; add the strongest oil last.": "Skaitiet pilienus; stiprāko eļļu pievienojiet pēdējo.",
    "Wash it with warm water and a little soap, and dry it at once.":
      "Mazgājiet to ar siltu ūdeni un nedaudz ziepju un uzreiz nosusiniet.",
    Brass: "Misiņš",
    Outlet: "Atvere",
    "8 mm across": "Diametrs 8 mm",
    "From resin, steam-distilled": "No sveķiem, destilēta ar tvaiku",
    "Origin: Somalia": "Izcelsme: Somālija",
    "A slow scent for reading and for rooms with high ceilings.":
      "Smarža, kas atveras lēni: lasīšanai un telpām ar augstiem griestiem.",
    "Blends well with sandalwood, bergamot and cedarwood.": "Labi saskan ar sandalkoku, bergamoti un ciedru.",
    Resin: "Sveķi",
    Somalia: "Somālija",
    "Balsamic, peppery, lightly citrus": "Balzamiska, piparaina, viegli citrusaina",
    "Sandalwood, bergamot and cedarwood": "Sandalkoks, bergamote un ciedrs",
    "From fresh grass, steam-distilled": "No svaigas zāles, destilēta ar tvaiku",
    "Origin: Kerala, India": "Izcelsme: Kerala, Indija",
    "Two drops scent a living room.": "Ar diviem pilieniem pietiek viesistabai.",
    "Blends well with peppermint, rosemary and cedarwood.": "Labi saskan ar piparmētru, rozmarīnu un ciedru.",
    "Fresh grass": "Svaiga zāle",
    "Kerala, India": "Kerala, Indija",
    "Lemony, grassy, warm": "Citronaina, zālaina, silta",
    "Peppermint, rosemary and cedarwood": "Piparmētra, rozmarīns un ciedrs",
    "From heartwood, steam-distilled": "No kodolkoksnes, destilēta ar tvaiku",
    "Origin: Western Australia": "Izcelsme: Rietumaustrālija",
    "It rounds off every blend, and can still be found in a cushion the next morning.":
      "Tā noapaļo katru maisījumu un nākamajā rītā vēl ir atrodama spilvenā.",
    "Blends well with bergamot, ylang-ylang and frankincense.": "Labi saskan ar bergamoti, ilang-ilangu un vīraku.",
    Heartwood: "Kodolkoksne",
    "Western Australia": "Rietumaustrālija",
    "Creamy, soft, woody": "Krēmīga, maiga, koksnaina",
    "Bergamot, ylang-ylang and frankincense": "Bergamote, ilang-ilangs un vīraks",
    "Solid oiled cedar": "Masīvs eļļots ciedrs",
    "Room for ten 10 ml bottles": "Vieta desmit 10 ml pudelītēm",
    "Tall back and a plate of brass": "Augsta aizmugure un misiņa plāksnīte",
    "Divider in the middle": "Starpsiena pa vidu",
    "The oil you want is found without lifting the others.": "Vajadzīgo eļļu var atrast, neceļot pārējās.",
    "Set with its back to the window, it shades the bottles.":
      "Novietota ar aizmuguri pret logu, tā dod pudelītēm ēnu.",
    "Cedar has a scent of its own, a quiet one.": "Ciedram ir sava, klusa smarža.",
    "Stand it in a cool place, and set the closed bottles in upright.":
      "Novietojiet to vēsā vietā un ielieciet aizvērtās pudelītes stāvus.",
    "Wipe up drops at once.": "Pilienus noslaukiet uzreiz.",
    "Oil the wood once a year, on the outside only.": "Ieeļļojiet koku reizi gadā, tikai no ārpuses.",
    "Cedar, brass": "Ciedrs, misiņš",
    "Ten 10 ml bottles": "Desmit 10 ml pudelītēm",
    "Mouth-blown smoked glass on oak": "Ar muti pūsts dūmakains stikls uz ozola",
    "The smoke in the glass takes the edge off the light, so it may stay on beside a bed.":
      "Dūmakainais stikls mīkstina gaismu, tāpēc tā var degt arī pie gultas.",
    "Smoked glass, oak, stoneware, brass-finished steel":
      "Dūmakains stikls, ozols, akmensmasa, tērauds ar misiņa apdari",
    "Small enough for a bedside table": "Pietiekami mazs naktsgaldiņam",
    "Its button is silent, and the lowest light is low enough to sleep by.":
      "Tā poga ir klusa, un vājākā gaisma ir tik vāja, ka pie tās var gulēt.",
    "Glazed porcelain, oak, brass-finished steel": "Glazēts porcelāns, ozols, tērauds ar misiņa apdari",
    "From fresh flowers, steam-distilled, complete": "No svaigiem ziediem, destilēta ar tvaiku, nefrakcionēta",
    "Origin: Madagascar": "Izcelsme: Madagaskara",
    "It turns plain citrus into something for the evening.": "Tā vienkāršu citrusu pārvērš vakara smaržā.",
    "Blends well with sweet orange, sandalwood and bergamot.":
      "Labi saskan ar saldo apelsīnu, sandalkoku un bergamoti.",
    "Fresh flowers": "Svaigi ziedi",
    "Steam-distilled, complete": "Destilācija ar tvaiku, nefrakcionēta",
    Madagascar: "Madagaskara",
    "Sweet, floral, exotic": "Salda, ziedaina, eksotiska",
    "Sweet orange, sandalwood and bergamot": "Saldais apelsīns, sandalkoks un bergamote",
    "Lavender, frankincense and bergamot, 10 ml each": "Lavanda, vīraks un bergamote, pa 10 ml",
    "Box covered with natural linen": "Ar dabisku linu apvilkta kastīte",
    "Card with three blends": "Kartīte ar trim maisījumiem",
    "Ready to give": "Gatava dāvināšanai",
    "Three oils that agree with each other in any mixture.": "Trīs eļļas, kas saskan jebkurā maisījumā.",
    "The box stays useful: it holds letters, cables or more oils.":
      "Kastīte noderēs arī vēlāk: tajā glabā vēstules, vadus vai vēl eļļas.",
    "It costs less than the three bottles alone.": "Tā maksā mazāk nekā trīs pudelītes atsevišķi.",
    "Begin with four drops of lavender and one of frankincense.":
      "Sāciet ar četriem pilieniem lavandas un vienu pilienu vīraka.",
    "Keep the bottles closed, upright, cool and dark.": "Glabājiet pudelītes aizvērtas, stāvus, vēsā un tumšā vietā.",
    "Warnings for each oil are on its bottle and on its own page.":
      "Brīdinājumi par katru eļļu ir uz tās pudelītes un tās lapā.",
    "Three oils, 10 ml each; card": "Trīs eļļas, pa 10 ml; kartīte",
    Box: "Kastīte",
    "21 × 10 × 9 cm, linen over board": "21 × 10 × 9 cm, lins uz kartona",
    "Plain matt porcelain": "Vienkāršs matēts porcelāns",
    "Plain enough for a room that has everything already.": "Pietiekami vienkāršs telpai, kurā jau viss ir.",
    "Matt porcelain, brass-finished steel": "Matēts porcelāns, tērauds ar misiņa apdari",
    "linalool, linalyl acetate, geraniol": "linalools, linalilacetāts, geraniols",
    "1,8-cineole, limonene, alpha-terpineol": "1,8-cineols, limonēns, alfa-terpineols",
    "limonene, linalool": "limonēns, linalools",
    "alpha-, beta-, gamma-himachalene": "alfa-, beta-, gamma-himahalēns",
    "citronellol, geraniol, linalool": "citronelols, geraniols, linalools",
    "menthol, menthone, limonene": "mentols, mentons, limonēns",
    "limonene, citral, beta-pinene": "limonēns, citrāls, beta-pinēns",
    "1,8-cineole, alpha-pinene, camphor": "1,8-cineols, alfa-pinēns, kampars",
    "terpinen-4-ol, gamma-terpinene, limonene": "terpinēn-4-ols, gamma-terpinēns, limonēns",
    "limonene, linalool, linalyl acetate": "limonēns, linalools, linalilacetāts",
    "alpha-pinene, limonene, alpha-thujene": "alfa-pinēns, limonēns, alfa-tujēns",
    "citral, geraniol, citronellal": "citrāls, geraniols, citronelāls",
    "alpha-santalol, beta-santalol": "alfa-santalols, beta-santalols",
    "linalool, benzyl benzoate, geranyl acetate": "linalools, benzilbenzoāts, geranilacetāts",
    "linalool, linalyl acetate, limonene, alpha-pinene": "linalools, linalilacetāts, limonēns, alfa-pinēns",
  },
};
