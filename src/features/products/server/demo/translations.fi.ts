import type { DemoProductTranslations } from "./demo-translation.ts";

/** Machine-made, read a second time, not yet by a person. Hazard and precautionary statements follow Regulation (EC) No 1272/2008. */
export const translations: DemoProductTranslations = {
  responsiblePerson: "Aurelle Example OÜ, Näidise 1, EE-10115 Tallinn, safety@example.com",
  products: {
    "lune-ceramic-diffuser": {
      name: "Keraaminen diffuuseri Lune",
      description:
        "Täysikuu uurteisesta norsunluunvalkoisesta keramiikasta, satiinipintaisen messinkirenkaan varassa. Valo lähtee alhaalta, joten pöytä hehkuu ja pallo pysyy rauhallisena. Ikkunalaudalle, eteiseen, päivän loppuun.",
      alts: [
        "Pyöreä diffuuseri uurteisesta norsunluunvalkoisesta keramiikasta messinkijalalla",
        "Pyöreä diffuuseri uurteisesta norsunluunvalkoisesta keramiikasta illalla pähkinäpuisella yöpöydällä, jalassa valo, usva nousee, takana kirjoja ja kuppi",
        "Norsunluunvalkoisen keramiikan uurteet ja valo messinkijalan yllä läheltä",
        "Pyöreä diffuuseri uurteisesta norsunluunvalkoisesta keramiikasta kahden pystyssä olevan, hieman korkeamman kirjan vieressä",
      ],
    },
    "lavender-oil": {
      name: "Eteerinen laventeliöljy",
      description:
        "Laventeli sellaisena kuin se tuoksuu pellolla: ensin kukkaisena, sitten vihreänä ja vähän heinältä. Höyrytislattu kukkivista latvoista. Öljy, josta aloittaa, jos on vain yksi.",
      alts: [
        "Hunajanvärinen pipettipullo laventeliöljyä vaalealla kivellä, edessä laventelinoksia",
        "Laventeliöljypullo laventelinvarsien välissä, ylhäältä kuvattuna",
      ],
    },
    "amber-stone-diffuser": {
      name: "Kividiffuuseri Amber",
      description:
        "Matala kupu, joka näyttää hunajanväriseltä travertiinilta, raidallinen ja huokoinen kuin kivi itse, ja sen jakaa ohut messinkiviiva. Kun usva nousee, valo näkyy saumasta. Se on tarpeeksi painava pysyäkseen siinä, mihin sen laitat.",
      alts: [
        "Kupumainen diffuuseri, jossa on hunajanvärinen kivipinta ja messinkivyö",
        "Hunajanvärisellä kivipinnalla viimeistelty kupumainen diffuuseri illalla pähkinäpuisella yöpöydällä, valo palaa ja usva nousee, takana kirjoja ja kuppi",
        "Hunajanvärisen kivipinnan juovat ja valo saumassa läheltä",
        "Hunajanvärisellä kivipinnalla viimeistelty kupumainen diffuuseri pähkinäpuisella pöydällä, vieressä puolet matalampi kuppi",
      ],
    },
    "eucalyptus-oil": {
      name: "Eteerinen eukalyptusöljy",
      description:
        "Viileä ja puhdas, vähemmän pistävä kuin eukalyptus yleensä. Tislattu Eucalyptus radiatan lehdistä ja nuorista oksista. Hyvää seuraa aamuun avoimen ikkunan ääressä.",
      alts: [
        "Hunajanvärinen pipettipullo eukalyptusöljyä pähkinäpuulla hopeanvihreiden oksien kanssa",
        "Eukalyptusöljypullo pähkinäpuulla eukalyptuksen oksien välissä, ylhäältä kuvattuna",
      ],
    },
    "walnut-oil-stand": {
      name: "Pähkinäpuinen öljyteline",
      description:
        "Öljytty pähkinäpuukappale, jossa on kolme messinkireunaista koloa 10 ml:n pulloille. Se pitää käyttämäsi öljyt pystyssä ja käden ulottuvilla. Pullot eivät sisälly.",
      alts: [
        "Pähkinäpuinen teline, jossa messinkiviiva: kahdessa kolossa öljypullot, kolmas tyhjä, sen pullo edessä",
        "Pullo pähkinäpuisessa telineessä ja tyhjän kolon messinkireuna läheltä",
      ],
    },
    "walnut-grove-diffuser": {
      name: "Pähkinäpuudiffuuseri Grove",
      description:
        "Alla sorvattu pähkinäpuujalusta, päällä opaalilasinen kello. Lasi jakaa valon tasaisesti, kynttilän lämmöstä kymmeneen LED-väriin. Jokaisessa jalustassa on omat syyt.",
      alts: [
        "Diffuuseri, jossa pähkinäpuujalusta ja opaalilasikupu",
        "Diffuuseri, jossa pähkinäpuujalusta ja hehkuva opaalilasikupu, illalla tammipöydällä, usva nousee, takana kuppi ja kirjarivi",
        "Pähkinäpuun syyt, messinkinappi ja messinkirengas opaalilasin alla läheltä",
        "Diffuuseri, jossa pähkinäpuujalusta ja opaalilasikupu, kämmenen kokoisen muistikirjan vieressä",
      ],
    },
    "sweet-orange-oil": {
      name: "Eteerinen appelsiiniöljy, makea",
      description:
        "Kylmäpuristettua kuorta, ei muuta: appelsiinin tuoksu sillä hetkellä, kun sen avaa. Iloinen yksinään ja ystävällinen kumppani puu- ja kukkatuoksuille.",
      alts: [
        "Hunajanvärinen pipettipullo makeaa appelsiiniöljyä pellavakankaalla, vieressä kokonainen ja halkaistu appelsiini",
        "Appelsiiniöljypullo pellavakankaalla halkaistujen appelsiinien keskellä, ylhäältä kuvattuna",
      ],
    },
    "cedarwood-oil": {
      name: "Eteerinen setripuuöljy",
      description:
        "Kuiva ja lämmin kuin kynäkotelo ja vanha vaatekaappi. Höyrytislattu atlassetrin puusta. Se antaa kevyemmille öljyille syvyyttä ja viipyy, kun ne ovat jo haihtuneet.",
      alts: [
        "Hunajanvärinen pipettipullo setripuuöljyä pähkinäpuulla, vieressä setripuun lastuja ja kiertyneitä höylänlastuja",
        "Setripuuöljypullo pähkinäpuulla setripuun lastujen ja höylänlastujen välissä, ylhäältä kuvattuna",
      ],
    },
    "dune-fluted-diffuser": {
      name: "Uurrettu diffuuseri Dune",
      description:
        "Hoikka pylväs hiekanväristä savea, uurrettu kuin aallonjäljet rannalla. Valo kerääntyy messinkijalan ympärille, usva lähtee pienestä aukosta ylhäältä. Se ei vie enempää tilaa kuin maljakko.",
      alts: [
        "Korkea uurrettu diffuuseri hiekanvärisestä savesta messinkijalalla",
        "Korkea uurrettu diffuuseri hiekanvärisestä savesta illalla kylpyhuoneen hyllyllä, jalassa valo, usva nousee, takana taiteltuja pyyhkeitä",
        "Saven uurteet ja valo messinkijalan yllä läheltä",
        "Korkea uurrettu diffuuseri hiekanvärisestä savesta kahden sitruunan vieressä",
      ],
    },
    "scent-stones": {
      name: "Tuoksukivet terrakotasta",
      description:
        "Neljä lasittamatonta savilaattaa matalassa kivitavaravadissa. Ne juovat muutaman tipan öljyä ja antavat tuoksun takaisin hitaasti, ilman vettä ja sähköä. Vaatekaappeihin, laatikoihin ja pieniin huoneisiin.",
      alts: [
        "Neljä A-kirjaimella leimattua terrakottakiekkoa matalassa valkoisessa kivitavaravadissa pellavakankaalla",
        "Lasittamattomaan tuoksukiveen painettu A-kirjain läheltä",
      ],
    },
    "geranium-oil": {
      name: "Eteerinen geraniumöljy",
      description:
        "Ruusu, jolla on vihreä varsi: geranium on pehmeämpi kuin miltä se kuulostaa ja raikkaampi kuin ruusu itse. Höyrytislattu Pelargonium graveolensin lehdistä ja kukista. Kaksi tippaa riittää pitkälle.",
      alts: [
        "Hunajanvärinen pipettipullo geraniumöljyä pellavakankaalla, vieressä vaaleanpunaisia kukkia ja syväliuskaisia lehtiä",
        "Geraniumöljypullo pellavakankaalla kukkivien geraniumin varsien välissä, ylhäältä kuvattuna",
      ],
    },
    "dusk-glass-diffuser": {
      name: "Lasidiffuuseri Dusk",
      description:
        "Meripihkanväristä lasia puhallettuna messinkivarren ylle, jalustana tumma puu. Päivällä se näyttää huoneen hunajan läpi, yöllä valo nousee sen sisällä. Lasi nostetaan pois täyttöä varten.",
      alts: [
        "Diffuuseri, jossa meripihkanvärinen lasikupu messinkivarren yllä ja jalusta tummasta puusta",
        "Diffuuseri, jossa meripihkanvärinen lasikupu, illalla tammipöydällä, valo hehkuu lasin läpi, usva nousee, takana kirjarivi ja kuppi",
        "Meripihkanvärisen lasin alareuna, messinkirengas ja tumma puu läheltä",
        "Diffuuseri, jossa meripihkanvärinen lasikupu, pähkinäpuisella pöydällä kahden suunnilleen yhtä korkean, pystyssä olevan kirjan vieressä",
      ],
    },
    "peppermint-oil": {
      name: "Eteerinen piparminttuöljy",
      description:
        "Ensimmäinen henkäys, kun ikkuna on avattu talvella. Tislattu piparmintusta, joka leikataan kukinnan alkaessa, kun lehti on voimakkaimmillaan. Yksi tippa on vihjaus, kolme on kannanotto.",
      alts: [
        "Hunajanvärinen pipettipullo piparminttuöljyä vaalealla kivellä piparmintunoksien kanssa",
        "Piparminttuöljypullo piparmintunoksien välissä, ylhäältä kuvattuna",
      ],
    },
    "lemon-oil": {
      name: "Eteerinen sitruunaöljy",
      description:
        "Öljy, joka on kuoren keltaisessa osassa, puristettu ilman lämpöä. Hetken terävä, sitten pyöreä ja puhdas. Pullo on suurempi, koska se tyhjenee muita nopeammin.",
      alts: [
        "Korkea hunajanvärinen pipettipullo sitruunaöljyä pellavakankaalla, vieressä kokonaisia sitruunoita ja yksi halkaistu",
        "Sitruunaöljypullo pellavakankaalla kokonaisten ja halkaistujen sitruunoiden keskellä, ylhäältä kuvattuna",
      ],
    },
    "rosemary-oil": {
      name: "Eteerinen rosmariiniöljy",
      description:
        "Välimeren rinne keskipäivällä: pihkaa, yrttejä ja lämmintä kiveä. Rosmariinin tyypeistä tämä on kineolityyppi, kirkas ja ilmava. Se on mielellään seurana työpäivässä.",
      alts: [
        "Hunajanvärinen pipettipullo rosmariiniöljyä vaalealla kivellä rosmariininoksien kanssa",
        "Rosmariiniöljypullo rosmariininoksien välissä, ylhäältä kuvattuna",
      ],
    },
    "glass-filling-carafe": {
      name: "Lasinen täyttökarahvi",
      description:
        "Pieni karahvi kirkkaasta lasista, messinkikaulus ja nokka, joka kaataa tippumatta. Siihen mahtuu enemmän kuin yksi täyttö malliston jokaiseen säiliöön, ja se on tarpeeksi kapea niille kaikille.",
      alts: [
        "Pieni messinkikauluksinen lasikarahvi, puolillaan vettä, vieressä diffuuseri, jonka säiliö on auki",
        "Karahvin nokka ja messinkikaulus läheltä",
      ],
    },
    "travertine-column-diffuser": {
      name: "Travertiinipylväsdiffuuseri",
      description:
        "Vaalea travertiinilieriö, sorvattu yhdestä kappaleesta, huokoset täyttämättä, jotta sen pienet kolot säilyvät. Kansi on pellavanväristä kivitavaraa. Niiden välissä on vain viiva valoa.",
      alts: [
        "Vaalea travertiinilieriö, jossa pellavanvärinen kansi ja välissä viiva valoa",
        "Vaalea travertiinilieriö, jossa pellavanvärinen kansi, illalla tammipöydällä, valoviiva palaa ja usva nousee, takana kuppi ja kirjarivi",
        "Travertiinin kerrokset ja huokoset ja valoviiva kannen alla läheltä",
        "Vaalea travertiinilieriö, jossa pellavanvärinen kansi, pähkinäpuisella pöydällä tumman kämmenen kokoisen muistikirjan vieressä",
      ],
    },
    "tea-tree-oil": {
      name: "Eteerinen teepuuöljy",
      description:
        "Vihreä, mausteinen, vähän kuin muskottipähkinä ja vastaleikattu puu. Pienen puun lehdistä, joka kasvaa Uuden Etelä-Walesin kosteilla alamailla. Ei hajuvesi, pikemminkin tuoksu huoneisiin, joita käytetään.",
      alts: [
        "Korkea hunajanvärinen pipettipullo teepuuöljyä pähkinäpuulla, vieressä oksia, joissa on ohuita vihreitä neulasia",
        "Teepuuöljypullo pähkinäpuulla teepuun oksien välissä, ylhäältä kuvattuna",
      ],
    },
    "bergamot-oil": {
      name: "Eteerinen bergamottiöljy",
      description:
        "Se, mikä saa Earl Greyn tuoksumaan Earl Greyltä. Syötäväksi liian happaman hedelmän kuorta, puristettu talvikuukausina yhdellä kaistaleella Calabrian rannikkoa. Meidän öljystämme on poistettu bergapteeni, se osa, jota aurinko ei anna anteeksi.",
      alts: [
        "Hunajanvärinen pipettipullo bergamottiöljyä ja vihreitä kyhmyisiä bergamotteja, yksi halkaistuna",
        "Bergamottiöljypullo kokonaisten ja halkaistujen bergamottien keskellä, ylhäältä kuvattuna",
      ],
    },
    "brass-oil-funnel": {
      name: "Messinkinen öljysuppilo",
      description:
        "Painosorvattu messinkisuppilo, tarpeeksi pieni 10 ml:n pullon kaulaan. Omien sekoitusten tekoon tai yhden pullon lopun siirtämiseen seuraavaan.",
      alts: [
        "Messinkisuppilo avatun santelipuuöljypullon suulla, pipetti vieressä, takana bergamottiöljypullo",
        "Messinkisuppilon sileä sisäpinta pullon suulla läheltä",
      ],
    },
    "frankincense-oil": {
      name: "Eteerinen frankinsenssiöljy",
      description:
        "Pihkan kyyneliä Somalian rinteiltä, tislattu Euroopassa. Ensin sitruunaa ja pippuria, sitten balsamia, sitten jotakin kuin vanhat kirkot ja puhdas kivi. Avautuu hitaasti, mutta on odottamisen arvoinen.",
      alts: [
        "Hunajanvärinen pipettipullo frankinsenssiöljyä vaalealla kivellä kultaisten pihkan kyynelten keskellä",
        "Frankinsenssiöljypullo vaalealla kivellä pihkan kyynelten välissä, ylhäältä kuvattuna",
      ],
    },
    "lemongrass-oil": {
      name: "Eteerinen sitruunaruohoöljy",
      description:
        "Sitruunakaramelleja, niitettyä ruohoa ja inkivääriä, kaikki yhtä aikaa ja kaikki melko kovaäänisesti. Aloita kahdella tipalla. Ihana terassin ovella elokuussa, kun se on joka tapauksessa auki.",
      alts: [
        "Korkea hunajanvärinen pipettipullo sitruunaruohoöljyä vaalealla kivellä sitruunaruohon varsien vieressä",
        "Sitruunaruohoöljypullo vaalealla kivellä sitruunaruohon varsien välissä, ylhäältä kuvattuna",
      ],
    },
    "sandalwood-oil": {
      name: "Eteerinen santelipuuöljy",
      description:
        "Maitoa, pehmeää puuta ja hyvin vähän muuta: hiljaisin öljymme ja se, joka viipyy pisimpään. Vähintään viisitoistavuotiaista istutetuista puista Länsi-Australiasta, ei koskaan luonnosta.",
      alts: [
        "Hunajanvärinen pipettipullo santelipuuöljyä pähkinäpuulla, vieressä halottuja santelipuunpaloja ja lastuja",
        "Santelipuuöljypullo pähkinäpuulla halottujen santelipuunpalojen ja lastujen välissä, ylhäältä kuvattuna",
      ],
    },
    "cedar-oil-box": {
      name: "Setripuinen öljylaatikko",
      description:
        "Laatikko öljytystä setristä, korkea takaseinä ja tilaa kymmenelle 10 ml:n pullolle, viisi väliseinän kummallakin puolella. Ne seisovat pystyssä, ja jokainen etiketti katsoo sinuun. Pullot eivät sisälly.",
      alts: [
        "Avoin korkeaselkäinen setripuulaatikko, askelmalla viisi öljypulloa ja niiden edessä viisi tyhjää paikkaa, laatikon edessä pullo ja setrilastuja",
        "Öljyjen etiketit ja setripuulaatikon syyt läheltä",
      ],
    },
    "smoke-glass-diffuser": {
      name: "Savulasidiffuuseri",
      description:
        "Suora kello savulasista tammilaatan päällä. Sisällä on vaalea kivitavarasäiliö, ja kun valo palaa, se hehkuu kuin lamppu verhon takana. Sammutettuna se on melkein varjo.",
      alts: [
        "Savulasikello tammilaatalla, jalassa valorengas",
        "Savulasikello tammilaatalla illalla laatoitetussa kylpyhuoneessa, valo palaa ja usva nousee, takana taiteltuja pyyhkeitä",
        "Savulasin seinämä, valorengas ja tammilaatta läheltä",
        "Savulasikello tammilaatalla kahden suunnilleen yhtä korkean, pystyssä olevan kirjan vieressä",
      ],
    },
    "sage-nest-diffuser": {
      name: "Salvianvihreä diffuuseri Nest",
      description:
        "Salvianvihreä posliinimuna tammikupissa. Perheen pienin, tehty yöpöydälle, ja sen painike löytyy pimeässä eikä naksahda.",
      alts: [
        "Pieni salvianvihreä posliinimuna tammikupissa",
        "Pieni salvianvihreä posliinimuna tammikupissa illalla pähkinäpuisella yöpöydällä, valo palaa ja usva nousee, takana kirjoja ja kuppi",
        "Vihreä posliini, valoviiva ja messinkinappi tammikupissa läheltä",
        "Pieni salvianvihreä posliinimuna tammikupissa pähkinäpuisella pöydällä kahden sitruunan vieressä",
      ],
    },
    "ylang-ylang-oil": {
      name: "Eteerinen ylang-ylangöljy",
      description:
        "Keltaisia kukkia, jotka poimitaan ennen auringonnousua ja tislataan samana päivänä, hitaasti. Makea ja raskas kuin jasmiini ja banaani, mausteisella särmällä. Yksi tippa sekoituksessa riittää usein; siinä on koko salaisuus.",
      alts: [
        "Hunajanvärinen pipettipullo ylang-ylangöljyä pellavakankaalla, vieressä keltaisia kukkia, joiden pitkät terälehdet riippuvat",
        "Ylang-ylangöljypullo pellavakankaalla pitkäterälehtisten keltaisten kukkien keskellä, ylhäältä kuvattuna",
      ],
    },
    "linen-gift-box": {
      name: "Pellavainen lahjarasia",
      description:
        "Laventelia, frankinsenssiä ja bergamottia, 10 ml kutakin, luonnonpellavalla päällystetyssä rasiassa. Sisällä oleva kortti kertoo, mikä öljy on mikä ja mistä kahdesta aloittaa. Rasia on tehty säilytettäväksi.",
      alts: [
        "Avattu pellavalla päällystetty lahjarasia, jossa laventeli- ja frankinsenssipullot, vieressä bergamottipullo, edessä kortti ja takana kansi",
        "Rasian pellavakudos ja pullojen etiketit läheltä",
      ],
    },
    "pearl-teardrop-diffuser": {
      name: "Pisaradiffuuseri Pearl",
      description:
        "Pisara mattavalkoista posliinia, vedetty ylhäältä kapeaksi aukoksi, niin että usva lähtee yhtenä ohuena säikeenä. Siinä ei näy mitään, ei kuviota eikä painiketta: se kytketään päälle jalasta.",
      alts: [
        "Korkea mattavalkoinen posliinipisara messinkijalalla",
        "Korkea mattavalkoinen posliinipisara illalla kylpyhuoneen hyllyllä, jalassa valo, usva nousee, takana taiteltuja pyyhkeitä",
        "Posliinipisaran kapea, messingillä vuorattu suu läheltä",
        "Korkea mattavalkoinen posliinipisara pähkinäpuisella pöydällä kupin vieressä",
      ],
    },
  },
  phrases: {
    "Ribbed ivory ceramic globe": "Uurteinen norsunluunvalkoinen keramiikkapallo",
    "3-hour auto shut-off": "Automaattinen sammutus 3 tunnin kuluttua",
    "10 LED colours, or no light at all": "10 LED-väriä tai ei valoa lainkaan",
    "Three intensity modes": "Kolme voimakkuutta",
    "2000mAh battery, up to 24 hours cordless": "2000 mAh:n akku, jopa 24 tuntia ilman johtoa",
    "Scents rooms up to 15m²": "Tuoksu enintään 15 m²:n huoneisiin",
    "The ribs catch daylight, so it is pleasant to look at even when it is switched off.":
      "Uurteet vangitsevat päivänvalon, joten sitä on mukava katsella myös sammutettuna.",
    "The battery frees it from the socket, so it can move from the desk to the bedside.":
      "Akun ansiosta se ei tarvitse pistorasiaa, joten se voi siirtyä työpöydältä vuoteen viereen.",
    "The light can glow, change slowly or stay dark while the mist goes on.":
      "Valo voi hehkua tasaisesti, vaihtua hitaasti tai pysyä sammuneena usvan jatkuessa.",
    "Lift off the top and fill the tank with clean tap water, no higher than the MAX line.":
      "Nosta yläosa pois ja täytä säiliö puhtaalla vesijohtovedellä, enintään MAX-viivaan.",
    "Add three to five drops of essential oil.": "Lisää 3–5 tippaa eteeristä öljyä.",
    "Put the top back and press the button once to start; press again to change the intensity.":
      "Aseta yläosa takaisin ja käynnistä painamalla painiketta kerran; vaihda voimakkuutta painamalla uudelleen.",
    "Hold the button to choose a light colour or to switch the light off.":
      "Pidä painiketta painettuna, kun valitset valon värin tai sammutat valon.",
    "Empty the tank after use and wipe it dry with a soft cloth.":
      "Tyhjennä säiliö käytön jälkeen ja pyyhi se kuivaksi pehmeällä liinalla.",
    Material: "Materiaali",
    "Glazed ceramic, brass-finished steel": "Lasitettu keramiikka, messinkipintainen teräs",
    Size: "Koko",
    Weight: "Paino",
    Capacity: "Tilavuus",
    Power: "Teho",
    "3W, USB-C": "3 W, USB-C",
    "Battery life": "Akun kesto",
    "2000mAh, up to 24 hours": "2000 mAh, jopa 24 tuntia",
    "Room size": "Huoneen koko",
    Light: "Valo",
    "10 LED colours": "10 LED-väriä",
    "Intensity modes": "Voimakkuudet",
    "Automatic shut-off": "Automaattinen sammutus",
    "After 3 hours": "3 tunnin kuluttua",
    "In the box": "Pakkauksessa",
    "Diffuser, USB-C cable, measuring cup, instructions": "Diffuuseri, USB-C-johto, mittakuppi, käyttöohje",
    "Use only the supplied USB-C cable and a 5 V adapter.":
      "Käytä vain mukana toimitettua USB-C-johtoa ja 5 V:n verkkolaitetta.",
    "Unplug before filling, emptying or cleaning.": "Irrota johto ennen täyttämistä, tyhjentämistä tai puhdistamista.",
    "Never fill above the MAX line and never put the base under water.":
      "Älä koskaan täytä MAX-viivan yli äläkä upota jalustaa veteen.",
    "Do not use with wet hands or a damaged cable.": "Älä käytä märin käsin tai vaurioituneella johdolla.",
    "Contains a lithium-ion battery: keep away from heat and do not open.":
      "Sisältää litiumioniakun: pidä loitolla kuumuudesta äläkä avaa.",
    "Keep out of reach of children and pets.": "Pidä lasten ja lemmikkien ulottumattomissa.",
    "Pure essential oil, nothing added": "Puhdasta eteeristä öljyä, ei lisäaineita",
    "From flowering tops, steam-distilled": "Kukkivista latvoista, höyrytislattu",
    "10 ml amber glass bottle": "10 ml:n pullo ruskeasta lasista",
    "Cap with dropper": "Korkki, jossa pipetti",
    "Child-resistant cap with dropper": "Lapsiturvallinen korkki, jossa pipetti",
    "Origin: France": "Alkuperä: Ranska",
    "A familiar scent for the quiet end of the day.": "Tuttu tuoksu päivän rauhalliseen loppuun.",
    "Blends well with cedarwood, sweet orange and bergamot.":
      "Sopii hyvin yhteen setripuun, makean appelsiinin ja bergamotin kanssa.",
    "Three to five drops are enough for one filling, so a bottle lasts about forty evenings.":
      "Yhteen täyttöön riittää 3–5 tippaa, joten pullo kestää noin neljäkymmentä iltaa.",
    "One or two drops are enough for one filling, so a bottle lasts about a hundred evenings.":
      "Yhteen täyttöön riittää 1–2 tippaa, joten pullo kestää noin sata iltaa.",
    "The amber glass keeps light away from the oil.": "Ruskea lasi suojaa öljyä valolta.",
    "Add three to five drops to a diffuser filled with water.": "Lisää 3–5 tippaa vedellä täytettyyn diffuuseriin.",
    "Add one or two drops to a diffuser filled with water.": "Lisää 1–2 tippaa vedellä täytettyyn diffuuseriin.",
    "Start with the lowest intensity, and air the room after use.":
      "Aloita pienimmällä voimakkuudella ja tuuleta huone käytön jälkeen.",
    "Leave a door open where animals live; cats and birds need a room without scent.":
      "Jätä ovi auki, jos kodissa on eläimiä; kissat ja linnut tarvitsevat huoneen ilman tuoksua.",
    "Close the bottle and keep it upright, cool and dark.":
      "Sulje pullo ja säilytä se pystyssä, viileässä ja pimeässä.",
    "Botanical name": "Kasvitieteellinen nimi",
    INCI: "INCI",
    "Plant part": "Kasvin osa",
    "Flowering tops": "Kukkivat latvat",
    Extraction: "Valmistustapa",
    "Steam-distilled": "Höyrytislaus",
    Origin: "Alkuperä",
    France: "Ranska",
    Scent: "Tuoksu",
    "Floral, herbal, softly sweet": "Kukkainen, yrttinen, pehmeän makea",
    Note: "Tuoksunuotti",
    Middle: "Sydännuotti",
    "Blends with": "Sopii yhteen",
    "Cedarwood, sweet orange and bergamot": "Setripuu, makea appelsiini ja bergamotti",
    Volume: "Tilavuus",
    "Best used": "Parhaimmillaan",
    "Within 12 months of opening": "12 kuukauden kuluessa avaamisesta",
    "Do not use undiluted on the skin.": "Älä käytä laimentamattomana iholle.",
    "Banded stone finish, each piece a little different": "Raidallinen kivipinta, jokainen kappale hieman erilainen",
    "Its colours sit well with wood, linen and books.": "Sen värit sopivat puuhun, pellavaan ja kirjoihin.",
    "Stone composite, brass-finished steel": "Kivikomposiitti, messinkipintainen teräs",
    "From leaves and twigs, steam-distilled": "Lehdistä ja oksista, höyrytislattu",
    "Origin: Portugal": "Alkuperä: Portugali",
    "A bright, airy scent for bathrooms and work rooms.": "Kirkas, ilmava tuoksu kylpyhuoneisiin ja työhuoneisiin.",
    "Blends well with lavender, rosemary and geranium.":
      "Sopii hyvin yhteen laventelin, rosmariinin ja geraniumin kanssa.",
    "Leaves and twigs": "Lehdet ja oksat",
    Portugal: "Portugali",
    "Fresh, green, cool": "Raikas, vihreä, viileä",
    Top: "Latvanuotti",
    "Lavender, rosemary and geranium": "Laventeli, rosmariini ja geranium",
    "Solid oiled walnut": "Massiivista öljyttyä pähkinäpuuta",
    "Three wells for 10 ml bottles": "Kolme koloa 10 ml:n pulloille",
    "Brass inlay along the front": "Messinkiupotus etureunassa",
    "Felt pads underneath": "Huopatassut pohjassa",
    "Your oils stand together beside the diffuser instead of in a drawer.":
      "Öljysi seisovat yhdessä diffuuserin vieressä eivätkä laatikossa.",
    "The wells hold each bottle firmly, so none is knocked over.":
      "Kolot pitävät jokaisen pullon tukevasti, joten yksikään ei kaadu.",
    "The felt pads are kind to polished tables.": "Huopatassut säästävät kiillotettuja pöytiä.",
    "Stand it on a level surface, out of direct sun.": "Aseta tasaiselle alustalle, pois suorasta auringosta.",
    "Set one closed bottle in each well.": "Laita kuhunkin koloon yksi suljettu pullo.",
    "Wipe up drops at once, and oil the wood once a year.": "Pyyhi tipat heti ja öljyä puu kerran vuodessa.",
    "Walnut, brass": "Pähkinäpuu, messinki",
    Fits: "Sopii",
    "Three 10 ml bottles": "Kolmelle 10 ml:n pullolle",
    "Turned walnut base with its own grain": "Sorvattu pähkinäpuujalusta, jossa omat syyt",
    "The milk glass makes an even, lamp-like glow for late reading corners.":
      "Opaalilasi antaa tasaisen, lampun kaltaisen hehkun myöhäisiin lukunurkkiin.",
    "Walnut, opal glass, brass-finished steel": "Pähkinäpuu, opaalilasi, messinkipintainen teräs",
    "From fresh peel, cold-pressed": "Tuoreesta kuoresta, kylmäpuristettu",
    "Origin: Italy": "Alkuperä: Italia",
    "A sunny scent that guests recognise at once.": "Aurinkoinen tuoksu, jonka vieraat tunnistavat heti.",
    "Blends well with cedarwood, geranium and ylang-ylang.":
      "Sopii hyvin yhteen setripuun, geraniumin ja ylang-ylangin kanssa.",
    "Fresh peel": "Tuore kuori",
    "Cold-pressed": "Kylmäpuristus",
    Italy: "Italia",
    "Sweet, juicy, sunny": "Makea, mehukas, aurinkoinen",
    "Cedarwood, geranium and ylang-ylang": "Setripuu, geranium ja ylang-ylang",
    "From wood, steam-distilled": "Puusta, höyrytislattu",
    "Origin: Morocco": "Alkuperä: Marokko",
    "A dry base note that makes a blend last longer in the room.":
      "Kuiva pohjanuotti, joka saa sekoituksen viipymään huoneessa pidempään.",
    "Blends well with lavender, sweet orange and frankincense.":
      "Sopii hyvin yhteen laventelin, makean appelsiinin ja frankinsenssin kanssa.",
    Wood: "Puu",
    Morocco: "Marokko",
    "Dry, woody, warm": "Kuiva, puinen, lämmin",
    Base: "Pohjanuotti",
    "Lavender, sweet orange and frankincense": "Laventeli, makea appelsiini ja frankinsenssi",
    "Fluted clay column, narrow foot": "Uurrettu savipylväs, kapea jalka",
    "Its narrow foot fits a shelf, a bedside table or a full desk.":
      "Sen kapea jalka mahtuu hyllylle, yöpöydälle tai täydelle työpöydälle.",
    "Matt ceramic, brass-finished steel": "Mattakeramiikka, messinkipintainen teräs",
    "Four unglazed clay tablets": "Neljä lasittamatonta savilaattaa",
    "Stoneware dish, 17 cm across": "Kivitavaravati, halkaisija 17 cm",
    "No water, no electricity": "Ei vettä, ei sähköä",
    "Can be used again and again": "Voidaan käyttää yhä uudelleen",
    "They scent the places a diffuser is too large for.":
      "Ne tuovat tuoksun paikkoihin, joihin diffuuseri on liian suuri.",
    "The clay gives the scent back slowly, so nothing has to be watched.":
      "Savi antaa tuoksun takaisin hitaasti, joten mitään ei tarvitse vahtia.",
    "A fresh drop wakes them up again.": "Tuore tippa herättää ne uudelleen.",
    "Let two or three drops of oil sink into each stone.": "Anna kahden tai kolmen öljytipan imeytyä kuhunkin kiveen.",
    "Lay the stones in their dish, not on wood or cloth.": "Aseta kivet vadilleen, ei puulle tai kankaalle.",
    "Renew the drops when the scent has faded.": "Lisää uudet tipat, kun tuoksu on haihtunut.",
    "Terracotta, stoneware": "Terrakotta, kivitavara",
    Dish: "Vati",
    Contents: "Sisältö",
    "Four stones, one dish": "Neljä kiveä, yksi vati",
    "From leaves and flowers, steam-distilled": "Lehdistä ja kukista, höyrytislattu",
    "Origin: Egypt": "Alkuperä: Egypti",
    "A flowery scent that is not heavy, for living rooms and dressing tables.":
      "Kukkainen tuoksu, joka ei ole raskas, olohuoneisiin ja pukeutumispöydille.",
    "Blends well with eucalyptus, sweet orange and bergamot.":
      "Sopii hyvin yhteen eukalyptuksen, makean appelsiinin ja bergamotin kanssa.",
    "Leaves and flowers": "Lehdet ja kukat",
    Egypt: "Egypti",
    "Rosy, green, lightly lemony": "Ruusuinen, vihreä, kevyen sitruunainen",
    "Eucalyptus, sweet orange and bergamot": "Eukalyptus, makea appelsiini ja bergamotti",
    "Mouth-blown amber glass dome": "Suupuhallettu meripihkanvärinen lasikupu",
    "The glass warms every light colour, so even the cool ones feel soft.":
      "Lasi lämmittää jokaisen valon värin, joten viileätkin tuntuvat pehmeiltä.",
    "Glass, dark-stained wood, brass-finished steel": "Lasi, tummaksi petsattu puu, messinkipintainen teräs",
    "From leaves and flowering tops, steam-distilled": "Lehdistä ja kukkivista latvoista, höyrytislattu",
    "Origin: Hungary": "Alkuperä: Unkari",
    "It wakes up a study or a hallway in a few minutes.": "Se herättää työhuoneen tai eteisen muutamassa minuutissa.",
    "Blends well with rosemary, lemon and eucalyptus.":
      "Sopii hyvin yhteen rosmariinin, sitruunan ja eukalyptuksen kanssa.",
    "Use it sparingly, and not in a room where a small child sleeps.":
      "Käytä säästeliäästi, äläkä huoneessa, jossa pieni lapsi nukkuu.",
    "Leaves and flowering tops": "Lehdet ja kukkivat latvat",
    Hungary: "Unkari",
    "Cool, green, sweet at the end": "Viileä, vihreä, lopussa makea",
    "Rosemary, lemon and eucalyptus": "Rosmariini, sitruuna ja eukalyptus",
    "30 ml amber glass bottle": "30 ml:n pullo ruskeasta lasista",
    "Origin: Sicily, Italy": "Alkuperä: Sisilia, Italia",
    "A bright note for a kitchen, without the smell of a cleaning cupboard.":
      "Tuo keittiöön sitruunan raikkautta tuoksumatta siivouskaapilta.",
    "Blends well with lavender, tea tree and frankincense.":
      "Sopii hyvin yhteen laventelin, teepuun ja frankinsenssin kanssa.",
    "Three to five drops are enough for one filling, so a bottle lasts about a hundred and twenty evenings.":
      "Yhteen täyttöön riittää 3–5 tippaa, joten pullo kestää noin satakaksikymmentä iltaa.",
    "One or two drops are enough for one filling, so a bottle lasts about three hundred evenings.":
      "Yhteen täyttöön riittää 1–2 tippaa, joten pullo kestää noin kolmesataa iltaa.",
    "Citrus oils fade first: keep the bottle closed and cool, and use it within a year.":
      "Sitrusöljyjen tuoksu haihtuu ensimmäisenä: pidä pullo suljettuna ja viileässä ja käytä se vuoden kuluessa.",
    "Sicily, Italy": "Sisilia, Italia",
    "Bright, zesty, clean": "Kirkas, pirteä, puhdas",
    "Lavender, tea tree and frankincense": "Laventeli, teepuu ja frankinsenssi",
    "From flowering sprigs, steam-distilled": "Kukkivista oksista, höyrytislattu",
    "Origin: Spain": "Alkuperä: Espanja",
    "A clear, busy scent for desks and kitchens.": "Selkeä, virkeä tuoksu työpöydille ja keittiöihin.",
    "Blends well with lemon, peppermint and cedarwood.":
      "Sopii hyvin yhteen sitruunan, piparmintun ja setripuun kanssa.",
    "Flowering sprigs": "Kukkivat oksat",
    Spain: "Espanja",
    "Herbal, resinous, clear": "Yrttinen, pihkainen, selkeä",
    "Lemon, peppermint and cedarwood": "Sitruuna, piparminttu ja setripuu",
    "Clear borosilicate glass": "Kirkas borosilikaattilasi",
    "Brass collar": "Messinkikaulus",
    "350 ml, more than one filling for every tank": "350 ml, enemmän kuin yksi täyttö jokaiseen säiliöön",
    "Pours without dripping": "Kaataa tippumatta",
    "The water goes into the tank and not on the table.": "Vesi menee säiliöön eikä pöydälle.",
    "The collar gives wet hands something to hold.": "Kauluksesta saa otteen märilläkin käsillä.",
    "It is good-looking enough to stay out, with a stem or two in it.":
      "Se on tarpeeksi kaunis jäämään esille, varsi tai pari sisällään.",
    "Fill it with clean tap water, no more than two thirds.":
      "Täytä se puhtaalla vesijohtovedellä, enintään kahteen kolmasosaan.",
    "Pour slowly, and stop at the MAX line of the tank.": "Kaada hitaasti ja lopeta säiliön MAX-viivaan.",
    "Rinse by hand; the collar does not like the dishwasher.": "Huuhtele käsin; kaulus ei pidä astianpesukoneesta.",
    "Borosilicate glass, brass": "Borosilikaattilasi, messinki",
    Holds: "Vetoisuus",
    "Travertine body, turned from one piece": "Runko travertiinia, sorvattu yhdestä kappaleesta",
    "Stone keeps it steady on a table where children or sleeves pass by.":
      "Kivi pitää sen vakaana pöydällä, jonka ohi kulkee lapsia tai hihoja.",
    "Empty the tank after use, and wipe drops off the stone: it is porous and remembers oil.":
      "Tyhjennä säiliö käytön jälkeen ja pyyhi tipat kivestä: se on huokoinen ja muistaa öljyn.",
    "Real travertine, glazed stoneware, brass-finished steel":
      "Aito travertiini, lasitettu kivitavara, messinkipintainen teräs",
    "From leaves, steam-distilled": "Lehdistä, höyrytislattu",
    "Origin: Australia": "Alkuperä: Australia",
    "A plain, clean scent for bathrooms, laundries and boot rooms.":
      "Koruton, puhdas tuoksu kylpyhuoneisiin, kodinhoitohuoneisiin ja kuraeteisiin.",
    "Blends well with lemon, lavender and eucalyptus.":
      "Sopii hyvin yhteen sitruunan, laventelin ja eukalyptuksen kanssa.",
    Leaves: "Lehdet",
    Australia: "Australia",
    "Green, spicy, clean": "Vihreä, mausteinen, puhdas",
    "Lemon, lavender and eucalyptus": "Sitruuna, laventeli ja eukalyptus",
    "From fresh peel, cold-pressed, bergapten-free": "Tuoreesta kuoresta, kylmäpuristettu, bergapteeniton",
    "Origin: Calabria, Italy": "Alkuperä: Calabria, Italia",
    "Brightens a blend without making it smell of fruit.":
      "Kirkastaa sekoituksen ilman, että se alkaa tuoksua hedelmältä.",
    "Blends well with lavender, geranium and sandalwood.":
      "Sopii hyvin yhteen laventelin, geraniumin ja santelipuun kanssa.",
    "Cold-pressed, bergapten-free": "Kylmäpuristus, bergapteeniton",
    "Calabria, Italy": "Calabria, Italia",
    "Citrus, floral, like black tea": "Sitruksinen, kukkainen, kuin mustaa teetä",
    "Lavender, geranium and sandalwood": "Laventeli, geranium ja santelipuu",
    "Spun from one sheet of brass": "Painosorvattu yhdestä messinkilevystä",
    "Fits bottles of 5 ml and more": "Sopii 5 ml:n ja sitä suurempiin pulloihin",
    "Smooth inside, so nothing stays behind": "Sileä sisältä, joten mitään ei jää jäljelle",
    "Blends are mixed without a drop on the table.": "Sekoitukset syntyvät ilman tippaakaan pöydällä.",
    "It is heavy enough to stand in the bottle by itself.": "Se on tarpeeksi painava seisomaan pullossa itsestään.",
    "Set it in the neck of an empty bottle.": "Aseta se tyhjän pullon kaulaan.",
    "Count the drops; add the strongest oil last.": "Laske tipat; lisää voimakkain öljy viimeisenä.",
    "Wash it with warm water and a little soap, and dry it at once.":
      "Pese se lämpimällä vedellä ja tipalla saippuaa ja kuivaa heti.",
    Brass: "Messinki",
    Outlet: "Suuaukko",
    "8 mm across": "Halkaisija 8 mm",
    "From resin, steam-distilled": "Pihkasta, höyrytislattu",
    "Origin: Somalia": "Alkuperä: Somalia",
    "A slow scent for reading and for rooms with high ceilings.":
      "Hitaasti avautuva tuoksu lukemiseen ja korkeisiin huoneisiin.",
    "Blends well with sandalwood, bergamot and cedarwood.":
      "Sopii hyvin yhteen santelipuun, bergamotin ja setripuun kanssa.",
    Resin: "Pihka",
    Somalia: "Somalia",
    "Balsamic, peppery, lightly citrus": "Balsaminen, pippurinen, kevyen sitruksinen",
    "Sandalwood, bergamot and cedarwood": "Santelipuu, bergamotti ja setripuu",
    "From fresh grass, steam-distilled": "Tuoreesta ruohosta, höyrytislattu",
    "Origin: Kerala, India": "Alkuperä: Kerala, Intia",
    "Two drops scent a living room.": "Kaksi tippaa riittää olohuoneeseen.",
    "Blends well with peppermint, rosemary and cedarwood.":
      "Sopii hyvin yhteen piparmintun, rosmariinin ja setripuun kanssa.",
    "Fresh grass": "Tuore ruoho",
    "Kerala, India": "Kerala, Intia",
    "Lemony, grassy, warm": "Sitruunainen, ruohoinen, lämmin",
    "Peppermint, rosemary and cedarwood": "Piparminttu, rosmariini ja setripuu",
    "From heartwood, steam-distilled": "Sydänpuusta, höyrytislattu",
    "Origin: Western Australia": "Alkuperä: Länsi-Australia",
    "It rounds off every blend, and can still be found in a cushion the next morning.":
      "Se pyöristää jokaisen sekoituksen, ja sen voi löytää tyynystä vielä seuraavana aamuna.",
    "Blends well with bergamot, ylang-ylang and frankincense.":
      "Sopii hyvin yhteen bergamotin, ylang-ylangin ja frankinsenssin kanssa.",
    Heartwood: "Sydänpuu",
    "Western Australia": "Länsi-Australia",
    "Creamy, soft, woody": "Kermainen, pehmeä, puinen",
    "Bergamot, ylang-ylang and frankincense": "Bergamotti, ylang-ylang ja frankinsenssi",
    "Solid oiled cedar": "Massiivista öljyttyä setriä",
    "Room for ten 10 ml bottles": "Tilaa kymmenelle 10 ml:n pullolle",
    "Tall back and a plate of brass": "Korkea takaseinä ja messinkilaatta",
    "Divider in the middle": "Väliseinä keskellä",
    "The oil you want is found without lifting the others.": "Haluamasi öljy löytyy nostamatta muita.",
    "Set with its back to the window, it shades the bottles.":
      "Takaseinä ikkunaan päin asetettuna se suojaa pulloja valolta.",
    "Cedar has a scent of its own, a quiet one.": "Setrillä on oma, hiljainen tuoksunsa.",
    "Stand it in a cool place, and set the closed bottles in upright.":
      "Aseta se viileään paikkaan ja laita suljetut pullot pystyyn.",
    "Wipe up drops at once.": "Pyyhi tipat heti.",
    "Oil the wood once a year, on the outside only.": "Öljyä puu kerran vuodessa, vain ulkopuolelta.",
    "Cedar, brass": "Setri, messinki",
    "Ten 10 ml bottles": "Kymmenelle 10 ml:n pullolle",
    "Mouth-blown smoked glass on oak": "Suupuhallettua savulasia tammella",
    "The smoke in the glass takes the edge off the light, so it may stay on beside a bed.":
      "Savulasi pehmentää valoa, joten se voi palaa vuoteenkin vieressä.",
    "Smoked glass, oak, stoneware, brass-finished steel": "Savulasi, tammi, kivitavara, messinkipintainen teräs",
    "Small enough for a bedside table": "Tarpeeksi pieni yöpöydälle",
    "Its button is silent, and the lowest light is low enough to sleep by.":
      "Sen painike on äänetön, ja himmein valo niin himmeä, että sen ääressä voi nukkua.",
    "Glazed porcelain, oak, brass-finished steel": "Lasitettu posliini, tammi, messinkipintainen teräs",
    "From fresh flowers, steam-distilled, complete": "Tuoreista kukista, höyrytislattu, fraktioimaton",
    "Origin: Madagascar": "Alkuperä: Madagaskar",
    "It turns plain citrus into something for the evening.": "Se tekee tavallisesta sitruksesta iltatuoksun.",
    "Blends well with sweet orange, sandalwood and bergamot.":
      "Sopii hyvin yhteen makean appelsiinin, santelipuun ja bergamotin kanssa.",
    "Fresh flowers": "Tuoreet kukat",
    "Steam-distilled, complete": "Höyrytislaus, fraktioimaton",
    Madagascar: "Madagaskar",
    "Sweet, floral, exotic": "Makea, kukkainen, eksoottinen",
    "Sweet orange, sandalwood and bergamot": "Makea appelsiini, santelipuu ja bergamotti",
    "Lavender, frankincense and bergamot, 10 ml each": "Laventelia, frankinsenssiä ja bergamottia, 10 ml kutakin",
    "Box covered with natural linen": "Luonnonpellavalla päällystetty rasia",
    "Card with three blends": "Kortti, jossa kolme sekoitusta",
    "Ready to give": "Valmis lahjaksi",
    "Three oils that agree with each other in any mixture.":
      "Kolme öljyä, jotka sopivat yhteen missä suhteessa tahansa.",
    "The box stays useful: it holds letters, cables or more oils.":
      "Rasialle on käyttöä myöhemminkin: siihen sopivat kirjeet, johdot tai uudet öljyt.",
    "It costs less than the three bottles alone.": "Se maksaa vähemmän kuin kolme pulloa erikseen.",
    "Begin with four drops of lavender and one of frankincense.":
      "Aloita neljällä tipalla laventelia ja yhdellä frankinsenssiä.",
    "Keep the bottles closed, upright, cool and dark.": "Säilytä pullot suljettuina, pystyssä, viileässä ja pimeässä.",
    "Warnings for each oil are on its bottle and on its own page.":
      "Kunkin öljyn varoitukset ovat sen pullossa ja sen omalla sivulla.",
    "Three oils, 10 ml each; card": "Kolme öljyä, 10 ml kukin; kortti",
    Box: "Rasia",
    "21 × 10 × 9 cm, linen over board": "21 × 10 × 9 cm, pellavaa pahvin päällä",
    "Plain matt porcelain": "Pelkistettyä mattaposliinia",
    "Plain enough for a room that has everything already.": "Tarpeeksi pelkistetty huoneeseen, jossa on jo kaikki.",
    "Matt porcelain, brass-finished steel": "Mattaposliini, messinkipintainen teräs",
    "linalool, linalyl acetate, geraniol": "linalooli, linalyyliasetaatti, geranioli",
    "1,8-cineole, limonene, alpha-terpineol": "1,8-kineoli, limoneeni, alfa-terpineoli",
    "limonene, linalool": "limoneeni, linalooli",
    "alpha-, beta-, gamma-himachalene": "alfa-, beeta-, gammahimakaleeni",
    "citronellol, geraniol, linalool": "sitronelloli, geranioli, linalooli",
    "menthol, menthone, limonene": "mentoli, mentoni, limoneeni",
    "limonene, citral, beta-pinene": "limoneeni, sitraali, beeta-pineeni",
    "1,8-cineole, alpha-pinene, camphor": "1,8-kineoli, alfa-pineeni, kamferi",
    "terpinen-4-ol, gamma-terpinene, limonene": "terpinen-4-oli, gamma-terpineeni, limoneeni",
    "limonene, linalool, linalyl acetate": "limoneeni, linalooli, linalyyliasetaatti",
    "alpha-pinene, limonene, alpha-thujene": "alfa-pineeni, limoneeni, alfa-tujeeni",
    "citral, geraniol, citronellal": "sitraali, geranioli, sitronellaali",
    "alpha-santalol, beta-santalol": "alfa-santaloli, beeta-santaloli",
    "linalool, benzyl benzoate, geranyl acetate": "linalooli, bentsyylibentsoaatti, geranyyliasetaatti",
    "linalool, linalyl acetate, limonene, alpha-pinene": "linalooli, linalyyliasetaatti, limoneeni, alfa-pineeni",
  },
};
