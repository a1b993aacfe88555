// Writes parcel-machines.json from the places below: node assets/demo/make-parcel-machines.mjs
// Samples for the demo: shopping centres and shops as they are called there, streets and postal codes as they look there.
// Which provider stands where is made up; every machine lies within 2.5 km of its city's true middle.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const COUNTRIES = [
  {
    country: "EE",
    providers: ["Omniva", "SmartPosti", "DPD", "Venipak"],
    each: 3,
    places: `
# Tallinn 59.437 24.7536
Kristiine Keskus|Endla 45|10615
Viru Keskus|Viru väljak 4|10111
Ülemiste Keskus|Suur-Sõjamäe 4|11415
Rocca al Mare Keskus|Paldiski mnt 102|13522
Balti Jaama Turg|Kopli 1|10412
Solaris Keskus|Estonia pst 9|10143
T1 Mall|Peterburi tee 2|11415
Nautica Keskus|Ahtri 9|10151
Stockmann|Liivalaia 53|10145
Mustika Keskus|A. H. Tammsaare tee 116|12918
Magistrali Keskus|Sõpruse pst 201|13419
Järve Keskus|Pärnu mnt 238|11624
Arsenali Keskus|Erika 14|10416
Lasnamäe Centrum|Mustakivi tee 13|13912
Linnamäe Maxima XXX|Linnamäe tee 57|13911
Pirita Selver|Rummu tee 4|11911
Merimetsa Selver|Paldiski mnt 56|10617
Kakumäe Selver|Rannamõisa tee 6|13516
Nõmme Maxima|Jaama 2|11621
Sikupilli Prisma|Tartu mnt 87|10112
Kaubamaja|Gonsiori 2|10143
Postimaja|Narva mnt 1|10111
# Tartu 58.378 26.729
Lõunakeskus|Ringtee 75|50501
Kvartal|Riia 2|51004
Tasku Keskus|Turu 2|51004
Eeden|Kalda tee 1c|50703
Sõbra Prisma|Sõbra 58|50106
Anne Selver|Kalda tee 43|50707
Vahi Selver|Vahi 62|50303
Ringtee Maxima|Ringtee 78|50501
Zeppelin|Turu 14|51013
# Pärnu 58.3859 24.4971
Port Artur 2|Lai 11|80010
Kaubamajakas|Papiniidu 8|80042
Mai Selver|Papiniidu 42|80042
Raeküla Meie|Olevi 27|80027
Suurejõe Selver|Suur-Jõe 57|80021
# Narva 59.3772 28.1903
Astri Keskus|Tallinna mnt 41|20605
Fama Keskus|Tallinna mnt 19c|20304
Energia Maxima|Rakvere 71|20609
# Viljandi 58.3639 25.59
Uku Keskus|Tallinna 41|71020
Centrum|Tallinna 22|71020
Männimäe Selver|Riia mnt 35|71009
# Rakvere 59.3464 26.3558
Põhjakeskus|Haljala tee 4|44317
Krooni Keskus|Rohuaia 2|44310
Vaala Keskus|Lõuna 2|44307
# Jõhvi 59.3592 27.4211
Jõhvi Tsentraal|Keskväljak 4|41531
Pargi Keskus|Puru tee 77|41541
# Kohtla-Järve 59.3986 27.2731
Vironia Keskus|Järveküla tee 50|30328
Ahtme Maxima|Maleva 23|31025
# Haapsalu 58.943 23.541
Rannarootsi Keskus|Rannarootsi tee 1|90401
Haapsalu Rimi|Jaama 32|90507
# Kuressaare 58.2481 22.5039
Saare Selver|Tallinna 67|93815
Auriga Keskus|Tallinna 88|93819
# Võru 57.8339 27.0194
Kagukeskus|Kooli 6|65606
Võru Maxima|Jüri 83|65604
# Valga 57.7778 26.0473
Valga Selver|Raja 5|68204
Valga Rimi|Riia 18|68203
# Paide 58.8857 25.5572
Paide Selver|Aiavilja 4|72712
# Keila 59.3036 24.4131
Keila Selver|Piiri 12|76610
Keila Rimi|Jaama 1|76608
# Maardu 59.4767 25.025
Maardu Pärli Keskus|Nurga 3|74114
# Rapla 59.0072 24.7928
Rapla Selver|Tallinna mnt 4|79513
# Põlva 58.0603 27.0694
Põlva Edu Keskus|Jaama 12|63308
# Jõgeva 58.7467 26.3939
Jõgeva Selver|Kesk 3|48306
# Elva 58.2225 26.4211
Elva Arbimäe Konsum|Valga mnt 5|61504
# Kärdla 58.9978 22.7492
Kärdla Selver|Rehemäe 2|92413`,
  },
  {
    country: "LV",
    providers: ["Omniva", "DPD", "Venipak", "SmartPosti"],
    each: 3,
    places: `
# Rīga 56.9496 24.1052
Origo|Stacijas laukums 2|LV-1050
Galerija Centrs|Audēju iela 16|LV-1050
Galleria Riga|Dzirnavu iela 67|LV-1011
Alfa|Brīvības gatve 372|LV-1006
Akropole|Maskavas iela 257|LV-1019
Spice|Lielirbes iela 29|LV-1046
Riga Plaza|Mūkusalas iela 71|LV-1004
Domina Shopping|Ieriķu iela 3|LV-1084
Mols|Krasta iela 46|LV-1003
Sky & More|Duntes iela 19a|LV-1005
Olimpia|Āzenes iela 5|LV-1048
Imanta Rimi|Kurzemes prospekts 1a|LV-1067
Purvciema Maxima|A. Deglava iela 110|LV-1082
Ziepniekkalna Rimi|Valdeķu iela 54|LV-1058
Āgenskalna Tirgus|Nometņu iela 64|LV-1002
Teikas Rimi|Brīvības gatve 201|LV-1039
Pļavnieku Maxima|Katlakalna iela 1|LV-1073
Mežciema Maxima|Hipokrāta iela 2d|LV-1079
# Daugavpils 55.8747 26.5362
Ditton Nams|Cietokšņa iela 60|LV-5401
Solo|Rīgas iela 9|LV-5401
Ķīmijas Maxima|18. novembra iela 136|LV-5417
# Liepāja 56.5047 21.0108
Kurzeme|Lielā iela 13|LV-3401
XL Sala|Klaipēdas iela 62|LV-3401
Rietumu Centrs|Brīvības iela 39|LV-3401
# Jelgava 56.6511 23.7214
Pilsētas Pasāža|Driksas iela 4|LV-3001
Valdeka|Rīgas iela 11a|LV-3004
# Jūrmala 56.968 23.7704
Kauguru Rimi|Kapteiņa Zolta iela 59|LV-2015
Majoru Stacija|Jomas iela 42|LV-2015
# Ventspils 57.3937 21.5647
Tobago|Lielais prospekts 3|LV-3601
Pārventas Rimi|Talsu iela 26|LV-3602
# Valmiera 57.5385 25.4257
Valleta|Rīgas iela 4|LV-4201
Diega Maxima|Stacijas iela 16|LV-4201
# Rēzekne 56.5103 27.3319
Rēzeknes Pērle|Atbrīvošanas aleja 141|LV-4601
# Ogre 56.8162 24.614
Dauga|Brīvības iela 12|LV-5001
# Cēsis 57.3119 25.2748
Globuss|Raunas iela 4|LV-4101
# Jēkabpils 56.499 25.8574
Sēlija|Brīvības iela 154|LV-5201
# Sigulda 57.1537 24.8598
Šokolāde|Strēlnieku iela 2|LV-2150
# Salaspils 56.8606 24.3497
Salaspils Maxima|Zviedru iela 1c|LV-2121
# Tukums 56.9669 23.1531
Tukuma Rimi|Kurzemes iela 36|LV-3101
# Kuldīga 56.9674 21.9702
Kuldīgas Rimi|Sūru iela 2|LV-3301
# Talsi 57.2448 22.5868
Talsu Maxima|K. Valdemāra iela 19|LV-3201`,
  },
  {
    country: "LT",
    providers: ["LP Express", "Omniva", "DPD", "Venipak"],
    each: 3,
    places: `
# Vilnius 54.6872 25.2797
Akropolis|Ozo g. 25|07150
Europa|Konstitucijos pr. 7A|09308
Panorama|Saltoniškių g. 9|08105
Ozas|Ozo g. 18|08243
CUP|Upės g. 9|09308
Kalvarijų Turgus|Kalvarijų g. 6|09309
Geležinkelio Stotis|Geležinkelio g. 16|02100
Mandarinas|Ateities g. 91|06324
BIG Fabijoniškės|Ukmergės g. 369|12142
Maxima Mindaugo|Mindaugo g. 11|03225
Pilaitės Rimi|Pilaitės pr. 31|06264
Žirmūnų Iki|Žirmūnų g. 68|09124
Nordika|Vikingų g. 3|02186
Justiniškių Lidl|Justiniškių g. 91|05253
# Kaunas 54.8985 23.9036
Akropolis|Karaliaus Mindaugo pr. 49|44333
Mega|Islandijos pl. 32|47446
Savas|Savanorių pr. 346|49423
Molas|Baršausko g. 66A|51436
Urmas|Pramonės pr. 16|51187
Autobusų Stotis|Vytauto pr. 24|44355
Šilainių Maxima|Baltų pr. 16|48259
Rimi Girstupis|Kovo 11-osios g. 22|51349
# Klaipėda 55.7033 21.1443
Akropolis|Taikos pr. 61|91182
Arena|Taikos pr. 139|94284
Studlendas|Herkaus Manto g. 90|92293
Molo|Taikos pr. 141|94285
Naujasis Turgus|Taikos pr. 80|93205
# Šiauliai 55.9349 23.3137
Akropolis|Aido g. 8|78322
Saulės Miestas|Tilžės g. 109|77159
Tilžė|Tilžės g. 225|76200
# Panevėžys 55.7348 24.3575
Babilonas|Klaipėdos g. 143A|36221
Ryo|Savitiškio g. 61|37101
# Alytus 54.3963 24.0459
Arena|Naujoji g. 7E|62117
Maxima Vidzgiris|Santaikos g. 34G|62161
# Marijampolė 54.5594 23.3541
Maxima Vytauto|V. Kudirkos g. 3|68176
# Mažeikiai 56.3092 22.3414
Eifelis|Žemaitijos g. 20|89143
# Utena 55.4976 25.5992
Aušra|J. Basanavičiaus g. 52|28214
# Palanga 55.9175 21.0686
Palangos Maxima|Plytų g. 9|00134
# Druskininkai 54.0157 23.9701
Druskininkų Rimi|M. K. Čiurlionio g. 107|66161
# Jonava 55.0727 24.2793
Jonavos Lietava|Chemikų g. 1|55225
# Kėdainiai 55.2887 23.9714
Kėdainių Rimi|J. Basanavičiaus g. 93|57182
# Telšiai 55.9811 22.2472
Telšių Maxima|Sedos g. 21|87111
# Tauragė 55.2525 22.2897
Tauragės Turgus|Dariaus ir Girėno g. 25|72214
# Elektrėnai 54.7854 24.6606
Elektrėnų Norfa|Rungos g. 4|26109`,
  },
  {
    country: "FI",
    providers: ["SmartPosti", "DPD"],
    each: 2,
    places: `
# Helsinki 60.1699 24.9384
Kamppi|Urho Kekkosen katu 1|00100
Forum|Mannerheimintie 20|00100
Itis|Itäkatu 1|00930
Redi|Hermannin rantatie 5|00580
Mall of Tripla|Fredikanterassi 1|00520
Kaari|Kantelettarentie 1|00420
Columbus|Vuotie 45|00980
K-Supermarket Arabia|Hämeentie 111|00560
S-market Sörnäinen|Hämeentie 15|00500
Munkkivuoren Ostoskeskus|Raumantie 1|00350
Lauttasaari Lauttis|Lauttasaarentie 28|00200
Alepa Kallio|Fleminginkatu 7|00530
# Espoo 60.2055 24.6559
Sello|Leppävaarankatu 3|02600
Iso Omena|Piispansilta 11|02230
Ainoa|Tapiontori 3|02100
Lippulaiva|Espoonlahdenkatu 8|02320
# Vantaa 60.2934 25.0378
Jumbo|Vantaanportinkatu 3|01510
Dixi|Asematie 10|01300
Myyrmanni|Iskoskuja 3|01600
# Tampere 61.4978 23.761
Ratina|Vuolteenkatu 1|33100
Koskikeskus|Hatanpään valtatie 1|33100
K-Citymarket Lielahti|Turvesuonkatu 10|33400
Prisma Kaleva|Sammonkatu 75|33540
# Turku 60.4518 22.2666
Hansakortteli|Yliopistonkatu 20|20100
Skanssi|Skanssinkatu 10|20730
Mylly|Myllynkatu 1|21280
# Oulu 65.0121 25.4651
Valkea|Isokatu 24|90100
K-Citymarket Raksila|Teuvo Pakkalan katu 21|90130
# Jyväskylä 62.2426 25.7473
Seppä|Ahjokatu 3|40320
Forum|Asemakatu 5|40100
# Lahti 60.9827 25.6612
Trio|Aleksanterinkatu 18|15140
# Kuopio 62.8924 27.677
Matkus|Matkuksentie 60|70800
# Pori 61.4851 21.7974
Puuvilla|Siltapuistokatu 14|28100
# Joensuu 62.601 29.7636
Iso Myy|Torikatu 26|80100
# Lappeenranta 61.0587 28.1887
IsoKristiina|Brahenkatu 5|53100
# Vaasa 63.0951 21.6165
Rewell Center|Ylätori|65100
# Rovaniemi 66.5039 25.7294
Rinteenkulma|Koskikatu 25|96200`,
  },
  {
    country: "PL",
    providers: ["InPost", "DPD", "Venipak"],
    each: 2,
    places: `
# Warszawa 52.2297 21.0122
Złote Tarasy|ul. Złota 59|00-120
Arkadia|al. Jana Pawła II 82|00-175
Żabka Nowy Świat|ul. Nowy Świat 41|00-042
Biedronka Puławska|ul. Puławska 130|02-620
Galeria Mokotów|ul. Wołoska 12|02-675
Lidl Grochowska|ul. Grochowska 207|04-357
Carrefour Wileńska|ul. Targowa 72|03-734
Orlen Górczewska|ul. Górczewska 124|01-460
Lewiatan Bemowo|ul. Powstańców Śląskich 80|01-466
Dworzec Centralny|al. Jerozolimskie 54|00-024
# Kraków 50.0647 19.945
Galeria Krakowska|ul. Pawia 5|31-154
Bonarka|ul. Kamieńskiego 11|30-644
Żabka Karmelicka|ul. Karmelicka 29|31-131
Biedronka Nowa Huta|os. Centrum B 1|31-927
Lidl Kobierzyńska|ul. Kobierzyńska 42|30-363
# Łódź 51.7592 19.456
Manufaktura|ul. Drewnowska 58|91-002
Galeria Łódzka|al. Piłsudskiego 15|90-307
Żabka Piotrkowska|ul. Piotrkowska 120|90-006
Biedronka Retkinia|ul. Maratońska 47|94-102
# Wrocław 51.1079 17.0385
Galeria Dominikańska|pl. Dominikański 3|50-159
Wroclavia|ul. Sucha 1|50-086
Magnolia Park|ul. Legnicka 58|54-204
Stokrotka Krzyki|ul. Krzycka 1|53-019
# Poznań 52.4064 16.9252
Stary Browar|ul. Półwiejska 42|61-888
Posnania|ul. Pleszewska 1|61-136
Biedronka Rataje|os. Armii Krajowej 101|61-381
# Gdańsk 54.352 18.6466
Forum Gdańsk|ul. Targ Sienny 7|80-806
Galeria Bałtycka|al. Grunwaldzka 141|80-264
Żabka Wrzeszcz|ul. Wajdeloty 12|80-437
# Szczecin 53.4285 14.5528
Kaskada|al. Niepodległości 36|70-404
Galaxy|al. Wyzwolenia 18|70-554
# Lublin 51.2465 22.5684
Lublin Plaza|ul. Lipowa 13|20-020
Biedronka Czechów|ul. Szeligowskiego 6|20-883
# Katowice 50.2649 19.0238
Galeria Katowicka|ul. 3 Maja 30|40-097
Silesia City Center|ul. Chorzowska 107|40-101
# Białystok 53.1325 23.1688
Alfa|ul. Świętojańska 15|15-277
# Gdynia 54.5189 18.5305
Riviera|ul. Kazimierza Górskiego 2|81-304
# Bydgoszcz 53.1235 18.0084
Focus|ul. Jagiellońska 39|85-097
# Toruń 53.0138 18.5984
Plaza|ul. Broniewskiego 90|87-100
# Rzeszów 50.0412 21.9991
Millenium Hall|al. Kopisto 1|35-315
# Kielce 50.8661 20.6286
Galeria Echo|ul. Świętokrzyska 20|25-406
# Olsztyn 53.7784 20.4801
Aura|al. Piłsudskiego 16|10-576
# Opole 50.6751 17.9213
Solaris|pl. Kopernika 16|45-040
# Zielona Góra 51.9356 15.5062
Focus|ul. Wrocławska 17|65-427`,
  },
  {
    country: "SE",
    providers: ["PostNord", "DPD"],
    each: 1,
    places: `
# Stockholm 59.3293 18.0686
ICA Nära Odenplan|Odengatan 66|113 22
Coop Medborgarplatsen|Götgatan 36|118 26
Ringen|Ringvägen 100|118 60
Pressbyrån Fridhemsplan|Drottningholmsvägen 1|112 42
Täby Centrum|Stora Marknadsvägen 15|183 70
# Göteborg 57.7089 11.9746
Nordstan|Nordstadstorget 6|411 05
Willys Majorna|Karl Johansgatan 88|414 51
Frölunda Torg|Frölunda Torg 1|421 42
# Malmö 55.605 13.0038
Triangeln|Södra Förstadsgatan 41|211 43
Emporia|Hyllie Boulevard 19|215 32
# Uppsala 59.8586 17.6389
Gränby Centrum|Marknadsgatan 1|754 31
# Linköping 58.4108 15.6214
Gränden|Tanneforsgatan 5|582 24`,
  },
  {
    country: "CZ",
    providers: ["Packeta", "DPD"],
    each: 1,
    places: `
# Praha 50.0755 14.4378
Palladium|náměstí Republiky 1|110 00
Nový Smíchov|Plzeňská 8|150 00
Albert Vinohradská|Vinohradská 149|130 00
Westfield Chodov|Roztylská 2321|148 00
Letná Billa|Milady Horákové 66|170 00
Metro Dejvická|Evropská 1|160 00
# Brno 49.1951 16.6068
Vaňkovka|Ve Vaňkovce 1|602 00
Lidl Veveří|Veveří 93|616 00
Olympia|U Dálnice 777|664 42
# Ostrava 49.8209 18.2625
Nová Karolina|Jantarová 3344|702 00
# Plzeň 49.7384 13.3736
Plaza|Radčická 2|301 00
# Olomouc 49.5938 17.2509
Šantovka|Polská 1|779 00`,
  },
  {
    country: "HU",
    providers: ["Packeta", "DPD"],
    each: 1,
    places: `
# Budapest 47.4979 19.0402
WestEnd|Váci út 1|1062
Arena Mall|Kerepesi út 9|1087
Allee|Október huszonharmadika u. 8|1117
Mammut|Lövőház u. 2|1024
Spar Fehérvári út|Fehérvári út 50|1117
# Debrecen 47.5316 21.6273
Fórum|Csapó u. 30|4024
# Szeged 46.253 20.1414
Árkád|Londoni krt. 3|6724
# Pécs 46.0727 18.2323
Árkád|Bajcsy-Zsilinszky u. 11|7622
# Győr 47.6875 17.6504
Győr Plaza|Vasvári Pál u. 1|9024`,
  },
  {
    country: "IT",
    providers: ["InPost"],
    each: 1,
    places: `
# Roma 41.9028 12.4964
Carrefour Prati|Via Cola di Rienzo 173|00192
Conad Trastevere|Viale di Trastevere 62|00153
Termini|Via Giolitti 34|00185
Eni Tuscolana|Via Tuscolana 771|00174
EUR Roma2|Viale dell'Oceano Pacifico 83|00144
# Milano 45.4642 9.19
Esselunga Porta Nuova|Viale Don Sturzo 13|20154
Pam Navigli|Ripa di Porta Ticinese 55|20143
Bicocca Village|Viale Sarca 336|20126
Stazione Centrale|Piazza Duca d'Aosta 1|20124
# Torino 45.0703 7.6869
Lingotto|Via Nizza 262|10126
Carrefour Crocetta|Corso Einaudi 12|10128
# Napoli 40.8518 14.2681
Vomero Conad|Via Scarlatti 88|80127
# Bologna 44.4949 11.3426
Coop Murri|Via Augusto Murri 75|40137
# Firenze 43.7696 11.2558
Esselunga Novoli|Via di Novoli 61|50127
# Verona 45.4384 10.9916
Adigeo|Viale delle Nazioni 1|37135
# Palermo 38.1157 13.3615
Forum|Via Pecoraino 1|90124`,
  },
  {
    country: "ES",
    providers: ["InPost"],
    each: 1,
    places: `
# Madrid 40.4168 -3.7038
Carrefour Lavapiés|Calle Valencia 2|28012
Mercado de Chamberí|Calle de Alonso Cano 10|28010
La Vaguada|Avenida Monforte de Lemos 36|28029
Príncipe Pío|Paseo de la Florida 2|28008
# Barcelona 41.3874 2.1686
Arenas|Gran Via de les Corts Catalanes 373|08015
Condis Gràcia|Carrer Gran de Gràcia 112|08012
Glòries|Avinguda Diagonal 208|08018
# Valencia 39.4699 -0.3763
Nuevo Centro|Avinguda de Pius XII 2|46009
Consum Ruzafa|Carrer de Sueca 44|46006
# Sevilla 37.3891 -5.9845
Nervión Plaza|Calle Luis de Morales 3|41018
# Málaga 36.7213 -4.4214
Larios Centro|Avenida de la Aurora 25|29002
# Bilbao 43.263 -2.935
Zubiarte|Calle Lehendakari Leizaola 2|48011`,
  },
  {
    country: "FR",
    providers: ["InPost"],
    each: 1,
    places: `
# Paris 48.8566 2.3522
Franprix Bastille|Rue de la Roquette 33|75011
Monoprix Ternes|Avenue des Ternes 5|75017
Beaugrenelle|Rue Linois 12|75015
Gare de Lyon|Place Louis-Armand 1|75012
Carrefour City Belleville|Rue de Belleville 110|75020
# Lyon 45.764 4.8357
Part-Dieu|Rue du Docteur Bouchut 17|69003
Confluence|Cours Charlemagne 112|69002
# Marseille 43.2965 5.3698
Les Terrasses du Port|Quai du Lazaret 9|13002
Carrefour Prado|Avenue du Prado 200|13008
# Toulouse 43.6047 1.4442
Compans Caffarelli|Esplanade Compans Caffarelli 4|31000
# Nantes 47.2184 -1.5536
Beaulieu|Rue du Docteur Zamenhof 6|44200
# Lille 50.6292 3.0573
Euralille|Avenue Willy Brandt 150|59777`,
  },
  {
    country: "DE",
    providers: ["DPD"],
    each: 1,
    places: `
# Berlin 52.52 13.405
Edeka Prenzlauer Berg|Schönhauser Allee 79|10439
Rewe Kreuzberg|Skalitzer Straße 134|10999
Alexa|Grunerstraße 20|10179
Aral Wedding|Seestraße 51|13353
# Hamburg 53.5511 9.9937
Mercado Altona|Ottenser Hauptstraße 10|22765
Edeka Eimsbüttel|Osterstraße 120|20255
# München 48.1351 11.582
Pasing Arcaden|Pasinger Bahnhofsplatz 5|81241
Rewe Schwabing|Leopoldstraße 82|80802
# Köln 50.9375 6.9603
Rewe Ehrenfeld|Venloer Straße 310|50823
# Frankfurt am Main 50.1109 8.6821
MyZeil|Zeil 106|60313
# Leipzig 51.3397 12.3731
Höfe am Brühl|Brühl 1|04109`,
  },
];

