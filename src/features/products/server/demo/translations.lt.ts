import type { DemoProductTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. Hazard and precautionary statements follow Regulation (EC) No 1272/2008. */
export const translations: DemoProductTranslations = {
  responsiblePerson: "Aurelle Example OÜ, Näidise 1, EE-10115 Tallinn, safety@example.com",
  products: {
    "lune-ceramic-diffuser": {
      name: "Keraminis difuzorius „Lune“",
      description:
        "Pilnatis iš rumbuotos dramblio kaulo spalvos keramikos ant satininio žalvario žiedo. Šviesa sklinda iš apačios, todėl stalas švyti, o rutulys lieka ramus. Palangei, prieškambariui, dienos pabaigai.",
      alts: [
        "Apvalus difuzorius iš rumbuotos dramblio kaulo spalvos keramikos ant žalvarinės kojelės",
        "Apvalus difuzorius iš rumbuotos dramblio kaulo spalvos keramikos vakare ant riešutmedžio naktinio staliuko, prie kojelės šviesa, kyla rūkas, už jo knygos ir puodelis",
        "Dramblio kaulo spalvos keramikos rumbai ir šviesa virš žalvarinės kojelės iš arti",
        "Apvalus difuzorius iš rumbuotos dramblio kaulo spalvos keramikos šalia dviejų stovinčių, šiek tiek aukštesnių knygų",
      ],
    },
    "lavender-oil": {
      name: "Levandų eterinis aliejus",
      description:
        "Levanda, kokia ji kvepia lauke: pirma gėlėta, paskui žalia ir truputį kaip šienas. Distiliuotas garais iš žydinčių viršūnėlių. Aliejus pradžiai, jei turite tik vieną.",
      alts: [
        "Medaus spalvos buteliukas su pipete, levandų aliejus ant šviesaus akmens, priešais levandų šakelės",
        "Levandų aliejaus buteliukas guli tarp levandų stiebelių, vaizdas iš viršaus",
      ],
    },
    "amber-stone-diffuser": {
      name: "Akmeninis difuzorius „Amber“",
      description:
        "Žemas kupolas, panašus į medaus spalvos travertiną, dryžuotas ir akytas kaip pats akmuo, perskirtas viena plona žalvario linija. Kai kyla rūkas, pro siūlę matyti šviesa. Jis pakankamai sunkus, kad liktų ten, kur pastatėte.",
      alts: [
        "Kupolo formos difuzorius su medaus spalvos akmens apdaila ir žalvarine juosta",
        "Kupolo formos difuzorius su medaus spalvos akmens apdaila vakare ant riešutmedžio naktinio staliuko, šviesa įjungta ir kyla rūkas, už jo knygos ir puodelis",
        "Medaus spalvos akmens apdailos juostos ir šviesa siūlėje iš arti",
        "Kupolo formos difuzorius su medaus spalvos akmens apdaila ant riešutmedžio stalo šalia perpus žemesnio puodelio",
      ],
    },
    "eucalyptus-oil": {
      name: "Eukaliptų eterinis aliejus",
      description:
        "Vėsus ir švarus, ne toks aštrus, kaip įprasta eukaliptui. Distiliuotas iš Eucalyptus radiata lapų ir jaunų šakelių. Gera draugija rytui prie atviro lango.",
      alts: [
        "Medaus spalvos buteliukas su pipete, eukaliptų aliejus ant riešutmedžio su sidabriškai žalių lapų šakelėmis",
        "Eukaliptų aliejaus buteliukas guli ant riešutmedžio tarp eukaliptų šakelių, vaizdas iš viršaus",
      ],
    },
    "walnut-oil-stand": {
      name: "Riešutmedžio aliejų stovas",
      description:
        "Aliejuoto riešutmedžio luitas su trimis žalvariu apvestais lizdais 10 ml buteliukams. Jame naudojami aliejai stovi stačiai ir po ranka. Buteliukų komplekte nėra.",
      alts: [
        "Riešutmedžio stovas su žalvario linija: dviejuose lizduose aliejų buteliukai, trečiasis tuščias, jo buteliukas priekyje",
        "Buteliukas riešutmedžio stove ir tuščio lizdo žalvarinis kraštas iš arti",
      ],
    },
    "walnut-grove-diffuser": {
      name: "Riešutmedžio difuzorius „Grove“",
      description:
        "Apačioje tekintas riešutmedžio pagrindas, viršuje pieninio stiklo varpas. Stiklas paskirsto šviesą tolygiai, nuo žvakės šilumos iki dešimties LED spalvų. Kiekvieno pagrindo raštas savas.",
      alts: [
        "Difuzorius su riešutmedžio pagrindu ir pieninio stiklo kupolu",
        "Difuzorius su riešutmedžio pagrindu ir švytinčiu pieninio stiklo kupolu vakare ant ąžuolinio stalo, kyla rūkas, už jo puodelis ir knygų eilė",
        "Riešutmedžio raštas, žalvarinis mygtukas ir žalvarinis žiedas po pieniniu stiklu iš arti",
        "Difuzorius su riešutmedžio pagrindu ir pieninio stiklo kupolu šalia delno dydžio užrašų knygelės",
      ],
    },
    "sweet-orange-oil": {
      name: "Saldžiųjų apelsinų eterinis aliejus",
      description:
        "Šaltai spausta žievelė ir nieko daugiau: apelsino kvapas tą akimirką, kai jį atveriate. Vienas linksmas, o medienos ir gėlių kvapams – draugiškas partneris.",
      alts: [
        "Medaus spalvos buteliukas su pipete, saldžiųjų apelsinų aliejus ant lininio audinio, šalia sveikas ir perpjautas apelsinas",
        "Saldžiųjų apelsinų aliejaus buteliukas guli ant lininio audinio tarp perpjautų apelsinų, vaizdas iš viršaus",
      ],
    },
    "cedarwood-oil": {
      name: "Kedrų eterinis aliejus",
      description:
        "Sausas ir šiltas kaip penalas ir sena spinta. Distiliuotas garais iš Atlaso kedro medienos. Lengvesniems aliejams suteikia gylio ir lieka, kai jie jau išsivadėję.",
      alts: [
        "Medaus spalvos buteliukas su pipete, kedrų aliejus ant riešutmedžio su kedro skiedromis ir susisukusiomis drožlėmis",
        "Kedrų aliejaus buteliukas guli ant riešutmedžio tarp kedro skiedrų ir drožlių, vaizdas iš viršaus",
      ],
    },
    "dune-fluted-diffuser": {
      name: "Rievėtas difuzorius „Dune“",
      description:
        "Liekna smėlio spalvos molio kolona, rievėta kaip bangelės paplūdimyje. Šviesa telkiasi aplink žalvarinę kojelę, rūkas išeina pro mažą angą viršuje. Vietos užima ne daugiau nei vaza.",
      alts: [
        "Aukštas rievėtas difuzorius iš smėlio spalvos molio ant žalvarinės kojelės",
        "Aukštas rievėtas difuzorius iš smėlio spalvos molio vakare ant vonios kambario lentynos, prie kojelės šviesa, kyla rūkas, už jo sulankstyti rankšluosčiai",
        "Molio rievės ir šviesa virš žalvarinės kojelės iš arti",
        "Aukštas rievėtas difuzorius iš smėlio spalvos molio šalia dviejų citrinų",
      ],
    },
    "scent-stones": {
      name: "Terakotos kvapo akmenys",
      description:
        "Keturios neglazūruotos molio plokštelės sekliame akmens masės dubenėlyje. Jos išgeria kelis lašus aliejaus ir kvapą grąžina lėtai, be vandens ir elektros. Spintoms, stalčiams ir mažiems kambariams.",
      alts: [
        "Keturi terakotos diskai su įspausta A raide lėkštame baltame akmens masės inde ant lininio audinio",
        "Neglazūruotame kvapo akmenyje įspausta A raidė iš arti",
      ],
    },
    "geranium-oil": {
      name: "Pelargonijų eterinis aliejus",
      description:
        "Rožė žaliu stiebu: pelargonija švelnesnė, nei žada jos vardas, ir gaivesnė už pačią rožę. Distiliuotas garais iš Pelargonium graveolens lapų ir žiedų. Užtenka dviejų lašų.",
      alts: [
        "Medaus spalvos buteliukas su pipete, pelargonijų aliejus ant lininio audinio su rožiniais žiedais ir giliai skiautėtais lapais",
        "Pelargonijų aliejaus buteliukas guli ant lininio audinio tarp žydinčių pelargonijų stiebelių, vaizdas iš viršaus",
      ],
    },
    "dusk-glass-diffuser": {
      name: "Stiklinis difuzorius „Dusk“",
      description:
        "Gintaro spalvos stiklas, pūstas virš žalvarinio koto, ant tamsaus medžio pagrindo. Dieną rodo kambarį pro medų, naktį šviesa kyla jo viduje. Pildant stiklas nukeliamas.",
      alts: [
        "Difuzorius su gintaro spalvos stiklo kupolu virš žalvarinio koto ant tamsaus medžio pagrindo",
        "Difuzorius su gintaro spalvos stiklo kupolu vakare ant ąžuolinio stalo, šviesa švyti pro stiklą, kyla rūkas, už jo knygų eilė ir puodelis",
        "Gintaro spalvos stiklo apačia, žalvarinis žiedas ir tamsi mediena iš arti",
        "Difuzorius su gintaro spalvos stiklo kupolu ant riešutmedžio stalo šalia dviejų stovinčių, maždaug tokio pat aukščio knygų",
      ],
    },
    "peppermint-oil": {
      name: "Pipirmėčių eterinis aliejus",
      description:
        "Pirmas įkvėpimas žiemą atvėrus langą. Distiliuotas iš pipirmėtės, nupjautos pradėjus žydėti, kai lapas stipriausias. Vienas lašas yra užuomina, trys – jau pareiškimas.",
      alts: [
        "Medaus spalvos buteliukas su pipete, pipirmėčių aliejus ant šviesaus akmens su pipirmėčių šakelėmis",
        "Pipirmėčių aliejaus buteliukas guli tarp pipirmėčių šakelių, vaizdas iš viršaus",
      ],
    },
    "lemon-oil": {
      name: "Citrinų eterinis aliejus",
      description:
        "Aliejus, slypintis geltonojoje žievelės dalyje, išspaustas be šilumos. Akimirką aštrus, paskui apvalus ir švarus. Buteliukas didesnis, nes ištuštėja greičiau už kitus.",
      alts: [
        "Aukštas medaus spalvos buteliukas su pipete, citrinų aliejus ant lininio audinio, šalia sveikos citrinos ir viena perpjauta",
        "Citrinų aliejaus buteliukas guli ant lininio audinio tarp sveikų ir perpjautų citrinų, vaizdas iš viršaus",
      ],
    },
    "rosemary-oil": {
      name: "Rozmarinų eterinis aliejus",
      description:
        "Viduržemio jūros šlaitas vidurdienį: sakai, žolelės ir šiltas akmuo. Iš kelių rozmarino tipų tai cineolo tipas, skaidrus ir lengvas. Mėgsta palaikyti draugiją dirbant.",
      alts: [
        "Medaus spalvos buteliukas su pipete, rozmarinų aliejus ant šviesaus akmens su rozmarinų šakelėmis",
        "Rozmarinų aliejaus buteliukas guli tarp rozmarinų šakelių, vaizdas iš viršaus",
      ],
    },
    "glass-filling-carafe": {
      name: "Stiklinis pildymo ąsotėlis",
      description:
        "Mažas skaidraus stiklo ąsotėlis su žalvarine apykakle ir snapeliu, kuris pila nelašėdamas. Jame telpa daugiau nei vienas kiekvieno kolekcijos rezervuaro pripildymas, ir jis pakankamai siauras jiems visiems.",
      alts: [
        "Mažas stiklinis ąsotėlis su žalvarine apykakle, iki pusės pilnas vandens, šalia difuzoriaus su atviru rezervuaru",
        "Ąsotėlio snapelis ir žalvarinė apykaklė iš arti",
      ],
    },
    "travertine-column-diffuser": {
      name: "Travertino kolonos difuzorius",
      description:
        "Šviesaus travertino cilindras, tekintas iš vieno gabalo ir neužpildytas, kad liktų jo mažos ertmės. Dangtis iš lino spalvos akmens masės. Tarp jų tik šviesos linija.",
      alts: [
        "Šviesaus travertino cilindras su lino spalvos dangčiu ir šviesos linija tarp jų",
        "Šviesaus travertino cilindras su lino spalvos dangčiu vakare ant ąžuolinio stalo, šviesos linija įjungta, kyla rūkas, už jo puodelis ir knygų eilė",
        "Travertino sluoksniai ir poros bei šviesos linija po dangčiu iš arti",
        "Šviesaus travertino cilindras su lino spalvos dangčiu ant riešutmedžio stalo šalia tamsios delno dydžio užrašų knygelės",
      ],
    },
    "tea-tree-oil": {
      name: "Arbatmedžių eterinis aliejus",
      description:
        "Žalias, prieskoniškas, truputį kaip muskatas ir ką tik pjauta mediena. Iš nedidelio medžio, augančio drėgnose Naujojo Pietų Velso žemumose, lapų. Ne kvepalai, veikiau kvapas kambariams, kuriais naudojamasi.",
      alts: [
        "Aukštas medaus spalvos buteliukas su pipete, arbatmedžių aliejus ant riešutmedžio su plonų žalių spyglių šakelėmis",
        "Arbatmedžių aliejaus buteliukas guli ant riešutmedžio tarp arbatmedžio šakelių, vaizdas iš viršaus",
      ],
    },
    "bergamot-oil": {
      name: "Bergamočių eterinis aliejus",
      description:
        "Tai, dėl ko „Earl Grey“ kvepia kaip „Earl Grey“. Valgyti per rūgštaus vaisiaus žievelė, spausta žiemos mėnesiais viename Kalabrijos pakrantės ruože. Iš mūsiškio pašalintas bergaptenas, ta dalis, kurios saulė neatleidžia.",
      alts: [
        "Medaus spalvos buteliukas su pipete, bergamočių aliejus, šalia žalios gruoblėtos bergamotės, viena perpjauta pusiau",
        "Bergamočių aliejaus buteliukas guli tarp sveikų ir perpjautų bergamočių, vaizdas iš viršaus",
      ],
    },
    "brass-oil-funnel": {
      name: "Žalvarinis aliejų piltuvėlis",
      description:
        "Spaustas žalvarinis piltuvėlis, pakankamai mažas 10 ml buteliuko kakleliui. Savo mišiniams maišyti arba vieno buteliuko likučiui perpilti į kitą.",
      alts: [
        "Žalvarinis piltuvėlis atidaryto santalmedžių aliejaus buteliuko kaklelyje, šalia guli pipetė, už jo bergamočių aliejaus buteliukas",
        "Lygus žalvarinio piltuvėlio vidus buteliuko kaklelyje iš arti",
      ],
    },
    "frankincense-oil": {
      name: "Smilkalų eterinis aliejus",
      description:
        "Sakų ašaros nuo Somalio šlaitų, distiliuotos Europoje. Iš pradžių citrina ir pipirai, paskui balzamas, paskui tai, kas primena senas bažnyčias ir švarų akmenį. Atsiskleidžia lėtai, bet verta palaukti.",
      alts: [
        "Medaus spalvos buteliukas su pipete, smilkalų aliejus ant šviesaus akmens tarp auksinių sakų ašarų",
        "Smilkalų aliejaus buteliukas guli ant šviesaus akmens tarp sakų ašarų, vaizdas iš viršaus",
      ],
    },
    "lemongrass-oil": {
      name: "Citrinžolių eterinis aliejus",
      description:
        "Citrininiai saldainiai, nupjauta žolė ir imbieras, viskas vienu metu ir viskas gana garsiai. Pradėkite nuo dviejų lašų. Puikus prie terasos durų rugpjūtį, kai jos ir taip atviros.",
      alts: [
        "Aukštas medaus spalvos buteliukas su pipete, citrinžolių aliejus ant šviesaus akmens šalia citrinžolių stiebų",
        "Citrinžolių aliejaus buteliukas guli ant šviesaus akmens tarp citrinžolių stiebų, vaizdas iš viršaus",
      ],
    },
    "sandalwood-oil": {
      name: "Santalmedžių eterinis aliejus",
      description:
        "Pienas, minkšta mediena ir beveik nieko daugiau: tyliausias mūsų aliejus ir tas, kuris lieka ilgiausiai. Iš bent penkiolikos metų plantacijų medžių Vakarų Australijoje, niekada iš laukinės gamtos.",
      alts: [
        "Medaus spalvos buteliukas su pipete, santalmedžių aliejus ant riešutmedžio su skaldytais santalmedžio gabalėliais ir skiedromis",
        "Santalmedžių aliejaus buteliukas guli ant riešutmedžio tarp skaldytų santalmedžio gabalėlių ir skiedrų, vaizdas iš viršaus",
      ],
    },
    "cedar-oil-box": {
      name: "Kedro dėžutė aliejams",
      description:
        "Aliejuoto kedro dėžutė su aukšta galine sienele ir vieta dešimčiai 10 ml buteliukų, po penkis kiekvienoje pertvaros pusėje. Jie stovi tiesiai, o kiekviena etiketė žiūri į jus. Buteliukų komplekte nėra.",
      alts: [
        "Atvira kedro dėžutė aukšta nugarėle, ant laiptelio penki aliejų buteliukai, priešais penkios tuščios vietos, prieš dėžutę buteliukas ir kedro drožlės",
        "Aliejų etiketės ir kedro dėžutės rievės iš arti",
      ],
    },
    "smoke-glass-diffuser": {
      name: "Dūminio stiklo difuzorius",
      description:
        "Tiesus dūminio stiklo varpas ant ąžuolo disko. Viduje stovi šviesios akmens masės rezervuaras, ir kai šviesa įjungta, jis švyti kaip lempa už užuolaidos. Išjungtas jis beveik šešėlis.",
      alts: [
        "Dūminio stiklo varpas ant ąžuolo disko, apačioje šviesos žiedas",
        "Dūminio stiklo varpas ant ąžuolo disko vakare plytelėmis išklotame vonios kambaryje, šviesa įjungta ir kyla rūkas, už jo sulankstyti rankšluosčiai",
        "Dūminio stiklo sienelė, šviesos žiedas ir ąžuolo diskas iš arti",
        "Dūminio stiklo varpas ant ąžuolo disko šalia dviejų stovinčių, maždaug tokio pat aukščio knygų",
      ],
    },
    "sage-nest-diffuser": {
      name: "Šalavijų žalumo difuzorius „Nest“",
      description:
        "Šalavijų žalumo porceliano kiaušinis ąžuolo puodelyje. Mažiausias iš šeimos, skirtas naktiniam staliukui, su mygtuku, kurį galima rasti tamsoje ir kuris nespragsi.",
      alts: [
        "Mažas šalavijų žalumo porceliano kiaušinis ąžuolo puodelyje",
        "Mažas šalavijų žalumo porceliano kiaušinis ąžuolo puodelyje vakare ant riešutmedžio naktinio staliuko, šviesa įjungta ir kyla rūkas, už jo knygos ir puodelis",
        "Žalias porcelianas, šviesos linija ir žalvarinis mygtukas ąžuolo puodelyje iš arti",
        "Mažas šalavijų žalumo porceliano kiaušinis ąžuolo puodelyje ant riešutmedžio stalo šalia dviejų citrinų",
      ],
    },
    "ylang-ylang-oil": {
      name: "Kvapiųjų kanangų (ylang-ylang) eterinis aliejus",
      description:
        "Geltoni žiedai, skinti prieš saulėtekį ir distiliuoti tą pačią dieną, lėtai. Saldus ir sunkus kaip jazminas ir bananas, su prieskonių gaidele. Mišinyje dažnai užtenka vieno lašo; tai ir visa paslaptis.",
      alts: [
        "Medaus spalvos buteliukas su pipete, kvapiųjų kanangų aliejus ant lininio audinio su geltonais žiedais ilgais nusvirusiais žiedlapiais",
        "Kvapiųjų kanangų aliejaus buteliukas guli ant lininio audinio tarp geltonų ilgų žiedlapių žiedų, vaizdas iš viršaus",
      ],
    },
    "linen-gift-box": {
      name: "Lininė dovanų dėžutė",
      description:
        "Levandos, smilkalai ir bergamotės, po 10 ml, dėžutėje, aptrauktoje natūraliu linu. Viduje esanti kortelė pasakoja, koks yra kiekvienas aliejus ir nuo kurių dviejų pradėti. Dėžutė skirta pasilikti.",
      alts: [
        "Atidaryta linu aptraukta dovanų dėžutė su levandų ir smilkalų buteliukais, šalia bergamočių buteliukas, priekyje kortelė, gale dangtis",
        "Dėžutės lino audinys ir buteliukų etiketės iš arti",
      ],
    },
    "pearl-teardrop-diffuser": {
      name: "Lašo formos difuzorius „Pearl“",
      description:
        "Matinio balto porceliano lašas, viršuje ištemptas į siaurą angą, kad rūkas išeitų vienu plonu siūlu. Ant jo nematyti nieko, nei rašto, nei mygtuko: įjungiamas prie kojelės.",
      alts: [
        "Aukštas matinio balto porceliano lašas ant žalvarinės kojelės",
        "Aukštas matinio balto porceliano lašas vakare ant vonios kambario lentynos, prie kojelės šviesa, kyla rūkas, už jo sulankstyti rankšluosčiai",
        "Siaura, žalvariu išklota porceliano lašo anga iš arti",
        "Aukštas matinio balto porceliano lašas ant riešutmedžio stalo šalia puodelio",
      ],
    },
  },
  phrases: {
    "Ribbed ivory ceramic globe": "Rumbuotas dramblio kaulo spalvos keramikos rutulys",
    "3-hour auto shut-off": "Automatinis išsijungimas po 3 valandų",
    "10 LED colours, or no light at all": "10 LED spalvų arba visai be šviesos",
    "Three intensity modes": "Trys intensyvumo lygiai",
    "2000mAh battery, up to 24 hours cordless": "2000 mAh akumuliatorius, iki 24 valandų be laido",
    "Scents rooms up to 15m²": "Kvapas patalpoms iki 15 m²",
    "The ribs catch daylight, so it is pleasant to look at even when it is switched off.":
      "Rumbai gaudo dienos šviesą, todėl į jį malonu žiūrėti ir išjungtą.",
    "The battery frees it from the socket, so it can move from the desk to the bedside.":
      "Akumuliatorius išlaisvina jį nuo elektros lizdo, todėl jis gali keliauti nuo rašomojo stalo prie lovos.",
    "The light can glow, change slowly or stay dark while the mist goes on.":
      "Šviesa gali švytėti, lėtai keistis arba likti užgesinta, kol rūkas kyla toliau.",
    "Lift off the top and fill the tank with clean tap water, no higher than the MAX line.":
      "Nukelkite viršų ir pripildykite rezervuarą švaraus vandens iš čiaupo, ne aukščiau MAX linijos.",
    "Add three to five drops of essential oil.": "Įlašinkite tris–penkis lašus eterinio aliejaus.",
    "Put the top back and press the button once to start; press again to change the intensity.":
      "Uždėkite viršų ir paspauskite mygtuką kartą, kad įjungtumėte; paspauskite dar kartą, kad pakeistumėte intensyvumą.",
    "Hold the button to choose a light colour or to switch the light off.":
      "Laikykite mygtuką nuspaustą, kad pasirinktumėte šviesos spalvą arba šviesą išjungtumėte.",
    "Empty the tank after use and wipe it dry with a soft cloth.":
      "Po naudojimo ištuštinkite rezervuarą ir sausai iššluostykite minkšta šluoste.",
    Material: "Medžiaga",
    "Glazed ceramic, brass-finished steel": "Glazūruota keramika, žalvariu dengtas plienas",
    Size: "Matmenys",
    Weight: "Svoris",
    Capacity: "Talpa",
    Power: "Galia",
    "3W, USB-C": "3 W, USB-C",
    "Battery life": "Akumuliatoriaus veikimo laikas",
    "2000mAh, up to 24 hours": "2000 mAh, iki 24 valandų",
    "Room size": "Kambario dydis",
    Light: "Šviesa",
    "10 LED colours": "10 LED spalvų",
    "Intensity modes": "Intensyvumo lygiai",
    "Automatic shut-off": "Automatinis išsijungimas",
    "After 3 hours": "Po 3 valandų",
    "In the box": "Dėžutėje",
    "Diffuser, USB-C cable, measuring cup, instructions": "Difuzorius, USB-C laidas, matavimo indelis, instrukcija",
    "Use only the supplied USB-C cable and a 5 V adapter.": "Naudokite tik pridėtą USB-C laidą ir 5 V adapterį.",
    "Unplug before filling, emptying or cleaning.": "Prieš pildydami, ištuštindami ar valydami atjunkite nuo elektros.",
    "Never fill above the MAX line and never put the base under water.":
      "Niekada nepilkite virš MAX linijos ir niekada nenardinkite pagrindo į vandenį.",
    "Do not use with wet hands or a damaged cable.": "Nenaudokite šlapiomis rankomis ar su pažeistu laidu.",
    "Contains a lithium-ion battery: keep away from heat and do not open.":
      "Viduje ličio jonų akumuliatorius: saugokite nuo karščio ir neatidarykite.",
    "Keep out of reach of children and pets.": "Laikykite vaikams ir augintiniams neprieinamoje vietoje.",
    "Pure essential oil, nothing added": "Grynas eterinis aliejus, nieko nepridėta",
    "From flowering tops, steam-distilled": "Iš žydinčių viršūnėlių, distiliuotas garais",
    "10 ml amber glass bottle": "10 ml rudo stiklo buteliukas",
    "Cap with dropper": "Dangtelis su pipete",
    "Child-resistant cap with dropper": "Vaikams sunkiai atidaromas dangtelis su pipete",
    "Origin: France": "Kilmė: Prancūzija",
    "A familiar scent for the quiet end of the day.": "Pažįstamas kvapas ramiai dienos pabaigai.",
    "Blends well with cedarwood, sweet orange and bergamot.": "Gerai dera su kedru, saldžiuoju apelsinu ir bergamote.",
    "Three to five drops are enough for one filling, so a bottle lasts about forty evenings.":
      "Vienam pripildymui užtenka trijų–penkių lašų, todėl buteliuko pakanka maždaug keturiasdešimčiai vakarų.",
    "One or two drops are enough for one filling, so a bottle lasts about a hundred evenings.":
      "Vienam pripildymui užtenka vieno ar dviejų lašų, todėl buteliuko pakanka maždaug šimtui vakarų.",
    "The amber glass keeps light away from the oil.": "Rudas stiklas saugo aliejų nuo šviesos.",
    "Add three to five drops to a diffuser filled with water.":
      "Įlašinkite tris–penkis lašus į vandens pripildytą difuzorių.",
    "Add one or two drops to a diffuser filled with water.":
      "Įlašinkite vieną ar du lašus į vandens pripildytą difuzorių.",
    "Start with the lowest intensity, and air the room after use.":
      "Pradėkite nuo mažiausio intensyvumo, o po naudojimo išvėdinkite kambarį.",
    "Leave a door open where animals live; cats and birds need a room without scent.":
      "Palikite atviras duris, jei namuose yra gyvūnų; katėms ir paukščiams reikia kambario be kvapo.",
    "Close the bottle and keep it upright, cool and dark.":
      "Buteliuką uždarykite ir laikykite stačią, vėsioje ir tamsioje vietoje.",
    "Botanical name": "Botaninis pavadinimas",
    INCI: "INCI",
    "Plant part": "Augalo dalis",
    "Flowering tops": "Žydinčios viršūnėlės",
    Extraction: "Gavimo būdas",
    "Steam-distilled": "Distiliacija garais",
    Origin: "Kilmė",
    France: "Prancūzija",
    Scent: "Kvapas",
    "Floral, herbal, softly sweet": "Gėlėtas, žolinis, švelniai saldus",
    Note: "Kvapo nata",
    Middle: "Vidurinė",
    "Blends with": "Dera su",
    "Cedarwood, sweet orange and bergamot": "Kedras, saldusis apelsinas ir bergamotė",
    Volume: "Tūris",
    "Best used": "Geriausia sunaudoti",
    "Within 12 months of opening": "Per 12 mėnesių nuo atidarymo",
    "Do not use undiluted on the skin.": "Nenaudoti neskiesto ant odos.",
    "Banded stone finish, each piece a little different":
      "Dryžuoto akmens apdaila, kiekvienas gaminys šiek tiek kitoks",
    "Its colours sit well with wood, linen and books.": "Jo spalvos dera su medžiu, linu ir knygomis.",
    "Stone composite, brass-finished steel": "Akmens kompozitas, žalvariu dengtas plienas",
    "From leaves and twigs, steam-distilled": "Iš lapų ir šakelių, distiliuotas garais",
    "Origin: Portugal": "Kilmė: Portugalija",
    "A bright, airy scent for bathrooms and work rooms.": "Šviesus, lengvas kvapas vonios ir darbo kambariams.",
    "Blends well with lavender, rosemary and geranium.": "Gerai dera su levanda, rozmarinu ir pelargonija.",
    "Leaves and twigs": "Lapai ir šakelės",
    Portugal: "Portugalija",
    "Fresh, green, cool": "Gaivus, žalias, vėsus",
    Top: "Viršutinė",
    "Lavender, rosemary and geranium": "Levanda, rozmarinas ir pelargonija",
    "Solid oiled walnut": "Aliejuoto riešutmedžio masyvas",
    "Three wells for 10 ml bottles": "Trys lizdai 10 ml buteliukams",
    "Brass inlay along the front": "Žalvario intarpas priekyje",
    "Felt pads underneath": "Veltinio padeliai apačioje",
    "Your oils stand together beside the diffuser instead of in a drawer.":
      "Jūsų aliejai stovi kartu šalia difuzoriaus, o ne stalčiuje.",
    "The wells hold each bottle firmly, so none is knocked over.":
      "Lizdai tvirtai laiko kiekvieną buteliuką, todėl nė vienas nenuvirsta.",
    "The felt pads are kind to polished tables.": "Veltinio padeliai tausoja poliruotus stalus.",
    "Stand it on a level surface, out of direct sun.":
      "Statykite ant lygaus paviršiaus, atokiau nuo tiesioginės saulės.",
    "Set one closed bottle in each well.": "Į kiekvieną lizdą įstatykite po vieną uždarytą buteliuką.",
    "Wipe up drops at once, and oil the wood once a year.":
      "Lašus nušluostykite iškart, o medį kartą per metus patepkite aliejumi.",
    "Walnut, brass": "Riešutmedis, žalvaris",
    Fits: "Tinka",
    "Three 10 ml bottles": "Trims 10 ml buteliukams",
    "Turned walnut base with its own grain": "Tekintas savo rašto riešutmedžio pagrindas",
    "The milk glass makes an even, lamp-like glow for late reading corners.":
      "Pieninis stiklas skleidžia tolygią, lempą primenančią šviesą vėlyvo skaitymo kampeliui.",
    "Walnut, opal glass, brass-finished steel": "Riešutmedis, opalinis stiklas, žalvariu dengtas plienas",
    "From fresh peel, cold-pressed": "Iš šviežios žievelės, šaltai spaustas",
    "Origin: Italy": "Kilmė: Italija",
    "A sunny scent that guests recognise at once.": "Saulėtas kvapas, kurį svečiai iškart atpažįsta.",
    "Blends well with cedarwood, geranium and ylang-ylang.": "Gerai dera su kedru, pelargonija ir kananga.",
    "Fresh peel": "Šviežia žievelė",
    "Cold-pressed": "Šaltas spaudimas",
    Italy: "Italija",
    "Sweet, juicy, sunny": "Saldus, sultingas, saulėtas",
    "Cedarwood, geranium and ylang-ylang": "Kedras, pelargonija ir kananga",
    "From wood, steam-distilled": "Iš medienos, distiliuotas garais",
    "Origin: Morocco": "Kilmė: Marokas",
    "A dry base note that makes a blend last longer in the room.":
      "Sausa bazinė nata, dėl kurios mišinys kambaryje lieka ilgiau.",
    "Blends well with lavender, sweet orange and frankincense.":
      "Gerai dera su levanda, saldžiuoju apelsinu ir smilkalais.",
    Wood: "Mediena",
    Morocco: "Marokas",
    "Dry, woody, warm": "Sausas, medieninis, šiltas",
    Base: "Bazinė",
    "Lavender, sweet orange and frankincense": "Levanda, saldusis apelsinas ir smilkalai",
    "Fluted clay column, narrow foot": "Rievėta molio kolona, siaura kojelė",
    "Its narrow foot fits a shelf, a bedside table or a full desk.":
      "Siaura kojelė telpa lentynoje, ant naktinio staliuko ar pilno rašomojo stalo.",
    "Matt ceramic, brass-finished steel": "Matinė keramika, žalvariu dengtas plienas",
    "Four unglazed clay tablets": "Keturios neglazūruotos molio plokštelės",
    "Stoneware dish, 17 cm across": "Akmens masės dubenėlis, 17 cm skersmens",
    "No water, no electricity": "Be vandens, be elektros",
    "Can be used again and again": "Galima naudoti daug kartų",
    "They scent the places a diffuser is too large for.": "Jie kvepia ten, kur difuzorius per didelis.",
    "The clay gives the scent back slowly, so nothing has to be watched.":
      "Molis kvapą grąžina lėtai, todėl nieko nereikia prižiūrėti.",
    "A fresh drop wakes them up again.": "Šviežias lašas juos vėl pažadina.",
    "Let two or three drops of oil sink into each stone.":
      "Leiskite dviem ar trims aliejaus lašams susigerti į kiekvieną akmenį.",
    "Lay the stones in their dish, not on wood or cloth.": "Akmenis dėkite į jų dubenėlį, ne ant medžio ar audinio.",
    "Renew the drops when the scent has faded.": "Kvapui išblėsus lašus atnaujinkite.",
    "Terracotta, stoneware": "Terakota, akmens masė",
    Dish: "Dubenėlis",
    Contents: "Turinys",
    "Four stones, one dish": "Keturi akmenys, vienas dubenėlis",
    "From leaves and flowers, steam-distilled": "Iš lapų ir žiedų, distiliuotas garais",
    "Origin: Egypt": "Kilmė: Egiptas",
    "A flowery scent that is not heavy, for living rooms and dressing tables.":
      "Gėlėtas, bet nesunkus kvapas svetainėms ir tualetiniams staliukams.",
    "Blends well with eucalyptus, sweet orange and bergamot.":
      "Gerai dera su eukaliptu, saldžiuoju apelsinu ir bergamote.",
    "Leaves and flowers": "Lapai ir žiedai",
    Egypt: "Egiptas",
    "Rosy, green, lightly lemony": "Rožių kvapo, žalias, lengvai citrininis",
    "Eucalyptus, sweet orange and bergamot": "Eukaliptas, saldusis apelsinas ir bergamotė",
    "Mouth-blown amber glass dome": "Burna pūstas gintaro spalvos stiklo kupolas",
    "The glass warms every light colour, so even the cool ones feel soft.":
      "Stiklas sušildo kiekvieną šviesos spalvą, todėl ir vėsios atrodo švelnios.",
    "Glass, dark-stained wood, brass-finished steel": "Stiklas, tamsiai beicuota mediena, žalvariu dengtas plienas",
    "From leaves and flowering tops, steam-distilled": "Iš lapų ir žydinčių viršūnėlių, distiliuotas garais",
    "Origin: Hungary": "Kilmė: Vengrija",
    "It wakes up a study or a hallway in a few minutes.": "Per kelias minutes pažadina darbo kambarį ar prieškambarį.",
    "Blends well with rosemary, lemon and eucalyptus.": "Gerai dera su rozmarinu, citrina ir eukaliptu.",
    "Use it sparingly, and not in a room where a small child sleeps.":
      "Naudokite saikingai ir ne kambaryje, kuriame miega mažas vaikas.",
    "Leaves and flowering tops": "Lapai ir žydinčios viršūnėlės",
    Hungary: "Vengrija",
    "Cool, green, sweet at the end": "Vėsus, žalias, pabaigoje saldus",
    "Rosemary, lemon and eucalyptus": "Rozmarinas, citrina ir eukaliptas",
    "30 ml amber glass bottle": "30 ml rudo stiklo buteliukas",
    "Origin: Sicily, Italy": "Kilmė: Sicilija, Italija",
    "A bright note for a kitchen, without the smell of a cleaning cupboard.":
      "Suteikia virtuvei citrininio gaivumo, bet nekvepia valymo priemonių spintele.",
    "Blends well with lavender, tea tree and frankincense.": "Gerai dera su levanda, arbatmedžiu ir smilkalais.",
    "Three to five drops are enough for one filling, so a bottle lasts about a hundred and twenty evenings.":
      "Vienam pripildymui užtenka trijų–penkių lašų, todėl buteliuko pakanka maždaug šimtui dvidešimčiai vakarų.",
    "One or two drops are enough for one filling, so a bottle lasts about three hundred evenings.":
      "Vienam pripildymui užtenka vieno ar dviejų lašų, todėl buteliuko pakanka maždaug trims šimtams vakarų.",
    "Citrus oils fade first: keep the bottle closed and cool, and use it within a year.":
      "Citrusinių aliejų kvapas išblėsta pirmiausia: buteliuką laikykite uždarytą, vėsioje vietoje, ir sunaudokite per metus.",
    "Sicily, Italy": "Sicilija, Italija",
    "Bright, zesty, clean": "Šviesus, gaivus, švarus",
    "Lavender, tea tree and frankincense": "Levanda, arbatmedis ir smilkalai",
    "From flowering sprigs, steam-distilled": "Iš žydinčių šakelių, distiliuotas garais",
    "Origin: Spain": "Kilmė: Ispanija",
    "A clear, busy scent for desks and kitchens.": "Skaidrus, žvalus kvapas rašomiesiems stalams ir virtuvėms.",
    "Blends well with lemon, peppermint and cedarwood.": "Gerai dera su citrina, pipirmėte ir kedru.",
    "Flowering sprigs": "Žydinčios šakelės",
    Spain: "Ispanija",
    "Herbal, resinous, clear": "Žolinis, sakingas, skaidrus",
    "Lemon, peppermint and cedarwood": "Citrina, pipirmėtė ir kedras",
    "Clear borosilicate glass": "Skaidrus borosilikatinis stiklas",
    "Brass collar": "Žalvarinė apykaklė",
    "350 ml, more than one filling for every tank": "350 ml, daugiau nei vienas pripildymas kiekvienam rezervuarui",
    "Pours without dripping": "Pila nelašėdamas",
    "The water goes into the tank and not on the table.": "Vanduo patenka į rezervuarą, o ne ant stalo.",
    "The collar gives wet hands something to hold.": "Už apykaklės patogu laikyti ir šlapiomis rankomis.",
    "It is good-looking enough to stay out, with a stem or two in it.":
      "Jis pakankamai gražus, kad liktų matomas, su šakele ar dviem viduje.",
    "Fill it with clean tap water, no more than two thirds.":
      "Pripildykite jį švaraus vandens iš čiaupo, ne daugiau kaip du trečdalius.",
    "Pour slowly, and stop at the MAX line of the tank.": "Pilkite lėtai ir sustokite ties rezervuaro MAX linija.",
    "Rinse by hand; the collar does not like the dishwasher.": "Skalaukite rankomis; apykaklė nemėgsta indaplovės.",
    "Borosilicate glass, brass": "Borosilikatinis stiklas, žalvaris",
    Holds: "Talpa",
    "Travertine body, turned from one piece": "Travertino korpusas, tekintas iš vieno gabalo",
    "Stone keeps it steady on a table where children or sleeves pass by.":
      "Akmuo jį tvirtai laiko ant stalo, pro kurį praeina vaikai ar rankovės.",
    "Empty the tank after use, and wipe drops off the stone: it is porous and remembers oil.":
      "Po naudojimo ištuštinkite rezervuarą ir nušluostykite lašus nuo akmens: jis akytas ir atsimena aliejų.",
    "Real travertine, glazed stoneware, brass-finished steel":
      "Tikras travertinas, glazūruota akmens masė, žalvariu dengtas plienas",
    "From leaves, steam-distilled": "Iš lapų, distiliuotas garais",
    "Origin: Australia": "Kilmė: Australija",
    "A plain, clean scent for bathrooms, laundries and boot rooms.":
      "Paprastas, švarus kvapas vonioms, skalbykloms ir prieangiams.",
    "Blends well with lemon, lavender and eucalyptus.": "Gerai dera su citrina, levanda ir eukaliptu.",
    Leaves: "Lapai",
    Australia: "Australija",
    "Green, spicy, clean": "Žalias, prieskoniškas, švarus",
    "Lemon, lavender and eucalyptus": "Citrina, levanda ir eukaliptas",
    "From fresh peel, cold-pressed, bergapten-free": "Iš šviežios žievelės, šaltai spaustas, be bergapteno",
    "Origin: Calabria, Italy": "Kilmė: Kalabrija, Italija",
    "Brightens a blend without making it smell of fruit.": "Praskaidrina mišinį nesuteikdamas jam vaisių kvapo.",
    "Blends well with lavender, geranium and sandalwood.": "Gerai dera su levanda, pelargonija ir santalmedžiu.",
    "Cold-pressed, bergapten-free": "Šaltas spaudimas, be bergapteno",
    "Calabria, Italy": "Kalabrija, Italija",
    "Citrus, floral, like black tea": "Citrusinis, gėlėtas, kaip juodoji arbata",
    "Lavender, geranium and sandalwood": "Levanda, pelargonija ir santalmedis",
    "Spun from one sheet of brass": "Spaustas iš vieno žalvario lakšto",
    "Fits bottles of 5 ml and more": "Tinka buteliukams nuo 5 ml",
    "Smooth inside, so nothing stays behind": "Viduje lygus, todėl niekas nelieka",
    "Blends are mixed without a drop on the table.": "Mišiniai sumaišomi be lašo ant stalo.",
    "It is heavy enough to stand in the bottle by itself.": "Jis pakankamai sunkus, kad pats stovėtų buteliuke.",
    "Set it in the neck of an empty bottle.": "Įstatykite jį į tuščio buteliuko kaklelį.",
    "Count the drops; add the strongest oil last.": "Skaičiuokite lašus; stipriausią aliejų pilkite paskutinį.",
    "Wash it with warm water and a little soap, and dry it at once.":
      "Plaukite šiltu vandeniu su trupučiu muilo ir iškart nusausinkite.",
    Brass: "Žalvaris",
    Outlet: "Anga",
    "8 mm across": "8 mm skersmens",
    "From resin, steam-distilled": "Iš sakų, distiliuotas garais",
    "Origin: Somalia": "Kilmė: Somalis",
    "A slow scent for reading and for rooms with high ceilings.":
      "Lėtai atsiskleidžiantis kvapas skaitymui ir kambariams aukštomis lubomis.",
    "Blends well with sandalwood, bergamot and cedarwood.": "Gerai dera su santalmedžiu, bergamote ir kedru.",
    Resin: "Sakai",
    Somalia: "Somalis",
    "Balsamic, peppery, lightly citrus": "Balzaminis, pipirinis, lengvai citrusinis",
    "Sandalwood, bergamot and cedarwood": "Santalmedis, bergamotė ir kedras",
    "From fresh grass, steam-distilled": "Iš šviežios žolės, distiliuotas garais",
    "Origin: Kerala, India": "Kilmė: Kerala, Indija",
    "Two drops scent a living room.": "Dviejų lašų pakanka svetainei.",
    "Blends well with peppermint, rosemary and cedarwood.": "Gerai dera su pipirmėte, rozmarinu ir kedru.",
    "Fresh grass": "Šviežia žolė",
    "Kerala, India": "Kerala, Indija",
    "Lemony, grassy, warm": "Citrininis, žolinis, šiltas",
    "Peppermint, rosemary and cedarwood": "Pipirmėtė, rozmarinas ir kedras",
    "From heartwood, steam-distilled": "Iš branduolio medienos, distiliuotas garais",
    "Origin: Western Australia": "Kilmė: Vakarų Australija",
    "It rounds off every blend, and can still be found in a cushion the next morning.":
      "Jis suapvalina kiekvieną mišinį, o kitą rytą dar jaučiamas pagalvėje.",
    "Blends well with bergamot, ylang-ylang and frankincense.": "Gerai dera su bergamote, kananga ir smilkalais.",
    Heartwood: "Branduolio mediena",
    "Western Australia": "Vakarų Australija",
    "Creamy, soft, woody": "Kreminis, švelnus, medieninis",
    "Bergamot, ylang-ylang and frankincense": "Bergamotė, kananga ir smilkalai",
    "Solid oiled cedar": "Aliejuoto kedro masyvas",
    "Room for ten 10 ml bottles": "Vieta dešimčiai 10 ml buteliukų",
    "Tall back and a plate of brass": "Aukšta galinė sienelė ir žalvario plokštelė",
    "Divider in the middle": "Pertvara viduryje",
    "The oil you want is found without lifting the others.": "Norimą aliejų rasite nekilnodami kitų.",
    "Set with its back to the window, it shades the bottles.":
      "Pastatyta galine sienele į langą, ji meta buteliukams šešėlį.",
    "Cedar has a scent of its own, a quiet one.": "Kedras turi savą, tylų kvapą.",
    "Stand it in a cool place, and set the closed bottles in upright.":
      "Pastatykite ją vėsioje vietoje ir sustatykite uždarytus buteliukus stačius.",
    "Wipe up drops at once.": "Lašus nušluostykite iškart.",
    "Oil the wood once a year, on the outside only.": "Medį kartą per metus patepkite aliejumi, tik iš išorės.",
    "Cedar, brass": "Kedras, žalvaris",
    "Ten 10 ml bottles": "Dešimčiai 10 ml buteliukų",
    "Mouth-blown smoked glass on oak": "Burna pūstas dūminis stiklas ant ąžuolo",
    "The smoke in the glass takes the edge off the light, so it may stay on beside a bed.":
      "Dūminis stiklas švelnina šviesą, todėl ji gali degti ir prie lovos.",
    "Smoked glass, oak, stoneware, brass-finished steel":
      "Dūminis stiklas, ąžuolas, akmens masė, žalvariu dengtas plienas",
    "Small enough for a bedside table": "Pakankamai mažas naktiniam staliukui",
    "Its button is silent, and the lowest light is low enough to sleep by.":
      "Jo mygtukas tylus, o silpniausia šviesa tokia silpna, kad prie jos galima miegoti.",
    "Glazed porcelain, oak, brass-finished steel": "Glazūruotas porcelianas, ąžuolas, žalvariu dengtas plienas",
    "From fresh flowers, steam-distilled, complete": "Iš šviežių žiedų, distiliuotas garais, nefrakcionuotas",
    "Origin: Madagascar": "Kilmė: Madagaskaras",
    "It turns plain citrus into something for the evening.": "Paprastą citrusų kvapą paverčia vakaro kvapu.",
    "Blends well with sweet orange, sandalwood and bergamot.":
      "Gerai dera su saldžiuoju apelsinu, santalmedžiu ir bergamote.",
    "Fresh flowers": "Švieži žiedai",
    "Steam-distilled, complete": "Distiliacija garais, nefrakcionuota",
    Madagascar: "Madagaskaras",
    "Sweet, floral, exotic": "Saldus, gėlėtas, egzotiškas",
    "Sweet orange, sandalwood and bergamot": "Saldusis apelsinas, santalmedis ir bergamotė",
    "Lavender, frankincense and bergamot, 10 ml each": "Levandos, smilkalai ir bergamotės, po 10 ml",
    "Box covered with natural linen": "Natūraliu linu aptraukta dėžutė",
    "Card with three blends": "Kortelė su trimis mišiniais",
    "Ready to give": "Paruošta dovanoti",
    "Three oils that agree with each other in any mixture.": "Trys aliejai, kurie dera bet kokiame mišinyje.",
    "The box stays useful: it holds letters, cables or more oils.":
      "Dėžutė pravers ir vėliau: laiškams, laidams ar dar daugiau aliejų.",
    "It costs less than the three bottles alone.": "Ji kainuoja mažiau nei trys buteliukai atskirai.",
    "Begin with four drops of lavender and one of frankincense.":
      "Pradėkite nuo keturių lašų levandos ir vieno smilkalų.",
    "Keep the bottles closed, upright, cool and dark.":
      "Buteliukus laikykite uždarytus, stačius, vėsioje ir tamsioje vietoje.",
    "Warnings for each oil are on its bottle and on its own page.":
      "Kiekvieno aliejaus įspėjimai yra ant jo buteliuko ir jo puslapyje.",
    "Three oils, 10 ml each; card": "Trys aliejai, po 10 ml; kortelė",
    Box: "Dėžutė",
    "21 × 10 × 9 cm, linen over board": "21 × 10 × 9 cm, linas ant kartono",
    "Plain matt porcelain": "Paprastas matinis porcelianas",
    "Plain enough for a room that has everything already.": "Pakankamai paprastas kambariui, kuriame jau visko yra.",
    "Matt porcelain, brass-finished steel": "Matinis porcelianas, žalvariu dengtas plienas",
    "linalool, linalyl acetate, geraniol": "linalolis, linalilo acetatas, geraniolis",
    "1,8-cineole, limonene, alpha-terpineol": "1,8-cineolis, limonenas, alfa-terpineolis",
    "limonene, linalool": "limonenas, linalolis",
    "alpha-, beta-, gamma-himachalene": "alfa-, beta-, gama-himachalenas",
    "citronellol, geraniol, linalool": "citronelolis, geraniolis, linalolis",
    "menthol, menthone, limonene": "mentolis, mentonas, limonenas",
    "limonene, citral, beta-pinene": "limonenas, citralis, beta-pinenas",
    "1,8-cineole, alpha-pinene, camphor": "1,8-cineolis, alfa-pinenas, kamparas",
    "terpinen-4-ol, gamma-terpinene, limonene": "terpinen-4-olis, gama-terpinenas, limonenas",
    "limonene, linalool, linalyl acetate": "limonenas, linalolis, linalilo acetatas",
    "alpha-pinene, limonene, alpha-thujene": "alfa-pinenas, limonenas, alfa-tujenas",
    "citral, geraniol, citronellal": "citralis, geraniolis, citronelalis",
    "alpha-santalol, beta-santalol": "alfa-santalolis, beta-santalolis",
    "linalool, benzyl benzoate, geranyl acetate": "linalolis, benzilo benzoatas, geranilo acetatas",
    "linalool, linalyl acetate, limonene, alpha-pinene": "linalolis, linalilo acetatas, limonenas, alfa-pinenas",
  },
};