const SHOP_HOURS = ["Mon–Sun 8:00–22:00", "Mon–Sun 9:00–21:00", "Mon–Sat 8:00–21:00, Sun 10:00–20:00"];
const COMMENTS = [
  "At the main entrance, on the left.",
  "Outside, beside the car park.",
  "In the hall behind the tills.",
  "Outside, at the side of the building.",
  "Ground floor, by the lifts.",
];

/** The same number for the same words at every run, from 0 to just below 1. */
const chance = (...words) => createHash("sha256").update(words.join("|")).digest().readUInt32BE(0) / 2 ** 32;
const pick = (list, ...words) => list[Math.floor(chance(...words) * list.length)];
const fiveDigits = (degrees) => Math.round(degrees * 1e5) / 1e5;

function placesIn(text) {
  let city;
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) {
        const [, name, latitude, longitude] = /^# (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line);
        city = { name, latitude: Number(latitude), longitude: Number(longitude) };
        return [];
      }
      const [venue, address, postalCode] = line.split("|");
      return [{ city, venue, address, postalCode, ...near(city, venue) }];
    });
}

function near({ name, latitude, longitude }, venue) {
  const km = 0.2 + 2.3 * chance("km", name, venue);
  const angle = 2 * Math.PI * chance("angle", name, venue);
  return {
    latitude: fiveDigits(latitude + (km / 111.2) * Math.cos(angle)),
    longitude: fiveDigits(longitude + (km / (111.2 * Math.cos((latitude * Math.PI) / 180))) * Math.sin(angle)),
  };
}

/** Where the shop closes at night, so does what stands inside; most machines stand outside. */
function machine(provider, { city, venue, address, postalCode, latitude, longitude }) {
  const isCounter =
    ["DPD", "Venipak", "Packeta"].includes(provider) && chance("counter", provider, city.name, venue) < 0.12;
  const isInside = isCounter || chance("inside", provider, city.name, venue) < 0.35;
  const name = venue.includes(city.name.slice(0, 4)) ? venue : `${city.name} ${venue}`;
  const hours = isInside ? pick(SHOP_HOURS, city.name, venue) : "24/7";
  const comment =
    chance("comment", provider, venue) < 0.4
      ? pick(isInside ? [COMMENTS[0], COMMENTS[2], COMMENTS[4]] : [COMMENTS[1], COMMENTS[3]], provider, venue)
      : null;
  return [name, address, city.name, postalCode, latitude, longitude, hours, comment, isCounter ? "shop" : "machine"];
}

const lists = COUNTRIES.flatMap(({ country, providers, each, places }) => {
  const all = placesIn(places);
  return providers.map((provider) => ({
    provider,
    country,
    machines: all
      .filter(({ city, venue }) => {
        const inTurn = providers.toSorted((a, b) => chance(a, city.name, venue) - chance(b, city.name, venue));
        return inTurn.slice(0, each).includes(provider);
      })
      .map((place) => machine(provider, place)),
  }));
});

const json = lists.map(({ provider, country, machines }) => {
  const rows = machines.map((row) => `\n${JSON.stringify(row)}`).join(",");
  return `{"provider":${JSON.stringify(provider)},"country":"${country}","machines":[${rows}]}`;
});
writeFileSync(join(import.meta.dirname, "parcel-machines.json"), `[${json.join(",\n")}]\n`);
